import Motion
public import SceneGraph

/// A stack of screens of which the top one is in sight, with a title bar: `UINavigationController`.
///
/// What is asked for changes ``viewControllers`` at once; what is seen follows, from wherever it is.
/// A pop that overtakes a push turns it back with its velocity, a push that overtakes another comes
/// over it, and each screen's callbacks match for every ending. Asked for in a callback, what is
/// seen follows when every screen has been called.
@MainActor
open class NavigationController: ViewController {
  /// Supplies transitions, and is told what is shown; held weakly.
  public weak var delegate: (any NavigationControllerDelegate)?
  var observers = Observers<any NavigationControllerDelegate>()

  /// Shows the top screen's title and the way back.
  public let navigationBar = NavigationBar()

  /// Whether there is no title bar; `false` at first.
  public var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barDidChange() } }
  }

  /// Whether a drag from the left edge may take the top screen away; `true` at first.
  public var isInteractivePopEnabled = true

  /// How much of its width that drag must have taken the top screen away by, with where it would drift
  /// to, for letting go to pop it, `0...1`; half at first.
  public var interactivePopFraction = 0.5

  private var stack: [ViewController] = []

  /// The stack with each screen on top that may be turned back to.
  private var memories: [[ViewController]] = []
  private lazy var screens = ScreenStack(owner: self)
  private lazy var popInteraction = PopInteraction(self, in: screens.view)

  /// What moves screens where the delegate names nobody; its movement may be set.
  public let slide = NavigationSlide()

  /// Creates a stack of one screen.
  ///
  /// - Parameter root: The lowest screen.
  public init(rootViewController root: ViewController) {
    super.init()
    setViewControllers([root], animated: false)
  }

  // MARK: The stack

  /// The screens from the bottom to the top; never empty. Setting it replaces them at once.
  ///
  /// A screen that a hand takes away counts as gone until it is brought back.
  public var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top: the one that is, or will be, in sight.
  public var topViewController: ViewController? { stack.last }

  /// Puts a screen on top.
  ///
  /// - Parameters:
  ///   - screen: One that is just on its way out is turned back.
  ///   - animated: Whether on the way; else it is there at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if what was asked
  ///     for is in sight, `cancelled` if it turned back or something else was asked for meanwhile.
  /// - Precondition: `screen` is not in the stack, and not on a stage by itself.
  public func pushViewController(
    _ screen: ViewController, animated: Bool = true,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    precondition(
      !stack.contains { $0 === screen }, "a screen is in a navigation stack only once")
    change(to: stack + [screen], comes: true, animated: animated, completion)
  }

  /// Takes the top screen away; the lowest one stays.
  ///
  /// - Parameters:
  ///   - animated: Whether on the way; else it is gone at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if what was asked
  ///     for is in sight, `cancelled` if it turned back or something else was asked for meanwhile.
  /// - Returns: What was taken away; `nil` for the lowest screen.
  @discardableResult
  public func popViewController(
    animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> ViewController? {
    guard stack.count > 1 else {
      completion?(.cancelled)
      return nil
    }
    let top = stack.last
    change(to: stack.dropLast(), comes: false, animated: animated, completion)
    return top
  }

  /// Takes every screen above one away.
  ///
  /// - Parameters:
  ///   - screen: Will be on top.
  ///   - animated: Whether on the way; else they are gone at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if what was asked
  ///     for is in sight, `cancelled` if it turned back or something else was asked for meanwhile.
  /// - Returns: What was taken away, from the bottom to the top; `nil` if `screen` is not in the
  ///   stack, which stays as it is then.
  @discardableResult
  public func popToViewController(
    _ screen: ViewController, animated: Bool = true,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === screen }) else {
      completion?(.cancelled)
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), comes: false, animated: animated, completion)
    return gone
  }

  /// Takes every screen but the lowest one away.
  ///
  /// - Parameter animated: Whether on the way; else they are gone at once.
  /// - Returns: What was taken away, from the bottom to the top.
  @discardableResult
  public func popToRootViewController(animated: Bool = true) -> [ViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the whole stack: a pop where the new top screen was in the old one, else a push.
  ///
  /// - Parameters:
  ///   - screens: From the bottom to the top.
  ///   - animated: Whether the new top screen is gone to on the way; else it is there at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if what was asked
  ///     for is in sight, `cancelled` if it turned back or something else was asked for meanwhile.
  /// - Precondition: There is at least one, and none twice.
  public func setViewControllers(
    _ screens: [ViewController], animated: Bool,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    precondition(!screens.isEmpty, "a navigation stack has at least one screen")
    precondition(
      Set(screens.map(ObjectIdentifier.init)).count == screens.count,
      "a screen is in a navigation stack only once")
    let comes = !stack.contains { $0 === screens.last }
    change(to: screens, comes: comes, animated: animated, completion)
  }

  private func change(
    to next: [ViewController], comes: Bool, animated: Bool,
    _ completion: ((TransitionOutcome) -> Void)?
  ) {
    remember()
    stack = next
    adopt(next)
    guard let top = next.last else { return }
    let show = { [weak self] in
      guard let self, top === self.stack.last else {
        completion?(.cancelled)
        return
      }
      self.screens.show(top, comes: comes, animated: animated) { [weak self] in
        self?.tidy()
        completion?($0)
      }
      self.tidy()
    }
    if let stage { stage.request(show) } else { show() }
  }

  private func adopt(_ next: [ViewController]) {
    for screen in next where screen.parent !== self {
      addChild(screen)
      screen.didMove(toParent: self)
    }
  }

  private func remember() {
    memories.removeAll { $0.last === stack.last }
    if !stack.isEmpty { memories.append(stack) }
  }

  /// Lets those go that are neither in the stack nor in sight any more.
  private func tidy() {
    let seen = screens.screens
    memories.removeAll { memory in
      memory.last === stack.last || !seen.contains { $0 === memory.last }
    }
    for child in children where !(stack + seen).contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  // MARK: The view

  /// A ground with the screens' room and the title bar above it.
  public final override func makeView() -> View { NavigationView(screens.view, navigationBar) }

  /// Puts the ways back to work.
  open override func viewDidLoad() {
    view.backgroundColor = .white
    navigationBar.isHidden = isNavigationBarHidden
    _ = popInteraction
    navigationBar.onBack = { [weak self] in self?.popViewController() }
    view.addGestureRecognizer(
      TapGestureRecognizer(button: .back) { [weak self] _ in self?.popViewController() })
    updateBar()
  }

  /// Alt and the left arrow go back, unless another screen is presented over this one.
  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.key == .left, key.modifiers == .alt, stack.count > 1,
      stage?.activeViewController === outermost
    else { return false }
    popViewController()
    return true
  }

  override var screenStack: ScreenStack? { screens }

  private func barDidChange() {
    guard isViewLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    view.setNeedsLayout()
    guard let stage else { return }
    stage.layOutIfNeeded()
    stage.step { geometryDidChangeWithin() }
  }

  private func updateBar() {
    if let top = stack.last { navigationBar.show(titles(of: top)) }
  }

  /// What the bar shows while a screen is on top.
  private func titles(of screen: ViewController) -> BarTitles.Content {
    let path = stack.contains { $0 === screen } ? stack : memory(of: screen)
    let beneath = path.firstIndex { $0 === screen }.flatMap { $0 > 0 ? path[$0 - 1] : nil }
    return BarTitles.Content(
      title: screen.title, back: beneath.map { $0.title.isEmpty ? "Back" : $0.title })
  }

  /// The stack with a screen on top that may be turned back to; empty if there is none.
  private func memory(of screen: ViewController) -> [ViewController] {
    memories.last { $0.last === screen } ?? []
  }
}

extension NavigationController {
  /// The screen that an ordinary slide moves just now.
  var slidingScreen: ViewController? {
    let crossing = screens.crossings.last { $0.flight != nil }
    return crossing?.flight?.animator.followsPopDrag == true ? crossing?.presented : nil
  }

  /// Whether the screen at rest may be taken away by a drag: only where that is the ordinary slide, or
  /// whoever animates it can follow a drag as well.
  var mayPopByHand: Bool {
    guard isInteractivePopEnabled, screens.crossings.isEmpty, let top = stack.last,
      let beneath = screen(beneath: top)
    else { return false }
    return animator(lower: beneath, upper: top, .dismiss)?.followsPopDrag == true
  }
}

extension NavigationController: ScreenStackOwner {
  func animator(
    lower: ViewController, upper: ViewController, _ direction: TransitionDirection
  ) -> (any TransitionAnimator)? {
    let supplied = observers.animator(after: delegate) {
      switch direction {
      case .present:
        $0.navigationController(self, animationControllerFor: .push, from: lower, to: upper)
      case .dismiss:
        $0.navigationController(self, animationControllerFor: .pop, from: upper, to: lower)
      }
    }
    return supplied ?? slide
  }

  func interaction(for animator: any TransitionAnimator) -> (any TransitionInteraction)? {
    observers.interaction(after: delegate) {
      $0.navigationController(self, interactionControllerFor: animator)
    }
  }

  func screen(beneath screen: ViewController) -> ViewController? {
    screen === stack.last ? stack.dropLast().last : nil
  }

  func replace(
    _ screen: ViewController, with next: ViewController, animated: Bool,
    completion: ((TransitionOutcome) -> Void)?
  ) -> Bool {
    guard let index = stack.firstIndex(where: { $0 === screen }) else { return false }
    var screens = stack
    screens[index] = next
    setViewControllers(screens, animated: animated, completion: completion)
    return true
  }

  func screenStackDidTurn(to screen: ViewController) {
    let now = stack
    remember()
    if let index = now.firstIndex(where: { $0 === screen }) {
      stack = Array(now[...index])
    } else if case let memory = memory(of: screen), !memory.isEmpty {
      stack = memory
    }
    adopt(stack)
  }

  func screenStackDidChange() {
    tidy()
    if isViewLoaded { updateBar() }
  }

  var decoration: View? { navigationBar.titles }

  func drawDecoration(of screen: ViewController, share: Double, into list: inout DisplayList) {
    navigationBar.drawTitles(titles(of: screen), share: share, into: &list)
  }

  func screenStack(didTellOf screen: ViewController, isShown: Bool, animated: Bool) {
    for observer in observers.all(after: delegate) {
      if isShown {
        observer.navigationController(self, didShow: screen, animated: animated)
      } else {
        observer.navigationController(self, willShow: screen, animated: animated)
      }
    }
  }
}

extension ViewController {
  /// The navigation controller that the screen is inside of, however deep, or `nil`.
  public final var navigationController: NavigationController? {
    parent as? NavigationController ?? parent?.navigationController
  }
}
