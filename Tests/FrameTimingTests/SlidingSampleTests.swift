import FrameTiming
import Testing

@Suite struct SlidingSampleTests {
  /// 0 to 99.9 in a scrambled order, each once.
  private let values = (0..<1000).map { Double($0 * 7919 % 1000) / 10 }

  /// `numpy.percentile` of the last 240 of `values`.
  static let known = [(0.5, 49.1), (0.9, 90.13), (0.95, 95.415), (0.99, 98.983), (1.0, 99.7)]

  @Test("Percentiles are those of the latest values alone", arguments: known)
  func percentiles(rank: Double, expected: Double) {
    var sample = SlidingSample(capacity: 240)
    for value in values { sample.add(value) }
    #expect(isClose(sample.percentile(rank), expected))
  }

  @Test("Values come back in order of time, before and after it is full", arguments: [3, 5, 12])
  func orderOfTime(added: Int) {
    var sample = SlidingSample(capacity: 5)
    for value in values.prefix(added) { sample.add(value) }
    #expect((0..<sample.count).map { sample[$0] } == Array(values.prefix(added).suffix(5)))
    #expect(sample.latest == values[added - 1])
  }

  @Test("Equal values go one at a time")
  func equalValues() {
    var sample = SlidingSample(capacity: 3)
    for value in [2.0, 2, 2, 5, 7] { sample.add(value) }
    #expect(sample.percentile(0) == 2)
    #expect(sample.percentile(0.5) == 5)
    #expect(sample.percentile(1) == 7)
  }

  @Test("Empty, it has neither a latest value nor a percentile")
  func empty() {
    let sample = SlidingSample(capacity: 3)
    #expect(sample.latest == nil)
    #expect(sample.percentile(0.5) == nil)
  }
}
