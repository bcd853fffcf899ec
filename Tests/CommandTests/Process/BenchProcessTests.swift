import CPlatform
import FrameTiming
import Glibc
import TestSupport
import Testing

// Each run takes some twenty seconds, nearly all of them asleep.
@Suite("kvhero bench as a program")
struct BenchProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writePictures((0..<12).map { UInt32($0) * 0x101010 })
  }

  private var words: [String] {
    [
      "bench", folder.path(""), "--headless", "--cycles", "1", "--slow", "0.2", "--size", "200x150",
    ]
  }

  /// A report of five runs, without what could be other work.
  private static let baseline = """
    {"environment":{},"scenario":{},"total":{},"acrossRuns":[
    {"phase":"total","figure":"cpuMs.p50","values":[1,1.1,1.2,1.3,1.4]},
    {"phase":"total","figure":"cpuMs.p95","values":[2,2.1,2.2,2.3,2.4]},
    {"phase":"total","figure":"hitchMsPerS","values":[0,0,0,0,0]}]}
    """

  @Test("Baselines of other work, and what is none, are refused before anything is played")
  func baselines() throws {
    for (text, reason) in [
      (
        BenchProcessTests.baseline.replacing("{}", with: "{\"photos\":3}", maxReplacements: 2),
        "is of other work: photos 12, was 3"
      ), ("{}", "not a report of `kvhero bench --json`"),
      ("{", "not JSON"),
    ] {
      try folder.write("old.json", Array(text.utf8))
      let run = try KVHeroProcess(words + ["--baseline", folder.path("old.json")])
      #expect(run.status == 1 && run.errors.contains("old.json: \(reason)"), "\(run.errors)")
    }
  }

  @Test("Two runs that are slower than all of very many end with 3, and that is said in one line")
  func slower() throws {
    // Two runs are enough to decide where there are so many others to outdo: all ranks but one in 780
    // would be better.
    let quick = String(repeating: "0,", count: 37) + "0"
    var text = BenchProcessTests.baseline
    for values in ["1,1.1,1.2,1.3,1.4", "2,2.1,2.2,2.3,2.4"] {
      text = text.replacing("[\(values)]", with: "[\(quick)]")
    }
    try folder.write("old.json", Array(text.utf8))
    let run = try KVHeroProcess(words + ["--runs", "2", "--baseline", folder.path("old.json")])
    #expect(run.status == 3)
    #expect(run.errors.contains("slower") && run.errors.split(separator: "\n").count == 1)
    #expect(run.output.contains("slower"))
  }

  @Test("Writes all that it is asked for; a stall is in its frame, phase and stage")
  func outputs() throws {
    // One run, however it goes, is too little to say anything.
    try folder.write("old.json", Array(BenchProcessTests.baseline.utf8))
    let files = [("json", "-"), ("csv", "b.csv"), ("trace", "b.trace"), ("html", "b.html")]
    let run = try KVHeroProcess(
      words + ["--inject-stall", "50@9:present", "--baseline", folder.path("old.json")]
        + files.flatMap { ["--" + $0.0, $0.1 == "-" ? "-" : folder.path($0.1)] })
    let json = try JSONValue(parsing: run.output)
    let test = try #require(json["measured"]?["stallSelfTest"])
    // Whether it is reported to the millisecond is for a quiet machine; scripts/test tries it.
    #expect(run.status == (test["passed"] == .bool(true) ? 4 : 1))
    #expect(json["comparison"]?["verdict"]?.asString == "too noisy to say")
    #expect(json["comparison"]?["exitStatus"] == .integer(4))
    #expect(test["phase"]?.asString == "present")
    #expect(json["hitches"]?.asArray?.contains { $0["frame"] == test["frame"] } == true)
    // The tenth frame of its phase in the table is the one.
    let table = try folder.text("b.csv").split(separator: "\n")
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let rows = table.dropFirst()
    let frame = try #require(rows.filter { $0[2] == "present" }.dropFirst(9).first)
    #expect(test["frame"] == .integer(try #require(Int(frame[1]))))
    let update = try #require(table[0].firstIndex(of: "update_ms"))
    #expect(try #require(Double(frame[update])) >= 50)
    let allocations = try #require(table[0].firstIndex(of: "allocations"))
    #expect(rows.allSatisfy { (Int($0[allocations]) != nil) == cplatform_counts_allocations() })
    #expect(json["total"]?["frames"] == .integer(rows.count))
    let trace = try JSONValue(parsing: try folder.text("b.trace"))
    #expect(try #require(trace["traceEvents"]?.asArray).count > rows.count)
    let page = try folder.text("b.html")
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("\"What was on screen in frame \(frame[1]), present\""))
    #expect(json["scenario"]?["codecs"] == .array([.string("PNM")]))
    #expect(json["scenario"]?["megapixels"] == .number(0.0024))
  }

  @Test(
    "Ctrl-C ends it with what was measured so far, and by the signal; a terminal is told how far it is"
  )
  func interrupted() throws {
    let run = try KVHeroProcess(words + ["--runs", "2"]) { errors in
      let line = errors.split(separator: "\r").last ?? ""
      return line.contains("cycle 1 of 1") && !line.contains(" 0 frames") ? SIGINT : nil
    }
    #expect(run.status == 128 + SIGINT)
    #expect(run.errors.contains("\rrun 1 of 2, warming up, "))
    // The line is taken away at the end.
    #expect(run.errors.hasSuffix(" \r"), "\(run.errors)")
    #expect(run.errors.split(separator: "\r").allSatisfy { $0.count < 80 })
    #expect(run.output.contains("PARTIAL: run 1 ended before"))
  }
}
