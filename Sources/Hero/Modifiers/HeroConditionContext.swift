public import SceneGraph
public import Transitions

/// What a condition may ask about a view and the transition it is in.
public struct HeroConditionContext: Sendable {
  /// Whether the transition goes forward: a presentation, a push, a tab further on.
  public var isPresenting: Bool

  /// Whether the view belongs to the destination.
  public var isAppearing: Bool

  /// Whether a view of the other side has the same id.
  public var isMatched: Bool

  /// Whether a view further up has a partner on the other side.
  public var isAncestorViewMatched: Bool { matchedAncestorView != nil }

  /// Whether the transition is a change of tabs.
  public var isInTabBarController: Bool

  /// Whether the transition is a navigation controller's.
  public var isInNavigationController: Bool

  /// The view itself; `nil` where a list is resolved without one.
  public var view: View?

  /// Its partner on the other side.
  public var matchedView: View?

  /// The nearest view further up that has a partner, and that partner.
  public var matchedAncestorView: (own: View, other: View)?

  /// The screen before the transition.
  public var fromViewController: ViewController?

  /// The screen after it.
  public var toViewController: ViewController?

  /// The screen of the view's own side.
  public var currentViewController: ViewController? {
    isAppearing ? toViewController : fromViewController
  }

  /// The screen of the other side.
  public var otherViewController: ViewController? {
    isAppearing ? fromViewController : toViewController
  }

  /// Creates a context without views and screens; they may be set afterwards.
  public init(
    isPresenting: Bool, isAppearing: Bool, isMatched: Bool = false,
    isInTabBarController: Bool = false, isInNavigationController: Bool = false
  ) {
    self.isPresenting = isPresenting
    self.isAppearing = isAppearing
    self.isMatched = isMatched
    self.isInTabBarController = isInTabBarController
    self.isInNavigationController = isInNavigationController
  }
}
