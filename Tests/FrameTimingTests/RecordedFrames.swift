import FrameTiming
import Motion

/// Records of frames that were so many milliseconds apart.
enum RecordedFrames {
  /// One unbroken run that begins with a frame at one refresh period, whose frames were due one
  /// period after the one before.
  static func records(
    intervals: [Double], period: Double, phase: FramePhase = .present,
    cpu: (Int) -> Double = { _ in 1 }
  ) -> [FrameRecord] {
    let period = Duration.nanoseconds(Int64((period * 1e6).rounded()))
    var shown = FrameTime.zero
    var due = period
    return ([nil] + intervals.map(Optional.some)).enumerated().map { index, interval in
      shown = shown + (interval.map { .nanoseconds(Int64(($0 * 1e6).rounded())) } ?? period)
      let record = FrameRecord(
        index: index, phase: phase, followsFrame: index > 0, begin: shown + .milliseconds(-2),
        cpu: .nanoseconds(Int64((cpu(index) * 1e6).rounded())), returnedFromPresent: shown,
        deadline: FrameTime(elapsed: due), refreshPeriod: period)
      due = shown.elapsed + period
      return record
    }
  }

  static func log(_ records: [FrameRecord]) -> FrameLog {
    var log = FrameLog(capacity: max(1, records.count))
    for record in records { log.append(record) }
    return log
  }
}

/// Whether two numbers are within a billionth of the expected one, or of one if that is larger.
func isClose(_ value: Double?, _ expected: Double) -> Bool {
  guard let value else { return false }
  return (value - expected).magnitude <= 1e-9 * max(1, expected.magnitude)
}
