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
  ///   - presented: What the upper screen looks like at the moment.
  ///   - list: What to draw on top of. At most a handful of items is added.
  public func draw(
    _ state: ElementState, over below: DisplayList, presented: DisplayList = DisplayList(),
    into list: inout DisplayList
  ) {
    let opacity = state.opacity.value.unitValue
    guard opacity > 0 else { return }
    let pose = state.pose
    let fill = state.fill.value.color
    guard pose != .upright || (fill != nil && opacity < 1) else {
      return drawUpright(state, fill, opacity, over: below, presented, into: &list)
    }
    // What lies over each other fades as one.
    var group = DisplayGroup(list: DisplayList(), opacity: fill == nil ? 1 : opacity)
    drawUpright(state, fill, fill == nil ? opacity : 1, over: below, presented, into: &group.list)
    if pose != .upright { group.transform = pose.transform.about(state.frame.value.rect.center) }
    list.append(.group(group))
  }

  /// Draws the element in its plane.
  private func drawUpright(
    _ state: ElementState, _ fill: Color?, _ opacity: Double, over below: DisplayList,
    _ presented: DisplayList, into list: inout DisplayList
  ) {
    let frame = state.frame.value.rect
    let area = state.content.value.rect
    let shape = RoundedRect(rect: frame, radii: state.radii.value.radii, curve: cornerCurve)
    drawShadow(shape, strength: state.shadow.value.unitValue * opacity, into: &list)
    if let fill { list.append(.fill(shape, fill.faded(to: opacity))) }
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
    case .presented(let size):
      drawPicture(presented, size, area, shape, opacity, into: &list)
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
    let transform = Transform3D.mapping(Rect(origin: .zero, size: size), onto: area)
    var group = DisplayGroup(list: picture, transform: transform, opacity: opacity)
    if isClipped {
      guard let clip = shape.within(area, of: size) else {
        // Corners stay round under a scale that differs across and down only outside of it.
        group.opacity = 1
        list.append(
          .group(DisplayGroup(list: DisplayList([.group(group)]), clip: shape, opacity: opacity)))
        return
      }
      group.clip = clip
    }
    list.append(.group(group))
  }
}

extension Transform3D {
  /// This transform about a point other than the origin.
  fileprivate func about(_ point: Point) -> Transform3D {
    Transform3D.translation(x: -point.x, y: -point.y).concatenating(self)
      .concatenating(.translation(x: point.x, y: point.y))
  }
}

extension RoundedRect {
  /// This shape in the space of a picture of the given size that is stretched over an area; `nil` if
  /// that is not a uniform scale.
  fileprivate func within(_ area: Rect, of size: Size) -> RoundedRect? {
    let scale = area.width / size.width
    guard abs(area.height / size.height - scale) <= 1e-9 * scale else { return nil }
    let corner = rect.origin - area.origin
    return RoundedRect(
      rect: Rect(
        x: corner.dx / scale, y: corner.dy / scale, width: rect.width / scale,
        height: rect.height / scale),
      radii: CornerRadii(
        topLeft: radii.topLeft / scale, topRight: radii.topRight / scale,
        bottomRight: radii.bottomRight / scale, bottomLeft: radii.bottomLeft / scale),
      curve: curve)
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
