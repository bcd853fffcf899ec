public import Motion
public import SceneGraph

/// The root of everything on screen: the first screen, those presented above it, and the
/// transitions between them.
///
/// Events go in, with their times; a display list comes out for each frame. Nothing else moves it,
/// so the same events and frame times give the same display lists.
@MainActor
public final class Stage {
  /// The first screen, which stays until another replaces it.
  public private(set) var rootViewController: ViewController

  /// Lies above every screen and transition, for tools; it is empty at first. Presses pass through it
  /// unless it is enabled, and then where no tool is.
  public let overlay: View = OverlayView()

  /// Whose hand a transition begins in where nobody else's does; `nil` to let it play. For tools that
  /// take transitions apart.
  package var inspectingInteraction: ((TransitionContext) -> (any TransitionInteraction)?)?

  /// In points.
  public private(set) var size: Size

  /// Device pixels per point.
  public private(set) var scale: Double

  /// Whether the person asked for less movement; transitions that begin from now on heed it.
  public var reducesMotion = false

  /// The time of the newest frame or event.
  public private(set) var time = FrameTime.zero

  /// How fast the transitions' own time passes; see ``changePace(_:)``.
  public private(set) var pace = TransitionPace()

  let scene: Scene
  private(set) var presentations: [Crossing] = []
  /// The time of the event that is being handled, which may lie before the newest frame's.
  private var eventTime: FrameTime?

  private var needsOwnFrame = true
  private var holds = 0
  private var steps = 0
  private var requests: [() -> Void] = []

  /// Puts a screen on an empty stage; it appears at once.
  ///
  /// - Parameters:
  ///   - root: The first screen, which stays.
  ///   - size: In points.
  ///   - scale: Device pixels per point.
  public init(root: ViewController, size: Size, scale: Double = 1) {
    self.rootViewController = root
    self.size = size
    self.scale = scale
    let floor = View(frame: Rect(origin: .zero, size: size))
    scene = Scene(root: floor)
    root.ownStage = self
    floor.addSubview(root.view)
    floor.addSubview(overlay)
    overlay.zPosition = .greatestFiniteMagnitude
    overlay.isUserInteractionEnabled = false
    layOut()
    step {
      root.beginAppearance(true, animated: false)
      root.endAppearance(animated: false)
    }
  }

  /// The screen on top, on its way out or not.
  public var topViewController: ViewController {
    presentations.last?.presented ?? rootViewController
  }

  /// The screen on top that is not on its way out: the one that keys belong to.
  public var activeViewController: ViewController {
    presentations.last { !$0.isLeaving }?.presented ?? rootViewController
  }

  /// Whether a frame would differ from the last one, or something moves.
  public var needsFrame: Bool { needsOwnFrame || isMoving || scene.needsFrame }

  /// Whether something moves by itself.
  public var isMoving: Bool { scene.isMoving || !pace.isPaused && hasMotion }

  /// Whether something moves in the transitions' time, or will once a pause is over.
  public var hasMotion: Bool {
    rootViewController.isMovingWithin
      || presentations.contains { $0.presented.isMovingWithin || $0.transition?.isPlaying == true }
  }

  /// The time of transitions, and of what screens move themselves.
  public var transitionTime: FrameTime { pace.time(at: time) }

  /// When what is being handled happened, in the transitions' time.
  var inputTime: FrameTime { pace.time(at: eventTime ?? time) }

  /// Changes how fast the transitions' time passes, from now on.
  ///
  /// - Parameter change: Is given the pace and the time outside.
  public func changePace(_ change: (inout TransitionPace, FrameTime) -> Void) {
    change(&pace, time)
    setNeedsFrame()
  }

  /// The transition that brings a screen or takes it away, or `nil` if it is at rest or not here.
  public func transition(of controller: ViewController) -> RunningTransition? {
    controller.stage === self ? controller.crossing?.transition : nil
  }

  /// The transitions under way, from the bottom to the top, those inside of a screen first.
  public var transitions: [RunningTransition] {
    presentations.reduce(rootViewController.transitionsWithin) {
      $0 + $1.presented.transitionsWithin + [$1.transition].compactMap(\.self)
    }
  }

  /// The last of ``transitions``, or `nil` if nothing is under way; nothing is allocated.
  public var topTransition: RunningTransition? {
    for presentation in presentations.reversed() {
      let transition = presentation.transition ?? presentation.presented.topTransitionWithin
      if let transition { return transition }
    }
    return rootViewController.topTransitionWithin
  }

  /// Moves everything to a time and draws it.
  ///
  /// - Parameter time: When the frame will be shown; earlier than the last is taken as the last.
  /// - Returns: The frame, in points.
  public func frame(at time: FrameTime) -> DisplayList {
    advance(to: time)
    layOutIfNeeded()
    return draw()
  }

  // What a frame is made of, one by one, for whoever measures it.

  /// Moves everything to a time.
  package func advance(to time: FrameTime) {
    self.time = max(self.time, time)
    scene.advance(to: self.time)
    advanceScreens(to: transitionTime)
  }

  /// Gives the views their places where something has changed.
  package func layOutIfNeeded() {
    scene.root.layoutIfNeeded()
  }

  /// Draws everything as it is now, which counts as the frame of this time.
  package func draw() -> DisplayList {
    var list = drawScreens()
    if !overlay.subviews.isEmpty {
      list = DisplayList([
        .group(DisplayGroup(list: list)), .group(DisplayGroup(list: overlay.displayList())),
      ])
    }
    scene.frameDrawn()
    needsOwnFrame = false
    return list
  }

  private func advanceScreens(to time: FrameTime) {
    rootViewController.advanceWithin(to: time)
    for presentation in presentations {
      presentation.presented.advanceWithin(to: time)
      step { presentation.advance(to: time) }
    }
  }

  /// Tells the stage that something happened outside.
  ///
  /// A key goes to the first responder where that is on the active screen, else to the active
  /// screen itself.
  ///
  /// - Parameter event: A resize changes the stage's size, unless a side or the scale is not positive
  ///   and finite; the rest goes to the views.
  /// - Returns: Whether anybody used it; see `Scene.handle(_:)`.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    time = max(time, event.time)
    eventTime = event.time
    defer { eventTime = nil }
    switch event.kind {
    case .resize(let size, let scale):
      guard size.isDrawable, scale > 0, scale.isFinite else { return false }
      resize(to: size, scale: scale)
    case .key: leadKeys()
    default: break
    }
    return scene.handle(event)
  }

  /// Moves the keyboard's focus to the active screen, unless it is there.
  private func leadKeys() {
    let screen = activeViewController.view
    if let first = scene.firstResponder,
      first.isDescendant(of: screen) || first.isDescendant(of: overlay)
    {
      return
    }
    scene.firstResponder = activeViewController.innermost.view
  }

  private func resize(to size: Size, scale: Double) {
    self.size = size
    self.scale = scale
    for screen in [rootViewController] + presentations.map(\.presented) {
      screen.view.setNeedsLayout()
    }
    layOut()
    step {
      for screen in [rootViewController] + presentations.map(\.presented) {
        screen.geometryDidChangeWithin()
      }
      for presentation in presentations { presentation.geometryDidChange() }
    }
    setNeedsFrame()
  }

  private func layOut() {
    let whole = Rect(origin: .zero, size: size)
    scene.root.frame = whole
    rootViewController.view.frame = whole
    overlay.frame = whole
    for presentation in presentations {
      presentation.container.frame = whole
      presentation.presented.view.frame = whole
    }
    scene.root.layoutIfNeeded()
  }

  /// Moves the keyboard's focus to the next control of the active screen, round and round.
  ///
  /// - Parameter forward: `false` is backwards.
  /// - Returns: Whether there was one.
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    scene.moveFocus(forward: forward, within: activeViewController.view)
  }

  // MARK: Presentations

  func setNeedsFrame() {
    needsOwnFrame = true
  }

  func presentation(of controller: ViewController) -> Crossing? {
    presentations.last { $0.presented === controller }
  }

  /// What an animator would be told about a transition now, with every screen laid out.
  ///
  /// - Parameters:
  ///   - direction: Which way.
  ///   - presenting: The screen beneath.
  ///   - presented: The screen on top.
  /// - Returns: The context, in the stage's points.
  public func context(
    _ direction: TransitionDirection, presenting: ViewController, presented: ViewController
  ) -> TransitionContext {
    context(direction, presenting: presenting, presented: presented, in: scene.root)
  }

  /// What an animator would be told about a transition that takes place in a view.
  func context(
    _ direction: TransitionDirection, presenting: ViewController, presented: ViewController,
    in container: View
  ) -> TransitionContext {
    scene.root.layoutIfNeeded()
    return TransitionContext(
      direction: direction, presenting: presenting, presented: presented,
      container: container.bounds, containerView: container, scale: scale,
      reducesMotion: reducesMotion)
  }

  func present(
    _ controller: ViewController, from source: ViewController, animated: Bool,
    animator: (any TransitionAnimator)? = nil, completion: ((TransitionOutcome) -> Void)?
  ) {
    let presenting = source.outermost
    precondition(
      controller !== presenting && controller !== rootViewController,
      "a stage's first screen stays, and no screen presents itself")
    if let presentation = presentation(of: controller) {
      presentation.go(.present, animated: animated, completion: completion)
      return
    }
    let isThere =
      presenting === rootViewController || presentation(of: presenting)?.isLeaving == false
    guard isThere, controller.stage == nil, controller.parent == nil else {
      completion?(.cancelled)
      return
    }
    let isFullScreen = controller.modalPresentationStyle == .fullScreen
    let presentation = Crossing(
      .modal(fullScreen: isFullScreen), presenting: presenting, source: source,
      container: CrossingView(controller), owner: self, stage: self)
    presentations.append(presentation)
    controller.ownStage = self
    controller.forgetRecords()
    scene.root.insertSubview(presentation.container, at: scene.root.subviews.count - 1)
    layOut()
    presentation.supplied = animator
    presentation.go(.present, animated: animated, completion: completion)
  }

  func dismiss(
    from source: ViewController, animated: Bool, completion: ((TransitionOutcome) -> Void)?
  ) {
    let controller = source.outermost
    let above = presentations.last { $0.presenting === controller && !$0.isLeaving }
    let leaving = presentations.last { $0.presenting === controller }
    guard let target = above ?? presentation(of: controller) ?? leaving else {
      completion?(.completed)
      return
    }
    target.go(.dismiss, animated: animated, completion: completion)
  }

  func remove(_ presentation: Crossing) {
    presentation.presented.finishWithin()
    presentations.removeAll { $0 === presentation }
    presentation.container.removeFromSuperview()
    presentation.presented.view.removeFromSuperview()
    presentation.presented.ownStage = nil
    presentation.presented.forgetRecords()
  }

  /// Takes a screen out from beneath the one it has presented, which is there: that one has its place
  /// from now on, and lies over what it lay over.
  func takeOut(_ old: ViewController) {
    guard let above = presentations.last(where: { $0.presenting === old }) else { return }
    if let beneath = presentation(of: old) {
      beneath.finish()
      presentations.removeAll { $0 === beneath }
      above.take(placeOf: beneath)
      beneath.container.removeFromSuperview()
    } else {
      presentations.removeAll { $0 === above }
      above.retire()
      above.container.removeFromSuperview()
      rootViewController = above.presented
      scene.root.insertSubview(rootViewController.view, at: 0)
    }
    old.finishWithin()
    old.view.removeFromSuperview()
    old.beginAppearance(false, animated: false)
    old.endAppearance(animated: false)
    old.ownStage = nil
    old.forgetRecords()
    layOut()
    tellBeneath(above)
    setNeedsFrame()
  }

  /// A number for the next hand that takes hold of something.
  func nextHold() -> Int {
    holds += 1
    return holds
  }

  // MARK: Steps

  /// Does something in which screens are called; what they ask for meanwhile is done after it.
  func step<Result>(_ body: () -> Result) -> Result {
    steps += 1
    let result = body()
    steps -= 1
    while steps == 0, !requests.isEmpty {
      let request = requests.removeFirst()
      step(request)
    }
    return result
  }

  /// Does what a screen asks for: now, or after the step under way.
  func request(_ body: @escaping () -> Void) {
    steps == 0 ? step(body) : requests.append(body)
  }
}
