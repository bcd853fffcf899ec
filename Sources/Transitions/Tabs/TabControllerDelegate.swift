/// Supplies the transitions of a tab controller and is told what is selected, as
/// `UITabBarControllerDelegate` does. Each has a default that does nothing special.
@MainActor
public protocol TabControllerDelegate: AnyObject {
  /// Whether a click or a key on a tab's item may select it; by default it may.
  func tabController(
    _ tabController: TabController, shouldSelect viewController: ViewController
  ) -> Bool

  /// A click or a key on a tab's item has selected it.
  func tabController(_ tabController: TabController, didSelect viewController: ViewController)

  /// Who animates the way from one tab to another.
  ///
  /// The plan's context has the destination as `presented`; on the way back from it, as when one
  /// selects the former tab again in flight, its direction is `dismiss`. Which tab lies farther right
  /// tell their places in ``TabController/viewControllers``.
  ///
  /// - Parameters:
  ///   - tabController: Which.
  ///   - source: The tab that is left.
  ///   - destination: The tab that is gone to.
  /// - Returns: `nil` for the controller's own ``TabController/transition``.
  func tabController(
    _ tabController: TabController, animationControllerForTransitionFrom source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)?

  /// Whose hand a transition begins in.
  ///
  /// - Parameters:
  ///   - tabController: Which.
  ///   - animationController: The animator supplied for it.
  /// - Returns: `nil` to let it play.
  func tabController(
    _ tabController: TabController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)?
}

extension TabControllerDelegate {
  /// It may.
  public func tabController(
    _ tabController: TabController, shouldSelect viewController: ViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabController(
    _ tabController: TabController, didSelect viewController: ViewController
  ) {}

  /// The controller's own.
  public func tabController(
    _ tabController: TabController, animationControllerForTransitionFrom source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? { nil }

  /// Lets it play.
  public func tabController(
    _ tabController: TabController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { nil }
}
