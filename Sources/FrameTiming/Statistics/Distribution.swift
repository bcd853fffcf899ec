/// The percentiles of a sample that reports print, in the sample's own unit.
package struct Distribution: Hashable, Sendable {
  package let count: Int
  package let p50: Double
  package let p90: Double
  package let p95: Double
  package let p99: Double
  package let max: Double

  /// Describes a sample; `nil` if it is empty.
  ///
  /// - Parameter values: In any order, without NaN. Sorting a copy of them takes n·log n.
  package init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let p50 = Percentile.value(at: 0.5, ofSorted: sorted),
      let p90 = Percentile.value(at: 0.9, ofSorted: sorted),
      let p95 = Percentile.value(at: 0.95, ofSorted: sorted),
      let p99 = Percentile.value(at: 0.99, ofSorted: sorted),
      let max = sorted.last
    else { return nil }
    self.count = sorted.count
    self.p50 = p50
    self.p90 = p90
    self.p95 = p95
    self.p99 = p99
    self.max = max
  }
}
