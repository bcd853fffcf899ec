import CustomTransitions
import Motion
import SceneGraph
import Testing
import Transitions

/// The two transitions that come along, taken over at every frame and led by hand.
@MainActor
@Suite struct CustomTransitionTests {
  private func theatre(_ transition: CustomTransition) -> Theatre {
    Theatre(transition.transitionAnimation())
  }

  @Test("Fade: the new screen comes in over the old one, and goes out over it")
  func fade() throws {
    let theatre = theatre(.fade)
    let before = theatre.stage.draw()
    theatre.present()
    theatre.frame(after: 0)
    theatre.frame(after: 0.15)
    #expect(theatre.transition?.plan.elements.map(\.name) == ["presenting", "presented"])
    #expect(abs((theatre.state("presented")?.opacity.value[0] ?? 0) - 0.5) < 1e-9)
    theatre.settle()
    theatre.dismiss()
    theatre.frame(after: 0.15)
    #expect(abs((theatre.state("presented")?.opacity.value[0] ?? 0) - 0.5) < 1e-9)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed", "dismiss completed"])
    #expect(theatre.stage.draw() == before)
  }

  @Test("Pull: the new screen's top goes from the old one's bottom to 0, and back")
  func pull() throws {
    let theatre = theatre(.pull)
    theatre.present()
    theatre.frame(after: 0)
    #expect(theatre.state("presented")?.frame.value[1] == 800)
    theatre.frame(after: 0.15)
    #expect(abs((theatre.state("presented")?.frame.value[1] ?? 0) - 400) < 1e-9)
    theatre.settle()
    #expect(theatre.upper.view.frame.y == 0)
    theatre.dismiss()
    theatre.frame(after: 0.15)
    #expect(abs((theatre.state("presented")?.frame.value[1] ?? 0) - 400) < 1e-9)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed", "dismiss completed"])
  }

  @Test(
    "Turned at every frame they neither step nor change their velocity",
    arguments: CustomTransition.allCases, [true, false])
  func turned(_ transition: CustomTransition, opens: Bool) throws {
    for frames in 1..<18 {
      let theatre = theatre(transition)
      theatre.present()
      if !opens {
        theatre.settle()
        theatre.dismiss()
      }
      for _ in 0..<frames { theatre.frame(after: 1 / 60) }
      guard let before = theatre.transition?.states else { continue }
      theatre.upper.turnTransition(to: opens ? .dismiss : .present)
      let after = try #require(theatre.transition?.states)
      for (now, then) in zip(after, before) {
        for (step, change) in [
          (now.frame.value - then.frame.value, now.frame.velocity - then.frame.velocity),
          (now.opacity.value - then.opacity.value, now.opacity.velocity - then.opacity.velocity),
        ] {
          #expect((step * step).sum() < 1e-18)
          #expect((change * change).sum() < 1e-12)
        }
      }
      theatre.settle()
      #expect(theatre.outcomes.last == (opens ? "present cancelled" : "dismiss cancelled"))
      #expect((theatre.stage.topViewController === theatre.upper) == !opens)
    }
  }

  @Test("A pan takes the pulled screen down: half the height decides")
  func pan() {
    for (way, goes) in [(500.0, true), (300, false)] {
      let theatre = theatre(.pull)
      theatre.present()
      theatre.settle()
      let before = theatre.stage.draw()
      theatre.pointer(.down, Point(x: 200, y: 100))
      for step in 1...20 {
        theatre.pointer(
          .move, Point(x: 200, y: 100 + way * Double(step) / 20), after: 0.02)
        theatre.frame(after: 0)
      }
      let top = theatre.state("presented")?.frame.value[1] ?? -1
      // The curve is scrubbed in its time, so that the screen is where ease-in-out has it.
      let fraction = UnitCurve.easeInOut.value(at: way / 800)
      #expect(abs(top - 800 * fraction) < 1, "\(top)")
      theatre.pointer(.up, Point(x: 200, y: 100 + way))
      theatre.settle()
      #expect((theatre.stage.topViewController === theatre.lower) == goes)
      #expect(theatre.manager.transitionAnimation.interactionTransitionController == nil)
      if !goes { #expect(theatre.stage.draw() == before) }
    }
  }

  @Test(
    "A pulled screen is caught in flight at every frame: it follows the pointer from where it is",
    arguments: [true, false])
  func caughtInFlight(opens: Bool) throws {
    for frame in 1..<17 {
      for goesDown in [true, false] {
        let theatre = theatre(.pull)
        theatre.present()
        if !opens {
          theatre.settle()
          theatre.dismiss()
        }
        theatre.frame(after: Double(frame) / 60)
        let top = try #require(theatre.state("presented")?.frame.value[1])
        let start = Point(x: 200, y: min(top + 20, 795))
        let end = Point(x: 200, y: goesDown ? 799 : 1)
        theatre.pointer(.down, start)
        theatre.pointer(.move, Point(x: 200, y: start.y - 10), after: 0.001)
        #expect(theatre.transition?.isInteractive == true)
        let held = try #require(theatre.state("presented")?.frame.value[1])
        #expect(abs(held - top) < 1e-9, "caught where it is")
        theatre.pointer(.move, end, after: 0.1)
        let moved = try #require(theatre.state("presented")?.frame.value[1])
        let expected = min(max(top + end.y - start.y + 10, 0), 800)
        #expect(abs(moved - expected) < 1e-6, "\(frame)")
        theatre.pointer(.up, end, after: 0.2)
        theatre.settle()
        let isThere = theatre.stage.topViewController === theatre.upper
        #expect(isThere == (moved < 400), "\(frame)")
        #expect(theatre.stage.transitions.isEmpty)
      }
    }
  }

  @Test("Another animation's pan takes the place of the one before it")
  func panOfAnother() {
    let theatre = theatre(.pull)
    theatre.present()
    theatre.settle()
    theatre.dismiss()
    theatre.settle()
    let other = TransitionManager(transition: .pull)
    theatre.upper.transitioningDelegate = other
    theatre.present()
    theatre.settle()
    theatre.drag(from: Point(x: 200, y: 100), by: Vector(dx: 0, dy: 600), lasting: 0.5)
    theatre.pointer(.up, Point(x: 200, y: 700))
    theatre.settle()
    #expect(theatre.stage.topViewController === theatre.lower)
  }

  @Test("A screen that scrolls is pulled down from its top; elsewhere, and upwards, it scrolls")
  func scrollingScreen() {
    for (offset, way, goes) in [(0.0, 500.0, true), (0, -500, false), (600, 500, false)] {
      let theatre = theatre(.pull)
      let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
      scroll.contentSize = Size(width: 400, height: 2000)
      theatre.upper.view.addSubview(scroll)
      theatre.present()
      theatre.settle()
      scroll.contentOffset = Point(x: 0, y: offset)
      theatre.drag(from: Point(x: 200, y: 600), by: Vector(dx: 0, dy: way), lasting: 0.4)
      #expect((theatre.transition != nil) == goes)
      if !goes { #expect(abs(scroll.contentOffset.y - (offset - way)) < 1) }
      theatre.pointer(.up, Point(x: 200, y: 600 + way))
      theatre.settle()
      #expect((theatre.stage.topViewController === theatre.lower) == goes)
    }
  }

  @Test("A percent outside 0…1, or not a number, is clamped; a cancelled gesture always ends")
  func percent() throws {
    let animation = PullTransitionAnimation()
    let theatre = Theatre(animation)
    theatre.present()
    theatre.settle()
    let hand = PercentDrivenInteraction()
    animation.interactionTransitionController = hand
    theatre.dismiss()
    for (percent, expected) in [(7.0, 1.0), (-3, 0), (.nan, 0), (.infinity, 1), (0.5, 0.5)] {
      hand.update(percent)
      #expect(hand.percentComplete == expected)
      let state = try #require(theatre.state("presented"))
      #expect(abs(state.frame.value[1] - 800 * UnitCurve.easeInOut.value(at: expected)) < 1e-9)
    }
    hand.cancel()
    theatre.settle()
    #expect(theatre.stage.topViewController === theatre.upper)
    #expect(theatre.outcomes.last == "dismiss cancelled")
  }

  @Test("One manager serves a presentation and a navigation controller")
  func navigation() {
    for transition in CustomTransition.allCases {
      let manager = TransitionManager(transition: transition)
      let navigation = NavigationController(rootViewController: ViewController())
      navigation.delegate = manager
      let stage = Stage(root: navigation, size: Theatre.size)
      let next = ViewController()
      next.view.backgroundColor = .white
      var now = 0.0
      func settle() {
        for _ in 0..<120 where stage.isMoving {
          now += 1 / 60
          stage.advance(to: FrameTime(elapsed: .seconds(now)))
          stage.layOutIfNeeded()
          _ = stage.draw()
        }
      }
      let before = stage.draw()
      navigation.pushViewController(next)
      #expect(stage.isMoving)
      settle()
      #expect(navigation.topViewController === next)
      navigation.popViewController()
      #expect(stage.isMoving)
      settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(stage.draw() == before)
    }
  }

  @Test(
    "Presented by a screen inside of others, what lies beneath is the outermost, and fills the window",
    arguments: CustomTransition.allCases)
  func presentedFromInside(_ transition: CustomTransition) throws {
    let manager = TransitionManager(transition: transition)
    let (inner, upper) = (ViewController(), ViewController())
    let tabs = TabController(viewControllers: [NavigationController(rootViewController: inner)])
    let stage = Stage(root: tabs, size: Theatre.size)
    upper.transitioningDelegate = manager
    inner.present(upper)
    let opening = try #require(stage.transition(of: upper))
    #expect(opening.plan.elements.map(\.name) == ["presenting", "presented"])
    #expect(inner.view.bounds.size != Theatre.size)
    let whole = Rect(origin: .zero, size: Theatre.size)
    #expect(opening.states[0].frame.value.rect == whole)
    if transition == .pull { #expect(opening.states[1].frame.value.rect.y == 800) }
    upper.finishTransition()
    upper.dismiss()
    let closing = try #require(stage.transition(of: upper))
    #expect(closing.states[0].frame.value.rect == whole)
    #expect(closing.plan.elements[1].channels.frame.to[1] == (transition == .pull ? 800 : 0))
  }

  @Test("A window that changes its size in flight leads to the screen's new place")
  func resized() throws {
    let theatre = theatre(.pull)
    theatre.present()
    theatre.frame(after: 0.1)
    theatre.stage.handle(
      InputEvent(
        time: FrameTime(elapsed: .seconds(theatre.now)),
        kind: .resize(Size(width: 600, height: 400), scale: 1)))
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
    #expect(theatre.upper.view.frame == Rect(x: 0, y: 0, width: 600, height: 400))
    #expect(theatre.stage.draw() == theatre.upper.view.displayList())
  }

  @Test(
    "Resized under a pan, a pulled screen is where the pointer has it in the new window, from rest and caught",
    arguments: [0.2, 0.5, 0.8], [true, false])
  func resizedInHand(part: Double, isCaught: Bool) throws {
    let size = Size(width: 640, height: 1000)
    let both = try [true, false].map { resizedInHand in
      let theatre = theatre(.pull)
      if !resizedInHand { theatre.send(.resize(size, scale: 1)) }
      theatre.present()
      theatre.settle()
      let start = Point(x: 200, y: 50)
      if isCaught {
        theatre.dismiss()
        theatre.frame()
      }
      theatre.pointer(.down, start)
      theatre.pointer(.move, start + Vector(dx: 0, dy: 10), after: 0.001)
      theatre.pointer(.move, start + Vector(dx: 0, dy: 10 + 640 * part), after: 0.2)
      theatre.frame(after: 0.1)
      #expect(theatre.transition?.isInteractive == true)
      if resizedInHand { theatre.send(.resize(size, scale: 1)) }
      _ = try #require(theatre.transition)
      return theatre
    }
    let (resized, steady) = (both[0], both[1])
    for name in ["presented", "presenting"] {
      guard let its = steady.state(name) else { continue }
      let mine = try #require(resized.state(name))
      #expect(mine.distance(from: its) < 1e-6, "\(name)")
    }
    for theatre in both {
      theatre.pointer(.up, Point(x: 200, y: 60 + 640 * part), after: 0.2)
      theatre.settle()
    }
    #expect(resized.outcomes == steady.outcomes)
    let isSame = resized.stage.draw() == steady.stage.draw()
    #expect(isSame)
  }
}
