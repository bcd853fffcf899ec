public import Motion

/// Hears of drags that go on past the side of a zoomed content, to the page beside it.
@MainActor
public protocol ZoomViewDelegate: AnyObject {
  /// Whether there is a page that way: `1` is on the right.
  func zoomView(_ view: ZoomView, hasPage step: Int) -> Bool

  /// The content was dragged past its side.
  ///
  /// - Parameters:
  ///   - view: Whose content.
  ///   - distance: How far, in points; positive is to the right, which shows what lies on the left.
  func zoomView(_ view: ZoomView, isDraggedPast distance: Double)

  /// It was let go.
  ///
  /// - Parameters:
  ///   - view: Whose content.
  ///   - velocity: How fast, in points per second; positive is to the right.
  func zoomView(_ view: ZoomView, isReleasedAt velocity: Double)
}

/// Shows a content in any size: pinched, by the wheel at the pointer, dragged with inertia, and stretched like a
/// rubber band at its bounds.
///
/// Every motion is a closed form that is sampled at each frame's time, and can be caught at any of them.
@MainActor
open class ZoomView: View {
  /// What is shown; its frame is set by this view.
  public let contentView: View

  /// The content's own size, in points.
  public var contentSize = Size.zero {
    didSet { if contentSize != oldValue { geometryDidChange() } }
  }

  /// What lies beside the content; without one drags end at its sides.
  public weak var delegate: (any ZoomViewDelegate)?

  /// Called after the content's place changed, for whatever reason.
  public var onZoom: (() -> Void)?

  /// Drags the content; where it fits, only across, to the pages beside it.
  public let panGestureRecognizer = PanGestureRecognizer()

  /// Two fingers, or the wheel with Control held.
  public let pinchGestureRecognizer = PinchGestureRecognizer()

  /// What the keyboard and the wheel enlarge by at a time: a notch of the usual viewer.
  public static let step = 1.25

  /// How quickly the notches of a wheel are followed.
  static let wheelSpring = ScrollMotion.wheelSpring

  var motion = ZoomMotion.atRest
  var shown = Rect.zero
  var now = FrameTime.zero

  /// How far the page is dragged past its side.
  var past = 0.0

  /// The scale that the wheel has come to in a pinch with Control held.
  var turned = 1.0

  /// - Parameter contentView: What is shown.
  public init(contentView: View) {
    self.contentView = contentView
    super.init()
    addSubview(contentView)
    panGestureRecognizer.shouldBeginAtPress = { [weak self] in self?.isCoasting ?? false }
    // A second finger makes a pinch of it.
    panGestureRecognizer.shouldReceive = { [weak self] _ in
      self?.panGestureRecognizer.contacts.isEmpty ?? false
    }
    panGestureRecognizer.shouldBegin = { [weak self] _ in
      (self?.pinchGestureRecognizer.contacts.count ?? 0) < 2
    }
    pinchGestureRecognizer.shouldRecognizeSimultaneously = { [weak self] in
      $0 === self?.panGestureRecognizer
    }
    panGestureRecognizer.onChange = { [weak self] _ in self?.panDidChange() }
    pinchGestureRecognizer.onChange = { [weak self] _ in self?.pinchDidChange() }
    for recognizer in [panGestureRecognizer, pinchGestureRecognizer] {
      addGestureRecognizer(recognizer)
    }
    geometryDidChange()
  }

  // MARK: Where it is

  /// The sizes and places there are.
  public var geometry: ZoomGeometry { ZoomGeometry(room: bounds.size, content: contentSize) }

  /// Where the content is shown, in this view's points.
  public var contentFrame: Rect { shown }

  /// Where it will be once it has come to rest, if nothing touches it.
  public var settledFrame: Rect {
    switch motion {
    case .atRest, .dragging, .pinching: shown
    case .gliding(let glide): glide.end
    case .coasting(let coast): Rect(origin: coast.end, size: shown.size)
    }
  }

  /// How many times its own size the content is shown in.
  public var scale: Double { contentSize.width > 0 ? shown.width / contentSize.width : 1 }

  /// Whether all of it is in sight in the size that fits, and nothing moves it from there.
  public var isFitted: Bool {
    switch motion {
    case .pinching: false
    case .atRest, .dragging, .gliding, .coasting:
      abs(settledFrame.width - geometry.fitted.width) < 0.5
    }
  }

  // MARK: Moving it

  /// Shows the content in a size that has a name.
  ///
  /// - Parameters:
  ///   - named: Which.
  ///   - point: What is shown there stays there as far as it may, in this view's points; `nil` is the middle.
  ///   - animated: Whether a spring takes it there, as fast as it moves now.
  public func zoom(to named: ZoomGeometry.Named, at point: Point? = nil, animated: Bool) {
    zoom(toScale: geometry.scale(named), at: point ?? geometry.middle, animated: animated)
  }

  /// Shows the content larger or smaller.
  ///
  /// - Parameters:
  ///   - factor: Above 1 is larger.
  ///   - point: What is shown there stays there as far as it may, in this view's points; `nil` is the middle.
  ///   - animated: Whether a spring takes it there, as fast as it moves now.
  public func zoom(by factor: Double, at point: Point? = nil, animated: Bool) {
    zoom(by: factor, at: point, animated: animated, spring: FrameGlide.spring)
  }

  func zoom(by factor: Double, at point: Point?, animated: Bool, spring: Spring) {
    guard factor > 0, factor.isFinite, contentSize.width > 0 else { return }
    zoom(
      toScale: settledFrame.width / contentSize.width * factor, at: point ?? geometry.middle,
      animated: animated, spring: spring)
  }

  /// Goes on to the next of the sizes with names that differs from the present one.
  public func zoomToNextNamed(animated: Bool) {
    let scales = ZoomGeometry.Named.allCases.map { geometry.scale($0) }
    let present = contentSize.width > 0 ? settledFrame.width / contentSize.width : 1
    func isPresent(_ scale: Double) -> Bool { abs(scale / present - 1) < 0.01 }
    let place = scales.firstIndex(where: isPresent) ?? scales.count - 1
    for step in 1...scales.count {
      let next = scales[(place + step) % scales.count]
      if !isPresent(next) {
        return zoom(toScale: next, at: geometry.middle, animated: animated)
      }
    }
  }

  /// Moves what is in sight, by a part of it; as far as there is something.
  public func pan(by part: Vector, animated: Bool) {
    let frame = settledFrame
    let moved = frame.offset(
      by: Vector(dx: -part.dx * bounds.width, dy: -part.dy * bounds.height))
    glide(to: geometry.settled(moved), animated: animated)
  }

  func zoom(
    toScale scale: Double, at point: Point, animated: Bool, spring: Spring = FrameGlide.spring
  ) {
    guard geometry.isDrawable, point.isFinite else { return }
    let part = ZoomGeometry.part(of: settledFrame, at: point)
    let end = geometry.rect(scale: scale, of: part, at: point)
    let isFit = abs(end.width - geometry.fitted.width) < 1e-6
    glide(to: isFit ? geometry.fitted : end, animated: animated, spring: spring)
  }

  /// Ends any motion where the content is shown now, such as for a transition that begins there.
  public func stop() {
    motion = .atRest
    past = 0
  }

  /// Goes from wherever it was stopped to where it may rest.
  public func settle(animated: Bool) {
    let isSmaller = shown.width < geometry.fitted.width - 1e-6
    glide(to: isSmaller ? geometry.fitted : geometry.settled(shown), animated: animated)
  }

  /// What a double click does: from what fits to its own size, or what fills where that is larger by little or
  /// smaller, and back.
  ///
  /// - Parameter point: What is shown there stays there as far as it may, in this view's points.
  public func toggleZoom(at point: Point) {
    guard isFitted else { return zoom(to: .fit, animated: true) }
    let fit = geometry.scale(.fit)
    let larger = [geometry.scale(.actual), geometry.scale(.fill), 2 * fit].first { $0 > 1.2 * fit }
    zoom(toScale: larger ?? 2 * fit, at: point, animated: true)
  }

  func glide(
    to end: Rect, animated: Bool, spring: Spring = FrameGlide.spring,
    velocity: FrameGlide.Offset? = nil
  ) {
    guard animated, let scene, shown.origin.isFinite, end.origin.isFinite else {
      motion = .atRest
      return show(end)
    }
    let way = FrameGlide(
      start: scene.time, offset: FrameGlide.Offset(shown, from: end),
      velocity: velocity ?? self.velocity, spring: spring)
    guard way.duration > 0 else {
      motion = .atRest
      return show(end)
    }
    now = scene.time
    motion = .gliding(ZoomMotion.Glide(end: end, motion: way))
    scene.startMoving(self)
  }

  /// How fast its sides move.
  private var velocity: FrameGlide.Offset {
    switch motion {
    case .atRest, .dragging, .pinching: .none
    case .gliding(let glide): glide.motion.state(at: now).velocity
    case .coasting(let coast):
      FrameGlide.Offset(
        x: coast.x.state(at: (now - coast.start).inSeconds).velocity,
        y: coast.y.state(at: (now - coast.start).inSeconds).velocity)
    }
  }

  func show(_ frame: Rect) {
    guard frame != shown || contentView.frame != frame else { return }
    shown = frame
    contentView.frame = frame
    updateAxis()
    onZoom?()
  }

  private func updateAxis() {
    panGestureRecognizer.axis = isFitted ? (delegate == nil ? .none : .horizontal) : .any
  }

  // MARK: Its room

  open override func layoutSubviews() { geometryDidChange() }

  private var placed = ZoomGeometry(room: .zero, content: .zero)

  private func geometryDidChange() {
    let geometry = geometry
    guard geometry != placed, geometry.isDrawable else {
      if !geometry.isDrawable { show(Rect(origin: geometry.middle, size: .zero)) }
      return updateAxis()
    }
    let old = placed
    let wasFitted = !old.isDrawable || abs(settledFrame.width - old.fitted.width) < 0.5
    placed = geometry
    past = 0
    motion = .atRest
    guard !wasFitted else { return show(geometry.fitted) }
    // What was in the middle stays there, in the same size.
    let part = ZoomGeometry.part(of: shown, at: old.middle)
    let scale = shown.width / old.content.width
    show(
      geometry.rect(
        scale: scale * old.content.width / geometry.content.width, of: part, at: geometry.middle))
  }

  // MARK: What moves it

  /// Enlarges at the pointer, or makes smaller.
  ///
  /// - Parameters:
  ///   - event: Up is larger; a notch of 60 points is 15 %, as for a pinch.
  ///   - time: When.
  /// - Returns: Whether there is anything to zoom.
  open override func wheel(_ event: WheelEvent, at time: FrameTime) -> Bool {
    guard geometry.isDrawable, event.delta.dy != 0, event.delta.isFinite else { return false }
    let growth = 1 + abs(event.delta.dy) * PinchGestureRecognizer.growthPerPoint
    turn(by: event.delta.dy > 0 ? growth : 1 / growth, at: convert(event.position, from: nil))
    return true
  }
}

extension ZoomView: Moving {
  var isMoving: Bool {
    switch motion {
    case .gliding, .coasting: true
    case .atRest, .dragging, .pinching: false
    }
  }

  func advance(to time: FrameTime) {
    now = max(now, time)
    switch motion {
    case .atRest, .dragging, .pinching: break
    case .gliding(let glide):
      let isOver = glide.motion.isOver(at: now)
      if isOver { motion = .atRest }
      show(isOver ? glide.end : glide.motion.state(at: now).offset.applied(to: glide.end))
    case .coasting(let coast):
      let seconds = (now - coast.start).inSeconds
      if seconds >= coast.duration {
        motion = .atRest
        show(geometry.settled(Rect(origin: coast.end, size: shown.size)))
      } else {
        show(
          Rect(
            x: coast.x.state(at: seconds).position, y: coast.y.state(at: seconds).position,
            width: shown.width, height: shown.height))
      }
    }
  }

  func finish() {
    let end = settledFrame
    motion = .atRest
    show(end)
  }
}
