import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The window changes its size while the engine's transition is in a hand.
@MainActor
@Suite struct HeroResizeTests {
  private static let size = Size(width: 568, height: 320)

  /// Two screens whose views stand where the room has them.
  private func theatre(_ preset: HeroPreset) -> HeroStage {
    let theatre = HeroStage(preset)
    theatre.list.onLayout = { screen in
      theatre.thumbnail.frame = Rect(x: 16, y: screen.view.bounds.height / 2, width: 90, height: 90)
    }
    theatre.page.onLayout = { screen in
      let size = screen.view.bounds.size
      theatre.picture.frame = Rect(x: 0, y: 0, width: size.width, height: size.height / 2)
    }
    theatre.frame()
    return theatre
  }

  private func expectSame(_ theatre: HeroStage, _ steady: HeroStage, _ note: String) throws {
    let (mine, its) = (try #require(theatre.transition), try #require(steady.transition))
    #expect(mine.plan.elements.map(\.name) == its.plan.elements.map(\.name), "\(note)")
    for ((now, then), element) in zip(zip(mine.states, its.states), mine.plan.elements) {
      #expect(now.distance(from: then) < 1e-6, "\(element.name) \(note)")
      #expect(now.velocityChange(from: then) < 1e-6, "\(element.name) \(note)")
    }
  }

  @Test(
    "What progress moves lies where it would lie had the room always been so, and so does what was put somewhere",
    arguments: [HeroPreset.standard, .classic], [0.2, 0.5, 0.8])
  func asIfAlways(_ preset: HeroPreset, progress: Double) throws {
    for (presents, isPut) in [(true, false), (false, false), (true, true), (false, true)] {
      for finishes in [true, false] {
        let note = "presents \(presents), put \(isPut), finishes \(finishes)"
        let both = [true, false].map { resizedInHand in
          let theatre = theatre(preset)
          if !resizedInHand { theatre.send(.resize(Self.size, scale: 1)) }
          theatre.present()
          if !presents {
            theatre.settle()
            theatre.dismiss()
          }
          #expect(theatre.engine.update(progress, velocity: 1.5))
          if isPut {
            let point = Point(x: 200, y: 150)
            #expect(theatre.engine.apply([.position(point)], to: theatre.picture))
          }
          theatre.frame(after: 0.01)
          if resizedInHand { theatre.send(.resize(Self.size, scale: 1)) }
          return theatre
        }
        let (resized, steady) = (both[0], both[1])
        try expectSame(resized, steady, note)
        let before = try #require(resized.transition?.states)
        for theatre in both {
          if finishes { theatre.engine.finish() } else { theatre.engine.cancel() }
        }
        for (now, then) in zip(try #require(resized.transition?.states), before) {
          #expect(now.distance(from: then) < 1e-6, "\(note)")
        }
        if preset == .standard { try expectSame(resized, steady, "let go, \(note)") }
        for theatre in both { theatre.settle() }
        #expect(resized.outcomes.count == (presents ? 1 : 2))
        let isSame = resized.stage.draw() == steady.stage.draw()
        #expect(isSame, "\(note)")
      }
    }
  }
}
