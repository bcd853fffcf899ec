/// One thing that a report says of where and how it came about.
struct ReportLine {
  let name: String
  let text: String
}

extension BenchReport {
  /// What ran where, a line each.
  var environmentLines: [ReportLine] {
    [machineLine, systemLine, buildLine, screenLine, refreshLine, scenarioLine]
      + [picturesLine, identityLine].compactMap(\.self)
  }

  /// What was measured besides the frames and does not stand in ``honesty``.
  var measurementLines: [ReportLine] {
    let mebibytes = { (bytes: Int) in FigureText.plain(Double(bytes) / 1_048_576, decimals: 1) }
    let memory = measurements.memory.map {
      ReportLine(
        name: "memory",
        text: "\(mebibytes($0.peak)) MiB at the peak, \(mebibytes($0.resident)) at the end")
    }
    let idle = measurements.idle.map {
      ReportLine(
        name: "at rest",
        text: "\($0.frames) frames and \(FigureText.plain($0.cpuPercent)) % of a processor in "
          + "\(FigureText.plain($0.elapsed.milliseconds / 1000, decimals: 1)) s")
    }
    return [memory, idle].compactMap(\.self)
  }

  /// What takes value from all figures.
  var warnings: [String] {
    [
      environment.build.configuration == "release"
        ? nil : "warning: a \(environment.build.configuration) build; its figures mean little",
      droppedRecords == 0 ? nil : "warning: \(droppedRecords) frames did not fit in the log",
    ].compactMap(\.self)
  }

  private var machineLine: ReportLine {
    let machine = environment.machine
    let parts = [
      machine.processor ?? "unknown processor", "\(machine.cores) cores",
      machine.governor.map { "governor \($0)" }, machine.battery.map { "battery \($0)" },
    ].compactMap(\.self)
    return ReportLine(name: "machine", text: parts.joined(separator: ", "))
  }

  private var systemLine: ReportLine {
    let machine = environment.machine
    let parts = [
      machine.system ?? "unknown", machine.kernel ?? "unknown kernel",
      machine.session.map { "session \($0)" },
      machine.loadAverage.map { "load \(FigureText.plain($0))" },
    ].compactMap(\.self)
    return ReportLine(name: "system", text: parts.joined(separator: ", "))
  }

  private var buildLine: ReportLine {
    let build = environment.build
    return ReportLine(
      name: "build",
      text: "commit \(build.commit ?? "unknown"), Swift \(build.swift), \(build.configuration)")
  }

  private var screenLine: ReportLine {
    let screen = environment.screen
    let size = [screen.width, screen.height].map(BenchReport.short).joined(separator: "x")
    let sdl = screen.sdlVersion.map { ", SDL \($0) (\(screen.videoDriver ?? "no driver"))" }
    let threads = screen.threads.map { $0 > 1 ? " on \($0) threads" : "" }
    return ReportLine(
      name: "screen",
      text: "\(size) points at scale \(BenchReport.short(screen.scale)), "
        + "renderer \(screen.renderer)\(threads ?? "")\(sdl ?? "")")
  }

  private var refreshLine: ReportLine {
    let screen = environment.screen
    return ReportLine(
      name: "refresh",
      text: "\(BenchReport.short(screen.nominalRefreshRate)) Hz nominal, "
        + "\(BenchReport.short(screen.measuredRefreshRate)) Hz measured, \(pace)")
  }

  /// What paced the frames: whether presents do wait for the display shows only in them.
  private var pace: String {
    guard environment.screen.isVsynced else { return "paced by its own deadlines" }
    let (following, all) = runs.reduce((0, 0)) { count, run in
      (count.0 + run.records.count { $0.predictedShown != nil }, count.1 + run.records.count)
    }
    guard following > 0 else { return "paced by its own deadlines: presents only claim to wait" }
    let share = BenchReport.short(100 * Double(following) / Double(all))
    return "\(share) % of the frames paced by vsync"
  }

  private var scenarioLine: ReportLine {
    ReportLine(
      name: "scenario",
      text: "\(scenario.name): style \(scenario.style), preset \(scenario.preset), "
        + "\(scenario.cycles) cycles after \(scenario.warmUpCycles) to warm up, "
        + "\(scenario.photos) photos, \(scenario.isHeadless ? "headless" : "in a window")"
        + (runs.count == 1 ? "" : ", \(runs.count) runs"))
  }

  private var picturesLine: ReportLine? {
    let parts = [
      scenario.megapixels.map { "\(FigureText.plain($0, decimals: 1)) megapixels on average" },
      scenario.codecs.isEmpty ? nil : scenario.codecs.joined(separator: ", "),
      scenario.isCacheWarm.map { $0 ? "scaled copies at hand" : "no scaled copies at hand" },
    ].compactMap(\.self)
    return parts.isEmpty
      ? nil : ReportLine(name: "pictures", text: parts.joined(separator: ", "))
  }

  private var identityLine: ReportLine? {
    let parts = [
      scenario.scriptHash.map { "script \($0)" }, scenario.presetHash.map { "preset \($0)" },
      scenario.seed.map { "seed \($0)" },
      scenario.slowMotion == 1 ? nil : "slowed \(BenchReport.short(scenario.slowMotion)) times",
    ].compactMap(\.self)
    return parts.isEmpty
      ? nil : ReportLine(name: "identity", text: parts.joined(separator: ", "))
  }

  private static func short(_ value: Double?) -> String {
    value.flatMap { DecimalText.shortest($0, decimals: 2) } ?? "?"
  }
}
