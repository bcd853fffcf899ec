import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The examples of the page about switching on, leading and finding the way, as written there.
@MainActor
@Suite struct LeadingPageTests {
  private final class ListScreen: ViewController {}

  final class Slower: HeroPlugin {
    func animate(_ plan: inout TransitionPlan, in context: TransitionContext) -> Double { 2 }
  }

  @Test("A screen is switched on, led, and left again")
  func examples() throws {
    let (list, detail, next) = (ListScreen(), ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: list)
    let engine = HeroTransition()
    for screen in [list, detail] { screen.view.backgroundColor = .white }
    let view = View(frame: Rect(x: 20, y: 100, width: 100, height: 100))
    view.backgroundColor = .black
    view.heroModifiers = [.fade]
    detail.view.addSubview(view)
    navigation.isNavigationBarHidden = true
    let stage = Stage(root: navigation, size: Size(width: 400, height: 600))

    detail.isHeroEnabled = true
    navigation.isHeroEnabled = true
    detail.heroTransition = engine
    navigation.heroTransition = engine
    navigation.heroNavigationAnimationType = .autoReverse(presenting: .push(direction: .left))
    engine.enable(Slower.self)

    do {
      navigation.pushViewController(detail)
      #expect(stage.transitions.first?.plan.duration == 2)
      let card = view
      let start = engine.progress
      engine.update(start + 0.1, velocity: 0.5)
      engine.apply([.position(Point(x: 120, y: 200)), .scale(0.9)], to: card)
      engine.changeTarget([.position(Point(x: 60, y: 500))], to: card)
      engine.finish()
      let seen = try #require(stage.draw().fills(of: .black).last?.frame.center)
      #expect((seen - Point(x: 120, y: 200)).length < 1e-9)
    }
    func settle() { _ = stage.frame(at: stage.time + .seconds(5)) }
    settle()
    #expect(detail.stage === stage)

    detail.heroDismissViewController()
    #expect(navigation.viewControllers.count == 1)
    navigation.pushViewController(detail, animated: false)
    detail.heroUnwindToViewController(withClass: ListScreen.self)
    #expect(navigation.topViewController === list)
    navigation.pushViewController(detail, animated: false)
    detail.heroUnwindToRootViewController()
    #expect(navigation.topViewController === list)
    navigation.pushViewController(detail, animated: false)
    var printed: [TransitionOutcome] = []
    func print(_ outcome: TransitionOutcome) { printed.append(outcome) }
    detail.heroReplaceViewController(with: next) { outcome in print(outcome) }
    #expect(navigation.topViewController === next)
    settle()
    #expect(printed == [.completed])
  }

  @Test("The page shows what is tested here")
  func pageIsTested() throws {
    try DocumentationPage("Sources/Hero/Hero.docc/Leading.md").expectTested()
  }
}
