import FrameTiming
import Gallery
import Motion
import Photos
import SceneGraph

/// A gallery of made-up pictures that a script plays at 60 frames a second, without a clock.
@MainActor
final class PlayedGallery {
  let pictures: PictureFolder
  let options: GalleryOptions
  let app: GalleryApp
  let gallery: ScriptedGallery

  /// What was drawn: the phase and the digest of each frame.
  private(set) var frames: [(phase: FramePhase, digest: DisplayListDigest)] = []

  /// The recording so far.
  var recording: [UInt8] { file.bytes }

  private let queue: DecodeQueue
  private let fonts: FontFolder
  private let file = File()
  private let recorder: SessionRecorder
  private var time = FrameTime.zero

  private final class File {
    var bytes: [UInt8] = []
  }

  static let interval = Duration.seconds(1) / 60

  init(
    options: GalleryOptions = GalleryOptions(), pictures: PictureFolder? = nil
  ) throws {
    self.options = options
    self.pictures = try pictures ?? PictureFolder()
    fonts = try FontFolder()
    queue = DecodeQueue(decoder: WhiteDecoder()) {}
    let store = PhotoStore(queue: queue, byteBudget: options.imageMemory)
    let typography = try Typography.load(
      from: fonts.path, decoder: WhiteDecoder(), into: store)
    app = GalleryApp(
      photos: self.pictures.paths, title: "Pictures", store: store, typography: typography,
      options: options)
    app.renderer = "none"
    let file = file
    recorder = SessionRecorder(
      LogWriter(
        header: LogHeader(
          options: options, title: "Pictures", renderer: "none", photos: self.pictures.paths),
        write: {
          file.bytes += $0
          return nil
        }, onFailure: { _ in }))
    gallery = ScriptedGallery(app, queue: queue, recorder: recorder)
  }

  deinit {
    queue.shutDown()
  }

  /// Waits for all pictures in sight.
  func waitForPictures() {
    gallery.waitForPictures(at: time)
  }

  /// Draws a frame, and has what it orders decoded before anybody asks for it.
  func decodeBeforehand() {
    _ = gallery.frame(at: time)
    queue.waitForAll()
  }

  /// Plays a script to its end; a frame is drawn only where one is due.
  ///
  /// - Parameters:
  ///   - script: What to play.
  ///   - beforeFrame: Called at the time of each frame, drawn or not.
  func play(_ script: Script, beforeFrame: (FrameTime) -> Void = { _ in }) {
    gallery.play(script, windowSize: options.size)
    while !gallery.isFinished, time < FrameTime(elapsed: .seconds(600)) {
      time = time + PlayedGallery.interval
      beforeFrame(time)
      gallery.advance(to: time)
      guard gallery.needsFrame else { continue }
      let list = gallery.frame(at: time)
      frames.append((app.phase, DisplayListDigest(of: list)))
    }
    recorder.finish()
  }

  /// Tells the gallery what a frame took, as a window would.
  func note(_ record: FrameRecord) {
    recorder.record(record)
    app.note(record)
  }

  /// The same recording, played again.
  func replay(_ log: SessionLog) throws -> ReplaySession {
    let fonts = fonts.path
    return try ReplaySession(log, decoder: WhiteDecoder()) { store throws(TypographyError) in
      try Typography.load(from: fonts, decoder: WhiteDecoder(), into: store)
    }
  }
}
