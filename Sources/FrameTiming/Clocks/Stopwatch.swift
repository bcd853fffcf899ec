/// Measures spans that follow each other without a gap, such as the stages of a frame.
///
/// No allocation, no lock.
package struct Stopwatch: Sendable {
  private let clock: SystemClock
  private var start: Duration

  /// Starts now.
  package init(_ clock: SystemClock = .monotonic) {
    self.clock = clock
    self.start = clock.now()
  }

  /// The time since it started, or since the last lap.
  package var elapsed: Duration { clock.now() - start }

  /// The time since it started or since the last lap; the next lap starts where this one ends.
  package mutating func lap() -> Duration {
    let now = clock.now()
    defer { start = now }
    return now - start
  }
}
