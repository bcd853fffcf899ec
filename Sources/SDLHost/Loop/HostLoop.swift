package import FrameTiming
import Motion
import SceneGraph

/// Carries events to a window's content and its frames to the screen, until it wants to close.
///
/// While nothing moves, or nobody sees the window, it sleeps on events. Otherwise, once a refresh: it waits for the frame's
/// turn, only then looks what has happened, asks for the frame as it will be when it is shown, draws
/// it and brings it to the screen.
@MainActor
package final class HostLoop {
  /// Wakes the loop from any thread when something has finished there.
  package var wakeSignal: WakeSignal { queue.wakeSignal }

  private let window: Window
  private let content: any WindowContent
  private let onFrame: (FrameRecord) -> Void
  private let onWarning: (String) -> Void
  private let queue: EventQueue
  private let timeline = Timeline()
  private var link: DisplayLink
  private var translator: EventTranslator

  /// What time it is for the content; it stands still while nobody sees the window.
  private var clock = ContentClock()

  /// When the oldest event came that no frame has answered yet.
  private var oldestInput: FrameTime?

  /// Whether the window lost what it showed, so that a frame is due though nothing moves.
  private var isDirty = true

  /// Whether a frame was drawn in the last turn there was.
  private var didDraw = false

  /// What has been warned of.
  private var warnings: [String] = []

  private var isClosing = false
  private var frameCount = 0

  /// Wakes the loop for what changes by itself.
  private let timer: WakeTimer

  /// - Parameters:
  ///   - window: Where the frames go.
  ///   - content: What is shown.
  ///   - onFrame: Called after each frame with what it took.
  ///   - onWarning: Called with what the window cannot show as it should be, once for each reason.
  /// - Throws: ``SDLError`` where SDL has no event left for ``wakeSignal``.
  package init(
    window: Window, content: any WindowContent,
    onFrame: @escaping (FrameRecord) -> Void = { _ in },
    onWarning: @escaping (String) -> Void = { _ in }
  ) throws(SDLError) {
    self.window = window
    self.content = content
    self.onFrame = onFrame
    self.onWarning = onWarning
    queue = try EventQueue()
    timer = WakeTimer(queue.wakeSignal)
    link = DisplayLink(
      timeline: timeline, period: window.refreshPeriod, isVsynced: window.isVsynced)
    translator = EventTranslator(geometry: window.geometry)
  }

  /// Shows the window and runs until the content asks to close.
  ///
  /// - Throws: ``SDLError`` where the window system fails.
  package func run() throws(SDLError) {
    window.show()
    dispatch(.sizeChanged)
    try carryOutRequests()
    while !isClosing {
      if isFrameWanted {
        try turn()
      } else {
        link.rest()
        // What came until now has changed nothing.
        oldestInput = nil
        if !isChangeDue(), let event = try queue.wait() { dispatch(event) }
      }
      try carryOutRequests()
    }
  }

  /// Whether a frame is due for what changes by itself; where it is not yet, the loop will be woken.
  private func isChangeDue() -> Bool {
    guard !clock.isStopped, let change = content.nextChange else { return false }
    let left = change - clock.time(at: timeline.now()) - link.period
    if left <= .zero { isDirty = true } else { timer.wake(after: left) }
    return isDirty
  }

  private var isFrameWanted: Bool {
    (isDirty || content.needsFrames) && !clock.isStopped
  }

  /// One frame, from waiting for its turn to its record.
  private func turn() throws(SDLError) {
    let slot = link.waitForTurn()
    let prediction = link.followsDisplay ? slot.shown : nil
    let begin = timeline.now()
    let cpu = SystemClock.processCPU.now()
    let allocations = AllocationMeter()
    var watch = Stopwatch()
    var stages = FrameStages()
    while let event = queue.poll() { dispatch(event) }
    stages.input = watch.lap()
    let followsFrame = slot.followsFrame && didDraw
    didDraw = isFrameWanted
    guard didDraw else { return }
    let shown = clock.time(at: slot.shown)
    let frame = content.frame(at: shown)
    stages.add(frame.stages, of: watch.lap())
    isDirty = try !window.presenter.draw(frame, at: shown, scale: translator.geometry.scale)
    stages.submit = watch.lap()
    try window.presenter.show()
    stages.present = watch.lap()
    let returned = begin + stages.total
    link.presented(called: begin + (stages.total - stages.present), returned: returned)
    let allocated = allocations.count
    onFrame(
      FrameRecord(
        index: frameCount, phase: frame.phase, followsFrame: followsFrame,
        oldestInput: frame.input.oldest(ofWindow: oldestInput, on: timeline), begin: begin,
        sampleTime: frame.sampleTime, stages: stages,
        cpu: SystemClock.processCPU.now() - cpu, returnedFromPresent: returned,
        predictedShown: prediction,
        deadline: slot.deadline, refreshPeriod: link.period, drawItems: frame.list.drawnItemCount,
        drawCalls: window.presenter.drawCalls, bytesUploaded: window.presenter.bytesUploaded,
        allocations: allocated))
    frameCount += 1
    oldestInput = nil
    if let warning = window.presenter.shortcoming, !warnings.contains(warning) {
      warnings.append(warning)
      onWarning(warning)
    }
  }

  /// Tells the content what an event means.
  private func dispatch(_ event: HostEvent) {
    // SDL's own date says no more: it, too, is of the poll (SDL 2.26, measured).
    let time = timeline.now()
    let told = clock.time(at: time)
    switch event {
    case .wake:
      content.wake(at: told)
      return
    case .sizeChanged:
      window.presenter.lose(.surface)
      translator.geometry = window.geometry
      link.changePeriod(to: window.refreshPeriod)
      isDirty = true
    case .exposed:
      window.presenter.lose(.picture)
      isDirty = true
    case .shown, .hidden: noteVisibility(at: time)
    case .deviceReset:
      window.presenter.lose(.device)
      isDirty = true
    default: break
    }
    let content = content
    var hasMeaning = false
    translator.translate(event) { kind in
      hasMeaning = true
      content.handle(InputEvent(time: told, kind: kind))
    }
    if hasMeaning && oldestInput == nil { oldestInput = time }
  }

  /// Stops the content's time while nobody sees the window, and shows it anew afterwards.
  private func noteVisibility(at time: FrameTime) {
    guard window.isVisible == clock.isStopped else { return }
    if clock.isStopped {
      clock.resume(at: time)
      window.presenter.lose(.picture)
      isDirty = true
    } else {
      clock.stop(at: time)
    }
  }

  private func carryOutRequests() throws(SDLError) {
    for request in content.takeRequests() {
      switch request {
      case .setTitle(let title): window.setTitle(title)
      case .resize(let size): window.resize(to: size)
      case .toggleFullScreen: try window.setFullScreen(!window.isFullScreen)
      case .copy(let text): Clipboard.write(text)
      case .paste:
        guard let text = Clipboard.read() else { break }
        content.handle(InputEvent(time: clock.time(at: timeline.now()), kind: .text(text)))
      case .close: isClosing = true
      }
    }
  }
}
