extension BenchReport {
  /// The report to read: what ran where, and a line of figures for each phase that had frames.
  package var text: String {
    let heading = BenchReport.heading + PhaseSummary.columnTitles + "\n"
    let rows = shownPhases.map { $0.row + "\n" }
    let tables = [
      smoothnessTable, slowestTable, latencyTable, stageTable, runTable, hitchTable,
    ].map(\.text).filter { !$0.isEmpty }
    let parts =
      [environmentText, heading + rows.joined()] + tables
      + [comparison?.text, measurementText, notes].compactMap(\.self)
    return parts.joined(separator: "\n")
  }

  private var environmentText: String {
    let machine = environment.machine
    let screen = environment.screen
    let build = environment.build
    let load = machine.loadAverage.flatMap { DecimalText.fixed($0, decimals: 2) }
    let rate = { (rate: Double?) in rate.flatMap { DecimalText.shortest($0, decimals: 2) } ?? "?" }
    let size = [screen.width, screen.height].map { DecimalText.shortest($0, decimals: 2) ?? "?" }
    let sdl = screen.sdlVersion.map { "SDL \($0) (\(screen.videoDriver ?? "no driver"))" }
    let lines = [
      "machine   \(machine.processor ?? "unknown processor"), \(machine.cores) cores"
        + (machine.governor.map { ", governor \($0)" } ?? ""),
      "system    \(machine.system ?? "unknown"), \(machine.kernel ?? "unknown kernel")"
        + (load.map { ", load \($0)" } ?? ""),
      "build     commit \(build.commit ?? "unknown"), Swift \(build.swift), \(build.configuration)",
      "screen    \(size.joined(separator: "x")) points at scale "
        + "\(DecimalText.shortest(screen.scale, decimals: 2) ?? "?"), renderer \(screen.renderer)"
        + (sdl.map { ", \($0)" } ?? ""),
      "refresh   \(rate(screen.nominalRefreshRate)) Hz nominal, "
        + "\(rate(screen.measuredRefreshRate)) Hz measured, "
        + (screen.isVsynced ? "presents wait for vsync" : "paced by its own deadlines"),
      "scenario  \(scenario.name): style \(scenario.style), preset \(scenario.preset), "
        + "\(scenario.cycles) cycles after \(scenario.warmUpCycles) to warm up, "
        + "\(scenario.photos) photos, \(scenario.isHeadless ? "headless" : "in a window")"
        + (runs.count == 1 ? "" : ", \(runs.count) runs"),
    ]
    return (lines + [picturesLine, identityLine].compactMap(\.self)).map { $0 + "\n" }.joined()
  }

  private static let heading =
    "                 CPU ms per frame                   interval ms\n"

  private var picturesLine: String? {
    let parts = [
      scenario.megapixels.map { "\(FigureText.plain($0, decimals: 1)) megapixels on average" },
      scenario.codecs.isEmpty ? nil : scenario.codecs.joined(separator: ", "),
      scenario.isCacheWarm.map { $0 ? "scaled copies at hand" : "no scaled copies at hand" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "pictures  " + parts.joined(separator: ", ")
  }

  private var identityLine: String? {
    let parts = [
      scenario.scriptHash.map { "script \($0)" }, scenario.presetHash.map { "preset \($0)" },
      scenario.seed.map { "seed \($0)" },
      scenario.slowMotion == 1
        ? nil : "slowed \(DecimalText.shortest(scenario.slowMotion, decimals: 2) ?? "?") times",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "identity  " + parts.joined(separator: ", ")
  }

  private var measurementText: String? {
    let mebibytes = { (bytes: Int) in FigureText.plain(Double(bytes) / 1_048_576, decimals: 1) }
    let lines = [
      measurements.memory.map {
        "memory    \(mebibytes($0.peak)) MiB at the peak, \(mebibytes($0.resident)) at the end"
      },
      measurements.idle.map {
        "at rest   \($0.frames) frames and \(FigureText.plain($0.cpuPercent)) % of a processor in "
          + "\(FigureText.plain($0.elapsed.milliseconds / 1000, decimals: 1)) s"
      },
    ].compactMap(\.self)
    return lines.isEmpty ? nil : lines.map { $0 + "\n" }.joined()
  }

  private var notes: String {
    let warnings = [
      environment.build.configuration == "release"
        ? nil : "warning: a \(environment.build.configuration) build; its figures mean little",
      droppedRecords == 0 ? nil : "warning: \(droppedRecords) frames did not fit in the log",
    ]
    let lines =
      honesty.flatMap { TextWrapping.lines(of: $0, width: 98) } + warnings.compactMap(\.self)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension PhaseSummary {
  fileprivate static let columnTitles =
    "phase   frames"
    + ["p50", "p90", "p95", "p99", "max", "p50", "p90", "p95", "p99", "max"]
    .map { right($0, 7) }.joined()
    + right("missed", 8) + right("hitch", 8)

  fileprivate var row: String {
    let values = [cpu, interval].flatMap { distribution in
      [\Distribution.p50, \.p90, \.p95, \.p99, \.max].map { distribution?[keyPath: $0] }
    }
    let figures = values.map { PhaseSummary.right(FigureText.plain($0), 7) }
    let name = name + String(repeating: " ", count: max(0, 8 - name.count))
    return name + PhaseSummary.right(String(frames), 6) + figures.joined()
      + PhaseSummary.right(String(missed), 8)
      + PhaseSummary.right(FigureText.plain(hitchRatio), 8)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
