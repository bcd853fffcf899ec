import FrameTiming
import Gallery
import Motion
import Photos
import SDLHost

/// Plays a recording again.
struct ReplayCommand: Command {
  private(set) var file = PhotoPath(bytes: [])
  private(set) var isHeadless = false
  private(set) var checks = false
  private(set) var renderer = RendererChoice.auto

  /// Where to record the replay to.
  private(set) var recording: PhotoPath?

  static let page = CommandPage(
    name: "replay", title: "kvhero replay", operands: "FILE",
    summary: "plays a recording of the gallery again and prints a hash of each frame",
    notes: [
      "Each line has the frame's number, its time in seconds and the hash of its display list, "
        + "which does not depend on pixels. The photographs must be where they were, but for "
        + "those that come with the program; relative paths start from the folder they started from, "
        + "or, where that is gone, from the working folder.",
      "--record FILE writes the same session with the frames as they are now, such as after a "
        + "change that was meant to be seen.",
    ],
    withoutDisplay: "kvhero replay FILE --headless")

  static var options: [CommandOption<ReplayCommand>] {
    [
      .flag("headless", \.isHeadless, "as fast as possible, without a window"),
      .flag("check", \.checks, "fail at the first frame that is not as it was recorded"),
      .option("renderer", .named, \.renderer, "the way to the screen"),
      .option("record", OptionValue.file.optional, \.recording, "record the replay to FILE"),
    ]
  }

  mutating func take(_ operands: [Argument]) throws(UsageError) {
    guard let name = operands.first, operands.count == 1, !name.bytes.isEmpty else {
      throw UsageError("kvhero replay takes one recording, not \(operands.count) words")
    }
    file = name.path
    try ScreenSettings.check(renderer, isHeadless: isHeadless)
  }

  func run() throws {
    let bytes = try InputFile.read(file, as: "a recording")
    let assets = try AssetFolder.find()
    var log = try LogReader.read(bytes, named: file.displayPath, assets: assets.photos)
    log.header.folder = WorkingFolder.present(log.header.folder)
    if log.isCutOff {
      StandardError.write(
        "warning", "\(file.displayPath): the last line is cut off and was left out")
    }
    var report = ReplayReport(checks: checks, file: file, frameCount: log.frameCount)
    report.isOutdated = log.header.isOutdated
    if let recording { report.recorded = (try RecordingFile(at: recording), log) }
    let fonts = assets.fonts
    let decoder = SDLPhotoDecoder.ofProgram
    let session = try ReplaySession(log, decoder: decoder) { store throws(TypographyError) in
      try Typography.load(from: fonts, decoder: decoder, into: store)
    }
    if isHeadless {
      while let frame = try session.nextFrame() { try report.add(frame) }
      try report.finish()
    } else {
      do {
        try ReplayWindow(session: session, log: log, renderer: renderer, report: report).run()
      } catch let error as SDLError where error == .noDisplay {
        throw CommandFailure("\(error.message); without one there is `kvhero replay --headless`")
      }
    }
  }
}

extension SessionLog {
  /// How many frames it has.
  var frameCount: Int {
    entries.count { entry in
      if case .frame = entry { true } else { false }
    }
  }
}
