public import Transitions

/// A screen that wants to know of its transitions. Each has a default that does nothing.
///
/// Told are the screen itself, where it conforms; of a navigation controller also its top screen, of a
/// tab controller the selected one, of any other all its children, and so on with each of these.
@MainActor
public protocol HeroViewControllerDelegate: AnyObject {
  /// A transition begins; the place to set ids and modifiers.
  func heroWillStartTransition()

  /// This screen is left for another.
  func heroWillStartAnimatingTo(viewController: ViewController)

  /// This screen comes after another.
  func heroWillStartAnimatingFrom(viewController: ViewController)

  /// A transition is over, and this screen was left for another.
  func heroDidEndAnimatingTo(viewController: ViewController)

  /// A transition is over, and this screen came after another.
  func heroDidEndAnimatingFrom(viewController: ViewController)

  /// A transition is over.
  func heroDidEndTransition()

  /// A transition from this screen was turned back.
  func heroDidCancelAnimatingTo(viewController: ViewController)

  /// A transition to this screen was turned back.
  func heroDidCancelAnimatingFrom(viewController: ViewController)

  /// A transition was turned back.
  func heroDidCancelTransition()
}

extension HeroViewControllerDelegate {
  /// Does nothing.
  public func heroWillStartTransition() {}

  /// Does nothing.
  public func heroWillStartAnimatingTo(viewController: ViewController) {}

  /// Does nothing.
  public func heroWillStartAnimatingFrom(viewController: ViewController) {}

  /// Does nothing.
  public func heroDidEndAnimatingTo(viewController: ViewController) {}

  /// Does nothing.
  public func heroDidEndAnimatingFrom(viewController: ViewController) {}

  /// Does nothing.
  public func heroDidEndTransition() {}

  /// Does nothing.
  public func heroDidCancelAnimatingTo(viewController: ViewController) {}

  /// Does nothing.
  public func heroDidCancelAnimatingFrom(viewController: ViewController) {}

  /// Does nothing.
  public func heroDidCancelTransition() {}
}

extension ViewController {
  /// Tells the screen, and what it shows of other screens.
  func tellHero(_ tell: (any HeroViewControllerDelegate) -> Void) {
    if let delegate = self as? any HeroViewControllerDelegate { tell(delegate) }
    switch self {
    case let controller as NavigationController:
      controller.topViewController?.tellHero(tell)
    case let controller as TabController:
      controller.selectedViewController.tellHero(tell)
    default:
      for child in children { child.tellHero(tell) }
    }
  }
}
