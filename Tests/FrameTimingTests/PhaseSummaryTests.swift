import FrameTiming
import Motion
import Testing

@Suite struct PhaseSummaryTests {
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

  @Test("What frames allocated is of those that were counted, and nothing where nobody did")
  func allocations() {
    var records = RecordedFrames.records(intervals: [20, 20, 20], period: 20)
    #expect(PhaseSummary(of: records, in: nil).allocations == nil)
    for (index, count) in [4, 0, 1].enumerated() { records[index].allocations = count }
    let counts = PhaseSummary(of: records, in: nil).allocations
    #expect(counts?.count == 3)
    #expect(counts?.p50 == 1)
    #expect(counts?.max == 4)
    #expect(PhaseSummary(of: records, in: .drag).allocations == nil)
    let report = SampleReport.report([records])
    #expect(report.text.contains("allocations a frame  p50  p95  p99  max\n"))
    #expect(!SampleReport.report([SampleReport.twoPhases]).text.contains("allocations"))
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
