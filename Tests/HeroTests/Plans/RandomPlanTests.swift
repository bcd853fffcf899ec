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
  /// Three views on each screen, with modifiers by chance: those of the upper screen first.
  private func plan(
    _ lists: [[HeroModifier]], isPresenting: Bool, _ animation: HeroDefaultAnimationType
  ) -> TransitionPlan {
    let screens = HeroScreens(isPresenting: isPresenting)
    let sides = isPresenting ? [screens.to, screens.from] : [screens.from, screens.to]
    for (side, screen) in sides.enumerated() {
      let lists = lists[(side * 3)..<(side * 3 + 3)]
      var next = lists.makeIterator()
      let outer = screens.add(
        Rect(x: 100, y: 50, width: 400, height: 300), id: "outer", next.next(), to: screen.view)
      screens.add(
        Rect(x: 20, y: 30, width: 80, height: 60), id: "inner \(side)", next.next(), to: outer)
      screens.add(
        Rect(x: 700, y: 500, width: 90, height: 90), id: "photo_7", next.next(), to: screen.view)
    }
    return screens.plan(animation)
  }

  @Test("Whatever the modifiers are, the plan ends, and everything in it is finite at all times")
  func finite() {
    var random = RandomModifiers(seed: 21)
    var drawn = 0
    for round in 0..<200 {
      let lists = (0..<6).map { _ in random.list() }
      let plan = plan(
        lists, isPresenting: round % 2 == 0, round % 3 == 0 ? .push(direction: .left) : .none)
      guard plan.duration.isFinite, plan.duration >= 0 else {
        Issue.record("round \(round): takes \(plan.duration)")
        return
      }
      if plan.fallback == nil { drawn += 1 }
      for step in 0...8 {
        let states = plan.states(at: plan.duration * Double(step) / 8)
        for (element, state) in zip(plan.elements, states) where !state.isFinite {
          Issue.record("round \(round), step \(step), \(element.name): \(state)")
          return
        }
        _ = plan.displayList(states, over: DisplayList())
      }
    }
    #expect(drawn > 50)
  }

  @Test("Whatever the modifiers are, the way back sets out from where everything is")
  func takenOver() {
    var random = RandomModifiers(seed: 23)
    var compared = 0
    for round in 0..<150 {
      let lists = (0..<6).map { _ in random.list() }
      let there = plan(lists, isPresenting: true, .none)
      let back = plan(lists, isPresenting: false, .none)
      guard there.fallback == nil, back.fallback == nil, there.duration < 1e3 else { continue }
      let states = there.states(at: there.duration * Double(round % 10) / 10)
      let taken = back.taken(over: states, of: there, scale: 1)
      guard taken.duration.isFinite else {
        Issue.record("round \(round): takes \(taken.duration)")
        return
      }
      let first = taken.states(at: 0)
      for (element, state) in zip(there.elements, states) {
        guard let match = taken.elements.firstIndex(where: { $0.name == element.name }),
          state.opacity.value[0] > 0
        else { continue }
        compared += 1
        if !first[match].isFinite || !first[match].isAtTheSamePlace(as: state) {
          Issue.record("round \(round), \(element.name): \(state) became \(first[match])")
          return
        }
      }
    }
    #expect(compared > 300)
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

  fileprivate func isAtTheSamePlace(as other: ElementState) -> Bool {
    zip(
      [frame, content, radii, opacity, translation, scale, rotation],
      [
        other.frame, other.content, other.radii, other.opacity, other.translation, other.scale,
        other.rotation,
      ]
    ).allSatisfy { mine, its in
      (0..<4).allSatisfy {
        abs(mine.value[$0] - its.value[$0]) <= 1e-6 * max(1, abs(its.value[$0]))
      }
    }
  }
}
