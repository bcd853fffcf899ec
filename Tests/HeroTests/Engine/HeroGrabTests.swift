import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The hand takes what runs at any frame, again and again.
@MainActor
@Suite struct HeroGrabTests {
  @Test(
    "#599, #229: Taken hold of at every frame, on its way or after it was let go, nothing jumps",
    arguments: [HeroPreset.standard, .classic], [true, false])
  func grabbed(_ preset: HeroPreset, finishes: Bool) throws {
    var grabs = 0
    for frames in 1..<40 {
      let theatre = HeroStage(preset)
      theatre.present()
      theatre.frame()
      for _ in 0..<frames { theatre.frame(after: 1 / 60) }
      guard theatre.transition != nil else { break }
      try take(theatre)
      theatre.engine.update(min(theatre.engine.progress + 0.1, 1), velocity: 2)
      theatre.frame(after: 1 / 60)
      if finishes { theatre.engine.finish() } else { theatre.engine.cancel() }
      for _ in 0..<frames % 5 { theatre.frame(after: 1 / 60) }
      guard theatre.transition != nil else { continue }
      try take(theatre)
      grabs += 1
      theatre.engine.cancel()
      theatre.settle()
      #expect(theatre.outcomes == ["present cancelled"])
    }
    #expect(grabs >= 8)
  }

  /// Takes hold where it is, and nothing moves.
  private func take(_ theatre: HeroStage) throws {
    let before = try #require(theatre.transition?.states)
    #expect(theatre.engine.update(theatre.engine.progress))
    let after = try #require(theatre.transition?.states)
    #expect(before.count == after.count)
    for (now, then) in zip(after, before) { #expect(now.distance(from: then) < 1e-6) }
  }

  @Test(
    "Taken hold of half way, it still leads to both ends exactly",
    arguments: [HeroPreset.standard, .classic])
  func ends(_ preset: HeroPreset) throws {
    let rest = HeroStage(preset)
    let before = rest.frame()
    let theatre = HeroStage(preset)
    theatre.present()
    for _ in 0..<7 { theatre.frame(after: 1 / 60) }
    theatre.engine.update(theatre.engine.progress)
    theatre.engine.update(0)
    let transition = try #require(theatre.transition)
    for (state, element) in zip(transition.states, transition.plan.elements) {
      let start = element.channels.map { ChannelState($0.state(at: 0).value) }
      #expect(state.distance(from: start) < 1e-9, "\(element.name)")
    }
    theatre.engine.update(1)
    for (state, element) in zip(transition.states, transition.plan.elements) {
      let end = element.channels.map { ChannelState($0.to) }
      #expect(state.distance(from: end) < 1e-9, "\(element.name)")
    }
    theatre.engine.cancel(animate: false)
    theatre.settle()
    #expect(theatre.stage.draw() == before)
  }

  @Test(
    "What moves keeps its velocity, in every channel, when it is let go after a turn",
    arguments: [true, false])
  func velocity(finishes: Bool) throws {
    let theatre = HeroStage(.standard)
    theatre.present()
    for _ in 0..<6 { theatre.frame(after: 1 / 60) }
    theatre.engine.update(theatre.engine.progress, velocity: 2)
    let before = try #require(theatre.transition?.states)
    if finishes { theatre.engine.finish() } else { theatre.engine.cancel() }
    let after = try #require(theatre.transition?.states)
    #expect(before.contains { $0.frame.velocity.largest > 100 })
    for (now, then) in zip(after, before) {
      #expect(now.velocityChanges(from: then).allSatisfy { $0 < 1 })
    }
  }

  @Test("Where nobody says how fast, it is let go as fast as it was led; held still, at rest")
  func estimated() throws {
    for rests in [true, false] {
      let theatre = HeroStage(.standard)
      theatre.present()
      theatre.frame()
      for step in 0...10 {
        // 0.02 every 10 ms: twice the way in a second.
        theatre.send(.focus(true), after: 0.01)
        theatre.engine.update(0.1 + 0.02 * Double(step))
        theatre.frame()
      }
      if rests {
        theatre.send(.focus(true), after: 0.1)
        theatre.frame()
      }
      theatre.engine.finish()
      let state = try #require(theatre.transition?.state(of: "presenting photo"))
      let way = theatre.picture.frame.width - theatre.thumbnail.frame.width
      #expect(abs(state.frame.velocity[2] - (rests ? 0 : 2 * way)) < 0.02 * way)
    }
  }

  @Test("RE-20: Finished while the screens are told that it begins, it is finished at once")
  func finishedEarly() {
    let theatre = HeroStage()
    theatre.list.onStart = { theatre.engine.finish(animate: false) }
    theatre.present()
    #expect(theatre.outcomes == ["present completed"])
    #expect(!theatre.engine.isTransitioning)
  }

  @Test("RE-21: Led while the screens are told that it begins, it begins in the hand")
  func ledEarly() throws {
    let theatre = HeroStage()
    theatre.list.onStart = { #expect(theatre.engine.update(0.3)) }
    theatre.present()
    for _ in 0..<20 { theatre.frame(after: 1 / 60) }
    #expect(abs(theatre.engine.progress - 0.3) < 1e-9)
    #expect(theatre.transition?.isInteractive == true)
    theatre.engine.finish()
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }

  @Test("Led and let go before it begins, it plays; cancelled before, it goes back")
  func letGoEarly() {
    for finishes in [true, false] {
      let theatre = HeroStage()
      theatre.list.onStart = {
        theatre.engine.update(0.3)
        if finishes { theatre.engine.finish() } else { theatre.engine.cancel() }
      }
      theatre.present()
      #expect(theatre.transition?.isInteractive != true)
      theatre.settle()
      #expect(theatre.outcomes == [finishes ? "present completed" : "present cancelled"])
    }
  }

  @Test("#171: A screen that goes in the middle of its transition ends it, and the engine goes on")
  func vanished() {
    let theatre = HeroStage()
    theatre.present()
    theatre.frame(after: 0.1)
    theatre.engine.update(0.4)
    theatre.page.dismiss(animated: false)
    #expect(!theatre.engine.isTransitioning)
    #expect(!theatre.engine.update(0.5))
    theatre.engine.finish()
    theatre.frame(after: 0.1)
    #expect(theatre.outcomes == ["present cancelled"])
    theatre.present()
    theatre.settle()
    #expect(theatre.outcomes == ["present cancelled", "present completed"])
  }

  @Test("#171: A stage that is let go in the middle of a transition takes the transition with it")
  func vanishedStage() {
    let engine = HeroTransition()
    do {
      let (list, page) = (ViewController(), ViewController())
      page.transitioningDelegate = engine
      let stage = Stage(root: list, size: Size(width: 320, height: 568))
      list.present(page)
      _ = stage.frame(at: .seconds(0.1))
      #expect(engine.isTransitioning)
    }
    #expect(!engine.isTransitioning)
    #expect(!engine.update(0.5))
    engine.cancel()
    #expect(engine.progress == 0)
  }
}
