import Motion
import SceneGraph
import Testing
import Transitions

// The plan is the module's own; what it must do is what was asked for.
@testable import Hero

/// What `timing` and `spring` do to when a view's properties move.
@MainActor
@Suite struct TimetableTests {
  private let screens = HeroScreens()
  private let frame = Rect(x: 100, y: 100, width: 200, height: 100)

  private func opacity(_ plan: TransitionPlan, at seconds: Double) throws -> Double {
    try #require(plan.state(of: "presented 0", at: seconds)).opacity.value[0]
  }

  @Test(
    "HeroTransitions/Hero#427: A property that only waits moves as long as the view, and is waited for"
  )
  func delayOnly() throws {
    screens.add(frame, [.fade, .duration(0.4), .timing(.opacity, delay: 1)], to: screens.to.view)
    let plan = screens.plan()
    #expect(abs(plan.duration - 1.4) < 1e-9)
    #expect(try opacity(plan, at: 0.99) == 0)
    #expect(try (0.1..<0.9).contains(opacity(plan, at: 1.15)))
    #expect(try opacity(plan, at: 1.4) == 1)
  }

  @Test("#427: A place with a timing of its own keeps it along an arc")
  func arcOfItsOwn() throws {
    screens.add(
      Rect(x: 400, y: 200, width: 200, height: 200),
      [
        .position(Point(x: 100, y: 100)), .arc, .duration(0.3),
        .timing(.position, duration: 1, timingFunction: .linear),
      ], to: screens.to.view)
    let half = try #require(screens.plan().state(of: "presented 0", at: 0.5)).frame.value.rect
    // AR-1, halfway along the curve.
    #expect(abs(half.midX - 200) < 1e-6 && abs(half.midY - 250) < 1e-6)
  }

  @Test("#427: The size has a timing of its own, and so has the place", arguments: [true, false])
  func sizeApart(isOfSize: Bool) throws {
    screens.add(
      Rect(x: 100, y: 100, width: 200, height: 100),
      [
        .position(Point(x: 600, y: 350)), .size(Size(width: 400, height: 300)), .duration(1),
        .timingFunction(.linear), .timing(isOfSize ? .size : .position, duration: 0.4),
      ], to: screens.from.view)
    let plan = screens.plan()
    #expect(plan.duration == 1)
    let frame = try #require(plan.state(of: "presenting 0", at: 0.2)).frame.value.rect
    // One is half of its way, the other a fifth.
    let (place, size) = isOfSize ? (0.2, 0.5) : (0.5, 0.2)
    #expect(abs(frame.midX - (200 + 400 * place)) < 1e-9)
    #expect(abs(frame.midY - (150 + 200 * place)) < 1e-9)
    #expect(abs(frame.width - (200 + 200 * size)) < 1e-9)
    #expect(abs(frame.height - (100 + 200 * size)) < 1e-9)
    #expect(try #require(plan.state(of: "presenting 0", at: 1)).frame.value.rect.size.width == 400)
  }

  @Test("#427: The part of the content that is shown, and the border, have timings of their own")
  func contentsAndBorder() throws {
    let view = screens.add(
      frame,
      [
        .contentsRect(Rect(x: 0, y: 0, width: 0.5, height: 0.5)), .borderWidth(10), .fade,
        .duration(1), .timingFunction(.linear), .timing(.contents, duration: 0.4),
        .timing(.border, duration: 0.5),
      ], to: screens.from.view)
    view.border = Border(width: 0, color: .black)
    let state = try #require(screens.plan().state(of: "presenting 0", at: 0.2))
    #expect(abs(state.opacity.value[0] - 0.8) < 1e-9)
    // The whole grows to twice the view's size.
    #expect(abs(state.content.value[2] - 300) < 1e-9)
    #expect(abs(state.measures.value[0] - 4) < 1e-9)
  }

  @Test(
    "A timing of one property on either of two matched views counts for both",
    arguments: [true, false])
  func pair(isOnDestination: Bool) throws {
    let timing = [HeroModifier.duration(0.3), .timing(.position, duration: 1)]
    let place = Rect(x: 700, y: 500, width: 200, height: 100)
    screens.add(frame, id: "a", isOnDestination ? nil : timing, to: screens.from.view)
    screens.add(place, id: "a", isOnDestination ? timing : nil, to: screens.to.view)
    let plan = screens.plan()
    let places = try ["presented a", "presenting a"].map {
      try #require(plan.state(of: $0, at: 0.5)).frame.value
    }
    #expect(places[0] == places[1])
    // Half of the second: the standard curve's 0.7756 of 600 points.
    #expect(abs(places[0][0] - (100 + 600 * 0.77556)) < 0.1)
  }

  @Test("Where the settings say so, what goes out of sight speeds up, and what comes in slows down")
  func chosen() throws {
    let frame = Rect(x: 100, y: 100, width: 100, height: 100)
    for view in [screens.to.view, screens.from.view] {
      screens.add(frame, [.translate(x: 1200), .duration(1)], to: view)
      screens.add(frame, [.translate(x: 200), .duration(1)], to: view)
      screens.add(
        frame, [.translate(x: 1200), .duration(1), .timingFunction(.linear)], to: view)
    }
    func shares() throws -> [[Double]] {
      let plan = screens.plan()
      return try ["presented", "presenting"].map { screen in
        try (0..<3).map { index in
          let ends = [0, 0.25, 1].map { plan.state(of: "\(screen) \(index)", at: $0) }
          let x = try ends.map { try #require($0).translation.value[0] }
          return (x[1] - x[0]) / (x[2] - x[0])
        }
      }
    }
    func isNear(_ found: [[Double]], _ expected: [[Double]]) -> Bool {
      zip(found.joined(), expected.joined()).allSatisfy { abs($0 - $1) < 1e-4 }
    }
    #expect(isNear(try shares(), [[0.2366, 0.2366, 0.25], [0.2366, 0.2366, 0.25]]))
    screens.situation.choosesTimingFunctions = true
    // A quarter of the time: spec §9.1 for deceleration and standard; acceleration is its own curve.
    let faster = HeroTimingFunction.acceleration.value(at: 0.25)
    #expect(isNear(try shares(), [[0.5776, 0.2366, 0.25], [faster, 0.2366, 0.25]]))
  }

  @Test("A property that matches the longest ends with the last view")
  func matchLongest() throws {
    screens.add(
      frame, [.fade, .duration(0.2), .timing(.opacity, duration: .infinity, delay: 0.1)],
      to: screens.to.view)
    screens.add(frame, [.fade, .duration(0.8)], to: screens.to.view)
    let plan = screens.plan()
    #expect(abs(plan.duration - 0.8) < 1e-9)
    #expect(try opacity(plan, at: 0.75) < 1)
    #expect(try opacity(plan, at: 0.8) == 1)
  }

  @Test("A property that waits, of a view that matches the longest, does not make it longer")
  func waitsWithinLongest() throws {
    screens.add(
      frame, [.fade, .durationMatchLongest, .timing(.opacity, delay: 0.3)], to: screens.to.view)
    screens.add(frame, [.fade, .duration(0.8)], to: screens.to.view)
    let plan = screens.plan()
    #expect(abs(plan.duration - 0.8) < 1e-9)
    #expect(try opacity(plan, at: 0.3) == 0)
    #expect(try opacity(plan, at: 0.8) == 1)
  }

  @Test("A property of a view on a spring may wait by itself, and is still on the spring")
  func springWaits() throws {
    let spring = HeroModifier.spring(stiffness: 250, damping: 15)
    screens.add(frame, [.scale(0.5), .fade, spring], to: screens.to.view)
    screens.add(
      frame, [.scale(0.5), .fade, spring, .timing(.transform, delay: 0.5)], to: screens.to.view)
    let plan = screens.plan()
    let early = try #require(plan.state(of: "presented 0", at: 0.2)).scale.value[0]
    let late = try #require(plan.state(of: "presented 1", at: 0.7)).scale.value[0]
    #expect(abs(early - late) < 1e-9 && early > 1)
  }

  @Test("No spring keeps a screen from arriving: one that is not damped enough is none")
  func undamped() {
    screens.add(frame, [.fade, .spring(stiffness: 100, damping: 0)], to: screens.to.view)
    screens.add(frame, [.fade, .spring(stiffness: 1e-9, damping: 1e-9)], to: screens.to.view)
    screens.add(frame, [.fade, .spring(stiffness: 100, damping: 1e-9)], to: screens.to.view)
    let duration = screens.plan().duration
    #expect(duration > 0 && duration <= 60)
  }
}
