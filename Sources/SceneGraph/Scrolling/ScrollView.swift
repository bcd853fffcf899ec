public import Motion

/// Shows a part of a larger content, and lets a drag, a fling or the wheel choose which.
///
/// The subviews lie in the content's own space; scrolling moves ``View/bounds``' origin. Dragged
/// past its bounds the content stretches like a rubber band; let go, it coasts and comes to rest
/// on a whole point. Every motion is a closed form that is sampled at each frame's time, and can be
/// caught at any of them.
@MainActor
open class ScrollView: View {
  /// How large the content is, in points.
  public var contentSize = Size.zero {
    didSet { if contentSize != oldValue { rangeDidChange() } }
  }

  /// Free room around the content, in points: what a bar over the view covers, say.
  public var contentInsets = Insets.zero {
    didSet { if contentInsets != oldValue { rangeDidChange() } }
  }

  /// Whether the content can be dragged past its bounds; without it the drag stops there.
  public var bounces = true

  /// Whether it can be dragged past its bounds although all of it is in sight.
  public var alwaysBouncesVertically = false {
    didSet { rangeDidChange() }
  }

  /// Called after ``contentOffset`` changed, for whatever reason.
  public var onScroll: ((ScrollView) -> Void)?

  /// The pan that drags the content; deeper recognisers come first, see ``GestureRecognizer``.
  public let panGestureRecognizer = PanGestureRecognizer()

  private var motion = ScrollMotion.atRest
  private var previousFling: ScrollMotion.Caught?

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.shouldBeginAtPress = { [weak self] in self?.isFlying ?? false }
    panGestureRecognizer.onChange = { [weak self] _ in self?.panDidChange() }
    addGestureRecognizer(panGestureRecognizer)
    rangeDidChange()
  }

  // MARK: Where it is

  /// What the top left corner shows, in the content's points; setting it ends any motion.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      motion = .atRest
      bounds.origin = newValue
    }
  }

  /// The offsets that it may come to rest at, across and down.
  public var offsetRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let (insets, size) = (contentInsets, bounds.size)
    func range(_ start: Double, _ end: Double) -> ClosedRange<Double> {
      start.isFinite && end.isFinite ? start...max(start, end) : 0...0
    }
    return (
      range(-insets.left, contentSize.width + insets.right - size.width),
      range(-insets.top, contentSize.height + insets.bottom - size.height)
    )
  }

  /// Whether nothing lies further up, give or take half a point.
  public var isAtTop: Bool { contentOffset.y <= offsetRange.y.lowerBound + 0.5 }

  /// Whether a pointer drags it.
  public var isDragging: Bool { if case .dragging = motion { true } else { false } }

  // MARK: Moving it

  /// Scrolls to an offset.
  ///
  /// - Parameters:
  ///   - offset: Brought within what it may come to rest at.
  ///   - animated: Whether a spring takes it there, with the speed that it has now; it happens at
  ///     once in a view that is in no scene.
  public func scroll(to offset: Point, animated: Bool) {
    let target = clamped(offset)
    guard animated, let scene else {
      contentOffset = target
      return
    }
    fly(to: target, spring: ScrollMotion.animationSpring, from: scene.time)
  }

  /// Scrolls as little as brings a rectangle into sight, or its start where it is too large.
  ///
  /// - Parameters:
  ///   - rect: In the content's points.
  ///   - animated: Whether a spring takes it there.
  public func scrollToVisible(_ rect: Rect, animated: Bool) {
    let room = bounds.inset(by: contentInsets)
    let present = settledOffset
    func least(_ start: Double, _ end: Double, _ low: Double, _ length: Double) -> Double {
      if start < low || end - start > length { return start - low }
      return max(0, end - low - length)
    }
    let shift = present - contentOffset
    let move = Vector(
      dx: least(rect.minX, rect.maxX, room.minX + shift.dx, room.width),
      dy: least(rect.minY, rect.maxY, room.minY + shift.dy, room.height))
    if move != .zero { scroll(to: present + move, animated: animated) }
  }

  /// Shows what was moved within the content at the same place as before: neither a drag nor a motion
  /// by itself ends, or loses its speed.
  ///
  /// - Parameter distance: How far it was moved, in points.
  func contentDidMove(by distance: Vector) {
    guard distance != .zero, distance.isFinite else { return }
    switch motion {
    case .atRest: bounds.origin = clamped(contentOffset + distance)
    case .dragging(let grabbed):
      motion = .dragging(from: grabbed + distance)
      bounds.origin = contentOffset + distance
    case .flying(var flight):
      flight.shift(by: distance)
      motion = .flying(flight)
      bounds.origin = flight.position
      rangeDidChange()
    }
  }

  /// Ends inertia and animation where it is now.
  public func stopScrolling() {
    if case .flying = motion { contentOffset = clamped(contentOffset) }
  }

  /// Where it will be once it has come to rest, if nothing touches it.
  public var settledOffset: Point {
    if case .flying(let flight) = motion { flight.end } else { contentOffset }
  }

  /// How fast ``contentOffset`` changes by itself, in points per second.
  public var velocity: Vector {
    if case .flying(let flight) = motion { flight.velocity } else { .zero }
  }

  // MARK: What moves it

  /// - Parameters:
  ///   - event: Moves the content as far as it may; whole notches are smoothed.
  ///   - time: When.
  /// - Returns: Whether there was anywhere to go.
  open override func wheel(_ event: WheelEvent, at time: FrameTime) -> Bool {
    guard !isDragging, event.delta.isFinite else { return false }
    let present = settledOffset
    let target = clamped(present - event.delta)
    guard target != present else { return false }
    let isSmooth = abs(event.delta.dx) + abs(event.delta.dy) < ScrollMotion.leastNotch
    if isSmooth, !isMoving {
      contentOffset = target
    } else {
      fly(to: target, spring: ScrollMotion.wheelSpring, from: time)
    }
    return true
  }

  override func boundsDidChange(resized: Bool) {
    if resized { rangeDidChange() }
    onScroll?(self)
  }

  private func panDidChange() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      if case .flying(let flight) = motion {
        previousFling = ScrollMotion.Caught(velocity: flight.velocity, time: pan.time)
      }
      let bands = self.bands
      motion = .dragging(
        from: Point(
          x: bands.x?.unstretched(contentOffset.x, within: offsetRange.x) ?? contentOffset.x,
          y: bands.y?.unstretched(contentOffset.y, within: offsetRange.y) ?? contentOffset.y))
      drag()
    case .changed:
      drag()
    case .ended:
      drag()
      release(velocity: -pan.velocity(in: self), at: pan.time)
    case .cancelled:
      release(velocity: .zero, at: pan.time)
    case .possible, .recognized, .failed:
      break
    }
  }

  private func drag() {
    guard case .dragging(let grabbed) = motion else { return }
    let wanted = grabbed - panGestureRecognizer.translation(in: self)
    let (range, bands) = (offsetRange, self.bands)
    bounds.origin = Point(
      x: ScrollMotion.shown(wanted.x, range: range.x, band: bands.x),
      y: ScrollMotion.shown(wanted.y, range: range.y, band: bands.y))
  }

  private func release(velocity: Vector, at time: FrameTime) {
    guard case .dragging(let grabbed) = motion else { return }
    let wanted = grabbed - panGestureRecognizer.translation(in: self)
    var velocity = velocity
    if let previousFling { velocity = velocity + previousFling.kept(for: velocity, at: time) }
    previousFling = nil
    let (limit, bands) = (limits, self.bands)
    take(
      ScrollMotion.Flight(
        start: time, origin: contentOffset,
        x: ScrollMotion.flight(contentOffset.x, wanted.x, velocity.dx, limit.x, bands.x),
        y: ScrollMotion.flight(contentOffset.y, wanted.y, velocity.dy, limit.y, bands.y)))
  }

  private func fly(to target: Point, spring: Spring, from time: FrameTime) {
    guard contentOffset.isFinite, target.isFinite else { return }
    let (now, speed, limit) = (contentOffset, velocity, limits)
    take(
      ScrollMotion.Flight(
        start: time, origin: now,
        x: ScrollFlight(
          position: now.x, velocity: speed.dx, target: target.x, spring: spring, limit: limit.x),
        y: ScrollFlight(
          position: now.y, velocity: speed.dy, target: target.y, spring: spring, limit: limit.y)))
  }

  /// How far it may go by itself along each axis.
  private var limits: (x: ScrollFlight.Limit, y: ScrollFlight.Limit) {
    let range = offsetRange
    return (
      ScrollFlight.Limit(range: range.x, sight: min(bounds.width, contentSize.width)),
      ScrollFlight.Limit(range: range.y, sight: min(bounds.height, contentSize.height))
    )
  }

  private func take(_ flight: ScrollMotion.Flight) {
    guard let scene, flight.duration > 0 else {
      contentOffset = flight.end
      return
    }
    motion = .flying(flight)
    scene.startMoving(self)
  }

  // MARK: Its bounds

  private func clamped(_ offset: Point) -> Point {
    let range = offsetRange
    return Point(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  private var canScroll: (x: Bool, y: Bool) {
    let range = offsetRange
    return (
      range.x.lowerBound < range.x.upperBound,
      alwaysBouncesVertically || range.y.lowerBound < range.y.upperBound
    )
  }

  /// What stretches along each axis; `nil` where nothing moves past the bounds.
  private var bands: (x: RubberBand?, y: RubberBand?) {
    guard bounces, bounds.isDrawable else { return (nil, nil) }
    let can = canScroll
    return (
      can.x ? RubberBand(dimension: bounds.width) : nil,
      can.y ? RubberBand(dimension: bounds.height) : nil
    )
  }

  /// Whether it moves so visibly that a press is meant to catch it.
  private var isFlying: Bool {
    guard case .flying(let flight) = motion else { return false }
    return flight.velocity.length > ScrollMotion.leastCaughtSpeed
  }

  private func rangeDidChange() {
    switch canScroll {
    case (true, true): panGestureRecognizer.axis = .any
    case (true, false): panGestureRecognizer.axis = .horizontal
    case (false, true): panGestureRecognizer.axis = .vertical
    case (false, false): panGestureRecognizer.axis = .none
    }
    switch motion {
    case .dragging: break
    case .atRest: if contentOffset.isFinite { bounds.origin = clamped(contentOffset) }
    case .flying(let flight):
      guard clamped(flight.end) != flight.end else { return }
      fly(to: clamped(flight.end), spring: ScrollMotion.animationSpring, from: flight.now)
    }
  }
}

extension ScrollView: Moving {
  var isMoving: Bool { if case .flying = motion { true } else { false } }

  func advance(to time: FrameTime) {
    guard case .flying(var flight) = motion else { return }
    flight.advance(to: time)
    if flight.isOver {
      contentOffset = flight.end
    } else {
      motion = .flying(flight)
      bounds.origin = flight.position
    }
  }

  func finish() { if case .flying(let flight) = motion { contentOffset = flight.end } }
}
