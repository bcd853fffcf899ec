import Gallery
import Photos
import SDLHost

/// The gallery in a window, from the window's opening to its end.
@MainActor
struct GalleryWindow {
  /// Files and folders to show.
  let paths: [PhotoPath]

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
    let decoder = SDLPhotoDecoder()
    let atlases = BackgroundWork { [fonts = assets.fonts] in
      Result { () throws(TypographyError) in
        try Typography.Atlases(from: fonts, decoder: decoder)
      }
    }
    let window = try openWindow()
    // A large folder is listed while the fonts are still being read, on a core that is free now.
    let photographs = try ShownPhotographs(named: paths)
    window.show()
    let queue = DecodeQueue(decoder: decoder) { relay.send() }
    defer { queue.shutDown() }
    var options = options
    options.scale = window.geometry.scale
    let store = PhotoStore(queue: queue, byteBudget: options.imageMemory)
    let typography = Typography(try atlases.value().get(), into: store)
    let app = GalleryApp(
      photos: photographs.paths, title: photographs.title, store: store, typography: typography,
      options: options)
    app.renderer = window.rendererName
    app.rendererReason = window.rendererReason
    let recording = try recording.map { path throws(CommandFailure) in
      var header = LogHeader(
        options: options, title: photographs.title, renderer: window.rendererName,
        photos: photographs.paths)
      header.rendererReason = window.rendererReason
      header.assets = assets.photos
      return try RecordingInProgress(to: path, header: header)
    }
    let content = GalleryContent(app, queue: queue, recorder: recording?.recorder)
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

  /// Makes the window. Where it cannot be had, a name that leads nowhere is the more useful news.
  private func openWindow() throws -> Window {
    do {
      return try Window(screen)
    } catch {
      _ = try ShownPhotographs(named: paths)
      throw error
    }
  }
}
