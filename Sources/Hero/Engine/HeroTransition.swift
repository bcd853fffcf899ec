public import Transitions

/// The engine: makes the transitions of every screen, navigation or tab controller that it is made the
/// delegate of.
///
///     let detail = PhotoScreen()
///     detail.transitioningDelegate = HeroTransition.shared
///     gallery.present(detail)
///
/// Each transition is an animator of its own, so that several may run at once.
@MainActor
public final class HeroTransition {
  /// The one that screens share unless they are given another.
  public static let shared = HeroTransition()

  /// What holds for all its transitions; takes effect with the next.
  public var settings: HeroSettings

  /// Told of each transition which views matched and why others did not, before anything moves.
  public var onReport: ((HeroMatchReport) -> Void)?

  /// Follows it; held weakly.
  public weak var delegate: (any HeroTransitionDelegate)?

  /// What the newest transition is about; setting it tells the ``delegate``, also where it stays the same.
  public internal(set) var state = HeroTransitionState.possible {
    didSet { delegate?.heroTransition(self, didUpdate: state) }
  }

  /// Those that take part in the transitions that begin from now on, in this order.
  public internal(set) var plugins: [any HeroPlugin.Type] = []

  /// The transitions under way, in the order in which they began.
  var hands: [HeroHand] = []

  /// Creates an engine with settings of its own.
  public init(settings: HeroSettings = HeroSettings()) {
    self.settings = settings
  }

  /// A transition between two screens.
  ///
  /// - Parameters:
  ///   - kind: Who changes screens.
  ///   - isPresenting: Whether it goes forward.
  ///   - animation: What the screens say they do.
  /// - Returns: For one transition.
  private func animator(
    _ kind: HeroSituation.Kind, isPresenting: Bool, _ animation: HeroDefaultAnimationType
  ) -> HeroAnimator {
    let own = settings.defaultAnimation
    return HeroAnimator(
      kind: kind, isPresenting: isPresenting, animation: own == .auto ? animation : own,
      settings: settings, engine: self)
  }
}

extension HeroTransition: TransitioningDelegate {
  /// A presentation, or a screen that a container of its own shows.
  public func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? {
    animator(
      presented.isContent ? .custom : .modal, isPresenting: true, presented.heroModalAnimationType)
  }

  /// A dismissal.
  public func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? {
    animator(
      dismissed.isContent ? .custom : .modal, isPresenting: false,
      dismissed.heroModalAnimationType)
  }

  /// A presentation that was led before it began.
  public func interactionController(
    forPresentation animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { animator.startingHand }

  /// A dismissal that was led before it began.
  public func interactionController(
    forDismissal animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { animator.startingHand }
}

extension ViewController {
  /// Whether a container shows the screen in its room.
  fileprivate var isContent: Bool { parent is ContentController }
}

extension HeroTransition: NavigationControllerDelegate {
  /// A push or a pop.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    animator(
      .navigation, isPresenting: operation == .push,
      navigationController.heroNavigationAnimationType)
  }

  /// A push or a pop that was led before it began.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { animationController.startingHand }
}

extension HeroTransition: TabControllerDelegate {
  /// A change of tabs; forward if the destination's item lies farther right.
  public func tabController(
    _ tabController: TabController, animationControllerForTransitionFrom source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    let order = tabController.viewControllers
    let places = (
      order.firstIndex { $0 === source } ?? 0, order.firstIndex { $0 === destination } ?? 0
    )
    return animator(
      .tabs, isPresenting: places.1 > places.0, tabController.heroTabBarAnimationType)
  }

  /// A change of tabs that was led before it began.
  public func tabController(
    _ tabController: TabController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { animationController.startingHand }
}

extension TransitionAnimator {
  /// The hand that a transition is to begin in; `nil` where it plays.
  fileprivate var startingHand: (any TransitionInteraction)? {
    guard let hand = (self as? HeroAnimator)?.hand, hand.takesStart else { return nil }
    return hand
  }
}
