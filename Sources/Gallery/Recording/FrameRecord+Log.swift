import FrameTiming
import Motion

// What is nothing, or is not known, is left out of the line.

extension FrameRecord {
  var logValue: JSONValue {
    .object(
      [
        .init("event", .string("noted")), .init("index", .integer(index)),
        .init("phase", .string(phase.rawValue)), .init("follows", .bool(followsFrame)),
        .init("begin", .time(begin)), .init("sample", .time(sampleTime)),
        .init("cpu", .duration(cpu)), .init("returned", .time(returnedFromPresent)),
        .init("deadline", .time(deadline)), .init("period", .duration(refreshPeriod)),
        .init("items", .integer(drawItems)), .init("changes", .bool(changesPicture)),
        .init("stages", stages.logValue),
      ] + (oldestInput.map { [.init("oldestInput", .time($0))] } ?? [])
        + (predictedShown.map { [.init("shown", .time($0))] } ?? [])
        + FrameRecord.counts.compactMap { name, count in
          self[keyPath: count].map { .init(name, .integer($0)) }
        })
  }

  init(_ fields: LogFields) throws(LogSyntaxError) {
    let period = try fields.duration("period")
    guard period > .zero else { throw fields.wrong("period", "more than nothing") }
    guard let stages = fields["stages"] else { throw fields.wrong("stages", "an object") }
    self.init(
      index: try fields.integer("index"), phase: try fields.choice("phase", FramePhase.self),
      followsFrame: try fields.bool("follows"),
      oldestInput: fields["oldestInput"] == nil ? nil : try fields.time("oldestInput"),
      begin: try fields.time("begin"), sampleTime: try fields.time("sample"),
      stages: try FrameStages(try LogFields(stages)), cpu: try fields.duration("cpu"),
      returnedFromPresent: try fields.time("returned"),
      predictedShown: fields["shown"] == nil ? nil : try fields.time("shown"),
      deadline: try fields.time("deadline"),
      refreshPeriod: period, drawItems: try fields.integer("items"))
    changesPicture = try fields.bool("changes")
    for (name, count) in FrameRecord.counts where fields[name] != nil {
      self[keyPath: count] = try fields.integer(name)
    }
  }

  private static var counts: [(String, WritableKeyPath<FrameRecord, Int?>)] {
    [
      ("transition", \.transition), ("liveElements", \.liveElements), ("drawCalls", \.drawCalls),
      ("bytesUploaded", \.bytesUploaded), ("allocations", \.allocations),
    ]
  }
}

extension FrameStages {
  fileprivate var logValue: JSONValue {
    .object(
      FrameStages.stages.compactMap { name, stage in
        let duration = self[keyPath: stage]
        return duration == .zero ? nil : .init(name, .duration(duration))
      })
  }

  fileprivate init(_ fields: LogFields) throws(LogSyntaxError) {
    self.init()
    for (name, stage) in FrameStages.stages where fields[name] != nil {
      self[keyPath: stage] = try fields.duration(name)
    }
  }

  private static var stages: [(String, WritableKeyPath<FrameStages, Duration>)] {
    [
      ("input", \.input), ("update", \.update), ("match", \.match), ("layout", \.layout),
      ("decodeWait", \.decodeWait), ("record", \.record), ("submit", \.submit),
      ("present", \.present),
    ]
  }
}
