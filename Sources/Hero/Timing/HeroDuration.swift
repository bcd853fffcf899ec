/// How long a view moves, where it is said.
public enum HeroDuration: Hashable, Sendable {
  /// So many seconds; finite and not negative.
  case seconds(Double)

  /// Until the last of all other views has arrived.
  case matchLongest

  /// Creates a duration from seconds: infinitely many match the longest, and what is not a duration
  /// is none.
  ///
  /// - Parameter seconds: Seconds; negative ones count as zero, and not a number gives `nil`.
  public init?(seconds: Double) {
    if seconds.isNaN { return nil }
    self = seconds == .infinity ? .matchLongest : .seconds(max(seconds, 0))
  }
}
