extension BenchReport {
  /// The report as `kvhero bench --json` writes it.
  package var json: JSONValue {
    .object([
      .init("environment", environment.json),
      .init("scenario", scenario.json),
      .init("partial", .bool(isPartial)),
      .init("droppedRecords", .integer(droppedRecords)),
      .init("total", total.json),
      .init("phases", .array(phases.map(\.json))),
      .init("runs", .array(runs.indices.map(json(ofRun:)))),
      .init("acrossRuns", .array(acrossRuns.map(\.json))),
      .init("comparison", comparison?.json ?? .null),
      .init("hitches", .array(hitches.map(\.json))),
      .init("measured", measurements.json),
      .init("honesty", .array(honesty.map(JSONValue.string))),
    ])
  }

  private func json(ofRun place: Int) -> JSONValue {
    .object([
      .init("run", .integer(place + 1)),
      .init("partial", .bool(runs[place].isPartial)),
      .init("droppedRecords", .integer(runs[place].dropped)),
      .init("total", runTotals[place].json),
    ])
  }
}

extension Hitch {
  fileprivate var json: JSONValue {
    .object([
      .init("run", .integer(run)),
      .init("frame", .integer(frame)),
      .init("phase", .string(phase.rawValue)),
      .init("atMs", .number(time)),
      .init("ms", .number(milliseconds)),
      .init("cause", .optional(cause?.name)),
    ])
  }
}

extension RunFigure {
  fileprivate var json: JSONValue {
    .object([
      .init("phase", .string(phase)),
      .init("figure", .string(figure.rawValue)),
      .init("unit", .string(figure.unit)),
      .init("median", .number(spread.median)),
      .init("mad", .number(spread.medianDeviation)),
      .init("interval95", .range(spread.interval)),
      .init("values", .array(spread.values.map(JSONValue.number))),
    ])
  }
}

extension JSONValue {
  /// Writes both ends as an array, and `nil` as `null`.
  static func range(_ range: ClosedRange<Double>?) -> JSONValue {
    range.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null
  }
}
