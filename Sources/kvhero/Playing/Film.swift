import Gallery
import KVHeroTransition
import Motion
import Photos
import Rasterizer
import SceneGraph
import Transitions

/// Frames of the gallery while a photograph opens or closes.
@MainActor
struct Film {
  /// In the order of the times that were asked for.
  let frames: [DisplayList]

  private let app: GalleryApp
  private let options: GalleryOptions
  private let rasterizer = DisplayRasterizer()

  /// When every picture was there and the last frame taken.
  private let end: FrameTime

  /// Plays the gallery and keeps the frames.
  ///
  /// - Parameters:
  ///   - photographs: What it shows.
  ///   - index: Which of them flies.
  ///   - direction: Which way.
  ///   - times: Fractions of the transition's duration.
  ///   - options: How the gallery starts.
  /// - Throws: Where the photograph cannot be opened, or the fonts are missing.
  init(
    _ photographs: ShownPhotographs, index: Int, direction: TransitionDirection, times: [Double],
    _ options: GalleryOptions
  ) throws {
    let loaded = try LoadedGallery(photographs, options: options)
    defer { loaded.queue.shutDown() }
    app = loaded.app
    self.options = options
    let player = FilmPlayer(loaded, size: options.size)
    player.play(Script([.reveal(index), .rest]))
    player.play(Script(Script.present(index).steps.prefix { $0 != .release }))
    player.begin(.release)
    guard app.openPhoto == index else {
      let reason = app.failure(of: index).map { "\($0)" }
      throw CommandFailure(
        "\(photographs.paths[index].displayPath): \(reason ?? "no room for it in this window")")
    }
    if direction == .dismiss {
      player.play(Script([.rest]))
      player.begin(.key(.escape))
    }
    let duration = (app.transitionDuration ?? .zero) * options.slowness
    frames = player.frames(at: times.map { duration * $0 })
    end = player.time
  }

  /// The pixels of a frame.
  func picture(of frame: DisplayList) -> Bitmap {
    rasterizer.bitmap(
      of: frame, size: options.size, scale: options.scale, background: app.background,
      images: app.store, at: end)
  }

  /// All frames in one picture; `nil` where it would be too high.
  var strip: Bitmap? {
    let layout = FilmStripLayout(count: frames.count, frame: options.size)
    let picture = rasterizer.bitmap(
      of: layout.list(of: frames, background: app.background), size: layout.size, scale: 1,
      background: FilmStripLayout.background, images: app.store, at: end)
    return picture.pixels.isEmpty ? nil : picture
  }
}

/// Plays the gallery from one moment that matters to the next.
@MainActor
private final class FilmPlayer {
  /// The newest time.
  private(set) var time = FrameTime.zero

  private let gallery: ScriptedGallery
  private let size: Size

  init(_ loaded: LoadedGallery, size: Size) {
    gallery = ScriptedGallery(loaded.app, queue: loaded.queue)
    self.size = size
    gallery.waitForPictures(at: time)
  }

  /// Plays a script to its end, at 60 frames a second.
  func play(_ script: Script) {
    gallery.play(script, windowSize: size)
    while !gallery.isFinished {
      time = gallery.needsFrame ? time + .nanoseconds(16_666_667) : gallery.nextTime ?? time
      gallery.advance(to: time)
      if gallery.needsFrame { _ = gallery.frame(at: time) }
      gallery.takeFinished(at: time)
    }
    gallery.waitForPictures(at: time)
  }

  /// Takes the step that starts a transition, which then stands at its very beginning.
  func begin(_ step: ScriptStep) {
    gallery.play(Script([step]), windowSize: size)
    gallery.advance(to: time)
    gallery.waitForPictures(at: time)
  }

  /// Frames from now on, in any order.
  func frames(at delays: [Duration]) -> [DisplayList] {
    let start = time
    var lists: [Duration: DisplayList] = [:]
    for delay in delays.sorted() {
      time = start + delay
      lists[delay] = gallery.frame(at: time)
    }
    return delays.compactMap { lists[$0] }
  }
}
