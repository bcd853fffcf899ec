extension BenchReport {
  /// All runs as Chrome trace events, as `kvhero bench --trace` writes them: Perfetto and
  /// `chrome://tracing` open it.
  ///
  /// Each run is a process. A frame is a span with its stages inside; what may overlap — phases,
  /// transitions, the refresh a frame was meant for, input to present, hitches — are asynchronous
  /// spans with an id of their own.
  package var trace: JSONValue {
    var events: [TraceEvent] = []
    var id = 1
    for (index, log) in runs.enumerated() {
      let run = RunTrace(of: log, run: index + 1, firstID: id)
      id = run.endID
      events += run.events
    }
    return .object([
      .init("traceEvents", .array(events.map(\.json))),
      .init("displayTimeUnit", .string("ms")),
      .init(
        "otherData",
        .object([
          .init("environment", environment.json), .init("scenario", scenario.json),
          .init("partial", .bool(isPartial)),
        ])),
    ])
  }
}
