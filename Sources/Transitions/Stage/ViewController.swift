public import Motion
public import SceneGraph

/// One screen: its view, its life, and the screens it presents.
///
/// The callbacks are UIKit's. Each is called once for each way the screen goes, and in order:
/// *will appear*, *did appear*, *will disappear*, *did disappear*; a screen turned back half way
/// gets the opposite *will* next.
@MainActor
open class ViewController: Responder {
  /// How a presented screen relates to the one beneath.
  public enum PresentationStyle: Hashable, Sendable {
    /// Replaces it: the screen beneath gets the disappearing callbacks too.
    case fullScreen

    /// Lies over it: the screen beneath stays and is told nothing.
    case custom
  }

  /// A name for people, such as a title bar's text.
  open var title = "" {
    didSet { if title != oldValue { parent?.screenStack?.titleDidChange(of: self) } }
  }

  /// How this screen relates to the one that presents it.
  public var modalPresentationStyle = PresentationStyle.fullScreen

  /// Who animates this screen's presentation and dismissal; held weakly, as in UIKit.
  public weak var transitioningDelegate: (any TransitioningDelegate)?

  /// The stage the screen is on, by itself or inside its ``parent``, or `nil`.
  public final var stage: Stage? { ownStage ?? parent?.stage }

  /// The container that the screen is inside of, or `nil`.
  public internal(set) final weak var parent: ViewController?

  /// The screens inside of this one, in the order they were added.
  public internal(set) final var children: [ViewController] = []

  /// The stage the screen was put on by itself.
  weak var ownStage: Stage?

  /// What of this screen had the keyboard's focus when another took its place in a stack.
  weak var focusToReturn: View?

  /// The screens of a container that shows one at a time; `nil` for every other screen.
  var screenStack: ScreenStack? { nil }

  var appearance = Appearance.disappeared
  private var isAppearanceAnimated = false
  var attachments: [ObjectIdentifier: Any] = [:]
  var presentationGestureRecognizers: [GestureRecognizer] = []
  var transitioningObservers = Observers<any TransitioningDelegate>()

  /// What the view looked like when it was last drawn; `nil` once anything may have changed.
  var record: DisplayList?

  /// What earlier records lie in, and the next will.
  private var records = FrameStorage(count: 0)

  private var loadedView: View?

  /// Creates it from its parts.
  public init() {}

  /// The screen's view, made when first asked for.
  public final var view: View {
    if let loadedView { return loadedView }
    let view = makeView()
    view.responderOverride = self
    loadedView = view
    viewDidLoad()
    return view
  }

  /// Whether the view has been made.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; a plain one by default.
  open func makeView() -> View { View() }

  /// Called once, after the view was made.
  open func viewDidLoad() {}

  /// Called before the screen comes into sight.
  open func viewWillAppear(animated: Bool) {}

  /// Called when the screen has come fully into sight.
  open func viewDidAppear(animated: Bool) {}

  /// Called before the screen leaves.
  open func viewWillDisappear(animated: Bool) {}

  /// Called when the screen is out of sight.
  open func viewDidDisappear(animated: Bool) {}

  /// Whether the screen moves something itself, in ``advance(to:)``.
  open var isMoving: Bool { false }

  /// Takes what the screen moves itself to where it is at a time; called for each frame, before
  /// anything is drawn. Slow motion and pauses act on it as on transitions.
  ///
  /// - Parameter time: The stage's ``Stage/transitionTime``.
  open func advance(to time: FrameTime) {}

  /// A key that no view took.
  ///
  /// - Parameter key: Which key.
  /// - Returns: Whether it was used; if not, ``nextResponder`` is asked.
  open func keyDown(_ key: KeyEvent) -> Bool { false }

  /// The container, or the screen that presents this one.
  open var nextResponder: (any Responder)? { parent ?? presentingViewController }

  /// Called before the screen enters a container, or leaves it with `nil`.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the screen has entered a container, or left it with `nil`.
  open func didMove(toParent parent: ViewController?) {}

  /// Whether screens inside this one appear and disappear with it by themselves, as long as their
  /// views are inside its view; by default they do.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether presenting or dismissing callbacks are under way.
  public final var isInTransition: Bool { stage?.transition(of: self) != nil }

  /// What the view looks like, recorded only if anything may have changed.
  final func recorded() -> DisplayList {
    if let record { return record }
    let list: DisplayList
    if let screenStack, isFlyingWithin {
      list = screenStack.recordedAround()
    } else {
      // One more than the transitions keep that draw it.
      records.keep((parent?.screenStack?.framesOfTransitions ?? FrameStorage.fewestFrames) + 1)
      list = records.frame { view.record(into: &$0) }
    }
    record = list
    return list
  }

  final func beginAppearance(_ appearing: Bool, animated: Bool) {
    guard let callback = appearance.begin(appearing: appearing) else { return }
    isAppearanceAnimated = animated
    notify(callback, animated: animated)
    if let screenStack {
      screenStack.tellBeginning(animated: animated)
    } else {
      for child in forwarding { child.beginAppearance(appearing, animated: animated) }
    }
  }

  final func endAppearance(animated: Bool) {
    guard let callback = appearance.end() else { return }
    notify(callback, animated: animated)
    if let screenStack {
      screenStack.tellEnd(animated: animated)
    } else {
      for child in forwarding { child.endAppearance(animated: animated) }
    }
  }

  /// Ends what ``beginAppearance(_:animated:)`` began, as it began it.
  final func endAppearance() { endAppearance(animated: isAppearanceAnimated) }

  private var forwarding: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, !children.isEmpty else { return [] }
    return children.filter { $0.isViewLoaded && $0.view.isDescendant(of: view) }
  }

  private func notify(_ callback: Appearance.Callback, animated: Bool) {
    switch callback {
    case .willAppear: viewWillAppear(animated: animated)
    case .didAppear: viewDidAppear(animated: animated)
    case .willDisappear: viewWillDisappear(animated: animated)
    case .didDisappear: viewDidDisappear(animated: animated)
    }
  }
}
