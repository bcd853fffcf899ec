import Motion

/// A number that goes to others within a time, eased in and out.
struct Eased: Hashable {
  private var from: Double
  private(set) var target: Double
  private var start = FrameTime.zero
  private let duration: Double

  /// Whether it was not there yet when last looked at.
  private(set) var isMoving = false

  /// - Parameters:
  ///   - value: Where it is.
  ///   - duration: How long it takes from one to another, in seconds.
  init(_ value: Double, duration: Double) {
    (from, target) = (value, value)
    self.duration = duration
  }

  /// Sends it elsewhere, from where it is.
  mutating func go(to target: Double, at time: FrameTime) {
    guard target != self.target else { return }
    from = value(at: time)
    self.target = target
    start = time
    isMoving = true
  }

  /// Puts it somewhere.
  mutating func jump(to value: Double) {
    (from, target, isMoving) = (value, value, false)
  }

  func value(at time: FrameTime) -> Double {
    guard isMoving else { return target }
    let fraction = min(max(FrameTime.seconds(time - start) / duration, 0), 1)
    return fraction >= 1 ? target : from + (target - from) * UnitCurve.easeInOut.value(at: fraction)
  }

  /// Notes that a frame shows it as it is at a time.
  mutating func advance(to time: FrameTime) {
    if isMoving, FrameTime.seconds(time - start) >= duration { isMoving = false }
  }
}
