import CustomTransitions
import Motion
import SceneGraph
import TestSupport
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
final class Theatre: StageDriver {
  static let size = Size(width: 400, height: 800)

  let lower = ViewController()
  let upper = ViewController()
  let badge = View(frame: Rect(x: 20, y: 30, width: 60, height: 40))
  let stage: Stage
  let manager: TransitionManager

  private(set) var outcomes: [String] = []
  var now = 0.0

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

  /// A presentation that puts the new screen on top and animates what a test says.
  static func raising(
    _ animate: @escaping (TransitionContainer, Theatre, @escaping () -> Void) -> Void
  ) -> Theatre {
    weak var theatre: Theatre?
    let made = Theatre { container, _, to, _, completion in
      container.addSubview(to.view)
      if let theatre { animate(container, theatre, completion) }
    }
    theatre = made
    return made
  }

  var transition: RunningTransition? { stage.transition(of: upper) }

  func state(_ name: String) -> ElementState? {
    transition?.state(of: name)
  }

  func present() {
    lower.present(upper, animated: true) { [weak self] in self?.outcomes.append("present \($0)") }
  }

  func dismiss() {
    upper.dismiss(animated: true) { [weak self] in self?.outcomes.append("dismiss \($0)") }
  }
}
