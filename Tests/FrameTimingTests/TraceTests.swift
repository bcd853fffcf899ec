import FrameTiming
import Motion
import Testing

@Suite struct TraceTests {
  /// One event, read back from the text.
  private struct Event {
    var letter: String
    var name: String
    var category: String
    var process: Int
    var thread: Int
    var id: String?

    /// In nanoseconds, as Perfetto has it.
    var start: Int
    var duration: Int

    var value: Double?

    init?(_ json: JSONValue) {
      guard let letter = json["ph"]?.asString, let name = json["name"]?.asString,
        let category = json["cat"]?.asString, let time = json["ts"]?.asDouble,
        let process = json["pid"]?.asDouble, let thread = json["tid"]?.asDouble
      else { return nil }
      self.letter = letter
      self.name = name
      self.category = category
      self.process = Int(process)
      self.thread = Int(thread)
      id = json["id"]?.asString
      start = Int((time * 1000).rounded())
      duration = Int(((json["dur"]?.asDouble ?? 0) * 1000).rounded())
      value = json["args"]?["value"]?.asDouble
    }
  }

  private func events(_ report: BenchReport) throws -> [Event] {
    let json = try JSONValue(parsing: report.trace.text)
    #expect(json["displayTimeUnit"]?.asString == "ms")
    let list = try #require(json["traceEvents"]?.asArray)
    let events = list.compactMap { Event($0) }
    #expect(events.count == list.count)
    return events
  }

  @Test("Spans of one thread nest: each lies inside the one before it or begins after its end")
  func nesting() throws {
    for run in KnownRun.all {
      let spans = try events(SampleReport.report([run.records, run.records]))
        .filter { $0.letter == "X" }
      #expect(spans.count { $0.name == "frame" } == 2 * run.records.count)
      for process in 1...2 {
        var open: [Event] = []
        for span in spans where span.process == process {
          #expect(span.thread == 1)
          while let last = open.last, last.start + last.duration <= span.start { open.removeLast() }
          if let last = open.last {
            #expect(last.start <= span.start)
            #expect(span.start + span.duration <= last.start + last.duration)
            #expect(last.name == "frame" && span.name != "frame")
          }
          open.append(span)
        }
      }
    }
  }

  @Test("Spans nest even where records overlap")
  func overlapping() throws {
    var records = RecordedFrames.records(intervals: [20, 20, 20], period: 20)
    for index in records.indices {
      records[index].begin = FrameTime(elapsed: .milliseconds(1))
      records[index].stages.update = .milliseconds(500)
    }
    let spans = try events(SampleReport.report([records])).filter { $0.letter == "X" }
    let frames = spans.filter { $0.name == "frame" }
    #expect(frames.map(\.start) == [1_000_000, 20_000_000, 40_000_000, 60_000_000])
    #expect(frames.map(\.duration) == [19_000_000, 20_000_000, 20_000_000, 20_000_000])
    for (span, frame) in zip(spans.filter { $0.name == "update" }, frames) {
      #expect(span.start >= frame.start)
      #expect(span.start + span.duration <= frame.start + frame.duration)
    }
  }

  @Test("Every overlapping span begins once and ends once, not before it began")
  func pairs() throws {
    for run in KnownRun.all {
      let events = try events(SampleReport.report([run.records, run.records]))
      let begins = events.filter { $0.letter == "b" }
      let ends = events.filter { $0.letter == "e" }
      #expect(Set(begins.map(\.id)).count == begins.count)
      #expect(begins.count == ends.count)
      var endOfID: [String: Event] = [:]
      for end in ends { endOfID[end.id ?? ""] = end }
      for begin in begins {
        let end = try #require(endOfID[begin.id ?? ""])
        #expect(end.name == begin.name && end.category == begin.category)
        #expect(end.process == begin.process)
        #expect(end.start >= begin.start)
      }
    }
  }

  @Test("Every event has a kind that the format knows, a process with a name, and a finite time")
  func kinds() throws {
    let run = try #require(KnownRun.all.last).records
    let events = try events(SampleReport.report([run]))
    #expect(Set(events.map(\.letter)) == ["X", "b", "e", "C", "i", "M"])
    #expect(events.first?.name == "process_name")
    #expect(events.count { $0.letter == "i" } == run.count { $0.oldestInput != nil })
    #expect(events.count { $0.letter == "b" && $0.category == "deadline" } == run.count)
  }

  @Test("Stages follow each other in their frame, each as long as it took")
  func stages() throws {
    var record = RecordedFrames.records(intervals: [], period: 20)[0]
    record.begin = FrameTime(elapsed: .milliseconds(4))
    record.stages.input = .microseconds(500)
    record.stages.layout = .milliseconds(2)
    record.stages.submit = .milliseconds(3)
    let spans = try events(SampleReport.report([[record]])).filter { $0.category == "stage" }
    #expect(spans.map(\.name) == ["input", "layout", "submit"])
    #expect(spans.map(\.start) == [4_000_000, 4_500_000, 6_500_000])
    #expect(spans.map(\.duration) == [500_000, 2_000_000, 3_000_000])
  }

  @Test("Phases and transitions are spans over their frames; a rest ends them")
  func phases() throws {
    var records = RecordedFrames.records(intervals: [20, 20, 20, 500, 20], period: 20)
    for index in 2...5 { records[index].phase = .drag }
    for index in 1...2 { records[index].transition = 7 }
    records[4].followsFrame = false
    let events = try events(SampleReport.report([records]))
    let phases = events.filter { $0.category == "phase" }
    #expect(
      phases.map { "\($0.letter) \($0.name)" } == [
        "b present", "e present", "b drag", "e drag", "b drag", "e drag",
      ])
    // Frames begin 2 ms before they are shown: at 20, 40, 60, 80, 580 and 600 ms.
    #expect(phases.map { $0.start / 1_000_000 } == [18, 40, 58, 80, 578, 600])
    let transitions = events.filter { $0.category == "transition" }
    #expect(transitions.map(\.name) == ["transition 7", "transition 7"])
    #expect(transitions.map { $0.start / 1_000_000 } == [38, 60])
  }

  @Test("A hitch leads from when the frame was expected to when it came")
  func hitch() throws {
    let spans = try events(SampleReport.report([SampleReport.twoPhases]))
      .filter { $0.category == "hitch" }
    #expect(spans.map { $0.start / 1_000_000 } == [80, 110])
  }

  @Test("Counters hold what the records hold")
  func counters() throws {
    var records = RecordedFrames.records(intervals: [50], period: 20, cpu: { Double($0) + 1.5 })
    records[1].liveElements = 12
    records[1].bytesUploaded = 4096
    let counters = try events(SampleReport.report([records])).filter { $0.letter == "C" }
    func values(_ name: String) -> [Double] {
      counters.filter { $0.name == name }.compactMap(\.value)
    }
    #expect(values("CPU ms") == [1.5, 2.5])
    #expect(values("missed vsyncs") == [0, 2])
    #expect(values("live elements") == [12])
    #expect(values("bytes uploaded") == [4096])
    #expect(values("draw calls").isEmpty)
  }
}
