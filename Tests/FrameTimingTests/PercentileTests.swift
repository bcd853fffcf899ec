import FrameTiming
import Testing

@Suite struct PercentileTests {
  /// `numpy.percentile([3.1, 0.2, 7.7, 5.5, 1.9, 4.4, 9.6], 100 * rank)`, NumPy's default method.
  static let known = [
    (0.0, 0.2), (0.1, 1.22), (0.25, 2.5), (0.5, 4.4), (0.9, 8.46), (0.95, 9.03), (0.99, 9.486),
    (1.0, 9.6),
  ]

  @Test("Agrees with NumPy between and at the values", arguments: known)
  func agreesWithNumPy(rank: Double, expected: Double) {
    let sorted = [0.2, 1.9, 3.1, 4.4, 5.5, 7.7, 9.6]
    #expect(isClose(Percentile.value(at: rank, ofSorted: sorted), expected))
  }

  @Test("Of one value, every percentile is that value", arguments: [0, 0.37, 0.99, 1])
  func ofOneValue(rank: Double) {
    #expect(Percentile.value(at: rank, ofSorted: [7.25]) == 7.25)
  }

  @Test("Of nothing there is none")
  func ofNothing() {
    #expect(Percentile.value(at: 0.5, ofSorted: []) == nil)
  }

  @Test("A rank outside its range is taken to the nearest end")
  func clampsRank() {
    #expect(Percentile.value(at: -1, ofSorted: [1, 2, 3]) == 1)
    #expect(Percentile.value(at: 1.5, ofSorted: [1, 2, 3]) == 3)
  }

  @Test("A distribution describes values in any order")
  func distributionSorts() {
    // numpy.percentile([2, 4], [50, 90, 95, 99])
    let distribution = Distribution([4, 2])
    #expect(distribution?.count == 2)
    #expect(isClose(distribution?.p50, 3))
    #expect(isClose(distribution?.p90, 3.8))
    #expect(isClose(distribution?.p95, 3.9))
    #expect(isClose(distribution?.p99, 3.98))
    #expect(distribution?.max == 4)
  }
}
