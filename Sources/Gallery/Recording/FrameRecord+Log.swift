import FrameTiming
import Motion

// What is nothing, or is not known, is left out of the line.

extension FrameRecord {
  var logValue: LogValue {
    .object(
      [
        LogMember("event", .string("noted")), LogMember("index", .integer(index)),
        LogMember("phase", .string(phase.rawValue)), LogMember("follows", .bool(followsFrame)),
        LogMember("begin", .time(begin)), LogMember("sample", .time(sampleTime)),
        LogMember("cpu", .duration(cpu)), LogMember("returned", .time(returnedFromPresent)),
        LogMember("deadline", .time(deadline)), LogMember("period", .duration(refreshPeriod)),
        LogMember("items", .integer(drawItems)), LogMember("changes", .bool(changesPicture)),
        LogMember("stages", stages.logValue),
      ] + (oldestInput.map { [LogMember("oldestInput", .time($0))] } ?? [])
        + (predictedShown.map { [LogMember("shown", .time($0))] } ?? [])
        + FrameRecord.counts.compactMap { name, count in
          self[keyPath: count].map { LogMember(name, .integer($0)) }
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
  fileprivate var logValue: LogValue {
    .object(
      FrameStages.stages.compactMap { name, stage in
        let duration = self[keyPath: stage]
        return duration == .zero ? nil : LogMember(name, .duration(duration))
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
