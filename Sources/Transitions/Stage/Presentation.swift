import Motion
import SceneGraph

/// One screen on top of another, from the moment it is presented until its dismissal has ended.
///
/// It answers every event in every state:
///
/// | | at rest | playing | in a hand | ended |
/// | --- | --- | --- | --- | --- |
/// | present | done already | turns there | turns there | a new presentation |
/// | dismiss | begins | turns there | turns there | nothing |
/// | either, not animated | at once | ends at once | ends at once | nothing |
/// | grab | held | held | changes hands | nothing |
/// | tap | the screen's | turns back | nothing | nothing |
/// | geometry | laid out | aims anew | aims anew | nothing |
///
/// Whoever held it is told when a hand loses it. What screens ask for while they are being told
/// something happens when all have been told; see ``Stage/step(_:)``.
@MainActor
final class Presentation {
  private enum State {
    case new
    case resting
    case flying(Flight)
    case ended
  }

  let presenting: ViewController
  let presented: ViewController

  /// Whether the screen beneath is told that it disappears; as it was when this one was presented.
  let isFullScreen: Bool

  let container: PresentationView
  unowned let stage: Stage
  private var state = State.new

  init(presenting: ViewController, presented: ViewController, stage: Stage) {
    self.presenting = presenting
    self.presented = presented
    self.stage = stage
    isFullScreen = presented.modalPresentationStyle == .fullScreen
    container = PresentationView()
    container.presentation = self
    container.addSubview(presented.view)
    let tap = TapGestureRecognizer { [weak self] _ in self?.catchByTap() }
    tap.shouldBegin = { [weak self] _ in self?.transition?.isPlaying == true }
    container.addGestureRecognizer(tap)
    for recognizer in presented.presentationGestureRecognizers {
      container.addGestureRecognizer(recognizer)
    }
  }

  /// What is under way; setting it keeps an ended presentation ended.
  var flight: Flight? {
    get { if case .flying(let flight) = state { flight } else { nil } }
    set {
      if case .ended = state { return }
      state = newValue.map { .flying($0) } ?? .resting
    }
  }

  var transition: RunningTransition? { flight?.transition }

  /// Whether the screen is gone, or flies away with nobody holding it.
  var isLeaving: Bool {
    switch state {
    case .new, .resting: false
    case .flying(let flight):
      flight.transition.heading == .dismiss && !flight.transition.isInteractive
    case .ended: true
    }
  }

  /// Whether nothing beneath the screen can be seen.
  var hidesBelow: Bool { flight == nil && presented.view.isOpaqueScreen }

  /// Draws the screen, or the transition that leads to it.
  ///
  /// - Parameter below: What lies beneath; not looked at if it ``hidesBelow``.
  /// - Returns: Everything up to this screen.
  func displayList(over below: DisplayList) -> DisplayList {
    if let transition { return transition.displayList(over: below) }
    let screen = presented.recorded()
    if presented.view.isOpaqueScreen { return screen }
    return DisplayList([
      .group(DisplayGroup(list: below)), .group(DisplayGroup(list: screen)),
    ])
  }

  /// Moves the transition to a time, and ends it if it has arrived.
  func advance(to time: FrameTime) {
    guard let flight, let outcome = flight.transition.advance(to: time) else { return }
    end(flight, outcome, animated: true)
  }

  // MARK: Beginning and turning

  /// Sends the screen one way, from rest or from wherever it is.
  ///
  /// - Parameters:
  ///   - heading: Where to.
  ///   - animated: Whether on the way; else it is there at once.
  ///   - completion: Told whether it got there.
  func go(
    _ heading: TransitionDirection, animated: Bool, completion: ((TransitionOutcome) -> Void)?
  ) {
    let request = completion.map { Flight.Request(heading: heading, completion: $0) }
    switch (state, heading) {
    case (.resting, .present), (.ended, .dismiss): completion?(.completed)
    case (.ended, .present): completion?(.cancelled)
    case (.new, _), (.resting, .dismiss):
      if animated, let animator = animator(heading) {
        begin(heading, animator, request)
      } else {
        jump(heading)
        completion?(.completed)
      }
    case (.flying, _):
      if let request { flight?.requests.append(request) }
      animated ? turn(heading) : finish(heading)
    }
    stage.setNeedsFrame()
  }

  private func begin(
    _ direction: TransitionDirection, _ animator: any TransitionAnimator,
    _ request: Flight.Request?
  ) {
    let context = context(direction)
    tellBeginning(direction, animated: true)
    animator.transitionWillStart(context)
    flight = Flight(
      transition: RunningTransition(
        plan: animator.plan(for: self.context(direction)), direction: direction,
        at: stage.transitionTime, scale: stage.scale),
      animator: animator, context: context, isAnnounced: true,
      requests: request.map { [$0] } ?? [])
  }

  private func jump(_ direction: TransitionDirection) {
    tellBeginning(direction, animated: false)
    arrive(direction)
    tellArrival(animated: false)
  }

  private func turn(_ heading: TransitionDirection) {
    guard let transition, transition.heading != heading || transition.isInteractive else { return }
    loseHold(heading)
    announce(heading)
    guard let flight else { return }
    transition.turn(
      to: heading, at: stage.inputTime, plan: flight.animator.plan(for: context(heading)))
  }

  private func finish(_ heading: TransitionDirection) {
    loseHold(heading)
    announce(heading)
    guard let flight, let outcome = flight.transition.finish(heading) else { return }
    end(flight, outcome, animated: false)
  }

  private func animator(_ direction: TransitionDirection) -> (any TransitionAnimator)? {
    let delegate = presented.transitioningDelegate
    return switch direction {
    case .present: delegate?.animator(forPresented: presented, presenting: presenting)
    case .dismiss: delegate?.animator(forDismissed: presented)
    }
  }

  /// What an animator would be told now.
  func context(_ direction: TransitionDirection) -> TransitionContext {
    stage.context(direction, presenting: presenting, presented: presented)
  }

  /// A press on a picture in flight sends it back.
  private func catchByTap() {
    stage.step {
      guard let transition, transition.isPlaying else { return }
      go(transition.heading.reversed, animated: true, completion: nil)
    }
  }

  /// Follows a change of where things are.
  func geometryDidChange() {
    guard let flight else { return }
    let transition = flight.transition
    let direction = transition.isInteractive ? transition.planDirection : transition.heading
    transition.replan(
      flight.animator.plan(for: context(direction)), scale: stage.scale, at: stage.inputTime)
    flight.hold?.onChange(.replanned)
    stage.setNeedsFrame()
  }

  // MARK: Ending

  private func end(_ flight: Flight, _ outcome: TransitionOutcome, animated: Bool) {
    let heading = flight.transition.heading
    arrive(heading)
    if flight.isAnnounced {
      tellArrival(animated: animated)
      flight.animator.transitionDidEnd(flight.context, outcome: outcome)
    }
    for request in flight.requests {
      request.completion(request.heading == heading ? .completed : .cancelled)
    }
    stage.setNeedsFrame()
  }

  private func arrive(_ direction: TransitionDirection) {
    switch direction {
    case .present:
      state = .resting
    case .dismiss:
      state = .ended
      stage.remove(self)
    }
  }
}

extension View {
  /// Whether nothing beneath the view can be seen through it, when it fills the stage.
  fileprivate var isOpaqueScreen: Bool { (backgroundColor?.alpha ?? 0) >= 1 && alpha >= 1 }
}
