import FrameTiming
import Gallery
import Motion
import Photos
import SDLHost

/// Measures what the frames of the gallery take.
struct BenchCommand: Command, Hashable {
  private(set) var screen = ScreenSettings()

  /// Files and folders to show; none for the photographs that come with the program.
  private(set) var paths: [PhotoPath] = []

  /// What is played.
  private(set) var job = Job.gallery

  /// Whether the paired job says how far it is.
  private(set) var writesMarks = false

  private(set) var cycles = 20

  /// How often everything is played, each time from the start.
  private(set) var runs = 1

  /// The report of earlier runs to compare with.
  private(set) var baseline: PhotoPath?

  /// What holds up a frame on purpose, as it was written; and read.
  private(set) var stallText: String?
  private(set) var stall: StallInjection?

  private(set) var outputs = BenchOutputs()

  /// The jobs that there are.
  enum Job: String, CaseIterable, Hashable {
    case gallery

    /// What scripts/peers plays in other toolkits too.
    case paired

    /// A million springs, without a window.
    case springs

    /// A screen full of views with modifiers of Hero's, without a window.
    case modifiers

    /// Frames of windows and grids of several sizes, into memory.
    case load

    /// Thumbnails of large photographs, without a window.
    case thumbnails
  }

  static let page = CommandPage(
    name: "bench", title: "kvhero bench", operands: "[FOLDER|FILE ...]",
    summary: "plays the gallery by itself and prints what its frames took",
    notes: [
      "A cycle opens a photograph, drags it a little so that it returns, throws it away, opens it "
        + "again and closes it with a click; after the cycles it pages, scrolls and rests. One "
        + "cycle is played first and not counted, and pictures are loaded before time 0.",
      "Without a window every frame is drawn all the same, at a display's pace of 60 Hz.",
      "--json, --csv, --trace and --html each write a file, whole or not at all; for one of them - "
        + "stands for standard output, where it takes the text's place. The trace opens in Perfetto.",
      "--baseline compares with what --json wrote earlier. Runs are compared, not frames: it takes "
        + "--runs 5 on both sides to decide anything. The exit status is then 3 if it has become "
        + "slower, and 4 if the runs differ too much, or are too few, to say.",
      "--inject-stall is the self-test: 50@30:present holds up the 31st frame of the phase by 50 ms, "
        + "in each run, and the run fails unless that is reported as 50 ms, give or take one. Without "
        + "a phase, all frames that count are counted. Phases are "
        + FramePhase.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      "--scenario paired plays the job that scripts/peers plays in other toolkits too, as the "
        + "environment says: PEER_PHOTOS, PEER_CYCLES and PEER_MS. It takes --renderer, "
        + "--threads and, for scripts/peers, --marks, and no other option.",
      "--scenario springs measures a million springs, --scenario modifiers the plan of a screen full "
        + "of views with modifiers of Hero's, --scenario load how what a frame takes "
        + "grows with the window, with what is in sight and with what flies, and --scenario thumbnails "
        + "what it takes to make a thumbnail of a large photograph; all without a window, "
        + "in some seconds, and with no other option.",
      "Ctrl-C ends it with a report of what was measured until then, marked partial; a second one "
        + "ends it at once.",
    ],
    withoutDisplay: "kvhero bench --headless")

  static var options: [CommandOption<BenchCommand>] {
    [
      .option("scenario", .named, \.job, "what is played"),
      .flag("marks", \.writesMarks, "with --scenario paired, print lines for scripts/peers"),
      .option("cycles", .wholeNumber("N", in: 1...10_000), \.cycles, "how many cycles a run has"),
      .option(
        "runs", .wholeNumber("N", in: 1...1000), \.runs,
        "how often all of it is played, each time from the start"),
      .option(
        "baseline", OptionValue.file.optional, \.baseline,
        "compare with an earlier report, and say by the exit status how it went"),
      .option(
        "inject-stall", OptionValue.text("MS@FRAME[:PHASE]").optional, \.stallText,
        "hold up a frame by a busy wait, and check that it is reported"),
      .option("json", OptionValue.file.optional, \.outputs.json, "write the report as JSON"),
      .option("csv", OptionValue.file.optional, \.outputs.csv, "write a table, a row a frame"),
      .option(
        "trace", OptionValue.file.optional, \.outputs.trace,
        "write a trace of all frames, in Chrome's format"),
      .option(
        "html", OptionValue.file.optional, \.outputs.html, "write the report as a page with charts"),
    ]
      + CommandOption.shared(
        [
          .style, .layout, .passage, .preset, .size, .scale, .renderer, .threads, .headless, .slow,
          .reduceMotion,
          .set, .imageMemory,
        ], in: \BenchCommand.screen)
  }

  mutating func take(_ operands: [Argument]) throws(UsageError) {
    if operands.contains(where: \.bytes.isEmpty) {
      throw UsageError("a file or folder has no name: ''")
    }
    paths = operands.map(\.path)
    try screen.check()
    try screen.checkPassage()
    try screen.checkSettings()
    try checkJob()
    try outputs.checkUsage()
    do {
      stall = try stallText.map { text throws(StallSyntaxError) in
        try StallInjection(parsing: text)
      }
    } catch {
      throw UsageError("--inject-stall: \(error)")
    }
  }

  /// Refuses what a job does not heed, and what only another one heeds.
  private func checkJob() throws(UsageError) {
    if writesMarks, job != .paired {
      throw UsageError("--marks applies only with --scenario paired")
    }
    guard job != .gallery else { return }
    var plain = BenchCommand()
    plain.job = job
    plain.writesMarks = writesMarks
    if job == .paired {
      plain.screen.renderer = screen.renderer
      plain.screen.threads = screen.threads
    }
    guard self == plain else {
      let options =
        job == .paired ? "no option but --renderer, --threads and --marks" : "no other option"
      throw UsageError("--scenario \(job.rawValue) takes no files, and \(options)")
    }
  }

  func run() throws {
    switch job {
    case .gallery: try playGallery()
    case .paired:
      let job = try PairedJob(EnvironmentVariable.value)
      try PairedRun(
        job: job, renderer: screen.renderer, threads: screen.threads, writesMarks: writesMarks
      ).run()
    case .springs: try SpeedRun.springs()
    case .modifiers: try SpeedRun.modifiers()
    case .load: try SpeedRun.load()
    case .thumbnails: try SpeedRun.thumbnails()
    }
  }

  /// In bytes; a report has some ten thousand.
  private static let longestReport = 4 << 20

  @MainActor private func playGallery() throws {
    let photographs = try ShownPhotographs(named: paths)
    let played = try BenchScenario(
      photographs, screen.gallery, isHeadless: screen.isHeadless, cycles: cycles)
    let earlier = try baseline.map { path throws in
      let bytes = try InputFile.read(
        path, as: "a report of `kvhero bench --json`", atMost: BenchCommand.longestReport)
      return try Baseline(
        parsing: String(decoding: bytes, as: UTF8.self), name: path.displayPath)
    }
    try outputs.checkFiles()
    let series = BenchSeries(
      run: BenchRun(
        photographs: photographs, acts: played.acts, options: screen.gallery, scale: screen.scale,
        renderer: screen.renderer, threads: screen.threads, progress: BenchProgress(runs: runs),
        stall: stall,
        keepsWorst: outputs.html != nil),
      count: runs, isHeadless: screen.isHeadless, scenario: played.scenario, baseline: earlier)
    do {
      try report(try series.play())
    } catch let error as SDLError where error == .noDisplay {
      throw CommandFailure("\(error.message); without one there is `kvhero bench --headless`")
    }
  }

  /// Writes what was found, and fails where that is to be told.
  @MainActor private func report(_ series: BenchSeries.Result) throws(CommandFailure) {
    let result = series.result
    guard !result.isEmpty else {
      throw CommandFailure("ended before anything was measured: the warm-up was not over")
    }
    let failure: CommandFailure?
    do {
      try outputs.write(result)
      failure = nil
    } catch {
      failure = error
    }
    if !outputs.takeStandardOutput { try StandardOutput.write(result.text) }
    if let failure { throw failure }
    switch series.end {
    // The program ends by the signal itself.
    case .interrupted: return
    case .closed:
      throw CommandFailure(
        "the window was closed before the end; the report is of what was played until then")
    case .finished: break
    }
    if let test = result.report.measurements.stallSelfTest, !test.passes {
      throw CommandFailure("the self-test failed: \(test.finding)")
    }
    if let comparison = result.report.comparison, comparison.verdict.exitStatus != 0 {
      throw CommandFailure(comparison.conclusion, status: comparison.verdict.exitStatus)
    }
  }
}
