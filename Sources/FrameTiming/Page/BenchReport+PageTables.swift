extension BenchReport {
  /// The section of all tables over phases.
  var tableSection: String {
    let tables = [
      percentileTable.markup(
        named: "Percentiles",
        caption: "Milliseconds a frame: CPU time of all threads, and time between presents. "
          + "Percentiles are interpolated, type 7."),
      smoothnessTable.markup(
        named: "Smoothness",
        caption: "How late frames came. Hitch time per second is rated by both published scales: "
          + "scroll (below 5 good, above 10 poor) and all animation (up to 10 good, 25 a warning, 50 "
          + "critical)."),
      slowestTable.markup(
        named: "Slowest frames",
        caption: "The three meanings of “1 % low”: the P99 interval as a rate; the mean of the "
          + "slowest 1 % of the frames; the frame at which the slowest fill 1 % of the time."),
      latencyTable.markup(
        named: "Latency and animation error",
        caption: "From an input to the present that answers it, and to the first that looks "
          + "different; and how far what moved was out of step with when it was shown."),
      stageTable.markup(named: "Stages", caption: "What each stage of a frame took, p50 / p95."),
      allocationTable.markup(
        named: "Memory",
        caption: "How often the thread that makes the frames took memory from the system's "
          + "allocator, a frame."),
    ]
    return Markup.element("h2", text: "Phases") + tables.joined()
  }

  private var percentileTable: TextTable {
    let ranks: [(String, KeyPath<Distribution, Double>)] = [
      ("p50", \.p50), ("p90", \.p90), ("p95", \.p95), ("p99", \.p99), ("p99.9", \.p999),
      ("max", \.max),
    ]
    var table = TextTable(titles: ["phase", "frames", "s"] + ranks.map(\.0) + ranks.map(\.0))
    table.groups = [.init("CPU ms", 3..<9), .init("interval ms", 9..<15)]
    table.rows = shownPhases.map { phase in
      let figures = [phase.cpu, phase.interval].flatMap { distribution in
        ranks.map { FigureText.plain(distribution?[keyPath: $0.1]) }
      }
      return [
        phase.name, "\(phase.frames)", FigureText.plain(phase.animationTime / 1000, decimals: 1),
      ] + figures
    }
    return table
  }
}
