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
