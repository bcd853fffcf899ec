import Motion
import SceneGraph

/// The screens of a container, one of which is in sight, and the crossings between them.
///
/// At rest there is one screen. Each crossing brings another over all those beneath it or takes it
/// away again, and may set out while others are under way; when one has come to rest, what it hides
/// is gone.
@MainActor
final class ScreenStack {
  /// More crossings at once than anybody can follow: the lowest is at its end at once, then.
  private static let mostCrossings = 8

  /// How many frames the outermost container keeps: one more than a presentation over it, whose
  /// frames hold them.
  static let fewestFrames = 5

  let view = ScreenStackView()
  unowned let owner: any ScreenStackOwner

  /// The screen that is in sight at rest, and where everything leads in flight.
  var target: ViewController?

  /// From the bottom to the top; all of them in flight but for a moment.
  var crossings: [Crossing] = [] {
    didSet { screensDidChange() }
  }
  var ground: CrossingView? {
    didSet { screensDidChange() }
  }

  /// What is in sight, from the bottom to the top.
  private(set) var screens: [ViewController] = []

  /// Whether the owner says where to go, so that what crossings tell decides nothing.
  var isDirected = false

  // What the extensions keep.

  var around: (behind: DisplayList, inFront: DisplayList)?
  var storage: FrameStorage?

  weak var shown: ViewController?
  var isShownAtRest = false

  init(owner: any ScreenStackOwner) {
    self.owner = owner
    view.stack = self
  }

  private func screensDidChange() {
    screens = (ground.map { [$0.controller] } ?? []) + crossings.map(\.presented)
  }

  var isFlying: Bool { crossings.contains { $0.flight != nil } }

  var isPlaying: Bool { crossings.contains { $0.transition?.isPlaying == true } }

  func crossing(of screen: ViewController) -> Crossing? {
    crossings.last { $0.presented === screen }
  }

  // MARK: Frames

  func advance(to time: FrameTime) {
    for screen in screens { screen.advanceWithin(to: time) }
    guard !crossings.isEmpty else { return }
    noteMotion()
    for crossing in crossings { crossing.stage.step { crossing.advance(to: time) } }
  }

  /// Lets the container be recorded anew, which lies around the screens.
  func forgetRecord() { around = nil }

  /// Lets the containers, but not the screens inside, be drawn anew.
  private func noteMotion() {
    var screen: ViewController? = owner
    while let current = screen {
      current.record = nil
      screen = current.parent
    }
  }

  func titleDidChange(of screen: ViewController) { owner.screenStackDidChange() }

  // MARK: Going

  /// Shows a screen, from wherever the others are.
  ///
  /// - Parameters:
  ///   - next: One that is on its way out turns back; one that lies beneath is gone back to.
  ///   - comes: Whether a new one comes over the present one, not from beneath it.
  ///   - animated: Whether on the way; else it is there at once.
  ///   - completion: Told once whether it got there.
  func show(
    _ next: ViewController, comes: Bool, animated: Bool,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    let previous = target
    guard next !== previous || !animated && !crossings.isEmpty else {
      join(completion)
      return
    }
    target = next
    isDirected = true
    defer { isDirected = false }
    leadKeys(to: next)
    guard animated, let ground, let previous, let stage = stageToAnimateOn else {
      replace(by: next)
      completion?(.completed)
      return
    }
    if let index = screens.lastIndex(where: { $0 === next }) {
      let isTop = index == screens.count - 1
      for (place, crossing) in crossings.enumerated().dropFirst(index).reversed() {
        crossing.go(.dismiss, animated: true, completion: place == index ? completion : nil)
      }
      if index > 0 {
        crossings[index - 1].go(.present, animated: true, completion: isTop ? completion : nil)
      } else if isTop {
        completion?(.completed)
      }
      letGo()
    } else if comes {
      letGo()
      let container = CrossingView(next)
      view.addSubview(container)
      let crossing = Crossing(
        .contained, presenting: previous, container: container, owner: self, stage: stage)
      crossings.append(crossing)
      begin(crossing, .present, completion)
    } else {
      for crossing in crossings.reversed() {
        crossing.go(.dismiss, animated: true, completion: nil)
      }
      begin(uncover(next, beneath: ground, on: stage), .dismiss, completion)
    }
    if crossings.count > ScreenStack.mostCrossings { crossings[0].finish() }
    owner.screenStackDidChange()
  }

  /// Takes hold of the screen in sight at rest, to take it away by hand.
  ///
  /// - Parameters:
  ///   - screen: Does nothing unless it is alone in sight and another is beneath.
  ///   - announced: Whether the screens are told now.
  ///   - onChange: Tells the hand what becomes of its hold.
  /// - Returns: `nil` where nothing is beneath, or nobody animates the way there.
  func grab(
    _ screen: ViewController, announced: Bool,
    onChange: @escaping (TransitionGrip.Change) -> Void
  ) -> TransitionGrip? {
    guard let ground, crossings.isEmpty, screen === ground.controller, screen === target,
      let beneath = owner.screen(beneath: screen), let stage = stageToAnimateOn
    else { return nil }
    let crossing = uncover(beneath, beneath: ground, on: stage)
    if let grip = TransitionGrip(crossing, announced: announced, onChange: onChange) {
      crossing.transition?.keepFrames(framesOfTransitions)
      return grip
    }
    if crossing.flight == nil { settle(crossing, at: .present, animated: false) }
    return nil
  }

  /// Ends every transition where it is headed.
  func finish() {
    guard !crossings.isEmpty, let target else { return }
    isDirected = true
    defer { isDirected = false }
    replace(by: target)
  }

  private var stageToAnimateOn: Stage? {
    guard let stage = owner.stage, owner.appearance != .disappeared else { return nil }
    stage.layOutIfNeeded()
    return view.bounds.isDrawable ? stage : nil
  }

  /// Lets somebody know when what is on its way already is there.
  private func join(_ completion: ((TransitionOutcome) -> Void)?) {
    guard let completion else { return }
    if let crossing = crossings.last, crossing.transition?.isPlaying == true {
      crossing.go(
        crossing.isComing ? .present : .dismiss, animated: true, completion: completion)
    } else {
      completion(.completed)
    }
  }

  private func begin(
    _ crossing: Crossing, _ direction: TransitionDirection,
    _ completion: ((TransitionOutcome) -> Void)?
  ) {
    crossing.go(direction, animated: true, completion: completion)
    crossing.transition?.keepFrames(framesOfTransitions)
  }

  /// Puts a screen beneath the lowest one, which may go then.
  private func uncover(
    _ screen: ViewController, beneath top: CrossingView, on stage: Stage
  ) -> Crossing {
    let container = CrossingView(screen)
    view.insertSubview(container, at: 0)
    ground = container
    let crossing = Crossing(
      .contained, presenting: screen, container: top, isThere: true, owner: self, stage: stage)
    crossings.insert(crossing, at: 0)
    return crossing
  }

  /// Takes crossings out of hands that move them meanwhile: they go on where they were headed.
  private func letGo() {
    for crossing in crossings where crossing.transition?.isInteractive == true {
      crossing.go(
        crossing.isComing ? .present : .dismiss, animated: true, completion: nil)
    }
  }

  private func replace(by next: ViewController) {
    tellBeginning(animated: false)
    for crossing in crossings.reversed() {
      crossing.go(
        crossing.presented === next ? .present : .dismiss, animated: false, completion: nil)
    }
    if ground?.controller !== next {
      let old = ground
      let container = CrossingView(next)
      view.addSubview(container)
      ground = container
      tellBeginning(animated: false)
      if let old { drop(old, animated: false) }
    }
    tellEnd(animated: false)
    owner.screenStackDidChange()
  }

  /// Moves the keyboard away from a screen that is left.
  func leadKeys(to next: ViewController) {
    guard let scene = owner.stage?.scene, let first = scene.firstResponder,
      first.isDescendant(of: view), !(next.isViewLoaded && first.isDescendant(of: next.view))
    else { return }
    if let focused = scene.focusedView {
      for screen in screens where screen.isViewLoaded && focused.isDescendant(of: screen.view) {
        screen.focusToReturn = focused
      }
    }
    scene.focusedView = nil
    scene.firstResponder = nil
  }
}
