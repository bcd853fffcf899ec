import Gallery
import Motion
import Photos
import SDLHost
import Transitions

/// Writes frames of the gallery as pictures.
struct RenderCommand: Command {
  private(set) var screen = ScreenSettings()

  /// Files and folders to show; none for the photographs that come with the program.
  private(set) var paths: [PhotoPath] = []

  /// Which photograph, from 0; no default.
  private(set) var index: Int?

  private(set) var direction = TransitionDirection.present

  /// Fractions of the transition's duration.
  private(set) var times = [0, 0.25, 0.5, 0.75, 1]

  /// The folder that the frames are written to; no default.
  private(set) var folder: PhotoPath?

  /// Where the film strip is written to, if one is wanted.
  private(set) var strip: PhotoPath?

  static let page = CommandPage(
    name: "render", title: "kvhero render", operands: "[FOLDER|FILE ...]",
    summary: "writes frames of a photograph that opens or closes as PNG files, without a window",
    notes: [
      "--index and --out must be given. The frames are those of the gallery itself, with every "
        + "picture in sight loaded, at the size and scale given. Their files are named frame-1.png "
        + "and so on, in the order of --times, with as many digits as the last one needs.",
      "--strip puts them side by side into one picture at most 2560 pixels wide, in rows where "
        + "they are many.",
    ],
    withoutDisplay: "kvhero render --index N --out DIR")

  static var options: [CommandOption<RenderCommand>] {
    [
      .option(
        "index", OptionValue.wholeNumber("N", in: 0...10_000_000).optional, \.index,
        "which photograph, counted from 0"),
      .option("direction", .direction, \.direction, "whether it opens or closes"),
      .option(
        "times", .numbers("T,T...", in: 0...1), \.times,
        "when to look, in fractions of the duration"),
      .option("out", OptionValue.folder.optional, \.folder, "the folder for the frames"),
      .option("strip", OptionValue.file.optional, \.strip, "a film strip of the frames, as PNG"),
    ]
      + CommandOption.shared(
        [
          .style, .layout, .passage, .preset, .size, .scale, .renderer, .slow, .reduceMotion, .set,
          .imageMemory,
          .headless,
        ], in: \RenderCommand.screen)
  }

  mutating func take(_ operands: [Argument]) throws(UsageError) {
    if operands.contains(where: \.bytes.isEmpty) {
      throw UsageError("a file or folder has no name: ''")
    }
    paths = operands.map(\.path)
    try screen.check()
    try screen.checkPassage()
    try screen.checkSettings(.flight)
    let missing = [("--index", index == nil), ("--out", folder == nil)].filter(\.1).map(\.0)
    guard missing.isEmpty else {
      throw UsageError("kvhero render needs \(missing.joined(separator: " and "))")
    }
    guard screen.renderer != .gpu else {
      throw UsageError(
        "--renderer gpu does not apply to kvhero render, which draws without a window")
    }
    guard times.count <= RenderCommand.mostFrames else {
      throw UsageError("--times takes at most \(RenderCommand.mostFrames), not \(times.count)")
    }
  }

  /// More make a strip that no viewer opens.
  private static let mostFrames = 1000

  func run() throws {
    guard let index, let folder else { return }
    let photographs = try ShownPhotographs(named: paths)
    guard index < photographs.paths.count else {
      throw CommandFailure(
        "there is no photograph \(index): there are \(photographs.paths.count), counted from 0")
    }
    try OutputFile.makeFolder(folder)
    var options = screen.gallery
    options.scale = screen.scale ?? 1
    let film = try Film(photographs, index: index, direction: direction, times: times, options)
    var progress = ProgressLine()
    defer { progress.clear() }
    let digits = String(times.count).count
    for (number, frame) in film.frames.enumerated() {
      progress.show("frame \(number + 1) of \(times.count)")
      let name = String(number + 1)
      let zeros = String(repeating: "0", count: digits - name.count)
      try OutputFile.write(
        PNGWriter.encode(film.picture(of: frame)),
        to: folder.appending("frame-\(zeros)\(name).png".utf8))
    }
    if let strip {
      progress.show("film strip")
      guard let picture = film.strip else {
        throw CommandFailure(
          "\(strip.displayPath): cannot be written: the strip would be higher than 32768 pixels")
      }
      try OutputFile.write(PNGWriter.encode(picture), to: strip)
    }
  }
}

extension OptionValue where Value == PhotoPath {
  /// A folder's name.
  fileprivate static var folder: OptionValue {
    OptionValue(
      placeholder: "DIR", expected: "a folder's name",
      read: { $0.bytes.isEmpty ? nil : $0.path }, write: { _ in nil })
  }
}
