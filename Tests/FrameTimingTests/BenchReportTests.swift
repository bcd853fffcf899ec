import FrameTiming
import Testing

@Suite struct BenchReportTests {
  private static let keys: Set<String> = [
    "name", "frames", "cpuMs", "intervalMs", "missed", "missedVsyncs", "hitchMs", "hitchMsPerS",
    "seconds", "framesPerSecond", "missedPercent", "overrunMs", "workMs", "hitches",
    "visibleHitches", "longestHitchMs", "hitchRatings", "onePercentLowFps",
    "pointOnePercentLowFps", "animationErrorMsPerS", "animationErrorMsPerFrame",
    "longestAnimationErrorMs", "inputs", "inputToPresentMs", "inputToFirstChangeMs", "stagesMs",
    "allocations",
    "cpuHistogram", "intervalHistogram",
  ]

  private static func members(_ value: JSONValue?) -> [JSONValue.Member] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  @Test("JSON names every phase once and says the same things of each")
  func jsonOfPhases() throws {
    let json = SampleReport.report([SampleReport.twoPhases]).json
    let phases = try #require(json["phases"]?.asArray)
    #expect(phases.compactMap { $0["name"]?.asString } == FramePhase.allCases.map(\.rawValue))
    for phase in phases + [try #require(json["total"])] {
      #expect(Set(BenchReportTests.members(phase).map(\.key)) == BenchReportTests.keys)
    }
  }

  @Test("JSON of a phase holds its figures")
  func jsonOfDrag() throws {
    let json = SampleReport.report([SampleReport.twoPhases]).json
    let drag = try #require(json["phases"]?.asArray?[1])
    // numpy.percentile([50, 20], …), p999 at 0.999; 30 ms late in 70 ms, rated 428 ms/s.
    #expect(
      drag.text.hasPrefix(
        #"{"name":"drag","frames":2,"#
          + #""cpuMs":{"p50":1,"p90":1,"p95":1,"p99":1,"p999":1,"max":1,"mean":1},"#
          + #""intervalMs":{"p50":35,"p90":47,"p95":48.5,"p99":49.7,"p999":49.97,"max":50,"mean":35},"#
          + #""missed":1,"missedVsyncs":2,"hitchMs":30,"hitchMsPerS":428.571429,"seconds":0.07,"#
          + #""framesPerSecond":28.571429,"missedPercent":50,"#))
    #expect(drag["hitchRatings"]?.text == #"{"scroll":"poor","allAnimation":"act now"}"#)
    #expect(drag["intervalHistogram"]?.text == "[[20,1],[48,1]]")
    #expect(drag["onePercentLowFps"]?["integral"]?.asDouble == 20)
  }

  @Test("JSON has null where there were no frames")
  func jsonOfNothing() throws {
    let json = SampleReport.report([[]]).json
    let total = try #require(json["total"])
    #expect(total["frames"]?.asDouble == 0)
    for key in ["hitchMs", "hitchMsPerS", "framesPerSecond", "missedPercent", "longestHitchMs"] {
      #expect(total[key] == .null, "\(key)")
    }
    #expect(total["cpuMs"]?["p50"] == .null)
    #expect(total["onePercentLowFps"]?["average"] == .null)
    #expect(json["acrossRuns"]?.asArray?.isEmpty == true)
    #expect(json["hitches"]?.asArray?.isEmpty == true)
  }

  @Test("JSON begins with what the command line's users rely on")
  func jsonOrder() {
    let json = SampleReport.report([[]]).json
    #expect(
      BenchReportTests.members(json).map(\.key) == [
        "environment", "scenario", "partial", "droppedRecords", "total", "phases", "runs",
        "acrossRuns", "comparison", "hitches", "measured", "honesty",
      ])
    let text = json.text
    #expect(text.contains(#""size":[1280,800],"scale":1,"refreshHz":60,"measuredRefreshHz":59.94"#))
    #expect(text.contains(#""warmUpCycles":2,"photos":33,"headless":true,"#))
  }

  @Test("What JSON is written can be read, whatever the run")
  func jsonRoundTrip() throws {
    for run in KnownRun.all {
      let json = SampleReport.report([run.records, run.records]).json
      #expect(try JSONValue(parsing: json.text).text == json.text)
    }
  }

  @Test("The figures of several runs are of all their frames, and of each run")
  func severalRuns() throws {
    let report = SampleReport.steady(cpu: [1, 2, 6])
    #expect(report.total.frames == 12)
    #expect(report.total.cpu?.p50 == 2)
    #expect(report.runTotals.map { $0.cpu?.p50 } == [1, 2, 6])
    let cpu = try #require(
      report.acrossRuns.first { $0.phase == "total" && $0.figure == .cpuP50 })
    #expect(cpu.spread.values == [1, 2, 6])
    #expect(cpu.spread.median == 2)
    #expect(cpu.spread.medianDeviation == 1)
    #expect(report.csv.split(separator: "\n").map { $0.prefix(2) }.dropFirst().last == "3,")
  }

  @Test("A run that was cut short counts in the figures, and not from run to run")
  func partial() throws {
    let whole = RecordedFrames.log(RecordedFrames.records(intervals: [20], period: 20))
    var cut = RecordedFrames.log(
      RecordedFrames.records(intervals: [20], period: 20, cpu: { _ in 9 }))
    cut.isPartial = true
    let report = BenchReport(
      environment: SampleReport.environment, scenario: SampleReport.scenario, runs: [whole, cut])
    #expect(report.isPartial)
    #expect(report.total.cpu?.max == 9)
    #expect(report.acrossRuns.first?.spread.values == [1])
    #expect(report.json["partial"] == .bool(true))
    #expect(report.json["runs"]?.asArray?.map { $0["partial"] } == [.bool(false), .bool(true)])
    #expect(report.text.contains("PARTIAL: run 2 ended before the script did."))
    #expect(!SampleReport.steady(cpu: [1]).text.contains("PARTIAL"))
  }

  @Test("Hitches are listed with what they came from")
  func hitches() throws {
    var records = RecordedFrames.records(intervals: [20, 20, 50, 20, 25, 20, 40, 30], period: 20)
    for index in records.indices { records[index].stages.submit = .milliseconds(5) }
    records[3].stages.submit = .milliseconds(35)
    records[5].stages.decodeWait = .milliseconds(7)
    // Two stages of 5 and 6 ms make up more than half of 20, neither of them alone.
    records[7].stages.record = .milliseconds(5)
    records[7].stages.update = .milliseconds(6)
    records[8].stages.record = .milliseconds(1)
    let hitches = SampleReport.report([[], records]).hitches
    #expect(hitches.map(\.run) == [2, 2, 2, 2])
    #expect(hitches.map(\.frame) == [3, 5, 7, 8])
    #expect(hitches.map(\.milliseconds) == [30, 5, 20, 10])
    #expect(hitches.map(\.time) == [110, 155, 215, 245])
    #expect(
      hitches.map(\.cause) == [.stage(.submit), .stage(.decodeWait), .severalStages, .lateStart])
    let silent = RecordedFrames.records(intervals: [20, 50], period: 20)
    #expect(SampleReport.report([silent]).hitches.map(\.cause) == [nil])
  }
}
