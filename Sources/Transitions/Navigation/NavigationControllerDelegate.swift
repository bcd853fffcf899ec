/// What a navigation controller does: it goes to a screen further on, or back.
///
/// Replacing the stack is a pop where the new top screen was in the old stack, else a push.
public enum NavigationOperation: Hashable, Sendable {
  /// A new screen comes over the present one.
  case push

  /// The present screen goes, and one beneath it is seen again.
  case pop
}

/// Supplies the transitions of a navigation controller and is told what it shows, as
/// `UINavigationControllerDelegate` does. Each has a default that does nothing special.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Who animates the way from one screen to another.
  ///
  /// A push is turned back by the animator that it set out with. For a pop the plan's context has
  /// the direction `dismiss`, the screen beneath as `presenting` and the one that goes as
  /// `presented`, so that an animator of presentations serves as it is.
  ///
  /// - Parameters:
  ///   - navigationController: Which.
  ///   - operation: Which way.
  ///   - source: The screen that is left.
  ///   - destination: The screen that is gone to.
  /// - Returns: `nil` for the ordinary slide.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)?

  /// Whose hand a transition begins in.
  ///
  /// - Parameters:
  ///   - navigationController: Which.
  ///   - animationController: The animator supplied for it.
  /// - Returns: `nil` to let it play.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)?

  /// A screen is about to be shown: after its *will appear*, and again where it is turned back to.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// A screen is shown and at rest: after its *did appear*, once for each time it was about to be.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// The ordinary slide.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? { nil }

  /// Lets it play.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { nil }

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
