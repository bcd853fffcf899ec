import Motion

/// One event of Chrome's trace event format, which Perfetto opens.
///
/// Source: *Trace Event Format*, Google, 2016. Times are written in microseconds, to the nanosecond.
struct TraceEvent {
  /// What kind of event it is, with what only this kind has.
  enum Kind {
    /// A span on a thread (`X`); spans of one thread nest or follow each other.
    case complete(duration: Duration)

    /// The begin (`b`) or end (`e`) of a span that may overlap others; its id tells which ones belong
    /// together.
    case asyncBegin(id: Int)
    case asyncEnd(id: Int)

    /// The value of a quantity from now on (`C`).
    case counter(Double)

    /// Something that takes no time (`i`), on its thread.
    case instant

    /// A name for a process or thread (`M`).
    case metadata(name: String)
  }

  var kind: Kind
  var name: String
  var category: String
  var time: FrameTime
  var process: Int
  var thread: Int
  var arguments: [JSONValue.Member] = []

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("ph", .string(letter)), .init("name", .string(name)), .init("cat", .string(category)),
      .init("ts", TraceEvent.microseconds(time.elapsed)), .init("pid", .integer(process)),
      .init("tid", .integer(thread)),
    ]
    var arguments = arguments
    switch kind {
    case .complete(let duration): members.append(.init("dur", TraceEvent.microseconds(duration)))
    case .asyncBegin(let id), .asyncEnd(let id):
      members.append(.init("id", .string("0x" + String(id, radix: 16))))
    case .counter(let value): arguments.append(.init("value", .number(value)))
    case .instant: members.append(.init("s", .string("t")))
    case .metadata(let name): arguments.append(.init("name", .string(name)))
    }
    if !arguments.isEmpty { members.append(.init("args", .object(arguments))) }
    return .object(members)
  }

  private var letter: String {
    switch kind {
    case .complete: "X"
    case .asyncBegin: "b"
    case .asyncEnd: "e"
    case .counter: "C"
    case .instant: "i"
    case .metadata: "M"
    }
  }

  private static func microseconds(_ duration: Duration) -> JSONValue {
    .number(duration.milliseconds * 1000)
  }
}
