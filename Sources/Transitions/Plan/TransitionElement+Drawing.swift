public import Motion
public import SceneGraph

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
    draw(state, ShownScreens(below: below, presented: presented), inside: nil, into: &list)
  }

  /// Draws the element and what is inside of it.
  ///
  /// - Parameters:
  ///   - state: Where everything is.
  ///   - screens: What is displayed at the moment.
  ///   - inside: Draws the elements inside, in the space of the content; `nil` where there are none.
  ///   - list: What to draw on top of.
  func draw(
    _ state: ElementState, _ screens: ShownScreens, inside: ((inout DisplayList) -> Void)?,
    into list: inout DisplayList
  ) {
    let opacity = state.opacity.value.unitValue
    let isGlass = state.measures.value[2] > 0
    guard opacity > 0 || isGlass else { return }
    let pose = state.pose
    let isLayered =
      inside != nil || state.fill.value[3] > 0 || state.overlay.value[3] > 0
      || (state.border.value[3] > 0 && state.measures.value[0] > 0)
    guard pose != .upright || (isLayered && opacity < 1 && !isGlass) else {
      return drawUpright(state, opacity, screens, inside, into: &list)
    }
    // What lies over each other fades as one.
    let isFadedHere = isLayered && !isGlass
    list.appendGroup(
      transform: pose == .upright
        ? .identity : pose.transform.about(state.frame.value.rect.center),
      opacity: isFadedHere ? opacity : 1
    ) {
      drawUpright(state, isFadedHere ? 1 : opacity, screens, inside, into: &$0)
    }
  }

  /// Draws what is seen of the element where another covers it wholly.
  ///
  /// - Parameters:
  ///   - state: Where everything is.
  ///   - list: What to draw on top of.
  func drawCovered(_ state: ElementState, into list: inout DisplayList) {
    var bare = state
    bare.fill = .still(.zero)
    let (opacity, pose) = (state.opacity.value.unitValue, state.pose)
    var ground = DisplayList()
    drawGround(bare, shape(state), opacity, into: &ground)
    guard pose != .upright, !ground.isEmpty else {
      for item in ground.items { list.append(item) }
      return
    }
    list.append(
      .group(
        DisplayGroup(
          list: ground, transform: pose.transform.about(state.frame.value.rect.center))))
  }

  private func shape(_ state: ElementState) -> RoundedRect {
    RoundedRect(
      rect: state.frame.value.rect, radii: state.radii.value.radii, curve: cornerCurve)
  }

  /// Draws what lies behind the content: the shadow, what is filled, and what is blurred.
  private func drawGround(
    _ state: ElementState, _ shape: RoundedRect, _ opacity: Double, into list: inout DisplayList
  ) {
    drawShadow(shape, state, opacity, into: &list)
    if let fill = state.fill.value.color { list.append(.fill(shape, fill.faded(to: opacity))) }
    // Glass is not faded: a blur of half the strength is a smaller one, not a veil over what is sharp.
    let blur = state.measures.value[2]
    if blur > 0 { list.append(.backdropBlur(DisplayBackdropBlur(shape: shape, radius: blur))) }
  }

  /// Draws the element in its plane.
  private func drawUpright(
    _ state: ElementState, _ opacity: Double, _ screens: ShownScreens,
    _ inside: ((inout DisplayList) -> Void)?, into list: inout DisplayList
  ) {
    let shape = shape(state)
    drawGround(state, shape, opacity, into: &list)
    guard state.measures.value[2] > 0 else {
      return drawFront(state, shape, opacity, screens, inside, into: &list)
    }
    guard opacity < 1 else { return drawFront(state, shape, 1, screens, inside, into: &list) }
    guard opacity > 0 else { return }
    list.appendGroup(opacity: opacity) { drawFront(state, shape, 1, screens, inside, into: &$0) }
  }

  /// Draws what lies in front of its ground.
  private func drawFront(
    _ state: ElementState, _ shape: RoundedRect, _ opacity: Double, _ screens: ShownScreens,
    _ inside: ((inout DisplayList) -> Void)?, into list: inout DisplayList
  ) {
    drawContent(state, shape, opacity, screens, into: &list)
    if let inside { drawInside(state, shape, inside, into: &list) }
    if let overlay = state.overlay.value.color {
      list.append(.fill(shape, overlay.faded(to: opacity)))
    }
    if let border = state.border.value.color, state.measures.value[0] > 0 {
      list.append(.border(shape, width: state.measures.value[0], border.faded(to: opacity)))
    }
  }

  private func drawContent(
    _ state: ElementState, _ shape: RoundedRect, _ opacity: Double, _ screens: ShownScreens,
    into list: inout DisplayList
  ) {
    let area = state.content.value.rect
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
      drawPicture(screens.below, size, area, shape, opacity, into: &list)
    case .presented(let size):
      drawPicture(screens.presented, size, area, shape, opacity, into: &list)
    case .live(_, let size):
      drawPicture(screens.live, size, area, shape, opacity, into: &list)
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

  private func drawShadow(
    _ shape: RoundedRect, _ state: ElementState, _ opacity: Double, into list: inout DisplayList
  ) {
    guard let shadow = shadow(in: state, opacity: opacity) else { return }
    list.append(
      .shadow(
        DisplayShadow(
          shape: shadowPath?.placed(in: shape.rect) ?? shape, offset: shadow.offset,
          radius: shadow.radius, color: shadow.color)))
  }

  private func drawPicture(
    _ picture: DisplayList, _ size: Size, _ area: Rect, _ shape: RoundedRect, _ opacity: Double,
    into list: inout DisplayList
  ) {
    guard let place = place(size, area, shape) else { return }
    guard let edge = place.edge else {
      return list.append(
        .group(
          DisplayGroup(
            list: picture, transform: place.transform, clip: place.clip, opacity: opacity)))
    }
    list.appendGroup(clip: edge, opacity: opacity) {
      $0.append(.group(DisplayGroup(list: picture, transform: place.transform)))
    }
  }

  /// Draws what is inside, in the space of the content: a snapshot's own, or else the window's own
  /// points from its top left corner on.
  private func drawInside(
    _ state: ElementState, _ shape: RoundedRect, _ inside: (inout DisplayList) -> Void,
    into list: inout DisplayList
  ) {
    let (size, area) = room(state)
    guard let place = place(size, area, shape) else { return }
    guard let edge = place.edge else {
      return list.appendGroup(transform: place.transform, clip: place.clip, inside)
    }
    list.appendGroup(clip: edge) { $0.appendGroup(transform: place.transform, inside) }
  }

  /// Where a picture lies and what cuts it; `nil` where nothing can be drawn.
  ///
  /// - Parameters:
  ///   - size: The picture's.
  ///   - area: What it is stretched over, in container points.
  ///   - shape: What it is cut to if the element clips.
  /// - Returns: How it gets there, and what cuts it: in the picture's own space, or, since corners stay
  ///   round under a scale that differs across and down only outside of it, at its edge.
  private func place(_ size: Size, _ area: Rect, _ shape: RoundedRect)
    -> (transform: Transform3D, clip: RoundedRect?, edge: RoundedRect?)?
  {
    guard size.isDrawable, area.isDrawable else { return nil }
    let transform = Transform3D.mapping(Rect(origin: .zero, size: size), onto: area)
    guard isClipped else { return (transform, nil, nil) }
    let clip = shape.within(area, of: size)
    return (transform, clip, clip == nil ? shape : nil)
  }
}

extension TransitionElement {
  /// The size of the space that elements inside of this one stand in, and where it lies.
  private func room(_ state: ElementState) -> (size: Size, area: Rect) {
    let frame = state.frame.value.rect
    return content.size.map { ($0, state.content.value.rect) } ?? (frame.size, frame)
  }

  /// From the space inside of this element to the one that it stands in; `nil` where it has no area.
  func transformOfInside(_ state: ElementState) -> Transform3D? {
    let (size, area) = room(state)
    guard size.isDrawable, area.isDrawable else { return nil }
    return Transform3D.mapping(Rect(origin: .zero, size: size), onto: area)
      .concatenating(state.pose.transform.about(state.frame.value.rect.center))
  }
}

extension Transform3D {
  /// This transform about a point other than the origin.
  func about(_ point: Point) -> Transform3D {
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
