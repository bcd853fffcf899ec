import Gallery
import Motion
import SceneGraph
import Testing
import Transitions

/// The pages that are dragged away: cards and the music player.
@MainActor @Suite("Cards and the music player under the hand")
struct HeroDragTests {
  private func openStory() throws -> HeroPlayer {
    let hero = try HeroPlayer(.stories)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.rest()
    #expect(hero.depth == 2)
    return hero
  }

  private func openMusic(_ size: Size = Size(width: 1000, height: 700)) throws -> HeroPlayer {
    let hero = try HeroPlayer(.music, size: size)
    hero.player.click(Point(x: size.width * 0.4, y: size.height - 48 - 12 - 32))
    hero.rest()
    #expect(hero.depth == 2 && hero.shows("1:12"))
    return hero
  }

  @Test("Under the hand frame, corners and shadow are as far along as the hand")
  func follows() throws {
    let hero = try openStory()
    // The whole way is three quarters of the height; the first of eight moves is what begins the drag.
    hero.drag(from: Point(x: 500, y: 150), by: Vector(dx: 0, dy: 210), releases: false)
    let state = try #require(hero.now("presented story 0 ground"))
    let part = 210 * 7.0 / 8 / (700 * 0.75)
    let rest = try #require(hero.state("presented story 0 ground", at: 0))
    let gone = try #require(hero.state("presented story 0 ground", at: 1))
    for index in 0..<4 {
      let wanted =
        rest.frame.value[index] + part * (gone.frame.value[index] - rest.frame.value[index])
      #expect(abs(state.frame.value[index] - wanted) < 0.05)
    }
    #expect(abs(state.radii.value[0] - 20 * part) < 0.01 && gone.radii.value[0] == 20)
    let lower = try #require(hero.now("presenting story 0 ground"))
    let shadows = [state, lower].map { $0.shadow.value[0] }
    #expect(shadows.contains { abs($0 - 0.25 * part) < 1e-3 })
    hero.player.point(.up, Point(x: 500, y: 360))
    hero.rest()
    #expect(hero.depth == 1)
  }

  @Test(
    "In a narrow window no text crosses the cover or another one under the hand until it is all but beside it"
  )
  func narrow() throws {
    let hero = try openMusic(Size(width: 480, height: 800))
    let start = Point(x: 400, y: 300)
    hero.player.point(.down, start)
    for step in 1...14 {
      hero.player.point(.move, start + Vector(dx: 0, dy: Double(step) * 40))
      hero.player.next(2)
      // Of 600 points that are the whole way; only the last ones lead the title up beside the cover.
      guard (2...12).contains(step) else { continue }
      let frames = try ["cover", "title", "artist"].map {
        try #require(hero.now("presented player \($0)")).frame.value.rect
      }
      #expect(frames[0].maxY <= frames[1].minY || frames[1].minX >= frames[0].maxX, "\(step)")
      #expect(frames[1].maxY <= frames[2].minY + 4, "\(step)")
    }
    hero.player.point(.up, start + Vector(dx: 0, dy: 560))
    hero.rest()
    #expect(hero.depth == 1)
  }

  @Test("Let go early it springs back, and all is as before", arguments: [true, false])
  func cancels(isStory: Bool) throws {
    let hero = try isStory ? openStory() : openMusic()
    let before = hero.player.frame
    hero.drag(from: Point(x: 500, y: 150), by: Vector(dx: 0, dy: 90))
    #expect(hero.transition?.heading == .present)
    hero.rest()
    let isSame = hero.player.frame == before
    #expect(hero.depth == 2 && isSame)
  }

  @Test("Let go past a third it goes back to where it came from", arguments: [true, false])
  func finishes(isStory: Bool) throws {
    let hero = try isStory ? openStory() : openMusic()
    hero.drag(from: Point(x: 500, y: 150), by: Vector(dx: 0, dy: 260))
    #expect(hero.transition?.heading == .dismiss)
    hero.rest()
    #expect(hero.depth == 1 && hero.app.isAtRest)
  }

  @Test("A throw decides by itself, however short", arguments: [true, false])
  func thrown(isStory: Bool) throws {
    let hero = try isStory ? openStory() : openMusic()
    hero.player.drag(
      from: Point(x: 500, y: 150), Array(repeating: Vector(dx: 0, dy: 16), count: 5))
    #expect(hero.transition?.heading == .dismiss)
    hero.rest()
    #expect(hero.depth == 1)
  }

  @Test(
    "Caught in flight nothing jumps, on the way in and on the way out", arguments: [true, false])
  func caught(comes: Bool) throws {
    let hero = try HeroPlayer(.stories)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.player.decode()
    if !comes {
      hero.rest()
      hero.player.press(.escape)
    }
    hero.player.next(8)
    let before = try #require(hero.transition).states
    hero.player.point(.down, Point(x: 500, y: 300))
    hero.player.point(.move, Point(x: 500, y: 304))
    hero.player.point(.move, Point(x: 500, y: 306))
    let after = try #require(hero.transition).states
    #expect(hero.transition?.isInteractive == true)
    let travelled =
      zip(before, after).map { one, other in
        let way = one.frame.value - other.frame.value
        return (way * way).sum().squareRoot()
      }.max() ?? 0
    #expect(travelled < 25)
    hero.player.point(.up, Point(x: 500, y: 306))
    hero.rest()
    #expect(hero.app.isAtRest)
  }

  @Test("Another record is in both players, and its cover is what flies")
  func records() throws {
    let hero = try openMusic()
    let title = hero.texts
    for _ in 0..<3 { hero.player.press(.tab) }
    hero.player.press(.enter)
    hero.rest()
    #expect(hero.texts != title)
    hero.player.press(.escape)
    hero.player.next()
    #expect(hero.state("presenting player cover", at: 0.5) != nil)
    hero.rest()
    #expect(hero.depth == 1)
  }
}
