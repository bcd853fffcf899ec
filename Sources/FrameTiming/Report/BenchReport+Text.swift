extension BenchReport {
  /// The report to read: what ran where, and a line of figures for each phase that had frames.
  package var text: String {
    let heading = BenchReport.heading + PhaseSummary.columnTitles + "\n"
    let rows = (phases.filter { $0.frames > 0 } + [total]).map { $0.row + "\n" }
    return environmentText + heading + rows.joined() + notes
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
        + "\(scenario.photos) photos, \(scenario.isHeadless ? "headless" : "in a window")",
    ]
    return lines.joined(separator: "\n") + "\n\n"
  }

  private static let heading =
    "                 CPU ms per frame                   interval ms\n"

  private var notes: String {
    let notes = [
      "CPU: \(SystemClock.processCPU.rawValue), all threads, present included. "
        + "Intervals: \(SystemClock.monotonic.rawValue),",
      "from return of present to return of present. Percentiles are of type 7. "
        + "hitch: how much later",
      "than expected frames were shown, in ms per second of animation.",
    ]
    let warnings = [
      environment.build.configuration == "release"
        ? nil : "warning: a \(environment.build.configuration) build; its figures mean little",
      droppedRecords == 0 ? nil : "warning: \(droppedRecords) frames did not fit in the log",
    ]
    return "\n" + (notes + warnings.compactMap { $0 }).joined(separator: "\n") + "\n"
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
    let figures = values.map { PhaseSummary.right(PhaseSummary.figure($0), 7) }
    let name = name + String(repeating: " ", count: max(0, 8 - name.count))
    return name + PhaseSummary.right(String(frames), 6) + figures.joined()
      + PhaseSummary.right(String(missed), 8)
      + PhaseSummary.right(PhaseSummary.figure(hitchRatio), 8)
  }

  private static func figure(_ value: Double?) -> String {
    value.flatMap { DecimalText.fixed($0, decimals: 2) } ?? "-"
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
