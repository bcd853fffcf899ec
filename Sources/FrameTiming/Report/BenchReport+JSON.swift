extension BenchReport {
  /// The report as `kvhero bench --json` writes it.
  package var json: JSONValue {
    .object([
      .init("environment", environment.json),
      .init("scenario", scenario.json),
      .init("droppedRecords", .integer(droppedRecords)),
      .init("total", total.json),
      .init("phases", .array(phases.map(\.json))),
    ])
  }
}

extension PhaseSummary {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .string(name)),
      .init("frames", .integer(frames)),
      .init("cpuMs", PhaseSummary.json(of: cpu)),
      .init("intervalMs", PhaseSummary.json(of: interval)),
      .init("missed", .integer(missed)),
      .init("missedVsyncs", .integer(missedVsyncs)),
      .init("hitchMs", frames > 0 ? .number(hitchTime) : .null),
      .init("hitchMsPerS", .optional(hitchRatio)),
    ])
  }

  /// Every percentile stands there, `null` without frames.
  private static func json(of distribution: Distribution?) -> JSONValue {
    .object([
      .init("p50", .optional(distribution?.p50)),
      .init("p90", .optional(distribution?.p90)),
      .init("p95", .optional(distribution?.p95)),
      .init("p99", .optional(distribution?.p99)),
      .init("max", .optional(distribution?.max)),
    ])
  }
}
