import Motion
public import SceneGraph

/// Screens side by side of which one is in sight, with a bar to choose from: `UITabBarController`.
///
/// A selection made while another is still on its way comes over it, and one that returns to the
/// former tab turns it back with its velocity. Each screen's callbacks match for every ending.
@MainActor
open class TabController: ViewController {
  /// Supplies transitions, and is told what is selected; held weakly.
  public weak var delegate: (any TabControllerDelegate)?
  var observers = Observers<any TabControllerDelegate>()

  /// Shows an item for each tab.
  public let tabBar = TabBar()

  /// Animates a change of tabs that the delegate supplies no animator for; `nil`, as at first, shows
  /// the other tab at once. A ``TabSlide``, which goes the way the tabs lie, or a ``CrossDissolve``
  /// do well here.
  public var transition: (any TransitionAnimator)?

  /// The tabs from the left to the right; never empty.
  public let viewControllers: [ViewController]

  private var index = 0
  private lazy var screens = ScreenStack(owner: self)

  /// Creates the tabs and selects the first.
  ///
  /// - Parameter viewControllers: From the left to the right.
  /// - Precondition: There is at least one, none twice, and none on a stage by itself.
  public init(viewControllers: [ViewController]) {
    precondition(!viewControllers.isEmpty, "a tab controller has at least one tab")
    precondition(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "a screen is in a tab controller only once")
    self.viewControllers = viewControllers
    super.init()
    for screen in viewControllers {
      addChild(screen)
      screen.didMove(toParent: self)
    }
    screens.show(viewControllers[0], comes: true, animated: false)
  }

  /// The place of the tab that is, or will be, in sight; setting it animates like a click on its item.
  ///
  /// - Precondition: There is such a tab.
  public var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  /// The tab that is, or will be, in sight.
  public var selectedViewController: ViewController { viewControllers[index] }

  /// Shows another tab, from wherever things are.
  ///
  /// Asked for in a callback, what is seen follows when every screen has been called.
  ///
  /// - Parameters:
  ///   - index: Its place, from the left.
  ///   - animated: Whether by the delegate's animator or ``transition``; else it is there at once.
  /// - Precondition: There is such a tab.
  public func select(_ index: Int, animated: Bool = true) {
    precondition(
      viewControllers.indices.contains(index),
      "there is no tab \(index) among \(viewControllers.count)")
    self.index = index
    let show = { [weak self] in
      guard let self, self.index == index else { return }
      self.screens.show(self.viewControllers[index], comes: true, animated: animated)
    }
    if let stage { stage.request(show) } else { show() }
  }

  private func selectByHand(_ index: Int) {
    let screen = viewControllers[index]
    let all = observers.all(after: delegate)
    guard all.allSatisfy({ $0.tabController(self, shouldSelect: screen) }) else { return }
    select(index)
    for observer in all { observer.tabController(self, didSelect: screen) }
  }

  /// Selects a neighbour of the item that has the keyboard, which goes there as well.
  private func moveByHand(to index: Int) {
    let item = tabBar.items[index]
    if let scene = stage?.scene, scene.focusedView is TabItem {
      scene.focusedView = item
    } else {
      item.becomeFirstResponder()
    }
    selectByHand(index)
  }

  // MARK: The view

  /// A ground with the screens' room above the bar.
  public final override func makeView() -> View { TabView(screens.view, tabBar) }

  /// Puts the bar to work.
  open override func viewDidLoad() {
    view.backgroundColor = .white
    tabBar.onSelect = { [weak self] in self?.selectByHand($0) }
    tabBar.onMove = { [weak self] in self?.moveByHand(to: $0) }
    updateBar()
  }

  override var screenStack: ScreenStack? { screens }

  private func updateBar() {
    tabBar.show(viewControllers.map(\.title), selected: index)
  }
}

extension TabController: ScreenStackOwner {
  func animator(
    lower: ViewController, upper: ViewController, _ direction: TransitionDirection
  ) -> (any TransitionAnimator)? {
    let (source, destination) = direction == .present ? (lower, upper) : (upper, lower)
    let supplied = observers.animator(after: delegate) {
      $0.tabController(self, animationControllerForTransitionFrom: source, to: destination)
    }
    return supplied ?? transition
  }

  func interaction(for animator: any TransitionAnimator) -> (any TransitionInteraction)? {
    observers.interaction(after: delegate) {
      $0.tabController(self, interactionControllerFor: animator)
    }
  }

  func screen(beneath screen: ViewController) -> ViewController? { nil }

  func replace(
    _ screen: ViewController, with next: ViewController, animated: Bool,
    completion: ((TransitionOutcome) -> Void)?
  ) -> Bool { false }

  func screenStackDidTurn(to screen: ViewController) {
    if let index = viewControllers.firstIndex(where: { $0 === screen }) { self.index = index }
  }

  func screenStackDidChange() {
    if isViewLoaded { updateBar() }
  }

  var decoration: View? { nil }

  func drawDecoration(of screen: ViewController, share: Double, into list: inout DisplayList) {}

  func screenStack(didTellOf screen: ViewController, isShown: Bool, animated: Bool) {}
}

extension ViewController {
  /// The tab controller that the screen is inside of, however deep, or `nil`.
  public final var tabController: TabController? {
    parent as? TabController ?? parent?.tabController
  }
}
