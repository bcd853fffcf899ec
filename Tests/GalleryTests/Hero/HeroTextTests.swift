import Gallery
import Motion
import SceneGraph
import Testing

/// That what the *Hero* tab says can be read to its end, in windows of many shapes.
@MainActor @Suite("The words of the examples for Hero are not cut off")
struct HeroTextTests {
  private nonisolated static let sizes = [
    Size(width: 420, height: 800), Size(width: 640, height: 560),
    Size(width: 800, height: 600),
    Size(width: 1280, height: 800),
  ]

  @Test(
    "Nothing lies under the menu's button, however low the window",
    arguments: [
      Size(width: 400, height: 340), Size(width: 900, height: 340), Size(width: 320, height: 480),
      Size(width: 420, height: 260), Size(width: 1280, height: 800),
    ])
  func menu(size: Size) throws {
    let hero = try HeroPlayer(.menu, size: size)
    let texts = DrawnText.all(in: hero.player.frame)
    let title = try #require(texts.last { $0.text == "Menu" }).frame
    let disc = Rect(center: title.center, size: Size(width: 72, height: 72))
    #expect(texts.filter { $0.text != "Menu" && $0.frame.intersects(disc) }.map(\.text) == [])
    #expect(texts.contains { $0.text == "Inverse radial" })
  }

  /// What is drawn of texts that end in an ellipsis because they are too long.
  private func cut(_ player: GalleryPlayer) -> [String] {
    player.frame.texts.filter { $0.hasSuffix("…") }
  }

  @Test("In the list and in every example", arguments: sizes)
  func examples(size: Size) throws {
    #expect(cut(try HeroPlayer(nil, size: size).player) == [])
    for example in HeroExample.allCases {
      #expect(cut(try HeroPlayer(example, size: size).player) == [], "\(example)")
    }
  }

  @Test("Nor in a very narrow window, but for texts of modifiers on buttons")
  func narrow() throws {
    let size = Size(width: 320, height: 480)
    #expect(cut(try HeroPlayer(nil, size: size).player) == [])
    for example in HeroExample.allCases where example != .strings {
      #expect(cut(try HeroPlayer(example, size: size).player) == [], "\(example)")
    }
  }

  @Test(
    "Nor is what is wrong with a text, and the number of faults that have no room", arguments: sizes
  )
  func faults(size: Size) throws {
    let hero = try HeroPlayer(.strings, size: size)
    hero.player.send(.key(KeyEvent(key: .character("a"), modifiers: .control)))
    hero.player.send(.text("fade cascede(0.05)"))
    hero.player.next()
    let said = "at 6: found \"cascede\", expected a modifier; did you mean \"cascade\"?"
    #expect(cut(hero.player) == [] && hero.texts.joined(separator: " ").contains(said))
    hero.player.send(.text(" rotate(foo) opacity(3) cascede(1) cascede(2) cascede(3)"))
    hero.player.next()
    #expect(cut(hero.player) == [])
    let more = try #require(hero.texts.last { $0.hasPrefix("and ") })
    #expect(["and 4 more", "and 3 more"].contains(more))
    let report = try #require(
      DrawnText.all(in: hero.player.frame).first { $0.text == more }
    ).frame
    let example = try #require(
      DrawnText.all(in: hero.player.frame).first { $0.text == "fade scale(0.5)" }
    ).frame
    #expect(report.maxY < example.minY - 6)
    hero.rest()
  }
}
