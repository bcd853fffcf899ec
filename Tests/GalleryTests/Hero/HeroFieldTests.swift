import Gallery
import Motion
import SceneGraph
import Testing

/// The text field's way to the clipboard and back.
@MainActor @Suite("The field of the modifiers and the clipboard")
struct HeroFieldTests {
  private func control(_ hero: HeroPlayer, _ letter: Character, shift: Bool = false) {
    let modifiers: KeyEvent.Modifiers = shift ? [.control, .shift] : .control
    hero.player.send(.key(KeyEvent(key: .character(letter), modifiers: modifiers)))
    hero.player.send(.key(KeyEvent(key: .character(letter), isDown: false, modifiers: modifiers)))
    hero.player.next()
  }

  private static let first = "fade translate(0, -120) rotate(-1.6) scale(1.5)"

  @Test("Control X puts what is selected on the clipboard, V asks for it, Z takes back")
  func clipboard() throws {
    let hero = try HeroPlayer(.strings)
    _ = hero.app.takeRequests()
    #expect(hero.shows(HeroFieldTests.first))
    control(hero, "a")
    control(hero, "x")
    #expect(hero.app.takeRequests() == [.copy(HeroFieldTests.first)])
    #expect(!hero.shows(HeroFieldTests.first))
    control(hero, "v")
    #expect(hero.app.takeRequests() == [.paste])
    hero.player.send(.text("fade\n"))
    hero.player.next()
    #expect(hero.shows("fade"))
    control(hero, "z")
    control(hero, "z")
    #expect(hero.shows(HeroFieldTests.first))
    control(hero, "z", shift: true)
    control(hero, "z", shift: true)
    #expect(hero.shows("fade"))
  }

  @Test("What is typed letter by letter is taken back word by word")
  func words() throws {
    let hero = try HeroPlayer(.strings)
    control(hero, "a")
    for letter in "scale(2) fade" { hero.player.send(.text(String(letter))) }
    hero.player.next()
    #expect(hero.shows("scale(2) fade"))
    control(hero, "z")
    #expect(hero.shows("scale(2) "))
    control(hero, "z")
    control(hero, "z")
    #expect(hero.shows(HeroFieldTests.first))
  }
}
