/// A clock whose frames are a fixed interval apart, for tests, recordings and benchmarks.
public struct FixedFrameClock: FrameClock, Hashable, Sendable {
  private let interval: Duration
  private var elapsed = Duration.zero

  /// Creates a clock that has not yet produced a frame; its first is at time zero.
  ///
  /// - Parameter interval: The time between frames.
  /// - Precondition: `interval` is positive.
  public init(interval: Duration) {
    precondition(interval > .zero, "frames must be apart: \(interval)")
    self.interval = interval
  }

  /// Counts on by one interval, exactly; constant time.
  public mutating func nextFrame() -> FrameTime {
    defer { elapsed += interval }
    return FrameTime(elapsed: elapsed)
  }
}
