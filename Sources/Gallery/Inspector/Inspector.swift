import Motion
import SceneGraph
import Transitions

/// Takes transitions apart: each that begins stops at its start, is led by hand, spread in depth, and
/// shown with its ways; and what it is made of is changed while it runs.
///
/// Source of its form: the debug plugin of Hero 1.6.4, for one library's transitions; this is for any.
@MainActor
final class Inspector {
  let bar: ScrubBar
  let panel: InspectorPanel
  let pad = OrbitPad()

  /// Between layers, in points.
  var spacing = 80.0

  private unowned let stage: Stage

  /// What was stopped and is not over, in the order in which it began.
  private var hands: [InspectorHand] = []

  /// How far the bar is in, and how far the layers are spread, `0...1`.
  private var slide = Eased(0, duration: ScrubBar.slideTime)
  private var spread = Eased(0, duration: 0.4)

  /// Whether the last hand lets go, and finishes, once the layers lie on each other again.
  private var pendingRelease: Bool?

  /// Where the slider was when what it follows set out, and when that was.
  private var followed: (start: FrameTime, value: Double)?

  /// What was said of the views of a transition that is about to begin, until that is held or moves.
  private var announced: [String]?

  /// How much lower the middle of what the panel leaves free is than the window's, in points, and how much of
  /// the height that is.
  private var free = (offset: Vector.zero, fraction: 1.0)

  /// What is drawn otherwise than it is.
  private weak var inspected: RunningTransition?

  init(stage: Stage, typography: Typography) {
    self.stage = stage
    bar = ScrubBar(typography: typography)
    panel = InspectorPanel(typography: typography)
    bar.slider.onValueChanged = { [weak self] in self?.scrub(to: $0) }
    bar.doneButton.onActivate = { [weak self] in self?.done() }
    bar.arcsButton.onActivate = { [weak self] in self?.toggleArcs() }
    bar.depthButton.onActivate = { [weak self] in self?.toggleDepth() }
    pad.onChange = { [weak pad] in pad?.setNeedsDisplay() }
    stage.inspectingInteraction = { [weak self] in self?.hold($0) }
  }

  /// Whether transitions stop; switched off, what is held goes on as if its bar said Done.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      if isOn {
        stage.overlay.addSubview(panel)
        stage.overlay.addSubview(bar)
      } else {
        while hand?.isHolding == true { release() }
        panel.removeFromSuperview()
        if let focused = stage.focusedView, focused.isDescendant(of: panel) { stage.dropFocus() }
      }
      stage.overlay.isUserInteractionEnabled = isOn
    }
  }

  /// The one that the bar leads or follows.
  private var hand: InspectorHand? { hands.last }

  /// Whether the bar leads a transition.
  var isHolding: Bool { hand?.isHolding == true && pendingRelease == nil }

  /// Whether it moves by itself, or is about to.
  var isMoving: Bool { slide.isMoving || spread.isMoving || pendingRelease != nil }

  /// The screen that what is held, or goes on from the hand, brings or takes away.
  var heldScreen: ViewController? { hand.flatMap { $0.transition == nil ? nil : $0.presented } }

  // MARK: Holding

  /// Takes what is said of the views of the transition that begins next, a line each.
  func announce(_ report: [String]) { announced = report }

  private func hold(_ context: TransitionContext) -> (any TransitionInteraction)? {
    guard isOn else { return nil }
    if pendingRelease != nil { release() }
    let hand = InspectorHand(context, report: announced ?? [])
    announced = nil
    hand.onLost = { [weak self, weak hand] in
      if let self, let hand, hand === self.hand { self.lost() }
    }
    hands.append(hand)
    followed = nil
    bar.slider.value = context.direction == .present ? 0 : 1
    spread.jump(to: 0)
    if bar.isSpread { spread.go(to: 1, at: stage.time) }
    slide.go(to: 1, at: stage.time)
    return hand
  }

  /// Something else moves it now; its layers come together meanwhile.
  private func lost() {
    pendingRelease = nil
    followed = nil
    spread.go(to: 0, at: stage.time)
  }

  private func scrub(to value: Double) {
    guard let hand, isHolding else { return }
    hand.seek(to: hand.direction == .present ? value : 1 - value)
  }

  /// Lets the transition go: on to its end past its middle, else back to its start. Layers that are spread
  /// come together first.
  func done() {
    guard let hand, isHolding else { return }
    let finishes = hand.fraction > 0.5
    guard spread.target > 0 else { return release() }
    pendingRelease = finishes
    spread.go(to: 0, at: stage.time)
  }

  private func release() {
    guard let hand else { return }
    let finishes = pendingRelease ?? (hand.fraction > 0.5)
    pendingRelease = nil
    followed = nil
    if spread.target > 0 { spread.go(to: 0, at: stage.time) }
    hand.onLost = nil
    hand.release(finishing: finishes)
  }

  // MARK: Looks

  func toggleArcs() {
    guard isOn else { return }
    bar.showsArcs.toggle()
  }

  func toggleDepth() {
    guard isOn, pendingRelease == nil else { return }
    bar.isSpread.toggle()
    guard isHolding else { return }
    if bar.isSpread, spread.value(at: stage.time) == 0 { pad.orbit = Orbit() }
    spread.go(to: bar.isSpread ? 1 : 0, at: stage.time)
  }

  /// Takes a key that belongs to the bar while it leads a transition.
  ///
  /// - Returns: Whether it did.
  func handle(_ key: KeyEvent) -> Bool {
    guard isHolding, key.isDown, key.modifiers.isSubset(of: .shift) else { return false }
    if let focused = stage.focusedView, focused.isDescendant(of: stage.overlay) { return false }
    switch key.key {
    case .enter:
      if !key.isRepeat { done() }
      return true
    default: return bar.slider.keyDown(key)
    }
  }

  // MARK: Frames

  /// Takes everything to where it is at a time; after the transitions were.
  func advance(to time: FrameTime) {
    slide.advance(to: time)
    spread.advance(to: time)
    if pendingRelease != nil, !spread.isMoving { release() }
    follow()
    inspect(at: time)
    write()
  }

  /// Forgets what is over, and lets the slider go where its transition goes.
  private func follow() {
    hands.removeAll { $0.transition.map { $0.drive == .ended } ?? !$0.isHolding }
    guard let hand, let transition = hand.transition else {
      if slide.target > 0 { slide.go(to: 0, at: stage.time) }
      return
    }
    bar.slider.isEnabled = isHolding
    guard !hand.isHolding, case .playing(let playback) = transition.drive else { return }
    let now = stage.transitionTime
    if followed?.start != playback.start { followed = (playback.start, bar.slider.value) }
    let passed = FrameTime.seconds(now - playback.start)
    let fraction =
      playback.duration > 0 ? min(max(passed / playback.duration, 0), 1) : 1
    let (start, end) = (followed?.value ?? 0, transition.heading == .present ? 1.0 : 0)
    bar.slider.value = start + (end - start) * fraction
  }

  private func inspect(at time: FrameTime) {
    let transition = isOn || spread.isMoving ? hand?.transition ?? stage.topTransition : nil
    if inspected !== transition { inspected?.inspection = nil }
    inspected = transition
    guard let transition else { return }
    var inspection = PlanInspection(container: hand?.container ?? container(of: transition))
    inspection.presence = hand?.transition === transition ? spread.value(at: time) : 0
    inspection.angle = pad.orbit.angle
    // Around the middle of what the panel leaves free.
    inspection.scale = pad.orbit.scale * free.fraction
    inspection.translation = pad.orbit.translation + free.offset
    inspection.spacing = spacing
    if bar.showsArcs { inspection.paths = Inspector.paths }
    transition.inspection = inspection.isVisible ? inspection : nil
  }

  private static let paths = PlanInspection.PathStyle(line: Color(hex: 0x0a5cff), dot: .white)

  private func container(of transition: RunningTransition) -> Rect {
    for element in transition.plan.elements {
      if case .below(let size) = element.content { return Rect(origin: .zero, size: size) }
    }
    return Rect(origin: .zero, size: stage.size)
  }

  /// The moment that is shown, in words and in the graph.
  private func write() {
    // Of what began and was not held nobody asks.
    announced = nil
    guard let hand, let transition = hand.transition else {
      panel.graph.playhead = nil
      panel.layers = []
      panel.report = []
      return
    }
    panel.report = hand.report
    panel.layers = LayerLines.of(transition)
    if hand.isHolding {
      panel.graph.values = ProgressGraph.values(of: transition.plan)
      panel.graph.playhead = hand.fraction
      let (now, all) = (hand.fraction * transition.plan.duration, transition.plan.duration)
      bar.text = "\(Inspector.seconds(now)) / \(Inspector.seconds(all)) s"
    } else {
      panel.graph.playhead = nil
      bar.text = transition.heading == hand.direction ? "finishing" : "going back"
    }
  }

  private static func seconds(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  // MARK: Places

  func layOut(in room: Rect, at time: FrameTime) {
    let shown = slide.value(at: time)
    let travel = (ScrubBar.height + ScrubBar.parking) * (1 - shown)
    bar.frame = Rect(
      x: room.x, y: room.maxY - ScrubBar.height + travel, width: room.width,
      height: ScrubBar.height)
    bar.isHidden = shown == 0
    if !isOn, bar.isHidden { bar.removeFromSuperview() }
    let isPadShown = spread.target > 0 && isHolding
    if isPadShown, pad.superview == nil { stage.overlay.insertSubview(pad, at: 0) }
    if !isPadShown { pad.removeFromSuperview() }
    let bottom = 12 + (ScrubBar.height) * shown
    panel.frame = panelFrame(in: room, above: bottom)
    pad.frame = room
    free = (.zero, 1)
    guard isOn, Inspector.isNarrow(room) else { return }
    pad.frame.size.height = max(0, panel.frame.minY - room.minY)
    free = (
      Vector(dx: 0, dy: pad.frame.midY - room.midY),
      min(1, pad.frame.height / max(1, room.height) * 1.4)
    )
  }

  /// At the right; at the bottom, as wide as the window, where it would hide half of that.
  private func panelFrame(in room: Rect, above bottom: Double) -> Rect {
    let top = 57.0
    if Inspector.isNarrow(room) {
      let height = min(panel.wantedHeight, (room.height * 0.4).rounded())
      return Rect(
        x: room.x + 12, y: room.maxY - bottom - height, width: max(0, room.width - 24),
        height: max(0, height))
    }
    return Rect(
      x: room.maxX - InspectorPanel.width - 12, y: room.y + top, width: InspectorPanel.width,
      height: max(0, min(panel.wantedHeight, room.height - top - bottom)))
  }

  /// How much of the window's right side the panel takes, in points.
  func coveredWidth(of room: Rect) -> Double {
    isOn && !Inspector.isNarrow(room) ? InspectorPanel.width + 12 : 0
  }

  private static func isNarrow(_ room: Rect) -> Bool { room.width < 2.2 * InspectorPanel.width }
}
