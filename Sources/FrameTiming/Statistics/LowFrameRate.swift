/// How slow the slowest frames of a run were, as frames per second, by the three meanings that
/// "1 % low" has.
///
/// The tools of the field print one of them under that one name, and they differ widely; hence all
/// three, each by its own.
package struct LowFrameRate: Hashable, Sendable {
  /// The interval that all but the share do not exceed, as a rate: 1000 / P99 for one per cent, with
  /// P99 by ``Percentile/value(at:ofSorted:)``.
  package let percentile: Double

  /// The rate over the slowest share of the *frames*: 1000 / the mean of their intervals. They are
  /// the share of the count, rounded up, so at least one: CapFrameX's average.
  package let average: Double

  /// The rate of the frame at which the slowest ones, walked from the slowest on, fill the share of
  /// the *time*: CapFrameX's integral, and what Afterburner shows.
  package let integral: Double

  /// Describes the slowest intervals; `nil` if there are none.
  ///
  /// With fewer than 1 / `share` intervals, ``average`` and ``integral`` are of the single slowest.
  ///
  /// - Parameters:
  ///   - share: How many count as slowest: 0.01 for "1 % low"; `0...1`.
  ///   - sorted: Intervals in milliseconds, shortest first, all positive.
  /// - Precondition: `share` is above 0 and at most 1.
  package init?(share: Double, ofSorted sorted: [Double]) {
    precondition(share > 0 && share <= 1, "a share of the frames: \(share)")
    guard let longest = sorted.last, let first = sorted.first, first > 0,
      let limit = Percentile.value(at: 1 - share, ofSorted: sorted)
    else { return nil }
    // A hair is taken off first: 0.01 · 300 is a little above 3 in binary.
    let count = max(1, Int((share * Double(sorted.count) - 1e-9).rounded(.up)))
    let room = share * sorted.reduce(0, +)
    var filled = 0.0
    percentile = 1000 / limit
    average = 1000 * Double(count) / sorted.suffix(count).reduce(0, +)
    integral =
      1000
      / (sorted.reversed().first {
        filled += $0
        return filled >= room
      } ?? longest)
  }
}
