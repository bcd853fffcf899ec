import Gallery
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Hands that do anything on every example.
@MainActor @Suite("Whatever hands do to an example, it comes to rest, closes, and is as it was")
struct HeroStormTests {
  @Test("After sixty deeds", arguments: HeroExample.allCases, 0..<3)
  func storm(_ example: HeroExample, seed: Int) throws {
    let hero = try HeroPlayer(nil)
    let before = hero.player.frame
    let views = hero.app.viewCount
    let index = HeroExample.allCases.firstIndex(of: example) ?? 0
    for _ in 0...index { hero.player.press(.tab) }
    hero.player.press(.enter)
    var random = SeededGenerator(seed: UInt64(seed * 100 + index))
    var log: [String] = []
    for _ in 0..<60 { act(hero.player, &random, &log) }
    hero.player.point(.up, Point(x: 500, y: 300))
    hero.player.send(.resize(Size(width: 1000, height: 700), scale: 1))
    hero.rest()
    #expect(hero.app.isAtRest, "\(log)")
    // A click in a low window may have gone to another tab.
    for _ in 0..<3 where hero.app.openPhoto != nil {
      hero.player.press(.escape)
      hero.rest()
    }
    if !hero.app.isTyping { hero.player.press(.character("7")) }
    hero.rest()
    for _ in 0..<8 where hero.depth > 0 {
      hero.player.press(.escape)
      hero.rest()
    }
    #expect(hero.depth == 0, "\(log)")
    hero.player.send(.wheel(at: Point(x: 500, y: 300), delta: Vector(dx: 0, dy: 4000)))
    hero.rest()
    let isSame = hero.player.frame.texts == before.texts
    #expect(isSame, "\(log)")
    #expect(hero.app.viewCount <= views + 150, "\(log)")
    for item in hero.player.frame.items { #expect(item == item, "not a number: \(log)") }
  }

  private func act(
    _ player: GalleryPlayer, _ random: inout SeededGenerator, _ log: inout [String]
  ) {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    // The bars lead elsewhere.
    let place = Point(x: Double(number(10..<990)), y: Double(number(60..<640)))
    let deed = number(0..<9)
    log.append("\(deed) \(place.x) \(place.y)")
    switch deed {
    case 0..<3: player.click(place)
    case 3, 4:
      let step = Vector(dx: Double(number(-12..<13)), dy: Double(number(-20..<34)))
      player.drag(from: place, Array(repeating: step, count: number(2..<12)))
    case 5:
      let keys: [KeyEvent.Key] = [.enter, .escape, .left, .right, .up, .down, .home, .backspace]
      player.press(keys[number(0..<keys.count)])
    case 6: player.send(.text(["fade ", "scale(0.4) ", "x", "rotate(2) "][number(0..<4)]))
    case 7:
      if number(0..<3) == 0 {
        let size = Size(width: Double(number(300..<1400)), height: Double(number(300..<900)))
        player.send(.resize(size, scale: 1))
      } else {
        player.send(.wheel(at: place, delta: Vector(dx: 0, dy: Double(number(-300..<300)))))
      }
    default: player.decode()
    }
    player.next(number(0..<16))
  }
}
