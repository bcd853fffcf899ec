import Motion
public import SceneGraph

/// Decides what a transition between two screens looks like.
///
/// An animator describes; it does not run. It is asked for a plan when a transition begins, and
/// again whenever the way or the geometry changes: both screens then stand in their final layout,
/// and nothing about them is changed for the sake of the animation.
@MainActor
public protocol TransitionAnimator: AnyObject {
  /// Called once, before the plan of a transition is asked for and before snapshots are taken.
  func transitionWillStart(_ context: TransitionContext)

  /// Describes the transition from one resting screen to the other.
  ///
  /// - Parameter context: Both screens and the way; during a takeover the way it turns to.
  /// - Returns: The plan, from rest to rest; the engine starts it from wherever things are.
  func plan(for context: TransitionContext) -> TransitionPlan

  /// Called for each frame, once everything is where the frame shows it; allocates nothing. Does nothing
  /// by default.
  func transitionDidAdvance(_ transition: RunningTransition)

  /// The transition goes another way from now on, or on by itself, and no interaction of the animator's
  /// own has let it go: by a press on the picture, a key, or a call. Called before the new plan is asked
  /// for.
  ///
  /// - Parameter heading: Which way.
  /// - Returns: How long it lasts from now on even where all is at its end before, in seconds; `0` by
  ///   default.
  func transitionWillTurn(to heading: TransitionDirection) -> Double

  /// Called once, after the last frame; `context` is the one it started with.
  func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome)

  /// Called once instead of both of these, where a drag that nobody had been told of was taken back:
  /// what the plan has left behind is to be put back. Does nothing by default.
  func transitionWasTakenBack(_ context: TransitionContext)

  /// Whether presses in flight reach nothing, and no hand catches what time moves, but for one that a
  /// delegate supplies. `false` by default: a transition can be taken over at any frame.
  var ignoresInput: Bool { get }

  /// Whether a drag from the edge of a navigation controller may lead a pop, and one from anywhere take
  /// hold of it in flight: how much of the width the drag has come is how much of the way everything has.
  /// `false` by default.
  var followsPopDrag: Bool { get }

  /// Whether a press in flight on a view of the screen that comes reaches that view, as at rest, rather
  /// than the transition: it has to stand where it will stay. It never does by default.
  func isSettled(_ view: View, in transition: RunningTransition) -> Bool
}

extension TransitionAnimator {
  /// Does nothing.
  public func transitionDidAdvance(_ transition: RunningTransition) {}

  /// Lasts no longer than what moves.
  public func transitionWillTurn(to heading: TransitionDirection) -> Double { 0 }

  /// Nothing is to be put back.
  public func transitionWasTakenBack(_ context: TransitionContext) {}

  /// It can be taken over.
  public var ignoresInput: Bool { false }

  /// It may not.
  public var followsPopDrag: Bool { false }

  /// It does not.
  public func isSettled(_ view: View, in transition: RunningTransition) -> Bool { false }
}

/// Supplies the animators of a presentation, as `UIViewControllerTransitioningDelegate` does.
@MainActor
public protocol TransitioningDelegate: AnyObject {
  /// Who animates a presentation; `nil` to show the screen at once.
  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)?

  /// Who animates a dismissal; `nil` to remove the screen at once.
  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)?

  /// Whose hand a presentation begins in; `nil`, which is the default, to let it play.
  func interactionController(
    forPresentation animator: any TransitionAnimator
  ) -> (any TransitionInteraction)?

  /// Whose hand a dismissal begins in; `nil`, which is the default, to let it play.
  func interactionController(
    forDismissal animator: any TransitionAnimator
  ) -> (any TransitionInteraction)?
}

extension TransitioningDelegate {
  /// Lets it play.
  public func interactionController(
    forPresentation animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { nil }

  /// Lets it play.
  public func interactionController(
    forDismissal animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { nil }
}
