import Hero
import TestSupport
import Testing

/// Throws damaged strings at the parsers; `scripts/fuzz` does so for as long as one likes.
@Suite struct ParserFuzzTests {
  /// What is damaged: every string of the other suites, and written modifiers.
  private static let corpus: [String] = {
    var random = RandomModifiers(seed: 7)
    return HeroModifierParsingTests.accepted.map(\.text)
      + HeroModifierParsingTests.faulty.map(\.text)
      + HeroModifierTextTests.canonical.map(\.text)
      + (0..<60).map { _ in random.list().map(\.description).joined(separator: " ") }
      + ["selectBy(push(left), .pull(.right))", "autoReverse(zoomSlide(leading))"]
  }()

  /// What is put in.
  private static let words = [
    "(", ")", ",", " ", ".", "-", "+", "*", "/", "\"", "'", "\\", ";", "_", "1", "1e9", ".5",
    "1.2.3",
    "infinity", "pi", "auto", "fade", "when(", "not(", "cascade(", "radial(", "source(", "é", "👩‍👩‍👧",
    "\u{301}", "\u{0}", "\r\n", "99999999999999999999e308", "e", "curve(", "((((((((((",
  ]

  @Test("No string brings the parsers down, and what they read, they write and read again")
  func damaged() {
    var generator = SeededGenerator(seed: 11)
    var kept = 0
    for _ in 0..<600 {
      var text = ParserFuzzTests.corpus.randomElement(using: &generator) ?? ""
      for _ in 0...Int.random(in: 0..<5, using: &generator) { damage(&text, &generator) }
      let parsed = HeroModifier.parse(text)
      kept += parsed.modifiers.count
      let count = text.count
      let isInside = parsed.problems.allSatisfy {
        $0.offset >= 0 && $0.length >= 0 && $0.offset + $0.length <= count
          && !$0.description.contains { $0.isNewline }
      }
      // What is read has a text, unless its numbers cannot be written.
      let written = parsed.modifiers.text
      let isSame = written.map { HeroModifier.parse($0).modifiers == parsed.modifiers } ?? true
      let hasText = written != nil || parsed.modifiers.contains { $0.text == nil }
      let type = HeroDefaultAnimationType.parse(text).type
      let isSameType =
        type.map { HeroDefaultAnimationType.parse($0.description).type == $0 } ?? true
      _ = HeroTargetState(unconditional: parsed.modifiers)
      if !isInside || !isSame || !hasText || !isSameType {
        Issue.record("\(text.debugDescription): \(parsed)")
        return
      }
    }
    #expect(kept > 200)
  }

  private func damage(_ text: inout String, _ generator: inout SeededGenerator) {
    var characters = Array(text)
    let at = Int.random(in: 0...characters.count, using: &generator)
    let end = min(characters.count, at + Int.random(in: 0...6, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: characters.removeSubrange(at..<end)
    case 1: characters.insert(contentsOf: characters[at..<end], at: at)
    case 2:
      let other = Array(ParserFuzzTests.corpus.randomElement(using: &generator) ?? "")
      characters.replaceSubrange(at..<end, with: other.prefix(at))
    default:
      let word = ParserFuzzTests.words.randomElement(using: &generator) ?? ""
      characters.replaceSubrange(at..<end, with: word)
    }
    text = String(characters.prefix(2000))
  }
}
