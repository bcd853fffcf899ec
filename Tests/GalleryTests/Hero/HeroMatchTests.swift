import Gallery
import Motion
import SceneGraph
import Testing
import Transitions

/// The pages whose views match: list and grid, and the guide.
@MainActor @Suite("List and grid, and the city guide")
struct HeroMatchTests {
  private static let bar = 44.0

  @Test("List and grid: at both ends each picture is exactly where its view is, both ways")
  func photos() throws {
    let hero = try HeroPlayer(.photos)
    let list = hero.places
    hero.player.press(.tab)
    hero.player.press(.right)
    hero.player.next()
    let transition = try #require(hero.transition)
    let first = try #require(hero.state("presented photo 2", at: 0))
    let last = try #require(hero.state("presented photo 2", at: 1))
    hero.rest()
    let grid = hero.places
    #expect(hero.depth == 2 && list.count >= 7 && grid.count >= 7)
    let image = try #require(
      list.first { $0.value.offset(by: first.offset).isClose(to: first.frame.value.rect) })
    let goal = try #require(grid[image.key])
    #expect(goal.offset(by: last.offset).isClose(to: last.frame.value.rect, within: 0.6))
    // Every picture that is on both screens flies.
    let flying = transition.plan.elements.filter { $0.name.hasPrefix("presented photo") }
    #expect(flying.count >= 7)
    hero.player.press(.escape)
    hero.player.next()
    #expect(hero.transition?.heading == .dismiss)
    hero.rest()
    #expect(hero.places == list && hero.depth == 1)
  }

  @Test("List and grid: the rows leave one after the other, 0.025 s apart, from the top")
  func rows() throws {
    let hero = try HeroPlayer(.photos)
    hero.player.press(.tab)
    hero.player.press(.right)
    hero.player.next()
    let rows = hero.elements {
      $0.name.hasPrefix("presenting") && $0.channels.translation.to[0] == -80
    }
    #expect(rows.count >= 7)
    for (number, row) in rows.enumerated() {
      #expect(abs(row.channels.opacity.delay - 0.025 * Double(number)) < 1e-9)
      #expect(row.channels.opacity.from[0] == 1 && row.channels.opacity.to[0] == 0)
    }
  }

  @Test("The guide: ground, picture, title and line end on their views; the facts come in turn")
  func guide() throws {
    let hero = try HeroPlayer(.guide)
    let before = hero.player.frame
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.player.next()
    for part in ["ground", "picture", "title", "text"] {
      let goal = try #require(hero.state("presenting place 0 \(part)", at: 1)).frame.value.rect
      let own = try #require(hero.state("presented place 0 \(part)", at: 1)).frame.value.rect
      #expect(goal.isClose(to: own), "\(part)")
    }
    let card = try #require(hero.state("presented place 0 ground", at: 0))
    #expect(card.radii.value[0] == 16)
    #expect(abs(try #require(hero.state("presented place 0 ground", at: 1)).radii.value[0]) < 1e-9)
    // Standard timing over 0.42 s: 0.7756 of the way at half of it (spec 9, CB-5).
    let plan = try #require(hero.transition?.plan)
    let index = try #require(plan.elements.firstIndex { $0.name == "presented place 0 picture" })
    let (start, half, end) = (
      plan.states(at: 0)[index], plan.states(at: 0.21)[index], plan.states(at: 0.42)[index]
    )
    let part =
      (half.frame.value[2] - start.frame.value[2])
      / (end.frame.value[2] - start.frame.value[2])
    #expect(abs(part - 0.7756) < 1e-3)
    let facts = hero.elements {
      $0.name.hasPrefix("presented") && $0.channels.translation.from[1] == 40
    }
    let delays = facts.map(\.channels.opacity.delay).sorted()
    #expect(delays.count == 6)
    for (delay, wanted) in zip(delays, [0.22, 0.22, 0.26, 0.3, 0.34, 0.38]) {
      #expect(abs(delay - wanted) < 1e-9)
    }
    hero.rest()
    #expect(hero.depth == 2 && hero.shows("Comes by"))
    hero.player.press(.escape)
    hero.rest()
    hero.player.press(.tab)
    hero.player.press(.tab)
    hero.player.next()
    #expect(hero.depth == 1 && hero.player.frame.texts == before.texts)
  }
}

extension ElementState {
  /// From the window's points to those of a stack's room, which is under the bar.
  fileprivate var offset: Vector { Vector(dx: 0, dy: -44) }
}

extension Rect {
  func isClose(to other: Rect, within tolerance: Double = 1e-6) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
