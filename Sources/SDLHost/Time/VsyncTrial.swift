import Motion

/// A dozen presents that nothing but the display can have paced, and what they say about it.
struct VsyncTrial: Hashable, Sendable {
  /// Intervals that are needed for a verdict.
  static let length = 12

  /// No present waits for the display for longer than this, in periods.
  static let longestWait = 1.25

  private var presents: [Present] = []

  private struct Present: Hashable {
    var returned: FrameTime
    var waited: Duration
  }

  /// An interval is a whole number of periods if it is off by less than this share of one.
  private static let tolerance = 0.2

  /// So many intervals must be whole numbers of periods.
  private static let needed = 9

  /// How far the period may be from the one that the display reports: SDL gives whole rates, rounded
  /// down, so 23.976 Hz is reported as 23.
  private static let reportError = 0.05

  /// The periods that displays have, in seconds.
  private static let plausible = 0.002...0.05

  /// The share of the time that presents must have waited: work alone may come evenly as well.
  private static let leastWait = 0.05

  /// The same where the reported period is wrong.
  static let tellingWait = 0.3

  init() {
    presents.reserveCapacity(VsyncTrial.length + 1)
  }

  var isComplete: Bool { presents.count > VsyncTrial.length }

  mutating func removeAll() {
    presents.removeAll(keepingCapacity: true)
  }

  mutating func add(returned: FrameTime, waited: Duration) {
    presents.append(Present(returned: returned, waited: waited))
  }

  /// Where the refreshes lie.
  ///
  /// - Parameter reported: The period that the display reports.
  /// - Returns: A filter that knows the presents; `nil` if they keep to no grid.
  func verdict(reported: Duration) -> VsyncFilter? {
    let (expected, waited) = (FrameTime.seconds(reported), waitedShare)
    guard waited >= VsyncTrial.leastWait else { return nil }
    if let period = fit(expected), abs(period / expected - 1) < VsyncTrial.reportError {
      return filter(period)
    }
    guard let period = fit(median), VsyncTrial.plausible.contains(period),
      waited >= VsyncTrial.tellingWait
    else { return nil }
    return filter(period)
  }

  /// The mean period of the intervals that are whole numbers of a period; `nil` if too few are.
  private func fit(_ period: Double) -> Double? {
    var (time, steps, fitting) = (0.0, 0.0, 0)
    guard period > 0 else { return nil }
    for index in 1..<presents.count {
      let ratio = interval(index) / period
      let whole = ratio.rounded()
      guard whole >= 1, abs(ratio - whole) < VsyncTrial.tolerance,
        FrameTime.seconds(presents[index].waited) <= VsyncTrial.longestWait * period
      else { continue }
      time += interval(index)
      steps += whole
      fitting += 1
    }
    return fitting >= VsyncTrial.needed ? time / steps : nil
  }

  /// The filter from the first present on whose grid the others lie.
  private func filter(_ period: Double) -> VsyncFilter? {
    let period = Duration.nanoseconds(Int64((period * 1e9).rounded()))
    for first in 0..<(presents.count - VsyncTrial.needed) {
      var filter = VsyncFilter(first: presents[first].returned, period: period)
      for present in presents[(first + 1)...] { _ = filter.add(present.returned) }
      if filter.count * 4 >= (presents.count - first) * 3 { return filter }
    }
    return nil
  }

  private func interval(_ index: Int) -> Double {
    FrameTime.seconds(presents[index].returned - presents[index - 1].returned)
  }

  /// The interval that half of the others do not exceed.
  private var median: Double {
    for index in 1..<presents.count {
      let value = interval(index)
      let shorter = (1..<presents.count).count { interval($0) < value }
      let same = (1..<presents.count).count { interval($0) == value }
      if shorter <= VsyncTrial.length / 2, shorter + same > VsyncTrial.length / 2 { return value }
    }
    return 0
  }

  /// The share of the time that presents waited.
  var waitedShare: Double {
    var (waited, time) = (0.0, 0.0)
    for index in 1..<presents.count {
      waited += FrameTime.seconds(presents[index].waited)
      time += interval(index)
    }
    return time > 0 ? waited / time : 0
  }
}
