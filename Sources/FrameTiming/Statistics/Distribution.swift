/// The percentiles of a sample that reports print, in the sample's own unit.
package struct Distribution: Hashable, Sendable {
  package let count: Int
  package let mean: Double
  package let p50: Double
  package let p90: Double
  package let p95: Double
  package let p99: Double

  /// The 99.9th percentile.
  package let p999: Double

  package let max: Double

  /// Describes a sample; `nil` if it is empty.
  ///
  /// - Parameter values: In any order, without NaN. Sorting a copy of them takes n·log n.
  package init?(_ values: [Double]) {
    self.init(sorted: values.sorted())
  }

  /// Describes a sample that is sorted, smallest first; `nil` if it is empty.
  init?(sorted: [Double]) {
    guard let p50 = Percentile.value(at: 0.5, ofSorted: sorted),
      let p90 = Percentile.value(at: 0.9, ofSorted: sorted),
      let p95 = Percentile.value(at: 0.95, ofSorted: sorted),
      let p99 = Percentile.value(at: 0.99, ofSorted: sorted),
      let p999 = Percentile.value(at: 0.999, ofSorted: sorted),
      let max = sorted.last
    else { return nil }
    self.count = sorted.count
    self.mean = sorted.reduce(0, +) / Double(sorted.count)
    self.p50 = p50
    self.p90 = p90
    self.p95 = p95
    self.p99 = p99
    self.p999 = p999
    self.max = max
  }
}
