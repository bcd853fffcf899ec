public import SceneGraph
public import Motion

/// One thing that a transition moves.
public struct TransitionElement: Hashable, Sendable {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// A picture, stretched over the content rectangle, or fitted into the frame anew at every size
    /// by a content mode, which then takes the content rectangle's place.
    case image(Image, mode: ContentMode?)

    /// A screen's display list of the given size, stretched over the content rectangle.
    case snapshot(DisplayList, size: Size)

    /// Whatever is displayed beneath this transition at the moment, another transition included;
    /// of the given size, stretched over the content rectangle.
    case below(size: Size)

    /// The upper screen as it is at the moment, a transition inside of it included; of the given
    /// size, stretched over the content rectangle.
    case presented(size: Size)

    /// What a view of the given size shows at the moment, stretched over the content rectangle.
    case live(LiveView, size: Size)

    /// One colour, filling the frame.
    case color(Color)
  }

  /// What it is called in traces, such as `"hero"`; unique within a plan.
  public let name: String

  /// What is drawn.
  public let content: Content
  /// How it moves.
  public var channels: ElementChannels

  /// How the corners leave the sides.
  public var cornerCurve: CornerCurve

  /// Whether the content is cut to the frame and its corners.
  public var isClipped: Bool

  /// The shadow at full strength; `nil` for none.
  public var shadow: Shadow?

  /// The colour that the shadow has where the fourth of the element's measures is `1`; `nil`, as by
  /// default, where it keeps its own.
  public var otherShadowColor: Color?

  /// What casts the shadow, where that is not the frame with its corners, the default.
  public var shadowPath: ShadowPath?

  /// How deep inside others it is: `0` in the container, else one more than the element that it is
  /// inside, which is the last one before it with a smaller number.
  ///
  /// What is inside stands in the space of the other's content, and moves, fades, turns and is cut
  /// with it.
  public var depth: Int

  /// Whether only its shadow is drawn, and what it blurs, while the next element of the same depth is
  /// wholly opaque in the same place: then nothing of it shines through that one's soft edge.
  public var yieldsToNext = false

  /// Creates it from its parts.
  public init(
    name: String, content: Content, channels: ElementChannels,
    cornerCurve: CornerCurve = .continuous, isClipped: Bool = true, shadow: Shadow? = nil,
    depth: Int = 0
  ) {
    self.name = name
    self.content = content
    self.channels = channels
    self.cornerCurve = cornerCurve
    self.isClipped = isClipped
    self.shadow = shadow
    self.depth = depth
  }
}

extension TransitionElement {
  /// The shadow in one state, at an opacity of the element; `nil` for none.
  func shadow(in state: ElementState, opacity: Double = 1) -> Shadow? {
    let change = state.shadow.value
    let strength = change.unitValue * opacity
    guard let shadow, strength > 0 else { return nil }
    var color = shadow.color
    if let other = otherShadowColor {
      let part = min(max(state.measures.value[3], 0), 1)
      func mixed(_ component: KeyPath<Color, Double>) -> Double {
        color[keyPath: component] + (other[keyPath: component] - color[keyPath: component]) * part
      }
      color = Color(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
    return Shadow(
      color: color.faded(to: strength),
      offset: shadow.offset + Vector(dx: change[1], dy: change[2]),
      radius: max(0, shadow.radius + change[3]))
  }
}

extension Rect {
  /// This rectangle measured in fractions of another, whose sides must be positive.
  public func fraction(of whole: Rect) -> Rect {
    Rect(
      x: (x - whole.x) / whole.width, y: (y - whole.y) / whole.height,
      width: width / whole.width, height: height / whole.height)
  }
}
