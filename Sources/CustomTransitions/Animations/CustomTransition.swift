/// The transitions that come with this module.
public enum CustomTransition: Hashable, Sendable, CaseIterable {
  /// One screen fades over the other.
  case fade

  /// The new screen is pulled up from below, and pushed down again by hand.
  case pull

  /// What the transition looks like.
  ///
  /// - Returns: A new one.
  @MainActor
  public func transitionAnimation() -> TransitionManagerAnimation {
    switch self {
    case .fade: FadeTransitionAnimation()
    case .pull: PullTransitionAnimation()
    }
  }
}

extension TransitionManager {
  /// - Parameter transition: One of the transitions that come with this module.
  public convenience init(transition: CustomTransition) {
    self.init(transitionAnimation: transition.transitionAnimation())
  }
}
