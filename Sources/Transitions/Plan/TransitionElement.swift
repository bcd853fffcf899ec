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

  /// Creates it from its parts.
  public init(
    name: String, content: Content, channels: ElementChannels,
    cornerCurve: CornerCurve = .continuous, isClipped: Bool = true, shadow: Shadow? = nil
  ) {
    self.name = name
    self.content = content
    self.channels = channels
    self.cornerCurve = cornerCurve
    self.isClipped = isClipped
    self.shadow = shadow
  }
}

extension TransitionElement {
  /// Draws the element as it is in one state.
  ///
  /// - Parameters:
  ///   - state: Where everything is; the element's own channels are not looked at.
  ///   - below: What is displayed beneath the transition.
  ///   - list: What to draw on top of. At most a handful of items is added.
  public func draw(_ state: ElementState, over below: DisplayList, into list: inout DisplayList) {
    let opacity = state.opacity.value.unitValue
    guard opacity > 0 else { return }
    let frame = state.frame.value.rect
    let area = state.content.value.rect
    let shape = RoundedRect(rect: frame, radii: state.radii.value.radii, curve: cornerCurve)
    drawShadow(shape, strength: state.shadow.value.unitValue * opacity, into: &list)
    switch content {
    case .image(let image, _):
      guard let seen = window(state) else { return }
      list.append(
        .image(
          DisplayImage(
            image: image, crop: seen.crop, frame: seen.frame, radii: shape.radii,
            curve: cornerCurve, opacity: opacity)))
    case .snapshot(let snapshot, let size):
      drawPicture(snapshot, size, area, shape, opacity, into: &list)
    case .below(let size):
      drawPicture(below, size, area, shape, opacity, into: &list)
    case .color(let color):
      list.append(.fill(shape, color.faded(to: opacity)))
    }
  }

  /// What is seen of the element's content in one state: where, and which part of it.
  ///
  /// - Parameter state: Where everything is.
  /// - Returns: The seen part of the frame, in container points, and of the content, in fractions of
  ///   the whole; `nil` where nothing is seen.
  public func window(_ state: ElementState) -> (frame: Rect, crop: Rect)? {
    let frame = state.frame.value.rect
    var area = state.content.value.rect
    if case .image(let image, let mode?) = content { area = mode.frame(of: image.size, in: frame) }
    guard area.isDrawable, let seen = frame.intersection(area) else { return nil }
    return (seen, seen.fraction(of: area))
  }

  private func drawShadow(_ shape: RoundedRect, strength: Double, into list: inout DisplayList) {
    guard let shadow, strength > 0 else { return }
    list.append(
      .shadow(
        DisplayShadow(
          shape: shape, offset: shadow.offset, radius: shadow.radius,
          color: shadow.color.faded(to: strength))))
  }

  private func drawPicture(
    _ picture: DisplayList, _ size: Size, _ area: Rect, _ shape: RoundedRect, _ opacity: Double,
    into list: inout DisplayList
  ) {
    guard size.isDrawable, area.isDrawable else { return }
    let whole = Rect(origin: .zero, size: size)
    let transform = Transform3D.mapping(whole, onto: area)
    if isClipped {
      let inner = DisplayGroup(list: picture, transform: transform)
      list.append(
        .group(
          DisplayGroup(list: DisplayList([.group(inner)]), clip: shape, opacity: opacity)))
    } else {
      list.append(.group(DisplayGroup(list: picture, transform: transform, opacity: opacity)))
    }
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
