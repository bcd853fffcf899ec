extension Measurements {
  /// The measurements as the report's `measured` object.
  var json: JSONValue {
    .object([
      .init("clocks", .array(clocks.map(\.json))),
      .init("ownCost", ownCost?.json ?? .null),
      .init("memory", memory?.json ?? .null),
      .init("idle", idle?.json ?? .null),
      .init("continuity", continuity?.json ?? .null),
      .init("stallSelfTest", stallSelfTest?.json ?? .null),
    ])
  }
}

extension ClockFigures {
  fileprivate var json: JSONValue {
    .object([
      .init("clock", .string(clock.rawValue)),
      .init("resolutionNs", .number(resolution.milliseconds * 1e6)),
      .init("readingNs", .number(reading.milliseconds * 1e6)),
    ])
  }
}

extension OwnCost {
  fileprivate var json: JSONValue {
    .object([
      .init("usPerFrame", .number(perFrame.milliseconds * 1e3)),
      .init("cpuUsPerFrame", .number(cpuPerFrame.milliseconds * 1e3)),
      .init("frames", .integer(frames)),
    ])
  }
}

extension ProcessMemory {
  fileprivate var json: JSONValue {
    .object([.init("peakBytes", .integer(peak)), .init("residentBytes", .integer(resident))])
  }
}

extension IdleCost {
  fileprivate var json: JSONValue {
    .object([
      .init("seconds", .number(elapsed.milliseconds / 1e3)),
      .init("cpuPercent", .number(cpuPercent)),
      .init("frames", .integer(frames)),
    ])
  }
}

extension MotionContinuity {
  fileprivate var json: JSONValue {
    .object([
      .init("checked", .integer(checked)),
      .init("positionJumps", .integer(positionJumps)),
      .init("velocityJumps", .integer(velocityJumps)),
    ])
  }
}

extension StallSelfTest {
  fileprivate var json: JSONValue {
    .object([
      .init("injected", .string(injection.description)),
      .init("frame", reported.map { .integer($0.frame) } ?? .null),
      .init("phase", .optional(reported?.phase.rawValue)),
      .init("reportedMs", .optional(reported?.hitch)),
      .init("passed", .bool(passes)),
    ])
  }
}
