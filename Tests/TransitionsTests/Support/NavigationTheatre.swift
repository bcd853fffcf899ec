import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// A stage with a navigation controller, driven by hand with times in seconds.
@MainActor
final class NavigationTheatre: StageDriver, NavigationControllerDelegate {
  static let size = Size(width: 800, height: 644)

  let diary = Diary()
  let navigation: NavigationController
  let stage: Stage
  private(set) var screens: [DiaryScreen] = []

  /// Supplies animators and interactions; the ordinary ones by default.
  var animator: (any TransitionAnimator)?
  var interaction: (any TransitionInteraction)?

  /// The time of the newest frame or event, in seconds.
  var now = 0.0

  /// - Parameter names: Of the screens in the stack, which is at rest.
  init(_ names: String...) {
    screens = [DiaryScreen(names[0], diary)]
    navigation = NavigationController(rootViewController: screens[0])
    stage = Stage(root: navigation, size: NavigationTheatre.size)
    navigation.delegate = self
    for name in names.dropFirst() { navigation.pushViewController(screen(name), animated: false) }
    _ = diary.read()
  }

  /// A new screen.
  func screen(_ name: String) -> DiaryScreen {
    let screen = DiaryScreen(name, diary)
    screens.append(screen)
    return screen
  }

  subscript(name: String) -> DiaryScreen { screens.last { $0.title == name } ?? screen(name) }

  @discardableResult
  func push(_ name: String, animated: Bool = true) -> DiaryScreen {
    let screen = self.screen(name)
    navigation.pushViewController(screen, animated: animated)
    return screen
  }

  func pop(animated: Bool = true) { navigation.popViewController(animated: animated) }

  /// The names of the stack.
  var names: String { navigation.viewControllers.map(\.title).joined(separator: " ") }

  var transition: RunningTransition? { stage.transitions.last }

  /// The state of an element of the topmost transition, as last shown.
  func state(_ name: String = "target") -> ElementState? {
    transition?.state(of: name)
  }

  /// How far the upper screen lies to the right, in points.
  var x: Double? { state()?.frame.value[0] }

  // MARK: NavigationControllerDelegate

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? { animator }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { interaction }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { diary.write("willShow \(viewController.title)") }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { diary.write("didShow \(viewController.title)") }

  // MARK: Input

  func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double,
    button: PointerEvent.Button = .primary, after seconds: Double = 0
  ) {
    pointer(phase, Point(x: x, y: y), button: button, after: seconds)
  }

  func click(_ x: Double, _ y: Double, button: PointerEvent.Button = .primary) {
    click(Point(x: x, y: y), button: button)
  }

  /// Moves a pointer that is down in even steps of 4 ms, with a frame after each fourth.
  func drag(from start: Double, to end: Double, y: Double = 300, lasting seconds: Double) {
    let steps = max(1, Int((seconds / 0.004).rounded()))
    for step in 1...steps {
      let x = start + (end - start) * Double(step) / Double(steps)
      pointer(.move, x, y, after: seconds / Double(steps))
      if step % 4 == 0 { frame() }
    }
  }
}
