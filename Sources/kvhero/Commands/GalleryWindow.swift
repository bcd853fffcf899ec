import Gallery
import Glibc
import Photos
import SDLHost

/// The gallery in a window, from the window's opening to its end.
@MainActor
struct GalleryWindow {
  /// Files and folders to show, and the word for those that standard input names.
  let paths: [PhotoPath]

  /// How folders are looked through.
  let folders: FolderSettings

  let options: GalleryOptions

  /// Where the fonts lie, and the photographs that come with the program.
  let assets: AssetFolder

  let screen: WindowOptions

  /// Where to write down all that happens, if it is to be.
  var recording: PhotoPath?

  /// Opens the window and runs until a person closes it.
  ///
  /// - Throws: `SDLError` where there is no display, or the window system fails; `TypographyError`
  ///   where the fonts are missing; `CommandFailure` where there is nothing to show, or the recording
  ///   cannot be written.
  func run() throws {
    let relay = WakeRelay()
    let decoder = SDLPhotoDecoder.ofProgram
    let atlases = BackgroundWork { [fonts = assets.fonts] in
      Result { () throws(TypographyError) in
        try Typography.Atlases(from: fonts, decoder: decoder)
      }
    }
    // Whoever names files on standard input may take long: the window does not wait for that.
    let listed =
      paths.contains(NameList.word.path)
      ? BackgroundWork { [paths] in
        Result { () throws(CommandFailure) in try NameList.filled(paths) }
      } done: {
        relay.send()
      } : nil
    let looking = FolderWatching(isRecursive: folders.isRecursive) { relay.send() }
    defer { looking.shutDown() }
    if !paths.isEmpty, listed == nil { looking.read(paths) }
    let window = try Window(screen)
    window.show()
    let thumbnails =
      folders.avoidsThumbnailCache || recording != nil ? nil : ThumbnailCache.ofDesktop()
    let queue = DecodeQueue(decoder: decoder, thumbnails: thumbnails) { relay.send() }
    defer {
      SVGProcess.stopAll()
      queue.shutDown()
    }
    var options = options
    options.scale = window.geometry.scale
    options.readsInBackground = true
    options.sort = folders.sort
    let store = PhotoStore(queue: queue, byteBudget: options.imageMemory)
    let typography = Typography(
      try atlases.value().get(), into: store, fallback: fallback(scale: options.scale))
    // What comes along needs no looking for, and a recording of it plays wherever the program lies.
    let own = paths.isEmpty ? try NamedPhotographs.find([]) : []
    let title = listed == nil ? NamedPhotographs.title(paths) : "Photos"
    if let listed {
      if let known = listed.valueIfMade {
        looking.read(try known.get())
      } else {
        looking.read(listed)
      }
    }
    let app = GalleryApp(
      photos: own, title: title, store: store, typography: typography,
      options: options)
    app.renderer = window.rendererName
    app.rendererReason = window.rendererReason
    let recording = try recording.map { path throws(CommandFailure) in
      var header = LogHeader(
        options: options, title: title, renderer: window.rendererName, photos: own)
      header.rendererReason = window.rendererReason
      header.assets = assets.photos
      header.folder = WorkingFolder.needed(for: paths)
      return try RecordingInProgress(to: path, header: header)
    }
    let content = GalleryContent(
      app, queue: queue, folders: looking, recorder: recording?.recorder)
    // What has been found by now is in the first frame.
    content.takeNews(at: .zero)
    let loop = try HostLoop(
      window: window, content: content, onFrame: content.note, onWarning: StandardError.warn)
    relay.connect(loop.wakeSignal)
    do {
      try loop.run()
    } catch {
      // What led to a failure is what a recording may be wanted for.
      recording?.recorder.finish()
      throw error
    }
    try recording?.finish()
  }

  /// Installed fonts for what the program's own lack; none for a recording, which plays the same on
  /// every machine.
  private func fallback(scale: Double) -> Typography.Fallback? {
    guard recording == nil,
      let fonts = InstalledFonts.find(density: scale, { getenv($0).map { String(cString: $0) } })
    else { return nil }
    return Typography.Fallback(regular: fonts.regular, bold: fonts.bold)
  }
}
