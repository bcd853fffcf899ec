public import SceneGraph

/// A container that shows one screen in all of its room, and by a transition another in its place: for a
/// part of a screen that changes by itself.
///
/// The screen that comes or goes supplies the transition, by its ``ViewController/transitioningDelegate`` or
/// an observer, as if it were presented or dismissed; where it supplies none the other is there at once.
/// What is asked for in flight begins from wherever things are, and each screen's callbacks match for
/// every ending.
@MainActor
open class ContentController: ViewController {
  /// The screen that is, or will be, in sight.
  public private(set) var contentViewController: ViewController

  private lazy var screens = ScreenStack(owner: self)

  /// Creates it with a screen in its room.
  ///
  /// - Parameter content: Neither on a stage nor in a container.
  public init(_ content: ViewController) {
    contentViewController = content
    super.init()
    adopt(content)
    screens.show(content, comes: true, animated: false)
  }

  /// Shows another screen, from wherever things are.
  ///
  /// Asked for in a callback, what is seen follows when every screen has been called.
  ///
  /// - Parameters:
  ///   - next: One that is just on its way out is turned back.
  ///   - isForward: Whether it comes over the present one; else that goes, and it is seen beneath.
  ///   - animated: Whether on the way; else it is there at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if the screen is in
  ///     sight, `cancelled` if it turned back or something else was asked for meanwhile.
  public func show(
    _ next: ViewController, isForward: Bool = true, animated: Bool = true,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    contentViewController = next
    adopt(next)
    let show = { [weak self] in
      guard let self, contentViewController === next else {
        completion?(.cancelled)
        return
      }
      screens.show(next, comes: isForward, animated: animated) { [weak self] in
        self?.tidy()
        completion?($0)
      }
      tidy()
    }
    if let stage { stage.request(show) } else { show() }
  }

  private func adopt(_ screen: ViewController) {
    guard screen.parent !== self else { return }
    addChild(screen)
    screen.didMove(toParent: self)
  }

  /// Lets those go that are not in sight any more.
  private func tidy() {
    let seen = screens.screens + [contentViewController]
    for child in children where !seen.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  /// The screens' room.
  public final override func makeView() -> View { ContentView(screens.view) }

  override var screenStack: ScreenStack? { screens }
}

extension ContentController: ScreenStackOwner {
  func animator(
    lower: ViewController, upper: ViewController, _ direction: TransitionDirection
  ) -> (any TransitionAnimator)? {
    upper.transitioningObservers.animator(after: upper.transitioningDelegate) {
      switch direction {
      case .present: $0.animator(forPresented: upper, presenting: lower)
      case .dismiss: $0.animator(forDismissed: upper)
      }
    }
  }

  func interaction(for animator: any TransitionAnimator) -> (any TransitionInteraction)? {
    let screen = screens.crossings.last?.presented
    return screen?.transitioningObservers.interaction(after: screen?.transitioningDelegate) {
      $0.interactionController(forPresentation: animator)
    }
  }

  func screen(beneath screen: ViewController) -> ViewController? { nil }

  func replace(
    _ screen: ViewController, with next: ViewController, animated: Bool,
    completion: ((TransitionOutcome) -> Void)?
  ) -> Bool {
    guard screen === contentViewController else { return false }
    show(next, animated: animated, completion: completion)
    return true
  }

  func screenStackDidTurn(to screen: ViewController) { contentViewController = screen }

  func screenStackDidChange() { tidy() }

  var decoration: View? { nil }

  func drawDecoration(of screen: ViewController, share: Double, into list: inout DisplayList) {}

  func screenStack(didTellOf screen: ViewController, isShown: Bool, animated: Bool) {}
}

/// Gives the screens' room all there is.
private final class ContentView: View {
  private let room: View

  init(_ room: View) {
    self.room = room
    super.init()
    addSubview(room)
  }

  override func layoutSubviews() { room.frame = bounds }
}
