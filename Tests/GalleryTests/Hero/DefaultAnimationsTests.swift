import Gallery
import Motion
import SceneGraph
import Testing
import Transitions

/// The page that plays every default animation.
@MainActor @Suite("The page of default animations")
struct DefaultAnimationsTests {
  @Test("Every one of them plays, ends, and its way back ends where it began")
  func all() throws {
    let hero = try HeroPlayer(.defaults)
    #expect(hero.depth == 1 && hero.shows("zoomSlide"))
    let count = 8 * 6 + 5
    var names: Set<String> = []
    for number in 0..<count {
      hero.player.press(.tab)
      hero.player.next()
      let before = hero.player.frame
      hero.player.press(.enter)
      hero.player.next()
      // Nothing is played by "none".
      let isNothing = number == count - 1
      #expect((hero.transition != nil) != isNothing)
      hero.rest()
      #expect(hero.depth == 2 && hero.app.isAtRest)
      names.insert(hero.texts.first { $0.hasPrefix("and back") } ?? "")
      hero.player.press(.escape)
      hero.rest()
      let isSame = hero.player.frame == before
      #expect(hero.depth == 1 && isSame, "\(number)")
    }
    // Each direction has a way back of its own; fade and none have themselves, auto is auto.
    #expect(names.count == count)
    #expect(names.contains("and back: pull(right)") && names.contains("and back: cover(up)"))
  }

  @Test("No button's words are cut off", arguments: [360, 500, 640, 700, 780, 860, 1280.0])
  func words(width: Double) throws {
    let hero = try HeroPlayer(.defaults, size: Size(width: width, height: 600))
    #expect(hero.texts.contains("→ trailing"))
    #expect(hero.texts.allSatisfy { !$0.hasSuffix("…") })
  }

  @Test(
    "push(left): the page comes from the right edge as the curve says, the table gives way by a third"
  )
  func push() throws {
    let hero = try HeroPlayer(.defaults)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.player.next()
    let transition = try #require(hero.transition)
    #expect(abs(transition.plan.duration - 0.35) < 1e-9)
    // Deceleration at a quarter and at half of the time (spec 9, CB-6).
    for (part, way) in [(0.25, 0.5776), (0.5, 0.8392)] {
      let states = transition.plan.states(at: 0.35 * part)
      let names = transition.plan.elements.map(\.name)
      let page = try #require(names.firstIndex(of: "presented"))
      let table = try #require(names.firstIndex(of: "presenting"))
      #expect(abs(states[page].translation.value[0] - 1000 * (1 - way)) < 0.2)
      #expect(abs(states[table].translation.value[0] + 1000.0 / 3 * way) < 0.1)
    }
  }

  @Test("A click on a page in flight sends it back, and Enter on its button again forward")
  func turned() throws {
    let hero = try HeroPlayer(.defaults)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.player.next(6)
    hero.player.click(Point(x: 700, y: 300))
    hero.player.next()
    #expect(hero.transition?.heading == .dismiss)
    hero.rest()
    #expect(hero.depth == 1)
  }
}
