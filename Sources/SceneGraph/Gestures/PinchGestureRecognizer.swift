public import Motion

/// Recognises two fingers that move apart or together, and the wheel turned with Control held.
@MainActor
public final class PinchGestureRecognizer: GestureRecognizer {
  /// How much larger the distance of the fingers is than when they went down; above 0.
  public private(set) var scale = 1.0

  /// The change of ``scale`` per second over the last moments.
  public var velocity: Double { estimator.velocity(at: time).dx }

  /// How much the distance must change before it begins, in points; the same as a pan's slop.
  public var slop = 10.0

  /// How much the wheel enlarges for each point it would have scrolled.
  ///
  /// A notch of 60 points is then 15 %, about what picture viewers do.
  public static let growthPerPoint = 0.0025

  /// The pause after which the wheel is taken to be at rest and the gesture ends.
  public static let wheelPause = Duration.milliseconds(150)

  private var startDistance = 0.0
  private var startScale = 1.0
  private var estimator = VelocityEstimator()
  private var wheelTime: FrameTime?

  public override func contactsChanged(_ change: Change) {
    guard contacts.count == 2 else {
      if case .up = change, state.isActive { end() }
      if contacts.isEmpty, state == .possible, wheelTime == nil { fail() }
      return
    }
    let distance = (contacts[0].position - contacts[1].position).length
    if case .down = change {
      startDistance = max(distance, 1)
      startScale = scale
      return
    }
    guard state.isActive || abs(distance - startDistance) > slop else { return }
    note(scale: startScale * max(distance, 1) / startDistance)
  }

  public override func wheel(_ event: WheelEvent, at time: FrameTime) -> Bool {
    guard event.modifiers.contains(.control), event.delta.dy != 0, contacts.isEmpty else {
      return false
    }
    let growth = 1 + abs(event.delta.dy) * PinchGestureRecognizer.growthPerPoint
    wheelTime = time
    note(scale: event.delta.dy > 0 ? scale * growth : scale / growth)
    return true
  }

  public override func advance(to time: FrameTime) {
    guard let wheelTime, time - wheelTime > PinchGestureRecognizer.wheelPause else { return }
    self.wheelTime = nil
    if state.isActive { end() } else { fail() }
  }

  public override var isWaitingForTime: Bool { wheelTime != nil }

  public override func reset() {
    scale = 1
    startScale = 1
    wheelTime = nil
    estimator.reset()
  }

  private func note(scale: Double) {
    guard scale.isFinite, scale > 0 else { return }
    self.scale = scale
    estimator.add(Point(x: scale, y: 0), at: time)
    if state.isActive { change() } else { begin() }
  }
}
