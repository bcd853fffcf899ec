import FrameTiming
import Testing

@Suite struct ReportTextTests {
  @Test("Text lists the phases that had frames, then the total")
  func rows() {
    let records = RecordedFrames.records(intervals: [20, 20, 50, 20], period: 20)
    let lines = SampleReport.report([records]).text.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("present ") || $0.hasPrefix("total ") }
    // numpy.percentile([20, 20, 50, 20], [50, 90, 95, 99, 100]); 30 ms late in 130 ms.
    let figures =
      "     5   1.00   1.00   1.00   1.00   1.00  20.00  41.00  45.50  49.10  50.00"
      + "       1  230.77"
    #expect(
      Array(rows.prefix(2)) == ["present " + figures, "total   " + figures].map { Substring($0) })
    #expect(!lines.contains { $0.hasPrefix("drag ") })
    #expect(lines.contains { $0.contains("SDL 2.26.5 (x11)") })
  }

  @Test("Text says what paced the frames, by the frames and not by what the driver claims")
  func pace() {
    var records = RecordedFrames.records(intervals: [20, 20, 50], period: 20)
    var environment = SampleReport.environment
    func text() -> String {
      BenchReport(
        environment: environment, scenario: SampleReport.scenario, log: RecordedFrames.log(records)
      ).text
    }
    #expect(text().contains("59.94 Hz measured, paced by its own deadlines\n"))
    environment.screen.isVsynced = true
    #expect(text().contains("paced by its own deadlines: presents only claim to wait\n"))
    for index in 1..<4 { records[index].predictedShown = records[index].deadline }
    #expect(text().contains("Hz measured, 75 % of the frames paced by vsync\n"))
  }

  @Test("Text says when the log was too small, and when the build is not a release")
  func warnings() {
    var log = FrameLog(capacity: 2)
    let records = RecordedFrames.records(intervals: [20, 20, 20], period: 20)
    for record in records { log.append(record) }
    var environment = SampleReport.environment
    environment.build.configuration = "debug"
    let text = BenchReport(environment: environment, scenario: SampleReport.scenario, log: log).text
    #expect(text.contains("warning: 2 frames did not fit in the log\n"))
    #expect(text.contains("warning: a debug build"))
    #expect(!SampleReport.report([records]).text.contains("warning"))
  }

  @Test("No line is wider than a terminal of 120 columns, whatever the run")
  func width() {
    for run in KnownRun.all {
      let lines = SampleReport.report([run.records, run.records]).text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 120 }, "\(run.name)")
    }
  }

  @Test("Everything measured besides is told")
  func measurements() {
    var measurements = Measurements()
    measurements.clocks = [
      ClockFigures(clock: .monotonic, resolution: .nanoseconds(1), reading: .nanoseconds(31))
    ]
    measurements.ownCost = OwnCost(
      perFrame: .nanoseconds(2100), cpuPerFrame: .nanoseconds(1900), frames: 2000)
    measurements.memory = ProcessMemory(peak: 105 << 20, resident: 96 << 20)
    measurements.idle = IdleCost(elapsed: .seconds(5), cpu: .milliseconds(2), frames: 0)
    measurements.continuity = MotionContinuity(checked: 900, positionJumps: 0, velocityJumps: 1)
    measurements.stallSelfTest = StallSelfTest(
      StallInjection(milliseconds: 30, frame: 3), in: RecordedFrames.log(SampleReport.twoPhases))
    let report = SampleReport.report([SampleReport.twoPhases], measurements: measurements)
    let text = report.text.split(separator: "\n").joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    let expected = [
      "CLOCK_MONOTONIC has a resolution of 1 ns; reading it takes 31 ns.",
      "Measuring costs 2.1 µs a frame, 1.9 µs of it CPU time (over 2000 empty frames)",
      "memory 105.0 MiB at the peak, 96.0 at the end",
      "at rest 0 frames and 0.04 % of a processor in 5.0 s",
      "Of 900 steps of what moved, 0 jumped in place and 1 in velocity.",
      "Self-test passed: a stall of 30 ms in frame 3 (drag) was reported as 30.00 ms.",
      "No window was open",
    ]
    for sentence in expected { #expect(text.contains(sentence), "\(sentence)") }
    #expect(
      report.json["measured"]?["stallSelfTest"]?.text
        == #"{"injected":"30@3","frame":3,"phase":"drag","reportedMs":30,"passed":true}"#)
    #expect(report.json["measured"]?["ownCost"]?["usPerFrame"]?.asDouble == 2.1)
  }
}
