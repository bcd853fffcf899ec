import FrameTiming
import Glibc
package import Motion

/// The machine's `CLOCK_MONOTONIC`, from a zero of its own; it stands still while the machine
/// sleeps.
package struct MonotonicClock: HostClock, Sendable {
  /// What `CLOCK_MONOTONIC` read at the timeline's zero.
  private let zero: Duration

  /// Starts a timeline whose zero is now.
  package init() {
    zero = SystemClock.monotonic.now()
  }

  package func now() -> FrameTime {
    FrameTime(elapsed: SystemClock.monotonic.now() - zero)
  }

  package func sleep(until time: FrameTime) {
    let (seconds, attoseconds) = (zero + time.elapsed).components
    var moment = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    // A signal ends the sleep early; the deadline is absolute, so trying again does not drift.
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &moment, nil) == EINTR {}
  }
}
