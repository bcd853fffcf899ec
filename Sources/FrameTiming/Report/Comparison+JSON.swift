extension Comparison {
  /// The comparison as the report's `comparison` object.
  var json: JSONValue {
    .object([
      .init("baseline", .string(baseline)),
      .init("verdict", .string(verdict.rawValue)),
      .init("exitStatus", .integer(Int(verdict.exitStatus))),
      .init("differences", .array(differences.map(JSONValue.string))),
      .init("figures", .array(rows.map(\.json))),
    ])
  }
}

extension Comparison.Row {
  fileprivate var json: JSONValue {
    .object([
      .init("phase", .string(phase)),
      .init("figure", .string(figure.rawValue)),
      .init("unit", .string(figure.unit)),
      .init("deciding", .bool(isDeciding)),
      .init("runs", .integer(runs)),
      .init("median", .number(median)),
      .init("baselineRuns", .integer(baselineRuns)),
      .init("baselineMedian", .number(baselineMedian)),
      .init("shift", .number(shift.estimate)),
      .init("interval", .range(shift.interval)),
      .init("changePercent", .optional(changePercent)),
      .init("u", .number(test.u)),
      .init("p", .number(test.p)),
      .init("effect", .number(test.effect)),
      .init("verdict", .string(verdict.rawValue)),
    ])
  }
}
