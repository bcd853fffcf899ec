import FrameTiming
import Motion
import Testing

@Suite struct PhaseSummaryTests {
  /// A recorded list of frames, and its figures as NumPy gives them: `numpy.percentile` of the
  /// intervals; hitch = the sum of what each interval exceeds the period by; animation time = the
  /// sum of the intervals and one period for the first frame.
  struct Known: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var intervals: [Double]
    var period: Double
    var p50: Double
    var p90: Double
    var p95: Double
    var p99: Double
    var max: Double
    var missed: Int
    var missedVsyncs: Int
    var hitchTime: Double
    var hitchRatio: Double
  }

  static let sixty = 16.666667
  static let oneTwenty = 8.333333

  static let known = [
    Known(
      testDescription: "constant 60 Hz",
      intervals: Array(repeating: sixty, count: 59), period: sixty,
      p50: 16.666667, p90: 16.666667, p95: 16.666667, p99: 16.666667, max: 16.666667,
      missed: 0, missedVsyncs: 0, hitchTime: 0, hitchRatio: 0),
    Known(
      testDescription: "60 Hz, one frame dropped",
      intervals: Array(repeating: sixty, count: 29) + [2 * sixty]
        + Array(repeating: sixty, count: 29), period: sixty,
      p50: 16.666667, p90: 16.666667, p95: 16.666667, p99: 23.66666714, max: 33.333334,
      missed: 1, missedVsyncs: 1, hitchTime: 16.666667, hitchRatio: 16.39344262295082),
    Known(
      testDescription: "60 Hz, alternating 8 and 25 ms",
      intervals: (0..<60).map { $0 % 2 == 0 ? 8 : 25 }, period: sixty,
      p50: 16.5, p90: 25, p95: 25, p99: 25, max: 25,
      missed: 30, missedVsyncs: 30, hitchTime: 249.99999, hitchRatio: 248.3443608449191),
    Known(
      testDescription: "120 Hz, 1 % take 30 ms",
      intervals: (0..<200).map { $0 % 100 == 99 ? 30 : oneTwenty }, period: oneTwenty,
      p50: 8.333333, p90: 8.333333, p95: 8.333333, p99: 8.54999967, max: 30,
      missed: 2, missedVsyncs: 6, hitchTime: 43.333334, hitchRatio: 25.21823608504927),
  ]

  @Test("Recorded frames give the figures NumPy gives", arguments: known)
  func agreesWithNumPy(known: Known) {
    let records = RecordedFrames.records(intervals: known.intervals, period: known.period)
    let summary = PhaseSummary(of: records, in: nil)
    #expect(summary.frames == known.intervals.count + 1)
    #expect(summary.interval?.count == known.intervals.count)
    #expect(isClose(summary.interval?.p50, known.p50))
    #expect(isClose(summary.interval?.p90, known.p90))
    #expect(isClose(summary.interval?.p95, known.p95))
    #expect(isClose(summary.interval?.p99, known.p99))
    #expect(isClose(summary.interval?.max, known.max))
    #expect(summary.missed == known.missed)
    #expect(summary.missedVsyncs == known.missedVsyncs)
    #expect(isClose(summary.hitchTime, known.hitchTime))
    #expect(isClose(summary.hitchRatio, known.hitchRatio))
  }

  @Test("A single frame has CPU figures and no interval")
  func singleFrame() {
    let records = RecordedFrames.records(intervals: [], period: 20, cpu: { _ in 2.5 })
    let summary = PhaseSummary(of: records, in: nil)
    #expect(summary.frames == 1)
    #expect(summary.cpu?.p50 == 2.5)
    #expect(summary.cpu?.max == 2.5)
    #expect(summary.interval == nil)
    #expect(summary.hitchRatio == 0)
  }

  @Test("Without frames there are no figures")
  func noFrames() {
    let summary = PhaseSummary(of: [], in: nil)
    #expect(summary.frames == 0)
    #expect(summary.cpu == nil)
    #expect(summary.interval == nil)
    #expect(summary.missed == 0)
    #expect(summary.hitchRatio == nil)
  }

  @Test("CPU time is taken from the records, whatever the intervals")
  func cpuPercentiles() {
    // 0.1, 0.2, … 10.1 ms in a scrambled order: the percentile at q is 0.1 + 0.1·q.
    let records = RecordedFrames.records(
      intervals: Array(repeating: 20, count: 100), period: 20,
      cpu: { Double($0 * 37 % 101 + 1) / 10 })
    let summary = PhaseSummary(of: records, in: nil)
    #expect(isClose(summary.cpu?.p50, 5.1))
    #expect(isClose(summary.cpu?.p90, 9.1))
    #expect(isClose(summary.cpu?.p95, 9.6))
    #expect(isClose(summary.cpu?.p99, 10))
    #expect(isClose(summary.cpu?.max, 10.1))
  }

  @Test("An interval belongs to the phase of the frame that ends it")
  func intervalsAcrossPhases() {
    // 20 ms apart, the fourth frame 30 ms late; it is the first one of the drag.
    var records = RecordedFrames.records(intervals: [20, 20, 50, 20], period: 20)
    for index in 3..<5 { records[index].phase = .drag }
    let present = PhaseSummary(of: records, in: .present)
    let drag = PhaseSummary(of: records, in: .drag)
    #expect(present.frames == 3)
    #expect(present.interval?.max == 20)
    #expect(present.hitchTime == 0)
    #expect(drag.frames == 2)
    #expect(drag.interval?.max == 50)
    #expect(drag.hitchTime == 30)
    // 30 ms in 50 + 20 ms of animation.
    #expect(isClose(drag.hitchRatio, 30 / 70 * 1000))
    #expect(PhaseSummary(of: records, in: .scroll).frames == 0)
  }

  @Test("A rest between two runs is neither an interval nor a hitch")
  func restIsNoInterval() {
    var records = RecordedFrames.records(intervals: [20, 1000, 20], period: 20)
    records[2].followsFrame = false
    records[2].deadline = records[2].returnedFromPresent + .milliseconds(5)
    let summary = PhaseSummary(of: records, in: nil)
    #expect(summary.interval?.count == 2)
    #expect(summary.interval?.max == 20)
    #expect(summary.hitchTime == 0)
    // Two intervals, and one period for the first frame of each run.
    #expect(isClose(summary.animationTime, 80))
  }
}
