/// Fades the upper screen in over the lower one, or out; nothing moves.
public final class CrossDissolve: TransitionAnimator {
  /// How long it takes, in seconds; a quarter by default, positive.
  public let duration: Double

  /// - Parameter duration: In seconds; positive.
  public init(duration: Double = 0.25) {
    precondition(duration > 0 && duration.isFinite, "a fade takes time: \(duration)")
    self.duration = duration
  }

  /// Describes the fade; its elements are `presenting` and `screen`.
  public func plan(for context: TransitionContext) -> TransitionPlan {
    .crossFade(
      presented: nil, direction: context.direction, container: context.container,
      duration: duration, scale: context.scale)
  }

  /// Nothing is to be prepared.
  public func transitionWillStart(_ context: TransitionContext) {}

  /// Nothing is to be put back.
  public func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {}
}
