import FrameTiming
import Gallery
import Motion
import SDLHost
import SceneGraph

/// The benchmark as a window's content: plays its acts and keeps what their frames took.
///
/// The same in a window and without one.
final class BenchContent: WindowContent {
  /// Whether every act was played.
  private(set) var isFinished = false

  /// Whether the window was closed before that.
  private(set) var isAborted = false

  /// The frames that count.
  private(set) var log = FrameLog(capacity: 1)

  /// What the counted frames come down to, one after another; the same on every run without a
  /// window.
  private(set) var digest = DisplayListDigest(of: DisplayList())

  /// What was held after the first cycle and after the last.
  private(set) var memory: (first: MemoryUse, last: MemoryUse)?

  /// What doing nothing took.
  private(set) var idle: IdleCost?

  /// Wakes the loop when the script goes on while nothing moves.
  var timer: WakeTimer?

  private let gallery: ScriptedGallery
  private var acts: [BenchAct]
  private var act = 0
  private let start = SystemClock.monotonic.now()
  private var actBegan = (real: Duration.zero, cpu: Duration.zero)
  private var actFrames = 0
  private var missedFrames = 0
  private var windowSize: Size

  /// The time between two frames. What the script does until the next frame is shown is done right
  /// after the one before it, so that the loop knows at once whether there is to be one, as if the
  /// mouse had moved meanwhile.
  private let period: Duration

  private var uncountedFrames = 0
  private var progress = ProgressLine()
  private var lastList = DisplayList()

  /// - Parameters:
  ///   - gallery: With all pictures in sight.
  ///   - acts: What is played.
  ///   - size: Of the window, in points.
  ///   - period: The time between two frames.
  init(
    _ gallery: ScriptedGallery, acts: [BenchAct], windowSize size: Size, period: Duration
  ) {
    self.gallery = gallery
    self.acts = acts
    self.period = period
    windowSize = size
    begin()
  }

  private var isCounting: Bool { acts[act].kind != .warmUp }

  // MARK: The loop's calls

  var needsFrames: Bool { gallery.needsFrame }

  /// When the next frame should be made, if nothing moves until then; `nil` at the end.
  var nextTime: FrameTime? {
    gallery.nextTime.map { FrameTime(elapsed: $0.elapsed - period) }
  }

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .closeRequest: isAborted = true
    case .resize(let size, _):
      windowSize = size
      gallery.handle(event)
    case .expose: gallery.handle(event)
    // A hand that happens to be on the mouse is not part of the script.
    default: break
    }
  }

  func wake(at time: FrameTime) {
    gallery.takeFinished(at: time)
    advance(to: time + period)
    if !needsFrames, let nextTime { timer?.wake(after: nextTime - time) }
  }

  func frame(at time: FrameTime) -> WindowFrame {
    advance(to: time)
    // What goes on before the frame is what the frame is for: the last one of a flight ends it.
    let phase = gallery.app.phase
    lastList = gallery.frame(at: time)
    advance(to: time + period)
    // It is about one period until the frame is shown.
    if !needsFrames, let nextTime { timer?.wake(after: nextTime - time + period) }
    return WindowFrame(
      list: lastList, background: gallery.app.background, images: gallery.app.store, phase: phase,
      sampleTime: time)
  }

  private func advance(to time: FrameTime) {
    gallery.advance(to: time)
    while gallery.isFinished, !isFinished { end(at: time) }
  }

  func takeRequests() -> [WindowRequest] {
    _ = gallery.app.takeRequests()
    return isFinished || isAborted ? [.close] : []
  }

  /// Keeps what the last frame took.
  func note(_ record: FrameRecord) {
    gallery.app.note(record)
    actFrames += 1
    if record.isMissed { missedFrames += 1 }
    guard !isFinished, isCounting else {
      uncountedFrames += 1
      return
    }
    log.append(record)
    digest = digest.followed(by: DisplayListDigest(of: lastList))
  }

  // MARK: Acts

  private func begin() {
    showProgress()
    actBegan = (SystemClock.monotonic.now(), SystemClock.processCPU.now())
    actFrames = 0
    gallery.play(acts[act].script, windowSize: windowSize)
  }

  private func end(at time: FrameTime) {
    switch acts[act].kind {
    case .warmUp:
      gallery.waitForPictures(at: time)
      makeRoom()
      missedFrames = 0
    case .cycle:
      let use = MemoryUse(gallery.app)
      memory = (memory?.first ?? use, use)
    case .idle:
      idle = IdleCost(
        elapsed: max(SystemClock.monotonic.now() - actBegan.real, .nanoseconds(1)),
        cpu: SystemClock.processCPU.now() - actBegan.cpu, frames: actFrames)
    case .finale: break
    }
    act += 1
    guard act == acts.count else { return begin() }
    act -= 1
    isFinished = true
    progress.clear()
  }

  private func showProgress() {
    let cycles = acts.count { if case .cycle = $0.kind { true } else { false } }
    let activity =
      switch acts[act].kind {
      case .warmUp: "warming up"
      case .cycle(let number): "cycle \(number) of \(cycles)"
      case .finale: "paging and scrolling"
      case .idle: "resting"
      }
    progress.show(
      RunProgress(
        activity: activity, fraction: Double(act) / Double(acts.count),
        elapsed: SystemClock.monotonic.now() - start, frames: log.records.count,
        missed: missedFrames
      ).text())
  }

  /// Takes room for all frames to come and writes to all of it, so that the log's growing does not
  /// look like the gallery's.
  private func makeRoom() {
    let scripts = acts.count + BenchContent.spareScripts
    let capacity = max(BenchContent.leastRoom, uncountedFrames) * scripts
    log = FrameLog(capacity: capacity)
    let blank = FrameRecord(
      index: 0, phase: .idle, followsFrame: false, begin: .zero, returnedFromPresent: .zero,
      deadline: .zero, refreshPeriod: .milliseconds(1))
    for _ in 0..<capacity { log.append(blank) }
    log.removeAll()
  }

  private static let spareScripts = 4
  private static let leastRoom = 240
}
