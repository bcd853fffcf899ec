import Gallery
import Motion
import SDLHost
import SceneGraph

/// A replay in a window, at the pace at which it was recorded.
@MainActor
struct ReplayWindow {
  let session: ReplaySession
  let log: SessionLog
  let renderer: RendererChoice
  let report: ReplayReport

  /// Plays until the recording ends or the window is closed.
  ///
  /// - Throws: Whatever ends the replay early, and `SDLError` where the window fails.
  func run() throws {
    let options = log.header.options
    let window = try Window(
      WindowOptions(
        title: "kvhero replay", size: options.size, scale: options.scale, renderer: renderer))
    let content = ReplayContent(session: session, report: report)
    let loop = try HostLoop(window: window, content: content, onWarning: StandardError.warn)
    content.timer = WakeTimer(loop.wakeSignal)
    try loop.run()
    try content.finish()
  }
}

/// The frames of a recording, as a window's content.
private final class ReplayContent: WindowContent {
  private let session: ReplaySession
  private var report: ReplayReport
  private var list = DisplayList()

  /// What the window's timeline and the recording's showed when the first frame came.
  private var start: (here: FrameTime, there: FrameTime)?

  private var failure: (any Error)?
  private var isClosing = false

  /// Wakes the loop when the next frame is due.
  var timer: WakeTimer?

  init(session: ReplaySession, report: ReplayReport) {
    self.session = session
    self.report = report
  }

  private(set) var needsFrames = true

  /// How large the window was asked to be.
  private lazy var size = session.app.size

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .closeRequest: isClosing = true
    case .key(let key) where key.isDown && key.key == .escape: isClosing = true
    default: break
    }
  }

  func wake(at time: FrameTime) { needsFrames = true }

  func frame(at time: FrameTime) -> WindowFrame {
    do {
      try play(until: time)
    } catch {
      failure = error
      isClosing = true
    }
    return WindowFrame(
      list: list, background: session.app.background, images: session.app.store,
      phase: session.app.phase, sampleTime: time)
  }

  /// The window follows the recorded one.
  func takeRequests() -> [WindowRequest] {
    if isClosing { return [.close] }
    guard session.app.size != size else { return [] }
    size = session.app.size
    return [.resize(size)]
  }

  /// Ends the report, or throws what ended the replay.
  func finish() throws {
    if let failure { throw failure }
    try report.refuseToStopEarly()
    try report.finish()
  }

  /// Plays every frame that is due; where several are, the last is seen.
  private func play(until time: FrameTime) throws {
    while let next = session.nextFrameTime {
      let start = start ?? (time, next)
      self.start = start
      let due = start.here + (next - start.there)
      guard due <= time else {
        // While the recording rests, so does the replay.
        needsFrames = due - time < ReplayContent.shortestRest
        if !needsFrames { timer?.wake(after: due - time) }
        return
      }
      guard let frame = try session.nextFrame() else { break }
      list = frame.list
      try report.add(frame)
    }
    isClosing = true
  }

  /// A few frames: for less it is not worth going to sleep.
  private static let shortestRest = Duration.milliseconds(50)
}
