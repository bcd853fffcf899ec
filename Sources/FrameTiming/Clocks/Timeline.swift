import Glibc
package import Motion

/// A timeline of real time: ``SystemClock/monotonic`` from a zero of its own.
///
/// It never goes back, and it stands still while the machine sleeps.
package struct Timeline: Hashable, Sendable {
  /// What the clock read at the timeline's zero.
  private let zero: Duration

  /// Starts a timeline whose zero is now.
  package init() {
    zero = SystemClock.monotonic.now()
  }

  /// The present time.
  package func now() -> FrameTime {
    FrameTime(elapsed: SystemClock.monotonic.now() - zero)
  }

  /// The time at which ``SystemClock/monotonic`` had a reading.
  package func time(of reading: Duration) -> FrameTime {
    FrameTime(elapsed: reading - zero)
  }

  /// Sleeps until a time, or not at all where that has passed: it is never earlier afterwards.
  package func sleep(until time: FrameTime) {
    let (seconds, attoseconds) = (zero + time.elapsed).components
    var moment = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    // A signal ends the sleep early; the deadline is absolute, so trying again does not drift.
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &moment, nil) == EINTR {}
  }
}
