import FrameTiming
import Gallery
import Motion
import SDLHost

/// Plays the benchmark once, from loading the gallery on, in a window or without one.
@MainActor
struct BenchRun {
  let photographs: ShownPhotographs
  let acts: [BenchAct]

  /// How the gallery starts; its scale is ``scale`` where that is given.
  let options: GalleryOptions

  /// Device pixels per point; `nil` takes the display's own.
  let scale: Double?

  let renderer: RendererChoice

  /// How many threads draw where the processor does; `nil` for as many as suit the machine.
  let threads: Int?

  let progress: BenchProgress

  /// Holds up one frame of each run, to see whether it is reported.
  let stall: StallInjection?

  /// Whether pictures are wanted of the frames that came latest.
  let keepsWorst: Bool

  /// Plays without a window.
  ///
  /// - Parameter onReady: Told before anything is played where it will be.
  /// - Returns: What was measured.
  /// - Throws: What `onReady` throws; else where the fonts are missing.
  func headless(onReady: (Environment) throws -> Void) throws -> BenchPlay {
    TerminationSignal.listen()
    var options = options
    options.scale = scale ?? 1
    let surface = HeadlessSurface(size: options.size, scale: options.scale, threads: threads)
    let environment = BenchRun.environment(
      Environment.Screen(
        renderer: "cpu, into memory", threads: surface.threads, width: options.size.width,
        height: options.size.height,
        scale: options.scale, nominalRefreshRate: 1 / seconds(HeadlessBench.period)))
    try onReady(environment)
    let loaded = try LoadedGallery(photographs, options: options)
    defer { loaded.queue.shutDown() }
    let content = content(of: loaded, options, period: HeadlessBench.period)
    try HeadlessBench(content: content, surface: surface).run()
    return try content.play(
      endedBy: content.isFinished ? .finished : .interrupted, in: environment)
  }

  /// Plays in a window of its own.
  ///
  /// - Parameter onReady: Told before anything is played where it will be.
  /// - Returns: What was measured.
  /// - Throws: What `onReady` throws; `SDLError.noDisplay` where there is none; else where the fonts
  ///   are missing.
  func inWindow(onReady: (Environment) throws -> Void) throws -> BenchPlay {
    var options = options
    let window = try Window(
      WindowOptions(
        title: "kvhero bench", size: options.size, scale: scale, renderer: renderer,
        threads: threads))
    let geometry = window.geometry
    options.scale = geometry.scale
    let environment = BenchRun.environment(
      Environment.Screen(
        renderer: window.rendererName, threads: window.drawingThreads,
        sdlVersion: SDLLibrary.version,
        videoDriver: SDLLibrary.videoDriver, width: geometry.size.width,
        height: geometry.size.height, scale: geometry.scale,
        nominalRefreshRate: 1 / seconds(window.refreshPeriod), isVsynced: window.isVsynced))
    try onReady(environment)
    let relay = WakeRelay()
    let loaded = try LoadedGallery(photographs, options: options) { relay.send() }
    defer { loaded.queue.shutDown() }
    loaded.app.renderer = window.rendererName
    let content = content(of: loaded, options, period: window.refreshPeriod)
    let loop = try HostLoop(
      window: window, content: content, onFrame: content.note, onWarning: StandardError.warn)
    content.timer = WakeTimer(loop.wakeSignal)
    relay.connect(loop.wakeSignal)
    try loop.run()
    content.timer = nil
    let cut = TerminationSignal.isGiven ? BenchPlay.End.interrupted : .closed
    return try content.play(endedBy: content.isFinished ? .finished : cut, in: environment)
  }

  /// The benchmark, with every picture in sight loaded.
  private func content(
    of loaded: LoadedGallery, _ options: GalleryOptions, period: Duration
  ) -> BenchContent {
    let gallery = ScriptedGallery(loaded.app, queue: loaded.queue)
    gallery.waitForPictures(at: .zero)
    return BenchContent(
      gallery, acts: acts, windowSize: options.size, period: period, stall: stall,
      keepsWorst: keepsWorst,
      progress: progress)
  }

  private static func environment(_ screen: Environment.Screen) -> Environment {
    Environment(
      build: Build(commit: EnvironmentVariable.value("KVHERO_COMMIT")?.text), screen: screen)
  }

  private func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
}
