import FrameTiming
import Testing

@Suite struct BenchReportTests {
  private static let environment = Environment(
    build: Build(commit: "abc1234"),
    screen: .init(
      renderer: "cpu", sdlVersion: "2.26.5", videoDriver: "x11", width: 1280, height: 800, scale: 1,
      nominalRefreshRate: 60, measuredRefreshRate: 59.94))

  private static let scenario = Scenario(
    name: "gallery", style: "hero", preset: "default", cycles: 20, warmUpCycles: 2, photos: 33,
    isHeadless: true)

  private static func report(_ records: [FrameRecord]) -> BenchReport {
    BenchReport(
      environment: environment, scenario: scenario, log: RecordedFrames.log(records))
  }

  @Test("JSON names every phase once, with null where there were no frames")
  func jsonOfPhases() {
    var records = RecordedFrames.records(intervals: [20, 20, 50, 20], period: 20)
    for index in 3..<5 { records[index].phase = .drag }
    let json = BenchReportTests.report(records).json.text
    let none = #"{"p50":null,"p90":null,"p95":null,"p99":null,"max":null}"#
    let one = #"{"p50":1,"p90":1,"p95":1,"p99":1,"max":1}"#
    let empty = { (name: String) in
      #"{"name":"\#(name)","frames":0,"cpuMs":\#(none),"intervalMs":\#(none),"#
        + #""missed":0,"missedVsyncs":0,"hitchMs":null,"hitchMsPerS":null}"#
    }
    let expected = [
      #"{"name":"present","frames":3,"cpuMs":\#(one),"#
        + #""intervalMs":{"p50":20,"p90":20,"p95":20,"p99":20,"max":20},"#
        + #""missed":0,"missedVsyncs":0,"hitchMs":0,"hitchMsPerS":0}"#,
      // numpy.percentile([50, 20], …); 30 ms late in 70 ms.
      #"{"name":"drag","frames":2,"cpuMs":\#(one),"#
        + #""intervalMs":{"p50":35,"p90":47,"p95":48.5,"p99":49.7,"max":50},"#
        + #""missed":1,"missedVsyncs":2,"hitchMs":30,"hitchMsPerS":428.571429}"#,
      empty("cancel"), empty("dismiss"), empty("page"), empty("scroll"), empty("idle"),
    ]
    #expect(json.hasSuffix(#""phases":["# + expected.joined(separator: ",") + "]}"))
  }

  @Test("JSON begins with the environment, the scenario and the total")
  func jsonOrder() {
    let json = BenchReportTests.report([]).json.text
    #expect(json.hasPrefix(#"{"environment":{"commit":"abc1234","swift":"6."#))
    #expect(
      json.contains(
        #","scenario":{"name":"gallery","style":"hero","preset":"default","cycles":20,"#
          + #""warmUpCycles":2,"photos":33,"headless":true},"droppedRecords":0,"#
          + #""total":{"name":"total","frames":0,"#))
    #expect(json.contains(#""size":[1280,800],"scale":1,"refreshHz":60,"measuredRefreshHz":59.94"#))
  }

  @Test("Text lists the phases that had frames, then the total")
  func textRows() {
    let records = RecordedFrames.records(intervals: [20, 20, 50, 20], period: 20)
    let lines = BenchReportTests.report(records).text.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("present ") || $0.hasPrefix("total ") }
    // numpy.percentile([20, 20, 50, 20], [50, 90, 95, 99, 100]); 30 ms late in 130 ms.
    let figures =
      "     5   1.00   1.00   1.00   1.00   1.00  20.00  41.00  45.50  49.10  50.00"
      + "       1  230.77"
    #expect(rows == ["present " + figures, "total   " + figures].map { Substring($0) })
    #expect(!lines.contains { $0.hasPrefix("drag ") })
    #expect(lines.contains { $0.contains("SDL 2.26.5 (x11)") })
  }

  @Test("Text says when the log was too small")
  func textWarns() {
    var log = FrameLog(capacity: 2)
    let records = RecordedFrames.records(intervals: [20, 20, 20], period: 20)
    for record in records { log.append(record) }
    let report = BenchReport(
      environment: BenchReportTests.environment, scenario: BenchReportTests.scenario, log: log)
    #expect(report.text.contains("warning: 2 frames did not fit in the log\n"))
    #expect(!BenchReportTests.report(records).text.contains("did not fit"))
  }
}
