import Gallery
import Motion
import SceneGraph
import Testing
import Transitions

/// The menu, whose items cascade.
@MainActor @Suite("The menu")
struct HeroMenuTests {
  @Test("Items come in the order that was chosen, and go the same way", arguments: 0..<4)
  func orders(kind: Int) throws {
    let hero = try HeroPlayer(.menu)
    hero.player.press(.tab)
    for _ in 0..<kind { hero.player.press(.right) }
    hero.player.press(.tab)
    hero.player.next()
    let before = hero.player.frame
    hero.player.press(.enter)
    hero.player.next()
    let items = hero.elements {
      $0.name.hasPrefix("presented") && [0.9, 0.2].contains($0.channels.scale.from[0])
    }
    #expect(items.count == 9)
    let button = Point(x: 500, y: 700 - 40 - 36)
    let order = items.sorted { $0.channels.opacity.delay < $1.channels.opacity.delay }
    let keys = order.map { item -> Double in
      let frame = item.channels.frame.to.rect
      return switch kind {
      case 0: frame.minY
      case 1: -frame.minY
      case 2: (frame.center - button).length
      default: -(frame.center - button).length
      }
    }
    // Places are whole points, so that those of one ring differ by less than two.
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 + 2 })
    let delta = kind < 2 ? 0.04 : 0.03
    let wait = kind == 0 || kind == 3 ? 0.28 : 0.18
    for (number, item) in order.enumerated() {
      #expect(abs(item.channels.opacity.delay - wait - delta * Double(number)) < 1e-9)
    }
    hero.rest()
    #expect(hero.depth == 2 && hero.shows("Favourites"))
    hero.player.press(.escape)
    hero.rest()
    let isSame = hero.player.frame == before
    #expect(hero.depth == 1 && isSame)
  }

  @Test(
    "The button's disc becomes the menu's ground: round at first, and as large as the window at last"
  )
  func ground() throws {
    let hero = try HeroPlayer(.menu)
    hero.player.press(.tab)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.player.next()
    let disc = try #require(hero.state("presented menu ground", at: 0))
    #expect(disc.radii.value[0] == 36 && disc.frame.value[2] == 72 && disc.frame.value[3] == 72)
    let ground = try #require(hero.state("presented menu ground", at: 1))
    #expect(ground.frame.value.rect.isClose(to: Rect(x: 0, y: 0, width: 1000, height: 700)))
    #expect(abs(ground.radii.value[0]) < 1e-9)
  }
}
