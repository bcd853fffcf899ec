import Motion
import SceneGraph
import Transitions

// The pipeline's steps are the module's own; their results are what the specification gives.
@testable import Hero

/// Two screens of views, taken through the pipeline.
@MainActor
final class HeroScreens {
  static let container = Rect(x: 0, y: 0, width: 1280, height: 800)

  let from = ViewController()
  let to = ViewController()
  var situation: HeroSituation

  init(kind: HeroSituation.Kind = .modal, isPresenting: Bool = true) {
    situation = HeroSituation(
      kind: kind, isPresenting: isPresenting, container: HeroScreens.container.size)
    for screen in [from, to] {
      screen.view.frame = HeroScreens.container
      screen.view.backgroundColor = .white
    }
  }

  /// Puts a filled view on a screen.
  @discardableResult
  func add(
    _ frame: Rect, id: String? = nil, _ modifiers: [HeroModifier]? = nil, to view: View
  ) -> View {
    let subview = View(frame: frame)
    subview.backgroundColor = .black
    subview.heroID = id
    subview.heroModifiers = modifiers
    view.addSubview(subview)
    return subview
  }

  /// What the pipeline decides.
  func scene(
    _ animation: HeroDefaultAnimationType = .none, touched: View? = nil
  ) -> HeroScene {
    var registers = self.registers(touched)
    var scene = HeroScene(
      situation: situation, from: registers.from.takeSide(), to: registers.to.takeSide())
    scene.run(animation) { _, role, _ in
      HeroConditionContext(
        isPresenting: self.situation.isPresenting, isAppearing: role == .to)
    }
    return scene
  }

  /// The plan made of it.
  func plan(_ animation: HeroDefaultAnimationType = .none) -> TransitionPlan {
    let registers = self.registers(nil)
    return scene(animation).plan(
      HeroSides(from: registers.from.views, to: registers.to.views),
      direction: situation.isPresenting ? .present : .dismiss, ground: .black, scale: 1)
  }

  private func registers(_ touched: View?) -> (from: HeroRegister, to: HeroRegister) {
    (
      HeroRegister(.from, from.view, container: HeroScreens.container, touched: touched),
      HeroRegister(.to, to.view, container: HeroScreens.container, touched: touched)
    )
  }
}

extension TransitionPlan {
  /// An element's state after a time, in seconds; `nil` where there is none of that name.
  func state(of name: String, at seconds: Double) -> ElementState? {
    elements.firstIndex { $0.name == name }.map { states(at: seconds)[$0] }
  }
}
