import Glibc

/// A clock of the operating system, read as the time since an origin of its own.
///
/// Only differences of two readings of one clock mean anything.
package enum SystemClock: String, Hashable, Sendable {
  /// Real time that never jumps: `CLOCK_MONOTONIC`, the clock `clock_nanosleep` sleeps by.
  case monotonic = "CLOCK_MONOTONIC"

  /// What all threads of this process together have spent on the processors, in user and kernel
  /// mode: `CLOCK_PROCESS_CPUTIME_ID`. The display server's work is not in it.
  case processCPU = "CLOCK_PROCESS_CPUTIME_ID"

  /// The clock's reading; costs some 30 ns for `monotonic` and a system call for `processCPU`.
  package func now() -> Duration {
    var time = timespec()
    clock_gettime(identifier, &time)
    return Duration(time)
  }

  /// The smallest step the clock claims to make.
  package var resolution: Duration {
    var time = timespec()
    clock_getres(identifier, &time)
    return Duration(time)
  }

  /// What one reading costs, in real time: the mean of `count` readings in a row.
  ///
  /// - Precondition: `count` is positive.
  package func costOfReading(count: Int = 1000) -> Duration {
    precondition(count > 0, "at least one reading: \(count)")
    let start = SystemClock.monotonic.now()
    for _ in 0..<count { _ = now() }
    return (SystemClock.monotonic.now() - start) / count
  }

  private var identifier: clockid_t {
    switch self {
    case .monotonic: CLOCK_MONOTONIC
    case .processCPU: CLOCK_PROCESS_CPUTIME_ID
    }
  }
}

extension Duration {
  fileprivate init(_ time: timespec) {
    self.init(
      secondsComponent: Int64(time.tv_sec),
      attosecondsComponent: Int64(time.tv_nsec) * 1_000_000_000)
  }
}
