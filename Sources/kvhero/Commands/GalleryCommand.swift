import Gallery
import Glibc
import Photos
import SDLHost

/// Opens the gallery in a window.
struct GalleryCommand: Command {
  private(set) var screen = ScreenSettings()

  /// Files and folders to show; none for the photographs that come with the program.
  private(set) var paths: [PhotoPath] = []

  /// How folders among them are looked through.
  private(set) var folders = FolderSettings()

  /// Where to record the session.
  private(set) var recording: PhotoPath?

  static let page = CommandPage(
    title: "the gallery", operands: "[FOLDER|FILE|- ...]",
    summary: "opens a gallery of photographs: click one to open it, drag it away to close it",
    notes: [
      "Without a folder or file it shows the photographs that come with it. A file named like a "
        + "command is opened as ./NAME, and after -- nothing is an option.",
      "For - it shows what standard input names: files and folders, one a line, or each ended by a "
        + "zero byte.",
      "With --headless it reads what a window would show at first, and ends.",
    ])

  static var options: [CommandOption<GalleryCommand>] {
    CommandOption.shared(
      [
        .style, .layout, .tab, .example, .passage, .preset, .size, .scale, .renderer, .threads,
        .headless,
        .slow,
        .reduceMotion,
        .set, .imageMemory,
      ],
      in: \GalleryCommand.screen)
      + CommandOption.shared(
        [.recursive, .sort, .reverse, .noThumbnailCache], in: \GalleryCommand.folders)
      + [
        .option(
          "record", OptionValue.file.optional, \.recording,
          "write down all that happens, to play it again")
      ]
  }

  mutating func take(_ operands: [Argument]) throws(UsageError) {
    if operands.contains(where: \.bytes.isEmpty) {
      throw UsageError("a file or folder has no name: ''")
    }
    guard operands.count(where: { $0 == NameList.word }) < 2 else {
      throw UsageError("standard input can be read only once: - is given twice")
    }
    paths = operands.map(\.path)
    try screen.check()
    try screen.checkPlace()
  }

  func run() throws {
    var options = screen.gallery
    if screen.isHeadless {
      options.scale = screen.scale ?? 1
      return try HeadlessGallery(
        photographs: ShownPhotographs(named: NameList.filled(paths), folders), options: options,
        recording: recording
      ).run()
    }
    if ReduceMotionSetting.isOn(environment: { EnvironmentVariable.value($0)?.text }) {
      options.reducesMotion = true
    }
    let window = WindowOptions(
      title: "kvhero", size: options.size, scale: screen.scale, renderer: screen.renderer,
      threads: screen.threads)
    do {
      try GalleryWindow(
        paths: paths, folders: folders, options: options, assets: AssetFolder.find(),
        screen: window,
        recording: recording
      ).run()
    } catch let error as SDLError where error == .noDisplay {
      throw CommandFailure("\(error.message); without one there is \(CommandTable.headless)")
    }
  }
}
