/// How a figure varies from run to run, in the figure's own unit.
package struct Spread: Hashable, Sendable {
  /// One value a run, in the order of the runs.
  package let values: [Double]

  package let median: Double

  /// The median of the values' distances from their median; not scaled to resemble a standard
  /// deviation.
  package let medianDeviation: Double

  /// Where the median would lie in 95 of 100 repetitions, as far as these runs can tell: ``Bootstrap``
  /// of the median.
  package let interval: ClosedRange<Double>

  /// Describes the values; `nil` if there are none.
  ///
  /// - Parameter values: One a run, without NaN.
  package init?(_ values: [Double]) {
    guard let median = Spread.median(of: values) else { return nil }
    let distances = values.map { ($0 - median).magnitude }
    self.values = values
    self.median = median
    self.medianDeviation = Spread.median(of: distances) ?? 0
    self.interval = Bootstrap().interval(ofMedianOf: values) ?? median...median
  }

  static func median(of values: [Double]) -> Double? {
    Percentile.value(at: 0.5, ofSorted: values.sorted())
  }
}
