import CustomTransitions
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What a transition gives back when nobody was told of it, or several are under way at once.
@MainActor
@Suite struct RestoringTests {
  @Test("A drag that is taken back before anybody was told of it restores the views")
  func unannounced() throws {
    let theatre = Theatre(FadeTransitionAnimation())
    theatre.present()
    theatre.settle()
    let before = theatre.frame()
    let grip = try #require(theatre.upper.grabTransition(announced: false))
    grip.scrub(to: 0.5, rate: 0)
    theatre.frame(after: 0.1)
    #expect(theatre.upper.view.alpha == 0)
    grip.release(to: .present)
    theatre.settle()
    #expect(theatre.upper.view.alpha == 1)
    #expect(theatre.frame() == before)
    // And the next one is recorded anew.
    theatre.dismiss()
    theatre.frame(after: 0.15)
    #expect(theatre.upper.view.alpha == 0)
    theatre.settle()
    #expect(theatre.outcomes.last == "dismiss completed")
  }

  @Test("One manager keeps two pushes apart that are under way at once, and both are undone")
  func overlapping() throws {
    let manager = TransitionManager(transition: .pull)
    let screens = (0..<3).map { _ in ViewController() }
    for (screen, color) in zip(screens, [Color.white, .black, .clear]) {
      screen.view.backgroundColor = color
    }
    let navigation = NavigationController(rootViewController: screens[0])
    navigation.delegate = manager
    let driver = PlainDriver(Stage(root: navigation, size: Theatre.size))
    navigation.pushViewController(screens[1])
    driver.frame(after: 0.1)
    navigation.pushViewController(screens[2])
    driver.frame(after: 0.05)
    let plans = driver.stage.transitions.map(\.plan)
    try #require(plans.count == 2)
    #expect(plans[0].elements.last?.content != plans[1].elements.last?.content)
    navigation.popToRootViewController()
    driver.settle()
    #expect(navigation.viewControllers.count == 1)
    for screen in screens { #expect(screen.view.frame.y == 0) }
    #expect(driver.stage.transitions.isEmpty)
  }

  @Test("A screen that has gone looks as ever when it comes again, by whatever way")
  func gone() {
    for transition in CustomTransition.allCases {
      let theatre = Theatre(transition.transitionAnimation())
      theatre.present()
      theatre.settle()
      let shown = theatre.frame()
      theatre.dismiss()
      theatre.settle()
      theatre.upper.transitioningDelegate = nil
      theatre.present()
      #expect(theatre.upper.view.alpha == 1)
      #expect(theatre.frame() == shown)
    }
  }

  @Test("A tab that is turned back from half way looks as ever when it is gone to by another way")
  func tabs() {
    for transition in CustomTransition.allCases {
      let tabs = TabController(viewControllers: [ViewController(), ViewController()])
      for tab in tabs.viewControllers { tab.view.backgroundColor = .white }
      tabs.transition = TransitionManager(transition: transition)
      let driver = PlainDriver(Stage(root: tabs, size: Theatre.size))
      tabs.select(1)
      driver.frame(after: 0.1)
      tabs.select(0)
      driver.settle()
      tabs.select(1, animated: false)
      driver.settle()
      #expect(tabs.viewControllers[1].view.alpha == 1)
      #expect(tabs.viewControllers[1].view.frame.y == 0)
    }
  }

  @Test("A plan that is stretched with its window in a hand still ends within half a device pixel")
  func stretched() throws {
    let hand = PercentDrivenInteraction()
    let animation = ScriptedAnimation { container, _, to, _, completion in
      container.addSubview(to.view)
      to.view.frame.origin.y = 800
      container.animate(spring: Spring(response: 0.4, dampingRatio: 1)) {
        to.view.frame.origin.y = 0
      } completion: {
        completion()
      }
    }
    animation.interactionTransitionController = hand
    let theatre = Theatre(animation)
    theatre.present()
    theatre.frame()
    hand.update(0.3)
    let scale = 8.0
    theatre.send(.resize(Size(width: 400, height: 1600), scale: scale))
    let plan = try #require(theatre.transition?.plan)
    let moving = try #require(plan.elements.last?.channels.frame)
    let rest = try #require(moving.settlingTime(tolerance: 0.5 / scale))
    #expect(plan.duration >= rest)
    hand.finish()
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }
}

/// A stage by itself.
@MainActor
final class PlainDriver: StageDriver {
  let stage: Stage
  var now = 0.0

  init(_ stage: Stage) {
    self.stage = stage
  }
}
