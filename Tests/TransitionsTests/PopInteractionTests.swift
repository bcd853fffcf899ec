import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The drag from the left edge, and the hand that catches a slide in flight.
@MainActor
@Suite struct PopInteractionTests {
  @Test("A drag from within 20 points of the left edge carries the screen under the pointer")
  func follows() throws {
    let theatre = NavigationTheatre("a", "b")
    theatre.frame()
    theatre.pointer(.down, 19, 300)
    theatre.drag(from: 19, to: 319, lasting: 0.2)
    #expect(theatre.names == "a")
    #expect(
      theatre.diary.read() == ["b willDisappear", "a willAppear", "willShow a"])
    #expect(try abs(#require(theatre.x) - 300) < 1e-9)
    let lower = try #require(theatre.state("presenting"))
    // It has given way by 0.3 of 800 points, and has come back by 300 / 800 of that.
    #expect(abs(lower.frame.value[0] + 240 * 500 / 800) < 1e-9)
    let fade = try #require(theatre.state("fade"))
    #expect(abs(fade.opacity.value[0] - 0.1 * 500 / 800) < 1e-12)
    theatre.pointer(.move, -100, 300)
    theatre.frame()
    #expect(try abs(#require(theatre.x)) < 1e-9)
  }

  @Test("A drag from elsewhere, to the left, or on the lowest screen does nothing")
  func refused() {
    for (names, start, end) in [("a b", 21.0, 300.0), ("a b", 15, 0), ("a", 5, 300)] {
      let theatre = names == "a" ? NavigationTheatre("a") : NavigationTheatre("a", "b")
      theatre.frame()
      theatre.pointer(.down, start, 300)
      theatre.drag(from: start, to: end, lasting: 0.1)
      #expect(theatre.transition == nil && theatre.names == names)
    }
    let theatre = NavigationTheatre("a", "b")
    theatre.navigation.isInteractivePopEnabled = false
    theatre.pointer(.down, 5, 300)
    theatre.drag(from: 5, to: 300, lasting: 0.1)
    #expect(theatre.transition == nil)
  }

  @Test(
    "Let go, it goes where it would drift to, and keeps the hand's velocity",
    arguments: [
      // Slowly to 300 of 800 points and held: back. To 500 and held: gone. Flicked: gone, or back.
      (300.0, 0.3, 0.2, false), (500.0, 0.3, 0.2, true), (200.0, 0.05, 0, true),
      (40.0, 0.3, 0, false),
    ])
  func released(to end: Double, lasting: Double, pause: Double, pops: Bool) throws {
    let theatre = NavigationTheatre("a", "b")
    theatre.frame()
    theatre.pointer(.down, 5, 300)
    theatre.drag(from: 5, to: end + 5, lasting: lasting)
    for _ in 0..<Int(pause * 60) { theatre.frame(after: 1 / 60.0) }
    let speed = pause > 0 ? 0 : end / lasting
    theatre.pointer(.up, end + 5, 300)
    let state = try #require(theatre.state())
    #expect(abs(state.frame.value[0] - end) < 1e-6)
    #expect(abs(state.frame.velocity[0] - speed) <= 0.01 * max(speed, 1))
    #expect(theatre.transition?.heading == (pops ? .dismiss : .present))
    theatre.settle()
    #expect(theatre.names == (pops ? "a" : "a b"))
    let told =
      pops
      ? ["b didDisappear", "a didAppear", "didShow a"]
      : [
        "a willDisappear", "b willAppear", "willShow b", "a didDisappear", "b didAppear",
        "didShow b",
      ]
    #expect(theatre.diary.read().suffix(told.count) == told[...])
    #expect(theatre.screens.allSatisfy { $0.faults.isEmpty && $0.isAtRest })
  }

  @Test(
    "A drag pops from the part of the width that is said", arguments: [(0.3, true), (0.45, false)])
  func fraction(needed: Double, pops: Bool) {
    let theatre = NavigationTheatre("a", "b")
    theatre.frame()
    theatre.navigation.interactivePopFraction = needed
    // 320 of 800 points are 0.4; a pause, so that nothing drifts.
    theatre.pointer(.down, 5, 300)
    theatre.drag(from: 5, to: 325, lasting: 0.3)
    for _ in 0..<12 { theatre.frame(after: 1 / 60.0) }
    theatre.pointer(.up, 325, 300)
    #expect(theatre.transition?.heading == (pops ? .dismiss : .present))
    theatre.settle()
    #expect(theatre.names == (pops ? "a" : "a b"))
  }

  @Test("A slide is caught anywhere on it, at every frame, where it is", arguments: [true, false])
  func caught(pushes: Bool) throws {
    for frame in 1..<30 {
      let theatre = pushes ? NavigationTheatre("a") : NavigationTheatre("a", "b")
      theatre.frame()
      if pushes { theatre.push("b") } else { theatre.pop() }
      for _ in 0..<frame { theatre.frame(after: 1 / 60.0) }
      guard let x = theatre.x, x < 780 else { continue }
      let start = max(x, 0) + 15
      theatre.pointer(.down, start, 300)
      theatre.pointer(.move, start + 3, 300, after: 0.001)
      #expect(theatre.transition?.isInteractive == true)
      // What it has moved before it was caught is its own motion.
      #expect(try abs(#require(theatre.x) - x) < 0.5)
      let caught = try #require(theatre.x)
      theatre.pointer(.move, start + 13, 300, after: 0.02)
      theatre.frame()
      #expect(try abs(#require(theatre.x) - caught - 10) < 1e-6)
      theatre.pointer(.cancel, start + 13, 300)
      theatre.settle()
      #expect(theatre.names == "a b")
      #expect(theatre["b"].isHere)
    }
  }

  @Test("A pop from the keyboard takes the screen out of the hand, from where it is")
  func overtakenByKey() throws {
    let theatre = NavigationTheatre("a", "b", "c")
    theatre.frame()
    theatre.pointer(.down, 5, 300)
    theatre.drag(from: 5, to: 205, lasting: 0.2)
    theatre.navigation.popToRootViewController()
    #expect(theatre.transition?.isInteractive == false)
    #expect(try abs(#require(theatre.x) - 200) < 1e-6)
    theatre.drag(from: 205, to: 5, lasting: 0.05)
    theatre.settle()
    #expect(theatre.names == "a" && theatre["a"].isHere)
    #expect(theatre.screens.allSatisfy { $0.faults.isEmpty && $0.isAtRest })
  }

  @Test(
    "A window that changes its size in the middle of a drag leaves the screen under the pointer")
  func resized() throws {
    for width in [600.0, 1000] {
      let theatre = NavigationTheatre("a", "b")
      theatre.frame()
      theatre.pointer(.down, 5, 300)
      theatre.drag(from: 5, to: 205, lasting: 0.2)
      theatre.send(.resize(Size(width: width, height: 500), scale: 1))
      theatre.frame()
      #expect(try abs(#require(theatre.x) - 200) < 1e-6)
      theatre.drag(from: 205, to: 215, lasting: 0.05)
      #expect(try abs(#require(theatre.x) - 210) < 1e-6)
      theatre.pointer(.cancel, 215, 300)
      theatre.settle()
      #expect(theatre.names == "a b" && theatre["b"].isHere)
      #expect(theatre["b"].view.frame == Rect(x: 0, y: 0, width: width, height: 456))
    }
  }

  @Test(
    "Resized in a drag, a slide is what it would be in a window that was always so, under the same pointer",
    arguments: [0.2, 0.5, 0.8], [true, false])
  func resizedAsIfAlways(part: Double, pops: Bool) throws {
    let size = Size(width: 1000, height: 700)
    let both = [true, false].map { resizedInHand in
      let theatre = NavigationTheatre("a", "b")
      if !resizedInHand { theatre.send(.resize(size, scale: 1)) }
      theatre.frame()
      theatre.pointer(.down, 5, 300)
      theatre.drag(from: 5, to: 5 + (1 - part) * 800, lasting: 0.2)
      if resizedInHand { theatre.send(.resize(size, scale: 1)) }
      return theatre
    }
    let (resized, steady) = (both[0], both[1])
    #expect(try abs(#require(resized.x) - (1 - part) * 800) < 1e-9)
    func expectSame(_ note: String) throws {
      for name in ["target", "presenting", "fade"] {
        let (mine, its) = (try #require(resized.state(name)), try #require(steady.state(name)))
        #expect(mine.distance(from: its) < 1e-9, "\(name) \(note)")
        #expect(mine.velocityChange(from: its) < 1e-6, "\(name) \(note)")
      }
    }
    try expectSame("in the hand")
    for theatre in both {
      theatre.pointer(pops ? .up : .cancel, 5 + (1 - part) * 800, 300)
    }
    try expectSame("let go")
    for theatre in both { theatre.settle() }
    #expect(resized.names == steady.names && (pops || resized.names == "a b"))
    let isSame = resized.stage.draw() == steady.stage.draw()
    #expect(isSame)
  }

  @Test("With an animator of one's own there is no edge drag, but one's own interaction")
  func ownInteraction() throws {
    let theatre = NavigationTheatre("a", "b")
    let animator = BoxAnimator()
    animator.timing = .curve(.linear, duration: 0.5)
    animator.reversal = .rewind
    theatre.animator = animator
    theatre.frame()
    theatre.pointer(.down, 5, 300)
    theatre.drag(from: 5, to: 300, lasting: 0.1)
    theatre.pointer(.up, 300, 300)
    #expect(theatre.transition == nil)
    for finishes in [false, true] {
      let interaction = PercentDrivenInteraction()
      theatre.interaction = interaction
      interaction.update(0.5)
      #expect(interaction.percentComplete == 0)
      theatre.pop()
      theatre.frame(after: 1)
      #expect(theatre.transition?.isInteractive == true)
      interaction.update(1.5)
      #expect(interaction.percentComplete == 1)
      interaction.update(0.25, velocity: 1)
      #expect(
        try abs(#require(theatre.state("hero")).frame.value[2] - (800 - 0.25 * 700)) < 1e-9)
      finishes ? interaction.finish() : interaction.cancel()
      finishes ? interaction.cancel() : interaction.finish()
      theatre.settle()
      #expect(theatre.names == (finishes ? "a" : "a b"))
    }
    #expect(theatre.screens.allSatisfy { $0.faults.isEmpty && $0.isAtRest })
  }

  @Test("An interaction that begins with a push drives it, and a pop takes it away")
  func interactivePush() {
    let theatre = NavigationTheatre("a")
    let interaction = PercentDrivenInteraction()
    theatre.interaction = interaction
    theatre.push("b")
    interaction.update(0.5)
    theatre.frame(after: 0.1)
    #expect(theatre.x.map { abs($0 - 400) < 1e-9 } == true)
    theatre.pop()
    interaction.update(0.9)
    theatre.settle()
    #expect(theatre.names == "a" && theatre["a"].isHere)
    #expect(theatre.screens.allSatisfy { $0.faults.isEmpty && $0.isAtRest })
  }
}
