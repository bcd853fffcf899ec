import CustomTransitions
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What the transitions in imperative form do, frame by frame at 60 Hz, as text: a change to a golden is
/// a change of the product.
@MainActor
@Suite struct CustomGoldenTests {
  private struct Way {
    let name: String
    let direction: TransitionDirection
    let animation: TransitionManagerAnimation
  }

  /// Those that come along, and the card of the documentation, whose pose moves by a spring.
  private var ways: [Way] {
    [TransitionDirection.present, .dismiss].flatMap { direction in
      [
        Way(name: "fade", direction: direction, animation: FadeTransitionAnimation()),
        Way(name: "pull", direction: direction, animation: PullTransitionAnimation()),
        Way(name: "card", direction: direction, animation: CardAnimation()),
      ]
    }
  }

  private func plan(_ way: Way) -> TransitionPlan {
    let (presenting, presented) = (ViewController(), ViewController())
    for screen in [presenting, presented] {
      screen.view.frame = Rect(x: 0, y: 0, width: 320, height: 568)
    }
    return TransitionManager(transitionAnimation: way.animation).plan(
      for: TransitionContext(
        direction: way.direction, presenting: presenting, presented: presented,
        container: Rect(x: 0, y: 0, width: 320, height: 568), scale: 1, reducesMotion: false))
  }

  @Test("They move as ever")
  func goldens() throws {
    for way in ways {
      try GoldenFile(name: "\(way.name)-\(way.direction).txt").expect(plan(way).goldenText)
    }
  }

  @Test("Every golden belongs to a transition")
  func orphans() throws {
    #expect(try GoldenFile.all() == ways.map { "\($0.name)-\($0.direction).txt" }.sorted())
  }

  @Test("A push plays what a presentation plays", arguments: CustomTransition.allCases)
  func pushes(_ transition: CustomTransition) throws {
    let (root, upper) = (ViewController(), ViewController())
    root.view.backgroundColor = .white
    upper.view.backgroundColor = .black
    let navigation = NavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    let manager = TransitionManager(transition: transition)
    navigation.delegate = manager
    let driver = PlainDriver(Stage(root: navigation, size: Theatre.size))
    let theatre = Theatre(transition.transitionAnimation())
    navigation.pushViewController(upper)
    theatre.present()
    let (push, present) = (driver.stage.transitions.first, theatre.transition)
    #expect(push?.plan.goldenText == present?.plan.goldenText)
    driver.settle()
    theatre.settle()
    navigation.popViewController()
    theatre.dismiss()
    let (pop, dismissal) = (driver.stage.transitions.first, theatre.transition)
    #expect(pop?.plan.goldenText == dismissal?.plan.goldenText)
  }
}
