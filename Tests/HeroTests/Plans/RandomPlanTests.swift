import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

// The plan is the module's own; that it can be drawn is what is asked.
@testable import Hero

/// Any modifiers at all, on views inside one another, matched and not.
@MainActor
@Suite struct RandomPlanTests {
  @Test("Whatever the modifiers are, the plan ends, and everything in it is finite at all times")
  func finite() {
    var random = RandomModifiers(seed: 21)
    var generator = SeededGenerator(seed: 22)
    var drawn = 0
    for round in 0..<200 {
      let screens = HeroScreens(isPresenting: round % 2 == 0)
      for (side, screen) in [screens.from, screens.to].enumerated() {
        let outer = screens.add(
          Rect(x: 100, y: 50, width: 400, height: 300), id: "outer", random.list(),
          to: screen.view)
        screens.add(
          Rect(x: 20, y: 30, width: 80, height: 60), id: "inner \(side)", random.list(), to: outer)
        screens.add(
          Rect(x: 700, y: 500, width: 90, height: 90), id: "photo_7", random.list(),
          to: screen.view)
      }
      let plan = screens.plan(
        Bool.random(using: &generator) ? .none : .push(direction: .left))
      guard plan.duration.isFinite, plan.duration >= 0 else {
        Issue.record("round \(round): takes \(plan.duration)")
        return
      }
      if plan.fallback == nil { drawn += 1 }
      for step in 0...8 {
        let states = plan.states(at: min(plan.duration, 1e6) * Double(step) / 8)
        for (element, state) in zip(plan.elements, states) where !state.isFinite {
          Issue.record("round \(round), step \(step), \(element.name): \(state)")
          return
        }
        _ = plan.displayList(states, over: DisplayList())
      }
    }
    #expect(drawn > 20)
  }
}

extension RandomPlanTests {
  @Test(
    "A view may shrink to nothing", arguments: ["size", "size(0, 10)", "scale(0)", "size(-1, 5)"])
  func nothing(text: String) throws {
    let screens = HeroScreens()
    screens.add(
      Rect(x: 100, y: 50, width: 400, height: 300), HeroModifier.parse(text).modifiers,
      to: screens.to.view)
    let plan = screens.plan()
    #expect(plan.fallback == nil)
    let start = try #require(plan.state(of: "presented 0", at: 0))
    #expect(abs(start.frame.value[2] * start.scale.value[0]) < 0.01)
  }
}

extension ElementState {
  fileprivate var isFinite: Bool {
    var isFinite = true
    _ = map { channel in
      isFinite =
        isFinite
        && (0..<4).allSatisfy { channel.value[$0].isFinite && channel.velocity[$0].isFinite }
      return isFinite
    }
    return isFinite
  }
}
