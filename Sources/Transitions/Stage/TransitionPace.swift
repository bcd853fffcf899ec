public import Motion

/// How fast the time of transitions passes, compared with the time of frames and events.
///
/// Slow motion, a pause and single steps change nothing about a transition but when its moments are
/// shown. Gestures and scrolling keep to the time outside.
public struct TransitionPace: Hashable, Sendable {
  /// How many seconds pass outside for one second of a transition; `1` by default.
  public private(set) var slowness = 1.0

  /// Whether the transitions' time stands still.
  public private(set) var isPaused = false

  /// A moment outside, and the transitions' time at it.
  private var outside = FrameTime.zero
  private var inside = FrameTime.zero

  /// Full speed, and both times equal.
  public init() {}

  /// The transitions' time.
  ///
  /// - Parameter time: Outside; not before the last change.
  /// - Returns: Exactly as much later than at the last change, at full speed.
  public func time(at time: FrameTime) -> FrameTime {
    guard !isPaused else { return inside }
    let passed = time - outside
    return inside + (slowness == 1 ? passed : passed / slowness)
  }

  /// Changes the speed from a moment on; no time is skipped.
  ///
  /// - Parameters:
  ///   - slowness: How many seconds pass outside for one inside; positive and finite.
  ///   - time: The moment, outside.
  public mutating func setSlowness(_ slowness: Double, at time: FrameTime) {
    precondition(slowness > 0 && slowness.isFinite, "a slowness must be positive: \(slowness)")
    settle(at: time)
    self.slowness = slowness
  }

  /// Stops the transitions' time, or lets it go on from where it stopped.
  ///
  /// - Parameters:
  ///   - isPaused: Whether it stands still from now on.
  ///   - time: The moment, outside.
  public mutating func setPaused(_ isPaused: Bool, at time: FrameTime) {
    settle(at: time)
    self.isPaused = isPaused
  }

  /// Moves the transitions' time on by hand.
  ///
  /// - Parameters:
  ///   - duration: How far at full speed; slow motion makes it a smaller step.
  ///   - time: The moment, outside.
  public mutating func step(by duration: Duration, at time: FrameTime) {
    settle(at: time)
    inside = inside + (slowness == 1 ? duration : duration / slowness)
  }

  private mutating func settle(at time: FrameTime) {
    inside = self.time(at: time)
    outside = time
  }
}
