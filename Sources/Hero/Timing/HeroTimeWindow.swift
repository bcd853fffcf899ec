/// When something moves: from the end of a delay on, for a duration.
public struct HeroTimeWindow: Hashable, Sendable {
  /// Seconds before it sets off.
  public var delay: Double

  /// Seconds it takes.
  public var duration: Double

  /// Creates a window; what is negative counts as zero.
  public init(delay: Double = 0, duration: Double) {
    self.delay = max(delay, 0)
    self.duration = max(duration, 0)
  }

  /// When it has arrived, in seconds.
  public var end: Double { delay + duration }

  /// How much of the duration has passed, `0…1`: exactly `0` up to the delay, exactly `1` from the end.
  ///
  /// Hero 1.6.4 stopped a millisecond before the end.
  ///
  /// - Parameter seconds: Since everything began.
  /// - Returns: The fraction, before any easing.
  public func fraction(at seconds: Double) -> Double {
    if seconds >= end { return 1 }
    return seconds <= delay ? 0 : min((seconds - delay) / duration, 1)
  }

  /// What is left of it when everything is let go of at a moment.
  ///
  /// Hero 1.6.4 took as long to go back as was left to go forward.
  ///
  /// - Parameters:
  ///   - seconds: Since everything began.
  ///   - isReversed: Whether it goes back to where it began.
  /// - Returns: The delay and duration from that moment on, or `nil` where it need not move any more.
  public func remaining(at seconds: Double, isReversed: Bool) -> HeroTimeWindow? {
    if isReversed {
      if seconds <= delay { return nil }
      return seconds > end
        ? HeroTimeWindow(delay: seconds - end, duration: duration)
        : HeroTimeWindow(duration: seconds - delay)
    }
    if seconds > end { return nil }
    return seconds <= delay
      ? HeroTimeWindow(delay: delay - seconds, duration: duration)
      : HeroTimeWindow(duration: end - seconds)
  }
}
