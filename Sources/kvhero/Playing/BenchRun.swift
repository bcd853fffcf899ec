import FrameTiming
import Gallery
import Motion
import SDLHost

/// One run of the benchmark, in a window or without one.
@MainActor
struct BenchRun {
  let photographs: ShownPhotographs
  let acts: [BenchAct]

  /// How the gallery starts; its scale is ``scale`` where that is given.
  let options: GalleryOptions

  /// Device pixels per point; `nil` takes the display's own.
  let scale: Double?

  let renderer: RendererChoice

  /// Plays without a window.
  ///
  /// - Returns: What was measured, and where.
  /// - Throws: Where the fonts are missing.
  func headless() throws -> (BenchContent, Environment) {
    var options = options
    options.scale = scale ?? 1
    let loaded = try LoadedGallery(photographs, options: options)
    defer { loaded.queue.shutDown() }
    let content = content(of: loaded, options, period: HeadlessBench.period)
    let surface = HeadlessSurface(size: options.size, scale: options.scale)
    try HeadlessBench(content: content, surface: surface).run()
    return (
      content,
      environment(
        of: content,
        Environment.Screen(
          renderer: "cpu, into memory", width: options.size.width, height: options.size.height,
          scale: options.scale, nominalRefreshRate: 1 / seconds(HeadlessBench.period)))
    )
  }

  /// Plays in a window.
  ///
  /// - Returns: What was measured, and where.
  /// - Throws: `SDLError.noDisplay` where there is none; else where the fonts are missing, or the window is closed too early.
  func inWindow() throws -> (BenchContent, Environment) {
    var options = options
    let window = try Window(
      WindowOptions(
        title: "kvhero bench", size: options.size, scale: scale, renderer: renderer))
    options.scale = window.geometry.scale
    let relay = WakeRelay()
    let loaded = try LoadedGallery(photographs, options: options) { relay.send() }
    defer { loaded.queue.shutDown() }
    loaded.app.renderer = window.rendererName
    let content = content(of: loaded, options, period: window.refreshPeriod)
    let loop = try HostLoop(window: window, content: content, onFrame: content.note)
    content.timer = WakeTimer(loop.wakeSignal)
    relay.connect(loop.wakeSignal)
    try loop.run()
    content.timer = nil
    guard content.isFinished else {
      throw CommandFailure("the window was closed before the end")
    }
    let geometry = window.geometry
    return (
      content,
      environment(
        of: content,
        Environment.Screen(
          renderer: window.rendererName, sdlVersion: SDLLibrary.version,
          videoDriver: SDLLibrary.videoDriver, width: geometry.size.width,
          height: geometry.size.height, scale: geometry.scale,
          nominalRefreshRate: 1 / seconds(window.refreshPeriod)))
    )
  }

  /// The benchmark, with every picture in sight loaded.
  private func content(
    of loaded: LoadedGallery, _ options: GalleryOptions, period: Duration
  ) -> BenchContent {
    let gallery = ScriptedGallery(loaded.app, queue: loaded.queue)
    gallery.waitForPictures(at: .zero)
    return BenchContent(gallery, acts: acts, windowSize: options.size, period: period)
  }

  private func environment(
    of content: BenchContent, _ screen: Environment.Screen
  ) -> Environment {
    var screen = screen
    screen.measuredRefreshRate = PhaseSummary(of: content.log.records, in: nil).interval.map {
      1000 / $0.p50
    }
    return Environment(
      build: Build(commit: EnvironmentVariable.value("KVHERO_COMMIT")?.text), screen: screen)
  }

  private func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
}
