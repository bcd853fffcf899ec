import FrameTiming
import Testing

@Suite struct LiveStatisticsTests {
  @Test("Says of a run shorter than its window what the report says")
  func agreesWithReport() {
    let intervals = (0..<200).map { (index: Int) -> Double in
      if index % 50 == 49 { return 33 }
      return 10 + Double(index % 7) / 10
    }
    let records = RecordedFrames.records(
      intervals: intervals, period: 12, cpu: { 1 + Double($0 * 31 % 97) / 50 })
    var live = LiveStatistics()
    for record in records { live.add(record) }
    let summary = PhaseSummary(of: records, in: nil)
    #expect(live.frames == summary.frames)
    #expect(live.missed == summary.missed)
    #expect(live.missedVsyncs == summary.missedVsyncs)
    #expect(live.interval.percentile(0.5) == summary.interval?.p50)
    #expect(live.interval.percentile(0.99) == summary.interval?.p99)
    #expect(live.cpu.percentile(0.95) == summary.cpu?.p95)
    #expect(live.refreshPeriod == 12)
    #expect(live.hitchTime == summary.hitchTime)
    #expect(live.hitchRatio == summary.hitchRatio)
    #expect(LiveStatistics().hitchRatio == nil)
  }

  @Test("Looks back 240 frames and counts all")
  func window() {
    // The first hundred are slow, and are forgotten.
    let intervals = (0..<400).map { $0 < 100 ? 50.0 : 10 }
    var live = LiveStatistics()
    for record in RecordedFrames.records(intervals: intervals, period: 20) { live.add(record) }
    #expect(live.interval.count == 240)
    #expect(live.interval.percentile(1) == 10)
    #expect(live.frames == 401)
    #expect(live.missed == 100)
  }
}
