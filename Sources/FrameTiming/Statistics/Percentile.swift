/// A percentile of a sorted sample.
package enum Percentile {
  /// The value that the fraction `rank` of a sample does not exceed.
  ///
  /// With N values it is read at the position (N − 1)·rank, counted from 0 and interpolated
  /// linearly between neighbours: type 7 of Hyndman and Fan, *Sample Quantiles in Statistical
  /// Packages* (1996), as NumPy, R and PresentMon have it by default.
  ///
  /// - Parameters:
  ///   - rank: `0` is the smallest value, `1` the largest; clamped to that range.
  ///   - sorted: The sample, smallest first, without NaN.
  /// - Returns: The percentile, or `nil` of an empty sample.
  package static func value(at rank: Double, ofSorted sorted: [Double]) -> Double? {
    guard let last = sorted.last else { return nil }
    let position = Double(sorted.count - 1) * min(max(rank, 0), 1)
    let below = Int(position.rounded(.down))
    guard below + 1 < sorted.count else { return last }
    let fraction = position - Double(below)
    return sorted[below] + (sorted[below + 1] - sorted[below]) * fraction
  }
}
