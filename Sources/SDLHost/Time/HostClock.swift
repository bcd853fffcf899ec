package import Motion

/// Tells the time on one timeline, and waits on it.
///
/// The law: `now()` never goes back, and after `sleep(until: t)` it is at least `t`.
package protocol HostClock {
  func now() -> FrameTime

  /// Returns at `time`, or at once where that has passed.
  func sleep(until time: FrameTime)
}
