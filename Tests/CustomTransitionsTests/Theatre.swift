import CustomTransitions
import Motion
import SceneGraph
import Transitions

/// An animation whose code is given by a test.
@MainActor
final class ScriptedAnimation: TransitionManagerAnimation {
  typealias Code = (
    _ container: TransitionContainer, _ from: ViewController, _ to: ViewController,
    _ isDismissing: Bool, _ completion: @escaping () -> Void
  ) -> Void

  private let code: Code

  init(_ code: @escaping Code) {
    self.code = code
    super.init()
  }

  override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    code(container, fromViewController, toViewController, isDismissing, completion)
  }
}

/// Two screens and a manager between them, driven by hand with times in seconds.
@MainActor
final class Theatre {
  static let size = Size(width: 400, height: 800)

  let lower = ViewController()
  let upper = ViewController()
  let badge = View(frame: Rect(x: 20, y: 30, width: 60, height: 40))
  let stage: Stage
  let manager: TransitionManager

  private(set) var outcomes: [String] = []
  private(set) var now = 0.0

  init(_ animation: any TransitionManagerDelegate) {
    manager = TransitionManager(transitionAnimation: animation)
    lower.view.backgroundColor = .white
    upper.view.backgroundColor = .black
    badge.backgroundColor = Color(hex: 0xff0000)
    upper.view.addSubview(badge)
    stage = Stage(root: lower, size: Theatre.size)
    upper.modalPresentationStyle = .custom
    upper.transitioningDelegate = manager
  }

  convenience init(_ code: @escaping ScriptedAnimation.Code) {
    self.init(ScriptedAnimation(code))
  }

  var transition: RunningTransition? { stage.transition(of: upper) }

  func state(_ name: String) -> ElementState? {
    guard let transition,
      let index = transition.plan.elements.firstIndex(where: { $0.name == name })
    else { return nil }
    return transition.states[index]
  }

  func present() {
    lower.present(upper, animated: true) { [weak self] in self?.outcomes.append("present \($0)") }
  }

  func dismiss() {
    upper.dismiss(animated: true) { [weak self] in self?.outcomes.append("dismiss \($0)") }
  }

  func frame(after seconds: Double) {
    now += seconds
    stage.advance(to: FrameTime(elapsed: .seconds(now)))
    stage.layOutIfNeeded()
    _ = stage.draw()
  }

  func settle() {
    for _ in 0..<600 where stage.isMoving { frame(after: 1 / 60) }
  }

  func pointer(_ phase: PointerEvent.Phase, _ point: Point, after seconds: Double = 0) {
    now += seconds
    stage.handle(
      InputEvent(
        time: FrameTime(elapsed: .seconds(now)),
        kind: .pointer(
          PointerEvent(pointer: 0, phase: phase, button: .primary, position: point))))
  }
}
