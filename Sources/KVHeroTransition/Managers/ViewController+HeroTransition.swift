public import Transitions

extension KVTransitionAnimatable {
  /// Presents a screen with the hero transition; the manager lives as long as that screen.
  ///
  /// - Parameters:
  ///   - screen: The screen with the full picture.
  ///   - preset: Whose figures are used; ours by default.
  ///   - completion: Called once when the transition has ended, and how.
  public func presentWithHeroTransition(
    _ screen: any KVTransitionAnimatable, preset: HeroStyle.Preset = .standard,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    present(
      screen,
      with: KVHeroTransitionManager(
        presentingViewController: self, presentedViewController: screen, preset: preset),
      completion)
  }

  /// Presents a screen with the Pinterest transition; the manager lives as long as that screen.
  ///
  /// - Parameters:
  ///   - screen: The screen with the full picture.
  ///   - preset: Whose figures are used; ours by default.
  ///   - completion: Called once when the transition has ended, and how.
  public func presentWithPinterestTransition(
    _ screen: any KVTransitionAnimatable, preset: HeroStyle.Preset = .standard,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    present(
      screen,
      with: KVPinterestTransitionManager(
        presentingViewController: self, presentedViewController: screen, preset: preset),
      completion)
  }

  private func present(
    _ screen: any KVTransitionAnimatable, with manager: HeroTransitioning,
    _ completion: ((TransitionOutcome) -> Void)?
  ) {
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = manager
    present(screen, animated: true, completion: completion)
  }
}
