import Motion

/// What fingers, the mouse and the wheel do.
extension ZoomView {
  func turn(by factor: Double, at point: Point?) {
    zoom(by: factor, at: point, animated: true, spring: ZoomView.wheelSpring)
  }

  func pinchDidChange() {
    let pinch = pinchGestureRecognizer
    guard geometry.isDrawable, let point = pinch.location(in: self) else { return }
    switch pinch.state {
    case .began, .changed:
      if pinch.contacts.isEmpty {
        if pinch.state == .began { turned = 1 }
        turn(by: pinch.scale / turned, at: point)
        turned = pinch.scale
        return
      }
      if pinch.state == .began {
        if past != 0 { delegate?.zoomView(self, isReleasedAt: 0) }
        past = 0
        motion = .pinching(
          scale: scale, part: ZoomGeometry.part(of: shown, at: point))
      }
      guard case .pinching(let start, let part) = motion else { return }
      let scale = ZoomMotion.shown(start * pinch.scale, within: geometry.scales)
      let size = Size(width: contentSize.width * scale, height: contentSize.height * scale)
      show(
        Rect(
          x: point.x - part.x * size.width, y: point.y - part.y * size.height, width: size.width,
          height: size.height))
    case .ended, .cancelled: endPinch(at: point, speed: pinch.state == .ended ? pinch.velocity : 0)
    case .possible, .recognized, .failed: break
    }
  }

  private func endPinch(at point: Point, speed: Double) {
    guard case .pinching(let start, let part) = motion else { return }
    let scales = geometry.scales
    // Smaller than what fits is a way back to it.
    let end = geometry.rect(scale: max(scale, geometry.scale(.fit)), of: part, at: point)
    let isWithin = scales.contains(start * pinchGestureRecognizer.scale)
    let growth = isWithin ? start * speed : 0
    glide(
      to: end, animated: true,
      velocity: FrameGlide.Offset(
        x: -part.x * contentSize.width * growth, y: -part.y * contentSize.height * growth,
        width: contentSize.width * growth, height: contentSize.height * growth))
  }

  func panDidChange() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      let (ranges, bands) = (geometry.origins(of: shown.size), self.bands)
      motion = .dragging(
        from: Point(
          x: bands.x.unstretched(shown.minX, within: ranges.x),
          y: bands.y.unstretched(shown.minY, within: ranges.y)))
      drag()
    case .changed: drag()
    case .ended:
      drag()
      release(pan.velocity(in: self), at: pan.time)
    case .cancelled: release(.zero, at: pan.time)
    case .possible, .recognized, .failed: break
    }
  }

  private func drag() {
    guard case .dragging(let grabbed) = motion else { return }
    let wanted = grabbed + panGestureRecognizer.translation(in: self)
    let (ranges, bands) = (geometry.origins(of: shown.size), self.bands)
    let inside = min(max(wanted.x, ranges.x.lowerBound), ranges.x.upperBound)
    let excess = wanted.x - inside
    let goesOn = excess != 0 && delegate?.zoomView(self, hasPage: excess > 0 ? -1 : 1) == true
    let next = goesOn ? excess : 0
    if next != past {
      past = next
      delegate?.zoomView(self, isDraggedPast: past)
    }
    // What fits moves across only.
    show(
      Rect(
        x: goesOn ? inside : bands.x.position(wanted.x, within: ranges.x),
        y: isFitted ? shown.minY : bands.y.position(wanted.y, within: ranges.y),
        width: shown.width, height: shown.height))
  }

  private func release(_ velocity: Vector, at time: FrameTime) {
    guard case .dragging(let grabbed) = motion else { return }
    let wanted = grabbed + panGestureRecognizer.translation(in: self)
    let (ranges, room) = (geometry.origins(of: shown.size), bounds.size)
    let wasPast = past != 0
    if wasPast {
      past = 0
      delegate?.zoomView(self, isReleasedAt: velocity.dx)
    }
    let limits = (
      x: ScrollFlight.Limit(range: ranges.x, sight: min(room.width, shown.width)),
      y: ScrollFlight.Limit(range: ranges.y, sight: min(room.height, shown.height))
    )
    let isFitted = isFitted
    let coast = ZoomMotion.Coast(
      start: time,
      // The speed has gone to the pages.
      x: ScrollMotion.flight(
        shown.minX, wasPast ? shown.minX : wanted.x, wasPast ? 0 : velocity.dx, limits.x, bands.x),
      y: ScrollMotion.flight(
        shown.minY, isFitted ? shown.minY : wanted.y, isFitted ? 0 : velocity.dy, limits.y,
        bands.y))
    guard let scene, coast.duration > 0 else {
      motion = .atRest
      return show(geometry.settled(shown))
    }
    now = time
    motion = .coasting(coast)
    scene.startMoving(self)
  }

  private var bands: (x: RubberBand, y: RubberBand) {
    (
      RubberBand(dimension: max(1, bounds.width)), RubberBand(dimension: max(1, bounds.height))
    )
  }

  var isCoasting: Bool {
    switch motion {
    case .coasting, .gliding: !isFitted
    case .atRest, .dragging, .pinching: false
    }
  }
}
