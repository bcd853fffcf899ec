import Transitions

/// Flies the picture of one screen to the other: one description, both directions.
final class HeroAnimator: TransitionAnimator {
  private let style: () -> HeroStyle

  /// - Parameter style: Is asked for each plan.
  init(style: @autoclosure @escaping () -> HeroStyle) {
    self.style = style
  }

  func transitionWillStart(_ context: TransitionContext) {
    for screen in context.animatables {
      screen.animationWillStart(transitionType: context.direction)
    }
  }

  func plan(for context: TransitionContext) -> TransitionPlan {
    style().plan(
      for: HeroSubject(context), direction: context.direction,
      reducesMotion: context.reducesMotion, scale: context.scale)
  }

  func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {
    let type =
      switch outcome {
      case .completed: context.direction
      case .cancelled: context.direction.reversed
      }
    for screen in context.animatables {
      screen.animationDidEnd(transitionType: type)
    }
  }
}

extension TransitionContext {
  /// The presenting screen first, as the original calls them.
  fileprivate var animatables: [any KVTransitionAnimatable] {
    [presenting, presented].compactMap { $0 as? any KVTransitionAnimatable }
  }
}
