import Motion
import SceneGraph

/// One screen on top of another, from the moment it is presented until its dismissal has ended.
@MainActor
final class Presentation {
  /// A transition under way, and what is owed at its end.
  private struct Flight {
    let transition: RunningTransition
    let animator: any TransitionAnimator
    let context: TransitionContext

    /// Whether the screens and the animator have been told; a drag that may yet be taken back has
    /// told nobody.
    var isAnnounced: Bool
    var completions: [(TransitionOutcome) -> Void] = []
  }

  let presenting: ViewController
  let presented: ViewController
  let container = PresentationView()
  private unowned let stage: Stage
  private var flight: Flight?

  init(presenting: ViewController, presented: ViewController, stage: Stage) {
    self.presenting = presenting
    self.presented = presented
    self.stage = stage
    container.presentation = self
    container.addSubview(presented.view)
    container.addGestureRecognizer(
      TapGestureRecognizer { [weak self] _ in self?.catchByTap() }
        .beginning { [weak self] in self?.transition?.isPlaying == true })
  }

  var transition: RunningTransition? { flight?.transition }

  /// Draws the screen, or the transition that leads to it.
  func displayList(over below: DisplayList) -> DisplayList {
    if let transition { return transition.displayList(over: below) }
    let screen = presented.view.displayList()
    if presented.view.isOpaqueScreen { return screen }
    return DisplayList([
      .group(DisplayGroup(list: below)), .group(DisplayGroup(list: screen)),
    ])
  }

  /// Moves the transition to a time, and ends it if it has arrived.
  func advance(to time: FrameTime) {
    guard let flight, let outcome = flight.transition.advance(to: time) else { return }
    end(flight, outcome)
  }

  var isOnItsWayOut: Bool { transition?.heading == .dismiss }

  var slowness: Double { stage.pace.slowness }

  func setNeedsFrame() {
    stage.setNeedsFrame()
  }

  // MARK: Beginning

  func present(animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let animator =
      animated
      ? presented.transitioningDelegate?.animator(
        forPresented: presented, presenting: presenting) : nil
    start(.present, animator, completion)
  }

  func dismiss(animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    if flight != nil {
      turn(to: .dismiss, completion)
      return
    }
    let animator =
      animated ? presented.transitioningDelegate?.animator(forDismissed: presented) : nil
    start(.dismiss, animator, completion)
  }

  private func start(
    _ direction: TransitionDirection, _ animator: (any TransitionAnimator)?,
    _ completion: ((TransitionOutcome) -> Void)?
  ) {
    guard let animator else {
      begin(direction, animated: false)
      arrive(animated: false)
      if direction == .dismiss { stage.remove(self) }
      completion?(.completed)
      return
    }
    let context = stage.context(direction, presenting: presenting, presented: presented)
    begin(direction, animated: true)
    animator.transitionWillStart(context)
    let transition = RunningTransition(
      plan: animator.plan(for: context), direction: direction, at: stage.transitionTime,
      scale: stage.scale)
    flight = Flight(
      transition: transition, animator: animator, context: context, isAnnounced: true,
      completions: completion.map { [$0] } ?? [])
    stage.setNeedsFrame()
  }

  // MARK: Taking over

  /// Sends the transition the given way from where it is.
  func turn(
    to heading: TransitionDirection, _ completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard flight != nil else { return }
    if let completion { flight?.completions.append(completion) }
    guard let flight, flight.transition.heading != heading || flight.transition.isInteractive
    else { return }
    head(heading)
    flight.transition.turn(to: heading) { flight.animator.plan(for: currentContext(heading)) }
    stage.setNeedsFrame()
  }

  /// A press on a picture in flight sends it back.
  private func catchByTap() {
    guard let transition, transition.isPlaying else { return }
    turn(to: transition.heading.reversed)
  }

  /// Stops the transition where it is for a hand to move; at rest, one towards dismissal begins.
  ///
  /// - Parameter announced: Whether a dismissal that begins here is told to the screens now, or only
  ///   if the hand lets go towards it.
  /// - Returns: The transition, held; `nil` at rest where nobody animates the dismissal.
  func grab(announced: Bool) -> RunningTransition? {
    if let flight {
      flight.transition.hold()
      return flight.transition
    }
    guard let animator = presented.transitioningDelegate?.animator(forDismissed: presented) else {
      return nil
    }
    let context = stage.context(.dismiss, presenting: presenting, presented: presented)
    if announced {
      begin(.dismiss, animated: true)
      animator.transitionWillStart(context)
    }
    let transition = RunningTransition(
      plan: animator.plan(for: context), direction: .dismiss, at: stage.transitionTime,
      scale: stage.scale)
    transition.hold()
    flight = Flight(
      transition: transition, animator: animator, context: context, isAnnounced: announced)
    stage.setNeedsFrame()
    return transition
  }

  /// Lets a held transition go.
  ///
  /// - Parameters:
  ///   - heading: Where to.
  ///   - plan: How, instead of the animator's plan.
  func release(to heading: TransitionDirection, plan: TransitionPlan?) {
    guard let flight, flight.transition.isInteractive else { return }
    head(heading)
    flight.transition.play(
      plan ?? flight.animator.plan(for: currentContext(heading)), heading: heading)
    stage.setNeedsFrame()
  }

  /// Lets a scrubbed transition run on along its own plan.
  func complete(heading: TransitionDirection, speed: Double, curve: UnitCurve) {
    guard let flight, flight.transition.isInteractive else { return }
    head(heading)
    flight.transition.complete(heading: heading, speed: speed, curve: curve)
    stage.setNeedsFrame()
  }

  /// Follows a change of the stage's size.
  func geometryDidChange() {
    guard let flight else { return }
    let transition = flight.transition
    let direction = transition.isInteractive ? transition.planDirection : transition.heading
    transition.replan(flight.animator.plan(for: currentContext(direction)), scale: stage.scale)
  }

  private func currentContext(_ direction: TransitionDirection) -> TransitionContext {
    stage.context(direction, presenting: presenting, presented: presented)
  }

  // MARK: Telling

  /// Tells everybody which way it goes now, if they do not know.
  private func head(_ heading: TransitionDirection) {
    guard let flight else { return }
    if flight.isAnnounced {
      begin(heading, animated: true)
    } else if heading == .dismiss {
      self.flight?.isAnnounced = true
      begin(.dismiss, animated: true)
      flight.animator.transitionWillStart(flight.context)
    }
  }

  private func begin(_ direction: TransitionDirection, animated: Bool) {
    let isPresenting = direction == .present
    if presented.modalPresentationStyle == .fullScreen {
      presenting.beginAppearance(!isPresenting, animated: animated)
    }
    presented.beginAppearance(isPresenting, animated: animated)
  }

  private func arrive(animated: Bool) {
    presented.endAppearance(animated: animated)
    if presented.modalPresentationStyle == .fullScreen {
      presenting.endAppearance(animated: animated)
    }
  }

  private func end(_ flight: Flight, _ outcome: TransitionOutcome) {
    self.flight = nil
    if flight.transition.heading == .dismiss { stage.remove(self) }
    if flight.isAnnounced {
      arrive(animated: true)
      flight.animator.transitionDidEnd(flight.context, outcome: outcome)
    }
    stage.setNeedsFrame()
    for completion in flight.completions { completion(outcome) }
  }
}

extension GestureRecognizer {
  /// Recognises only while a condition holds.
  fileprivate func beginning(_ condition: @escaping @MainActor () -> Bool) -> Self {
    shouldBegin = { _ in condition() }
    return self
  }
}

extension View {
  /// Whether nothing beneath the view can be seen through it, when it fills the stage.
  fileprivate var isOpaqueScreen: Bool { (backgroundColor?.alpha ?? 0) >= 1 && alpha >= 1 }
}
