import Gallery
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The page on which modifiers are typed.
@MainActor @Suite("Modifiers as text")
struct HeroStringsTests {
  private let hero: HeroPlayer

  init() throws {
    hero = try HeroPlayer(.strings)
  }

  /// Puts a text in place of what is written.
  private func write(_ text: String) {
    hero.player.send(.key(KeyEvent(key: .character("a"), modifiers: .control)))
    hero.player.send(.text(text))
  }

  @Test("The field has the keyboard at once: keys write, and do nothing else")
  func typing() {
    #expect(hero.app.isTyping)
    write("")
    for letter in ["f", "a", "d", "e", "7", "t", "?"] {
      hero.player.press(.character(Character(letter)))
      hero.player.send(.text(letter))
    }
    hero.player.press(.space)
    hero.player.send(.text(" "))
    hero.rest()
    #expect(hero.depth == 1 && hero.app.isTyping && hero.app.isAtRest)
    #expect(hero.texts.contains { $0.hasSuffix("fade7t? ") })
  }

  @Test("A slip of the pen is said with its place, what was expected and a guess; the rest plays")
  func problems() throws {
    write("fade cascede(0.08)")
    hero.player.next()
    #expect(
      hero.shows("at 6: found “cascede”, expected a modifier; did you mean “cascade”?")
        || hero.shows("at 6: found \"cascede\", expected a modifier; did you mean \"cascade\"?"))
    #expect(hero.transition != nil)
    hero.rest()
    write("fade cascade(0.08)")
    hero.player.next()
    #expect(hero.shows("2 modifiers"))
  }

  @Test("A text that the field cuts is said to be cut, until it has room again")
  func cut() {
    let notice = "the field is full: it keeps no more than 4096 characters"
    write(String(repeating: " ", count: 5000))
    hero.player.next()
    #expect(hero.shows(notice))
    hero.player.press(.backspace)
    hero.player.next()
    #expect(!hero.shows(notice))
    hero.rest()
  }

  @Test(
    "What is typed is seen: half a second into a linear second it is half way, then it comes back")
  func plays() throws {
    write("translate(100, 40) timingFunction(linear) duration(1)")
    hero.rest()
    let before = hero.player.frame
    hero.player.press(.enter)
    hero.player.next()
    let plan = try #require(hero.transition?.plan)
    let movers = plan.elements.indices.filter {
      plan.elements[$0].channels.translation.to[0] == 100
    }
    // The large picture and five small ones.
    #expect(movers.count == 6 && abs(plan.duration - 1) < 1e-9)
    let states = plan.states(at: 0.5)
    for index in movers {
      #expect(abs(states[index].translation.value[0] - 50) < 1e-9)
      #expect(abs(states[index].translation.value[1] - 20) < 1e-9)
    }
    hero.player.next(70)
    #expect(hero.transition?.heading == .dismiss)
    hero.rest()
    let isSame = hero.player.frame == before
    #expect(isSame && hero.app.isAtRest)
  }

  @Test("Typed on while it plays, it begins anew with what is written now")
  func restarts() throws {
    write("fade duration(2)")
    hero.player.next(40)
    hero.player.send(.text(" translate(0, 90)"))
    hero.player.next()
    let plan = try #require(hero.transition?.plan)
    #expect(hero.transition?.heading == .present)
    #expect(plan.elements.contains { $0.channels.translation.to[1] == 90 })
    hero.rest()
    #expect(hero.app.isAtRest)
  }

  @Test("Enter plays again; Esc leaves the page")
  func enter() {
    hero.player.press(.enter)
    hero.player.next()
    #expect(hero.transition != nil)
    hero.rest()
    hero.player.press(.escape)
    hero.rest()
    #expect(hero.depth == 0 && !hero.app.isTyping)
  }

  @Test("An example that is chosen is written into the field and plays")
  func examples() {
    hero.player.press(.tab)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.player.next()
    #expect(hero.transition != nil && hero.app.isTyping)
    hero.rest()
    #expect(hero.texts.filter { $0 == "fade scale(0.5)" }.count == 2)
  }

  @Test("Any text at all can be typed", arguments: 0..<6)
  func anything(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "fade", "(", ")", ",", " ", "scale", "-", "0.5", "1e999", "translate", "cascade", "ü", "🇩🇪",
      "spring(1, 1)", "duration(infinity)", "rotate", "*", "/", "0", "when(", "\"", "opacity(2)",
      "size(0, 0)", "perspective(0)", "delay(0.3)",
    ]
    for _ in 0..<40 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: hero.player.press(.backspace)
      case 1: hero.player.press(.left)
      case 2: hero.player.press(.home, shift: true)
      default: hero.player.send(.text(pieces[Int.random(in: 0..<pieces.count, using: &random)]))
      }
      hero.player.next(Int.random(in: 0..<4, using: &random))
    }
    write("fade")
    hero.rest()
    #expect(hero.app.isAtRest && hero.shows("1 modifier"))
  }
}
