import Motion
import SceneGraph

/// One screen over another, from the moment it comes until it has gone: presented on a stage, pushed
/// on a stack, or selected among tabs.
///
/// It answers every event in every state; *come* is to present or push, *go* to dismiss or pop:
///
/// | | at rest | playing | in a hand | ended |
/// | --- | --- | --- | --- | --- |
/// | come | done already | turns there | turns there | a new crossing |
/// | go | begins | turns there | turns there | nothing |
/// | either, not animated | at once | ends at once | ends at once | nothing |
/// | grab | held | held | changes hands | nothing |
/// | tap | the screen's | turns back | nothing | nothing |
/// | geometry | laid out | aims anew | aims anew | nothing |
///
/// Whoever held it is told when a hand loses it. What screens ask for while they are being told
/// something happens when all have been told; see ``Stage/step(_:)``.
@MainActor
final class Crossing {
  private enum State {
    case new
    case resting
    case flying(Flight)
    case ended
  }

  /// What the two screens are to each other.
  enum Kind: Hashable {
    /// The upper one is presented; `fullScreen` if the lower one is told that it disappears.
    case modal(fullScreen: Bool)

    /// The upper one takes the place of the lower one in a container.
    case contained
  }

  /// The screen beneath; in a container another takes its place when it has gone itself.
  var presenting: ViewController

  /// The screen that comes and goes.
  let presented: ViewController

  /// The screen inside ``presenting`` that asked for it, as animators are told.
  private weak var source: ViewController?

  /// Who animates its beginning, in place of the owner's; asked once.
  var supplied: (any TransitionAnimator)?

  let kind: Kind
  let container: CrossingView
  unowned let stage: Stage
  private unowned let owner: any CrossingOwner
  private var state: State

  /// - Parameters:
  ///   - kind: What the two screens are to each other.
  ///   - presenting: The screen beneath.
  ///   - source: The screen inside of it that asked; itself by default.
  ///   - container: Holds the upper screen.
  ///   - isThere: Whether the upper screen is there already, and may go.
  ///   - owner: Outlives the crossing.
  ///   - stage: Where all this happens; outlives the crossing.
  init(
    _ kind: Kind, presenting: ViewController, source: ViewController? = nil,
    container: CrossingView, isThere: Bool = false, owner: any CrossingOwner, stage: Stage
  ) {
    self.kind = kind
    self.presenting = presenting
    self.source = source
    self.presented = container.controller
    self.container = container
    self.owner = owner
    self.stage = stage
    state = isThere ? .resting : .new
    container.crossing = self
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
    if let transition {
      let isLive = transition.plan.showsPresented
      return transition.displayList(
        over: below, presented: isLive ? presented.recorded() : DisplayList())
    }
    let screen = presented.recorded()
    if presented.view.isOpaqueScreen { return screen }
    return DisplayList([
      .group(DisplayGroup(list: below)), .group(DisplayGroup(list: screen)),
    ])
  }

  /// Moves the transition to a time, and ends it if it has arrived.
  func advance(to time: FrameTime) {
    guard let flight else { return }
    let outcome = flight.transition.advance(to: time)
    flight.animator.transitionDidAdvance(flight.transition)
    if let outcome { end(flight, outcome, animated: true) }
  }

  /// Whether the upper screen is there, or on its way there, as far as anybody was told.
  var isComing: Bool {
    switch state {
    case .new, .resting: true
    case .flying(let flight): flight.transition.heading == .present || !flight.isAnnounced
    case .ended: false
    }
  }

  /// Whether a press in flight reaches nothing at all.
  var ignoresInput: Bool {
    guard let flight else { return false }
    return flight.animator.ignoresInput && flight.transition.isPlaying
  }

  /// Whether a press sends it back; in a container only where a picture flies.
  var isCaughtByTap: Bool {
    guard let transition, transition.isPlaying, !ignoresInput else { return false }
    return kind != .contained || transition.plan.elements.contains { $0.name == "hero" }
  }

  /// Ends a flight at once where it is headed.
  func finish() {
    guard flight != nil else { return }
    go(isComing ? .present : .dismiss, animated: false, completion: nil)
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
      let supplied = supplied
      self.supplied = nil
      if animated, let animator = supplied ?? owner.animator(for: self, heading) {
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

  /// Lies over what another has lain over.
  func take(placeOf other: Crossing) {
    presenting = other.presenting
    source = other.source
    other.retire()
  }

  /// Has come for good, or gone with nobody told: nothing leads it any more.
  func retire() {
    if let flight { loseHold(flight.transition.heading) }
    state = .ended
    container.crossing = nil
  }

  private func begin(
    _ direction: TransitionDirection, _ animator: any TransitionAnimator,
    _ request: Flight.Request?
  ) {
    let context = context(direction)
    owner.crossing(self, willGo: direction, animated: true)
    animator.transitionWillStart(context)
    flight = Flight(
      transition: transition(direction, animator), animator: animator, context: context,
      isAnnounced: true, requests: request.map { [$0] } ?? [])
    let hand =
      owner.interaction(for: self, animator, direction)
      ?? stage.inspectingInteraction?(context)
    guard let hand else { return }
    let grip = TransitionGrip(self, announced: true, isSupplied: true) { [weak hand] in
      hand?.interactiveTransition(didChange: $0)
    }
    if let grip { hand.startInteractiveTransition(grip, context: context) }
  }

  private func jump(_ direction: TransitionDirection) {
    owner.crossing(self, willGo: direction, animated: false)
    arrive(direction, animated: false, isAnnounced: true)
  }

  private func turn(_ heading: TransitionDirection) {
    guard let transition, transition.heading != heading || transition.isInteractive else { return }
    loseHold(heading)
    announce(heading)
    guard let flight else { return }
    let least = flight.animator.transitionWillTurn(to: heading)
    transition.turn(
      to: heading, at: stage.inputTime, plan: flight.animator.plan(for: context(heading)),
      lasting: least)
  }

  private func finish(_ heading: TransitionDirection) {
    loseHold(heading)
    announce(heading)
    guard let flight, let outcome = flight.transition.finish(heading) else { return }
    end(flight, outcome, animated: false)
  }

  /// Tells everybody which way the flight goes from now on, if they do not know.
  func announce(_ heading: TransitionDirection) {
    guard let flight else { return }
    if flight.isAnnounced {
      owner.crossing(self, willGo: heading, animated: true)
    } else if heading == .dismiss {
      self.flight?.isAnnounced = true
      owner.crossing(self, willGo: .dismiss, animated: true)
      flight.animator.transitionWillStart(flight.context)
    }
  }

  /// Begins to go in a hand, from rest.
  ///
  /// - Parameter announced: Whether that is told to the screens now.
  /// - Returns: `false` if nobody animates it.
  func beginHeld(announced: Bool) -> Bool {
    guard case .resting = state, let animator = owner.animator(for: self, .dismiss) else {
      return false
    }
    let context = context(.dismiss)
    if announced {
      owner.crossing(self, willGo: .dismiss, animated: true)
      animator.transitionWillStart(context)
    }
    flight = Flight(
      transition: transition(.dismiss, animator), animator: animator, context: context,
      isAnnounced: announced)
    return true
  }

  private func transition(
    _ direction: TransitionDirection, _ animator: any TransitionAnimator
  ) -> RunningTransition {
    RunningTransition(
      plan: animator.plan(for: context(direction)), direction: direction,
      at: stage.transitionTime, scale: stage.scale)
  }

  /// How far the upper screen has come, `0...1`.
  var coverage: Double {
    guard let transition else { return isComing ? 1 : 0 }
    return min(max(transition.coverage, 0), 1)
  }

  /// What an animator would be told now.
  func context(_ direction: TransitionDirection) -> TransitionContext {
    let asking = source.flatMap { $0.stage === stage ? $0 : nil } ?? presenting
    return stage.context(
      direction, presenting: asking, presented: presented, in: container)
  }

  /// Whether a screen is the one beneath, or the one inside of it that asked.
  func leads(to screen: ViewController) -> Bool { screen === presenting || screen === source }

  /// A press on a picture in flight sends it back.
  func catchByTap() {
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
    arrive(heading, animated: animated, isAnnounced: flight.isAnnounced)
    if flight.isAnnounced {
      flight.animator.transitionDidEnd(flight.context, outcome: outcome)
    } else {
      flight.animator.transitionWasTakenBack(flight.context)
    }
    for request in flight.requests {
      request.completion(request.heading == heading ? .completed : .cancelled)
    }
    stage.setNeedsFrame()
  }

  private func arrive(_ direction: TransitionDirection, animated: Bool, isAnnounced: Bool) {
    state =
      switch direction {
      case .present: .resting
      case .dismiss: .ended
      }
    owner.crossing(self, didArrive: direction, animated: animated, isAnnounced: isAnnounced)
  }
}

extension View {
  /// Whether nothing beneath the view can be seen through it, when it fills the stage.
  fileprivate var isOpaqueScreen: Bool { (backgroundColor?.alpha ?? 0) >= 1 && alpha >= 1 }
}
