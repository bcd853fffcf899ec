import FrameTiming
import Gallery
import Motion
import Photos
import SDLHost

/// Measures what the frames of the gallery take.
struct BenchCommand: Command {
  private(set) var screen = ScreenSettings()

  /// Files and folders to show; none for the photographs that come with the program.
  private(set) var paths: [PhotoPath] = []

  private(set) var cycles = 20

  /// Where the report is written as JSON; `-` for standard output, where it takes the text's place.
  private(set) var json: PhotoPath?

  static let page = CommandPage(
    name: "bench", title: "kvhero bench", operands: "[FOLDER|FILE ...]",
    summary: "plays the gallery by itself and prints what its frames took",
    notes: [
      "A cycle opens a photograph, drags it a little so that it returns, throws it away, opens it "
        + "again and closes it with a click; after the cycles it pages, scrolls and rests. One "
        + "cycle is played first and not counted, and pictures are loaded before time 0.",
      "Without a window every frame is drawn all the same, at a display's pace of 60 Hz.",
    ],
    withoutDisplay: "kvhero bench --headless")

  static var options: [CommandOption<BenchCommand>] {
    [
      .option("cycles", .wholeNumber("N", in: 1...10_000), \.cycles, "how many cycles"),
      .option(
        "json", OptionValue.file.optional, \.json,
        "write the report as JSON; - for standard output, instead of the text"),
    ]
      + CommandOption.shared(
        [
          .style, .preset, .size, .scale, .renderer, .headless, .slow, .reduceMotion, .imageMemory,
        ], in: \BenchCommand.screen)
  }

  mutating func take(_ operands: [Argument]) throws(UsageError) {
    if operands.contains(where: \.bytes.isEmpty) {
      throw UsageError("a file or folder has no name: ''")
    }
    paths = operands.map(\.path)
    try screen.check()
    guard !screen.isHeadless || screen.renderer != .gpu else {
      throw UsageError("--renderer gpu does not apply with --headless")
    }
  }

  func run() throws {
    let photographs = try ShownPhotographs(named: paths)
    guard let photo = BenchCommand.photo(of: photographs.paths) else {
      throw CommandFailure("none of the photographs can be shown")
    }
    // Looked at now, so that a run is not in vain.
    let isForOutput = json?.bytes == [UInt8(ascii: "-")]
    if let json, !isForOutput { try OutputFile.check(json) }
    let acts = BenchAct.programme(cycles: cycles, photo: photo, style: screen.gallery.style)
    let run = BenchRun(
      photographs: photographs, acts: acts, options: screen.gallery, scale: screen.scale,
      renderer: screen.renderer)
    let (content, environment) = try play(run)
    let result = BenchResult(
      environment: environment, scenario: scenario(photos: photographs.paths.count), of: content)
    if !isForOutput { try StandardOutput.write(result.text) }
    guard let json else { return }
    let text = result.json.text + "\n"
    if isForOutput {
      try StandardOutput.write(text)
    } else {
      try OutputFile.write(Array(text.utf8), to: json)
    }
  }

  @MainActor private func play(_ run: BenchRun) throws -> (BenchContent, Environment) {
    if screen.isHeadless { return try run.headless() }
    do {
      return try run.inWindow()
    } catch let error as SDLError where error == .noDisplay {
      throw CommandFailure("\(error.message); without one there is `kvhero bench --headless`")
    }
  }

  private func scenario(photos: Int) -> Scenario {
    var scenario = Scenario(
      name: "open, drag back, throw away, open, close; page; scroll; rest",
      style: screen.gallery.style.rawValue,
      preset: screen.gallery.preset == .classic ? "classic" : "default", cycles: cycles,
      warmUpCycles: 1, photos: photos, isHeadless: screen.isHeadless)
    scenario.slowMotion = screen.gallery.slowness
    scenario.isCacheWarm = true
    return scenario
  }

  /// The photograph that is opened: the fifth, or else the next one that can be.
  private static func photo(of paths: [PhotoPath]) -> Int? {
    let first = min(4, paths.count - 1)
    let order = Array(first..<paths.count) + Array(0..<first)
    return order.first { index in
      do {
        _ = try PhotoHeader.read(paths[index])
        return true
      } catch {
        return false
      }
    }
  }
}
