import FrameTiming
import Gallery
import Motion
import SDLHost
import SceneGraph
import Transitions

/// The benchmark as a window's content: plays its acts and keeps what their frames took.
///
/// The same in a window and without one.
final class BenchContent: WindowContent {
  /// Whether every act was played.
  private(set) var isFinished = false

  /// Whether the window was closed before that.
  private(set) var isClosed = false

  /// Wakes the loop when the script goes on while nothing moves.
  var timer: WakeTimer?

  private let gallery: ScriptedGallery
  private let acts: [BenchAct]
  private let progress: BenchProgress
  private var act = 0
  private var actBegan = (real: Duration.zero, cpu: Duration.zero)
  private var actFrames = 0
  private var windowSize: Size

  /// The time between two frames. What the script does until the next frame is shown is done right
  /// after the one before it, so that the loop knows at once whether there is to be one, as if the
  /// mouse had moved meanwhile.
  private let period: Duration

  private var ledger: BenchLedger
  private var memory: (first: MemoryUse, last: MemoryUse)?
  private var idle: IdleCost?

  /// Counts the frames that are kept until one is to be held up.
  private var stall: StallInjection.Countdown?

  /// When the script gave the oldest event that no frame has answered yet, by the monotonic clock.
  private var oldestInput: Duration?

  private var transitions = TransitionNumbers()
  private var continuity = ContinuityMeter()

  /// The frame that was made last, and what its record does not know.
  private var last = Frame()

  private struct Frame {
    var drawn: WindowFrame?

    /// Whether it is kept.
    var counts = false

    /// Which transition it shows, from the first that is kept on, and how many elements that has.
    var transition: Int?
    var liveElements: Int?
  }

  /// - Parameters:
  ///   - gallery: With all pictures in sight.
  ///   - acts: What is played.
  ///   - size: Of the window, in points.
  ///   - period: The time between two frames.
  ///   - stall: Holds up a frame, if one is to be.
  ///   - keepsWorst: Whether pictures are wanted of the frames that came latest.
  ///   - progress: Is told how far it is.
  init(
    _ gallery: ScriptedGallery, acts: [BenchAct], windowSize size: Size, period: Duration,
    stall: StallInjection? = nil, keepsWorst: Bool = false, progress: BenchProgress
  ) {
    self.gallery = gallery
    self.acts = acts
    self.period = period
    self.stall = stall.map(StallInjection.Countdown.init)
    self.progress = progress
    ledger = BenchLedger(keepsWorst: keepsWorst)
    windowSize = size
    begin()
  }

  /// What came of it, of all that was played so far.
  ///
  /// - Parameters:
  ///   - end: How it came to its end.
  ///   - environment: Where it was.
  /// - Returns: The run, which is partial unless it was finished.
  /// - Throws: Where a picture cannot be made.
  func play(
    endedBy end: BenchPlay.End, in environment: Environment
  ) throws(SDLError) -> BenchPlay {
    if end != .finished { ledger.breakOff() }
    return BenchPlay(
      end: end, environment: environment, log: ledger.log, digest: ledger.digest, memory: memory,
      idle: idle, continuity: continuity.found,
      pictures: try ledger.worst?.pictures(scale: environment.screen.scale) ?? [])
  }

  // MARK: The loop's calls

  var needsFrames: Bool { gallery.needsFrame }

  /// When the next frame should be made, if nothing moves until then; `nil` at the end.
  var nextTime: FrameTime? {
    gallery.nextTime.map { FrameTime(elapsed: $0.elapsed - period) }
  }

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .closeRequest: isClosed = true
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
    if !needsFrames { oldestInput = nil }
    loadWhileWarmingUp(at: time)
    showProgress()
    if !needsFrames, let nextTime { timer?.wake(after: nextTime - time) }
  }

  func frame(at time: FrameTime) -> WindowFrame {
    var watch = Stopwatch()
    var stages = FrameStages()
    advance(to: time)
    // What goes on before the frame is what the frame is for: the last one of a flight ends it.
    let phase = gallery.app.phase
    describe(gallery.app.transition)
    let list = gallery.frame(at: time) { stages[$0] += watch.lap() }
    if last.counts { continuity.note(gallery.app.transition) }
    let sampleTime = gallery.app.transitionTime
    if last.counts, let delay = stall?.stall(ofFrameIn: phase) { StallInjection.hold(up: delay) }
    stages.update += watch.lap()
    let input = FrameInput.own(oldestInput)
    oldestInput = nil
    loadWhileWarmingUp(at: time)
    advance(to: time + period)
    if !needsFrames {
      oldestInput = nil
      // It is about one period until the frame is shown.
      if let nextTime { timer?.wake(after: nextTime - time + period) }
    }
    stages.input += watch.lap()
    let frame = WindowFrame(
      list: list, background: gallery.app.background, images: gallery.app.store, phase: phase,
      sampleTime: sampleTime, stages: stages, input: input)
    last.drawn = frame
    return frame
  }

  func takeRequests() -> [WindowRequest] {
    _ = gallery.app.takeRequests()
    return isFinished || isClosed ? [.close] : []
  }

  /// Keeps what the last frame took.
  func note(_ record: FrameRecord) {
    gallery.app.note(record)
    actFrames += 1
    guard let frame = last.drawn else { return }
    var record = record
    record.transition = last.transition
    record.liveElements = last.liveElements
    ledger.note(record, of: frame, windowSize: windowSize, counts: last.counts)
  }

  /// Waits for whatever the warm-up brings into sight, so that the acts after it, which show the same,
  /// wait for nothing: what is read in the background would be there sooner or later from run to run.
  private func loadWhileWarmingUp(at time: FrameTime) {
    if acts[act].kind == .warmUp { gallery.waitForPictures(at: time) }
  }

  // MARK: Acts

  private func describe(_ transition: RunningTransition?) {
    let counts = !isFinished && acts[act].kind != .warmUp
    if counts, !last.counts { transitions = TransitionNumbers() }
    last.counts = counts
    last.transition = transitions.number(of: transition)
    last.liveElements = transition?.plan.elements.count
  }

  private func advance(to time: FrameTime) {
    let count = gallery.eventCount
    let now = SystemClock.monotonic.now()
    gallery.advance(to: time)
    if gallery.eventCount > count, oldestInput == nil { oldestInput = now }
    while gallery.isFinished, !isFinished { end(at: time) }
  }

  private func begin() {
    actBegan = (SystemClock.monotonic.now(), SystemClock.processCPU.now())
    actFrames = 0
    gallery.play(acts[act].script, windowSize: windowSize)
    showProgress()
  }

  private func end(at time: FrameTime) {
    switch acts[act].kind {
    case .warmUp: ledger.makeRoom(scripts: acts.count)
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
      activity, fraction: (Double(act) + gallery.fractionDone) / Double(acts.count),
      frames: ledger.log.records.count, missed: ledger.missed)
  }
}
