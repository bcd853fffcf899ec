public import Motion
public import SceneGraph

/// How a text lies in its view, so that two of them lie on each other wherever they fly.
public struct HeroText: Hashable, Sendable {
  /// Where lines lie across.
  public let alignment: Label.Alignment

  /// Where they lie up and down.
  public let verticalAlignment: Label.VerticalAlignment

  /// How large all lines are together, in points.
  public let size: Size

  /// What is written, for telling whether two texts look alike; `nil` where nobody knows.
  private var words: Words?

  /// Kept aside: most texts are compared with none.
  private indirect enum Words: Hashable, Sendable {
    case set(TextLayout, font: Font, color: Color)
  }

  /// - Parameters:
  ///   - alignment: Where lines lie across.
  ///   - verticalAlignment: Where they lie up and down.
  ///   - size: How large all lines are together, in points.
  public init(
    alignment: Label.Alignment, verticalAlignment: Label.VerticalAlignment, size: Size
  ) {
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.size = size
  }

  /// The text of a label.
  @MainActor
  init(_ label: Label) {
    let layout = label.textLayout
    self.init(
      alignment: label.alignment, verticalAlignment: label.verticalAlignment, size: layout.size)
    words = .set(layout, font: label.font, color: label.color)
  }

  /// Whether the same is written in the same letters and colour, wherever it lies in its view.
  func looksLike(_ other: HeroText) -> Bool { words != nil && words == other.words }

  /// Where the view that holds the text has to lie, for the text to lie in a frame as another does in its own.
  ///
  /// - Parameters:
  ///   - frame: Where the text is to lie, in any points.
  ///   - other: By whose alignment.
  ///   - natural: The size of the view, which the text keeps.
  /// - Returns: The view's frame, in the same points; `frame` itself where that has the view's size and the
  ///   alignment is the text's own.
  func area(in frame: Rect, as other: HeroText, natural: Size) -> Rect {
    let wanted = other.corner(of: size, in: frame.size)
    let own = corner(of: size, in: natural)
    return Rect(
      x: frame.minX + (wanted.x - own.x), y: frame.minY + (wanted.y - own.y),
      width: natural.width, height: natural.height)
  }

  /// Where lines of a size begin in a room.
  private func corner(of size: Size, in room: Size) -> Point {
    let x =
      switch alignment {
      case .left: 0.0
      case .center: (room.width - size.width) / 2
      case .right: room.width - size.width
      }
    let y =
      switch verticalAlignment {
      case .top: 0.0
      case .center: (room.height - size.height) / 2
      case .bottom: room.height - size.height
      }
    return Point(x: x, y: y)
  }
}
