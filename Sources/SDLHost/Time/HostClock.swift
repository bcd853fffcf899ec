package import Motion

import Glibc

/// Tells the time on one timeline, and waits on it.
///
/// The law: `now()` never goes back, and after `sleep(until: t)` it is at least `t`.
package protocol HostClock {
  func now() -> FrameTime

  /// Returns at `time`, or at once where that has passed.
  func sleep(until time: FrameTime)
}

/// The machine's `CLOCK_MONOTONIC`, from a zero of its own; it stands still while the machine
/// sleeps.
package struct SystemClock: HostClock, Sendable {
  /// The timeline's zero, in nanoseconds of `CLOCK_MONOTONIC`.
  private let zero: Int64

  /// Starts a timeline whose zero is now.
  package init() {
    zero = nanoseconds(of: CLOCK_MONOTONIC)
  }

  package func now() -> FrameTime {
    FrameTime(elapsed: .nanoseconds(nanoseconds(of: CLOCK_MONOTONIC) - zero))
  }

  package func sleep(until time: FrameTime) {
    let (seconds, attoseconds) = time.elapsed.components
    let deadline = zero + seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    var moment = timespec(
      tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
    // A signal ends the sleep early; the deadline is absolute, so trying again does not drift.
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &moment, nil) == EINTR {}
  }
}

/// The CPU time all threads of this process have used so far.
package func processCPUTime() -> Duration {
  .nanoseconds(nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID))
}

private func nanoseconds(of clock: clockid_t) -> Int64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
