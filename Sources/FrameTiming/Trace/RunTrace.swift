import Motion

/// The events of one run, which is a process of its own in the trace.
struct RunTrace {
  private(set) var events: [TraceEvent] = []

  private let run: Int
  private var nextID: Int

  /// Where the last span on the thread of frames ended.
  private var end = FrameTime.zero

  /// The spans over several frames that are under way, by their category.
  private var open: [String: Span] = [:]

  private struct Span {
    let id: Int
    let name: String
    var end: FrameTime
  }

  private enum Thread {
    static let frames = 1
    static let input = 2
  }

  /// Turns the records of a run into events.
  ///
  /// - Parameters:
  ///   - log: The run.
  ///   - run: Its number, from 1.
  ///   - firstID: Ids of overlapping spans count from here; see ``endID``.
  init(of log: FrameLog, run: Int, firstID: Int) {
    self.run = run
    self.nextID = firstID
    add(.metadata(name: "run \(run)" + (log.isPartial ? " (partial)" : "")), "process_name", "")
    add(.metadata(name: "frames"), "thread_name", "")
    add(.metadata(name: "input"), "thread_name", "", thread: Thread.input)
    var previous: FrameRecord?
    for record in log.records {
      add(record, after: previous)
      previous = record
    }
    close("phase")
    close("transition")
  }

  /// The first id that is not taken.
  var endID: Int { nextID }

  private mutating func add(_ record: FrameRecord, after previous: FrameRecord?) {
    let hitch = record.hitch(interval: record.interval(since: previous))
    addFrame(record, hitch: hitch)
    addExpectation(of: record)
    if let input = record.oldestInput {
      add(.instant, "input", "input", at: input, thread: Thread.input)
      addSpan("input to present", "latency", from: input, to: record.returnedFromPresent)
    }
    if hitch > .zero {
      let expected = FrameTime(elapsed: record.returnedFromPresent.elapsed - hitch)
      addSpan("hitch", "hitch", from: expected, to: record.returnedFromPresent)
    }
    addCounters(of: record)
    follow(record.phase.rawValue, "phase", in: record)
    follow(record.transition.map { "transition \($0)" }, "transition", in: record)
  }

  /// The frame's span with those of its stages inside; clipped where a record says that it began
  /// before the last one ended.
  private mutating func addFrame(_ record: FrameRecord, hitch: Duration) {
    let start = max(record.begin, end)
    end = max(start, record.returnedFromPresent)
    let arguments: [JSONValue.Member] = [
      .init("frame", .integer(record.index)), .init("phase", .string(record.phase.rawValue)),
      .init("overrunMs", .number(record.overrun.milliseconds)),
      .init("hitchMs", .number(hitch.milliseconds)),
    ]
    add(
      .complete(duration: end - start), "frame", "frame", at: start, thread: Thread.frames,
      arguments)
    var time = record.begin
    for stage in FrameStage.allCases {
      let from = min(max(time, start), end)
      time = time + record.stages[stage]
      let to = min(max(time, start), end)
      guard to > from else { continue }
      add(.complete(duration: to - from), stage.rawValue, "stage", at: from)
    }
  }

  /// The refresh the frame was meant for.
  private mutating func addExpectation(of record: FrameRecord) {
    let start = FrameTime(elapsed: record.deadline.elapsed - record.refreshPeriod)
    addSpan("expected", "deadline", from: start, to: record.deadline)
  }

  private mutating func addCounters(of record: FrameRecord) {
    let time = record.returnedFromPresent
    let counts: [(String, Int?)] = [
      ("missed vsyncs", record.missedVsyncs), ("live elements", record.liveElements),
      ("draw items", record.drawItems), ("draw calls", record.drawCalls),
      ("bytes uploaded", record.bytesUploaded), ("allocations", record.allocations),
    ]
    add(.counter(record.cpu.milliseconds), "CPU ms", "counter", at: time)
    for (name, count) in counts {
      guard let count else { continue }
      add(.counter(Double(count)), name, "counter", at: time)
    }
  }

  /// Lengthens the span of a category, or ends it and begins another one, as a frame tells.
  private mutating func follow(_ name: String?, _ category: String, in record: FrameRecord) {
    if !record.followsFrame || open[category]?.name != name { close(category) }
    guard let name else { return }
    let end = max(record.begin, record.returnedFromPresent)
    guard open[category] == nil else {
      open[category]?.end = end
      return
    }
    add(.asyncBegin(id: nextID), name, category, at: record.begin)
    open[category] = Span(id: nextID, name: name, end: end)
    nextID += 1
  }

  private mutating func close(_ category: String) {
    guard let span = open.removeValue(forKey: category) else { return }
    add(.asyncEnd(id: span.id), span.name, category, at: span.end)
  }

  private mutating func addSpan(
    _ name: String, _ category: String, from start: FrameTime, to end: FrameTime
  ) {
    add(.asyncBegin(id: nextID), name, category, at: start)
    add(.asyncEnd(id: nextID), name, category, at: max(start, end))
    nextID += 1
  }

  private mutating func add(
    _ kind: TraceEvent.Kind, _ name: String, _ category: String, at time: FrameTime = .zero,
    thread: Int = Thread.frames, _ arguments: [JSONValue.Member] = []
  ) {
    events.append(
      TraceEvent(
        kind: kind, name: name, category: category, time: time, process: run, thread: thread,
        arguments: arguments))
  }
}
