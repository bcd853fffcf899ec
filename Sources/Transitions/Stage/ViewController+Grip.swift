public import Motion
public import SceneGraph

/// A hand on the transition of a screen: whoever has it moves the elements, and letting
/// go hands their position and velocity to a plan.
///
/// Once the hold is lost nothing done with it has any effect.
@MainActor
public struct TransitionGrip {
  /// What becomes of a hold.
  public enum Change: Hashable, Sendable {
    /// Something else moves the transition now, the given way: a key, a click, another hand.
    case lost(TransitionDirection)

    /// The geometry changed, and with it the plan and its elements. Everything is as far along the new
    /// way as it was along the old one, and so is what the grip moves it from.
    case replanned
  }

  /// The transition that is held.
  public let transition: RunningTransition

  /// Weak: the hand may hang on the presented screen itself.
  private weak var crossing: Crossing?

  private let number: Int

  init?(
    _ crossing: Crossing, announced: Bool, isSupplied: Bool = false,
    onChange: @escaping (Change) -> Void
  ) {
    guard
      let number = crossing.stage.step({
        crossing.grab(announced: announced, isSupplied: isSupplied, onChange: onChange)
      }),
      let transition = crossing.held(number)
    else { return nil }
    self.transition = transition
    self.crossing = crossing
    self.number = number
  }

  /// How many seconds pass outside for one second of the transition: what a hand's velocity is to be
  /// multiplied by, so that what is seen goes on as fast as the hand moved it.
  public var slowness: Double { crossing?.stage.pace.slowness ?? 1 }

  /// When what is being handled happens, in the transition's time; `nil` once its screen has gone.
  public var time: FrameTime? { crossing?.stage.inputTime }

  /// Puts the elements somewhere.
  ///
  /// - Parameter change: Is given one state for each element of the plan, where they are, and leaves
  ///   as many; their velocities are what a release hands on.
  public func move(_ change: (inout [ElementState]) -> Void) {
    guard let crossing, let held else { return }
    held.move(at: crossing.stage.inputTime, change)
    crossing.stage.setNeedsFrame()
  }

  /// How far the upper screen has come: `0` out of sight, `1` in its place, beyond them where a spring
  /// has overshot; `0` once the hold is lost.
  public var coverage: Double { held?.coverage ?? 0 }

  /// Where everything was when it was taken hold of, one state for each element of the plan; when the
  /// geometry has changed since, where that is now. Nothing once the hold is lost.
  public var base: [ElementState] { held?.base.states ?? [] }

  /// How far the upper screen had come then, as ``coverage``.
  public var baseCoverage: Double { held?.base.coverage ?? 0 }

  private var held: RunningTransition? { crossing?.held(number) }

  /// Moves everything along the way between the two screens at rest, from where it was taken hold of.
  ///
  /// - Parameters:
  ///   - part: How much of the whole way, from ``base``; above 0 the upper screen comes.
  ///   - rate: How fast the part changes, per second of the transition.
  public func move(by part: Double, rate: Double) {
    guard let held else { return }
    move { held.way.move(&$0, from: held.base.states, held.plan.elements, by: part, rate: rate) }
  }

  /// Moves everything to a part of the way between the two screens at rest: from where it was taken hold
  /// of straight to the one end or the other, so that nothing jumps, and at both ends everything is in
  /// its place.
  ///
  /// - Parameters:
  ///   - coverage: How far the upper screen is to have come, `0` out of sight to `1` in its place.
  ///   - rate: How fast that changes, per second of the transition.
  public func move(to coverage: Double, rate: Double) {
    guard let held else { return }
    let base = held.base
    move {
      held.way.move(
        &$0, from: base.states, held.plan.elements, at: base.coverage, to: coverage, rate: rate)
    }
  }

  /// Moves to a part of the plan's way.
  ///
  /// - Parameters:
  ///   - progress: `0` at the start, `1` at the end; clamped.
  ///   - rate: How fast progress changes, per second.
  ///   - inTime: Whether through the plan's time, delays and curves and all; `nil` as the plan says.
  public func scrub(to progress: Double, rate: Double, inTime: Bool? = nil) {
    guard let crossing, let held else { return }
    held.scrub(to: progress, rate: rate, at: crossing.stage.inputTime, inTime: inTime)
    crossing.stage.setNeedsFrame()
  }

  /// Lets go: the transition goes on from the present position and velocity.
  ///
  /// - Parameters:
  ///   - heading: Where to.
  ///   - plan: How; the animator's plan by default.
  ///   - least: Seconds that it takes even where all is at its end before; none by default.
  public func release(
    to heading: TransitionDirection, plan: TransitionPlan? = nil, lasting least: Double = 0
  ) {
    guard let crossing else { return }
    crossing.stage.step { crossing.release(number, to: heading, plan: plan, lasting: least) }
  }

  /// Lets go of a scrubbed transition: it runs on along its own plan.
  ///
  /// - Parameters:
  ///   - heading: Its own direction to finish, the reverse to cancel.
  ///   - speed: How many times faster than the plan; positive.
  ///   - curve: How the rest is eased.
  public func complete(heading: TransitionDirection, speed: Double = 1, curve: UnitCurve) {
    guard let crossing else { return }
    crossing.stage.step {
      crossing.complete(number, heading: heading, speed: speed, curve: curve)
    }
  }
}

extension ViewController {
  /// What brings this screen or takes it away: its presentation, or its crossing in a container.
  final var crossing: Crossing? {
    stage?.presentation(of: self) ?? parent?.screenStack?.crossing(of: self)
  }

  /// Takes hold of this screen: in flight where it is, at rest by beginning to dismiss it or, in a
  /// container, to go back from it.
  ///
  /// - Parameters:
  ///   - announced: Whether a dismissal that begins here is told to the screens and the animator
  ///     now, or only if the hand lets go towards it.
  ///   - onChange: Called on the main actor when the hold is lost other than by letting go, and when
  ///     the plan was replaced.
  /// - Returns: `nil` if there is nothing beneath the screen, or nobody animates its dismissal.
  public final func grabTransition(
    announced: Bool = true, onChange: @escaping (TransitionGrip.Change) -> Void = { _ in }
  ) -> TransitionGrip? {
    if let crossing {
      return TransitionGrip(crossing, announced: announced, onChange: onChange)
    }
    return parent?.screenStack?.grab(self, announced: announced, onChange: onChange)
  }

  /// How far this screen's running transition has come on the way it set out: `0` at its start, `1` at
  /// its end; `nil` where none runs.
  ///
  /// Of the plan's time where a percent-driven hand leads through that, else of everything that moves.
  public final var transitionProgress: Double? {
    guard let crossing, let transition = crossing.transition else { return nil }
    if let progress = transition.progressInTime { return progress }
    let coverage = crossing.coverage
    return transition.direction == .present ? coverage : 1 - coverage
  }

  /// Sends this screen's running transition the given way, from where it is and keeping its
  /// velocity; nothing happens at rest.
  public final func turnTransition(to heading: TransitionDirection) {
    stage?.request {
      guard let crossing = self.crossing, crossing.flight != nil else { return }
      crossing.go(heading, animated: true, completion: nil)
    }
  }

  /// Ends this screen's running transition at once where it is headed; nothing happens at rest.
  public final func finishTransition() {
    stage?.request { self.crossing?.finish() }
  }

  /// Lets a recogniser watch this screen whenever it is presented or shown in a container, at rest
  /// and in flight.
  ///
  /// At rest it sees the presses on the screen, after the recognisers of the views in it. In flight
  /// those are not asked, since nothing is where it is drawn.
  public final func addPresentationGestureRecognizer(_ recognizer: GestureRecognizer) {
    presentationGestureRecognizers.append(recognizer)
    let holder = isViewLoaded ? view.superview as? CrossingView : nil
    holder?.addGestureRecognizer(recognizer)
  }

  /// Takes a recogniser away; what it is doing is cancelled.
  public final func removePresentationGestureRecognizer(_ recognizer: GestureRecognizer) {
    presentationGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view?.removeGestureRecognizer(recognizer)
  }
}
