import Motion
import SceneGraph
public import Transitions

/// Makes a custom transition of one object: it animates presentations and the screens of a navigation
/// controller, whichever it is made the delegate of.
@MainActor
public final class TransitionManager: TransitionAnimator {
  /// What the transitions look like.
  public let transitionAnimation: any TransitionManagerDelegate

  /// What the animation is told, in seconds; 0.3 by default, as in the original.
  public var duration = 0.3

  /// Told in a sentence of what is wrong with an animation, when its transition has ended.
  public var onFault: ((String) -> Void)?

  /// What is under way, by the screen on top.
  private var recordings: [Recording] = []

  private struct Recording {
    let screen: ViewController
    let transition: RecordedTransition

    /// The space in which it is now.
    var room: Rect

    @MainActor
    func restore(below root: View? = nil) { transition.restore(below: root, in: room) }
  }

  /// - Parameter transitionAnimation: What the transitions look like; held strongly.
  public init(transitionAnimation: any TransitionManagerDelegate) {
    self.transitionAnimation = transitionAnimation
  }

  // MARK: TransitionAnimator

  /// Nothing: what happens is recorded when the plan is asked for.
  public func transitionWillStart(_ context: TransitionContext) {}

  /// What the animation does, as a plan; the way back is the same plan backwards. Where it puts views
  /// where nothing can be drawn, or less movement is asked for, a cross-fade.
  public func plan(for context: TransitionContext) -> TransitionPlan {
    if !context.container.isDrawable {
      return TransitionManager.crossFade(context, fallback: "degenerate container")
    }
    if context.reducesMotion { return TransitionManager.crossFade(context) }
    let recorded: RecordedTransition
    if let known = recordings.firstIndex(where: { $0.screen === context.presented }) {
      recordings[known].room = context.container
      recorded = recordings[known].transition
    } else {
      recorded = record(context)
      recordings.append(
        Recording(screen: context.presented, transition: recorded, room: context.container))
    }
    return recorded.plan(context.direction, in: context.container, scale: context.scale)
  }

  private static func crossFade(
    _ context: TransitionContext, fallback: String? = nil
  ) -> TransitionPlan {
    .crossFade(
      presented: nil, direction: context.direction, container: context.container,
      fallback: fallback, scale: context.scale)
  }

  /// Gives the views their looks back where the transition was cancelled, and those of a screen that has
  /// gone, which is to look as ever when it comes again.
  public func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {
    guard let recorded = forget(context) else { return }
    switch outcome {
    case .cancelled: recorded.restore()
    case .completed where context.direction == .dismiss:
      recorded.restore(below: context.presented.view)
    case .completed: break
    }
    if !recorded.transition.isFinished {
      onFault?(
        "\(Swift.type(of: transitionAnimation)) did not call completion(): its transition was ended "
          + "after twice its duration")
    }
  }

  /// Gives the views their looks back.
  public func transitionWasTakenBack(_ context: TransitionContext) {
    forget(context)?.restore()
  }

  private func forget(_ context: TransitionContext) -> Recording? {
    let index = recordings.firstIndex { $0.screen === context.presented }
    return index.map { recordings.remove(at: $0) }
  }

  private func record(_ context: TransitionContext) -> RecordedTransition {
    let isDismissing = context.direction == .dismiss
    let (from, to) =
      isDismissing
      ? (context.presented, context.beneath) : (context.beneath, context.presented)
    return RecordedTransition(context, duration: duration) { container, completion in
      transitionAnimation.transition(
        container: container, fromViewController: from, toViewController: to,
        isDismissing: isDismissing, duration: duration, completion: completion)
    } late: { [weak presented = context.presented] in
      presented?.finishTransition()
    }
  }
}

extension TransitionManager: TransitioningDelegate {
  /// Itself.
  public func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? { self }

  /// Itself.
  public func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? { self }

  /// The animation's.
  public func interactionController(
    forPresentation animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { transitionAnimation.interactionTransitionController }

  /// The animation's.
  public func interactionController(
    forDismissal animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { transitionAnimation.interactionTransitionController }
}

extension TransitionManager: NavigationControllerDelegate {
  /// Itself.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? { self }

  /// The animation's.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { transitionAnimation.interactionTransitionController }
}
