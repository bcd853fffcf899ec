import FrameTiming
import Motion

extension FrameRecord {
  var logValue: LogValue {
    .object([
      LogMember("event", .string("noted")), LogMember("index", .integer(index)),
      LogMember("phase", .string(phase.rawValue)), LogMember("follows", .bool(followsFrame)),
      LogMember("oldestInput", oldestInput.map(LogValue.time) ?? .null),
      LogMember("begin", .time(begin)), LogMember("sample", .time(sampleTime)),
      LogMember("input", .duration(stages.input)), LogMember("update", .duration(stages.update)),
      LogMember("record", .duration(stages.record)),
      LogMember("submit", .duration(stages.submit)),
      LogMember("present", .duration(stages.present)), LogMember("cpu", .duration(cpu)),
      LogMember("returned", .time(returnedFromPresent)), LogMember("deadline", .time(deadline)),
      LogMember("period", .duration(refreshPeriod)), LogMember("items", .integer(drawItems)),
    ])
  }

  init(_ fields: LogFields) throws(LogSyntaxError) {
    let period = try fields.duration("period")
    guard period > .zero else { throw fields.wrong("period", "more than nothing") }
    var stages = FrameStages()
    stages.input = try fields.duration("input")
    stages.update = try fields.duration("update")
    stages.record = try fields.duration("record")
    stages.submit = try fields.duration("submit")
    stages.present = try fields.duration("present")
    self.init(
      index: try fields.integer("index"), phase: try fields.choice("phase", FramePhase.self),
      followsFrame: try fields.bool("follows"),
      oldestInput: fields["oldestInput"] == .null ? nil : try fields.time("oldestInput"),
      begin: try fields.time("begin"), sampleTime: try fields.time("sample"), stages: stages,
      cpu: try fields.duration("cpu"), returnedFromPresent: try fields.time("returned"),
      deadline: try fields.time("deadline"), refreshPeriod: period,
      drawItems: try fields.integer("items"))
  }
}
