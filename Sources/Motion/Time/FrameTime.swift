/// A moment on a timeline: when a frame will be shown, or when an event happened.
///
/// Held as a `Duration` since the timeline's start, so sixty frames add up to exactly what they
/// claim to. It never comes from a clock in the core; whoever owns the timeline supplies it.
@frozen public struct FrameTime: Hashable, Comparable, Sendable {
  /// The time since the start of the timeline.
  public var elapsed: Duration

  /// Creates the moment a duration after the timeline's start.
  @inlinable public init(elapsed: Duration) {
    self.elapsed = elapsed
  }

  /// The start of the timeline.
  public static let zero = FrameTime(elapsed: .zero)

  /// The time since the start, in seconds, for use inside formulas.
  @inlinable public var seconds: Double { FrameTime.seconds(elapsed) }

  /// A duration in seconds, rounded to the nearest double.
  @inlinable public static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Whether the first moment comes before the second.
  @inlinable public static func < (a: FrameTime, b: FrameTime) -> Bool { a.elapsed < b.elapsed }

  /// The moment a duration later.
  @inlinable public static func + (time: FrameTime, duration: Duration) -> FrameTime {
    FrameTime(elapsed: time.elapsed + duration)
  }

  /// The duration from the start to the end; negative if the end comes first.
  @inlinable public static func - (end: FrameTime, start: FrameTime) -> Duration {
    end.elapsed - start.elapsed
  }
}
