import FrameTiming
import Testing

@Suite struct ComparisonTests {
  private static let then = SampleReport.steady(cpu: [4.0, 4.1, 4.05, 3.95, 4.02])

  private static func baseline(_ report: BenchReport = then) throws -> Baseline {
    try Baseline(parsing: report.json.text, name: "before.json")
  }

  /// Five runs against five: every figure of the one side above or below every one of the other
  /// gives p = 2 / 252.
  @Test(
    "Says slower, faster, same or that it cannot tell",
    arguments: [
      ([4.6, 4.7, 4.65, 4.55, 4.62], Verdict.slower), ([3.5, 3.4, 3.6, 3.55, 3.45], .faster),
      ([4.04, 4.0, 3.97, 4.06, 4.1], .same), ([4.6, 3.9, 4.1, 5.2, 3.2], .tooNoisy),
      // Dearer by 2.5 % for sure, which is not worth mentioning.
      ([4.12, 4.13, 4.14, 4.15, 4.16], .same),
      // Too few runs to tell anything, however far apart.
      ([9, 9.1, 9.2], .tooNoisy), ([9], .tooNoisy),
    ])
  func verdicts(cpu: [Double], verdict: Verdict) throws {
    let comparison = try SampleReport.steady(cpu: cpu).compared(with: ComparisonTests.baseline())
    #expect(comparison.verdict == verdict)
    #expect(comparison.conclusion.hasPrefix("Verdict against before.json: \(verdict.rawValue)"))
  }

  @Test("A row holds both sides, the change and how sure it is")
  func row() throws {
    let comparison = try SampleReport.steady(cpu: [4.6, 4.7, 4.65, 4.55, 4.62])
      .compared(with: ComparisonTests.baseline())
    let row = try #require(comparison.rows.first)
    #expect(row.figure == .cpuP50)
    #expect(row.isDeciding)
    #expect(row.median == 4.62)
    #expect(row.baselineMedian == 4.02)
    #expect(isClose(row.test.p, 2 / 252.0))
    #expect(row.test.effect == 1)
    // numpy.median(numpy.subtract.outer(here, there)) is 0.6; over 4.02.
    #expect(isClose(row.changePercent, 0.6 / 4.02 * 100))
    #expect(comparison.text.contains("+14.9 %"))
    #expect(comparison.verdict.exitStatus == 3)
  }

  @Test("Smoothness alone decides as well")
  func hitches() throws {
    let smooth = RecordedFrames.records(intervals: [20, 20, 20], period: 20)
    let rough = RecordedFrames.records(intervals: [20, 41, 20], period: 20)
    let before = SampleReport.report(Array(repeating: smooth, count: 5))
    let after = SampleReport.report(Array(repeating: rough, count: 5))
    #expect(try after.compared(with: ComparisonTests.baseline(before)).verdict == .slower)
    #expect(try before.compared(with: ComparisonTests.baseline(after)).verdict == .faster)
    #expect(try before.compared(with: ComparisonTests.baseline(before)).verdict == .same)
  }

  @Test("A report read back is equal to itself, to the last digit")
  func itself() throws {
    let run = try #require(KnownRun.all.last).records
    let report = SampleReport.report(Array(repeating: run, count: 5))
    let comparison = try report.compared(with: ComparisonTests.baseline(report))
    #expect(!comparison.rows.isEmpty)
    #expect(comparison.rows.allSatisfy { $0.test.p == 1 && $0.test.effect == 0 })
    #expect(comparison.rows.allSatisfy { $0.shift.estimate == 0 })
    #expect(comparison.verdict == .same)
  }

  @Test("What differed besides the program is listed; other work is refused")
  func differences() throws {
    let baseline = try ComparisonTests.baseline()
    var environment = SampleReport.environment
    environment.screen.renderer = "gpu"
    var scenario = SampleReport.scenario
    scenario.style = "pinterest"
    let runs = ComparisonTests.then.runs
    let other = BenchReport(environment: environment, scenario: scenario, runs: runs)
    #expect(
      try other.compared(with: baseline).differences == [
        #"style "pinterest", was "hero""#, #"renderer "gpu", was "cpu""#,
      ])
    scenario.photos = 3
    let less = BenchReport(environment: environment, scenario: scenario, runs: runs)
    let error = #expect(throws: BaselineError.self) { try less.compared(with: baseline) }
    #expect(error?.description == "before.json: is of other work: photos 3, was 33")
  }

  @Test("The comparison is part of text and JSON")
  func report() throws {
    var report = SampleReport.steady(cpu: [4.6, 4.7, 4.65, 4.55, 4.62])
    #expect(report.json["comparison"] == .null)
    report.comparison = try report.compared(with: ComparisonTests.baseline())
    #expect(report.json["comparison"]?["verdict"]?.asString == "slower")
    #expect(report.json["comparison"]?["exitStatus"]?.asDouble == 3)
    #expect(report.text.contains("Verdict against before.json: slower: cpuMs.p50 +14.9 %"))
  }
}

@Suite struct BaselineTests {
  @Test(
    "Says what is wrong with a file that is no baseline",
    arguments: [
      ("", "not JSON: line 1, column 1: the text ends where a value should stand"),
      ("{]", "not JSON: line 1, column 2: a key in quotation marks should stand here, not ']'"),
      ("[1]", "not a report of `kvhero bench --json`"),
      (#"{"environment":{},"scenario":{}}"#, "not a report of `kvhero bench --json`"),
      (
        #"{"environment":{},"scenario":{},"total":{}}"#,
        "holds no figures run by run; measure the baseline anew"
      ),
      (
        #"{"environment":{},"scenario":{},"total":{},"acrossRuns":[{"phase":"total"}]}"#,
        "a figure across runs is incomplete"
      ),
      (
        #"{"environment":{},"scenario":{},"total":{},"acrossRuns":[]}"#,
        "has no run that was played to its end"
      ),
    ])
  func complains(text: String, reason: String) {
    let error = #expect(throws: BaselineError.self) {
      try Baseline(parsing: text, name: "a.json")
    }
    #expect(error?.description == "a.json: \(reason)")
  }

  @Test("A report of a partial run alone is no baseline")
  func partial() {
    var log = RecordedFrames.log(SampleReport.twoPhases)
    log.isPartial = true
    let report = BenchReport(
      environment: SampleReport.environment, scenario: SampleReport.scenario, log: log)
    let error = #expect(throws: BaselineError.self) {
      try Baseline(parsing: report.json.text, name: "cut.json")
    }
    #expect(error?.description == "cut.json: has no run that was played to its end")
  }
}
