import Motion
import SceneGraph
import TestSupport
import Testing

/// Text with characters that the typeface lacks, from a fallback whose every character is 6 points wide.
@MainActor
@Suite("Text with glyphs of a fallback") struct FallbackTextTests {
  /// Draws what is not ASCII, but no `☃`.
  private struct Wide: FallbackGlyphs {
    func writes(_ character: Character) -> Bool { !character.isASCII && character != "☃" }

    func advance(of unit: String, size: Double) -> Double? { Double(unit.count) * 6 }

    func typeface(for units: [String], size: Double) -> Typeface? {
      let glyphs = units.map { unit in
        Typeface.GlyphImage(
          atlasRect: .zero, bearing: .zero, advance: Double(unit.count) * 6)
      }
      return Typeface(
        name: units.joined(separator: "|"), glyphs: units.map { $0.first ?? " " },
        strikes: [
          Typeface.Strike(
            pixelSize: size, ascent: size, descent: 0, atlas: Image.ID(rawValue: -1),
            glyphs: glyphs)
        ], kerning: [:])
    }
  }

  private let font = Font(
    typeface: FallbackTextTests.typeface, size: 10, fallback: Wide())

  /// Every glyph is 5 points wide.
  private static let typeface: Typeface = {
    let glyphs = Array("abcdefghijklmnopqrstuvwxyz ().…0123456789\u{fffd}")
    return Typeface(
      name: "test", glyphs: glyphs,
      strikes: [
        Typeface.Strike(
          pixelSize: 10, ascent: 8, descent: 2, atlas: Image.ID(rawValue: -1),
          glyphs: glyphs.map { _ in
            Typeface.GlyphImage(atlasRect: .zero, bearing: .zero, advance: 5)
          })
      ], kerning: [:])
  }()

  /// Everything on a line from left to right, a unit in angle brackets.
  private func seen(_ line: TextLayout.Line) -> String {
    var parts = line.glyphs.map { ($0.x, String(Self.typeface.glyphs[$0.index])) }
    if let run = line.fallback {
      let units = run.font.typeface.name.split(separator: "|")
      parts += run.glyphs.map { ($0.x, "<\(units[$0.index])>") }
    }
    return parts.sorted { $0.0 < $1.0 }.map(\.1).joined()
  }

  @Test(
    "What the typeface lacks comes from the fallback, in its place",
    arguments: [
      ("ab", "ab", 10.0), ("a中b", "a<中>b", 16), ("中文", "<中><文>", 12), ("a☃b", "a\u{fffd}b", 15),
      ("中 文", "<中> <文>", 17), ("हिन्दी a", "<हिन्दी> a", 22),
    ])
  func mixes(text: String, shown: String, width: Double) {
    let layout = TextLayout(text, font: font)
    #expect(layout.lines.map(seen) == [shown])
    #expect(abs(layout.size.width - width) < 1e-9, "\(layout.size.width)")
  }

  @Test(
    "Words from right to left stand in their own order, with the digits behind them",
    arguments: [
      ("אב גד", "<גד> <אב>"), ("a אב גד b", "a <גד> <אב> b"), ("אב 12", "12 <אב>"),
      ("אב 12.a", "12 <אב>.a"), ("אב (גד)", "(<גד>) <אב>"), ("אב (גד) הו", "<הו> (<גד>) <אב>"),
      ("אב (12).a", "(12) <אב>.a"), ("(אב)", "(<אב>)"), ("12 אב", "12 <אב>"),
      ("אב\u{200e} 12", "<אב> 12"), ("אב (12)\u{200e}. 3", "(12) <אב>. 3"),
    ])
  func turns(text: String, shown: String) {
    let layout = TextLayout(text, font: font)
    #expect(layout.lines.map(seen) == [shown])
    #expect(layout.isTruncated == false)
  }

  @Test("A word shaped as one that is too long loses its end, not its shape")
  func truncates() {
    let layout = TextLayout("אבגדהו", font: font, width: 24, limit: 1)
    #expect(layout.lines.map(seen) == ["<אבג>…"])
    #expect(layout.isTruncated)
    let characters = TextLayout("中文字很多", font: font, width: 24, limit: 1)
    #expect(characters.lines.map(seen) == ["<中><文><字>…"])
  }

  @Test("Characters break a line anywhere, words shaped as one only at spaces")
  func breaks() {
    #expect(
      TextLayout("中文字很", font: font, width: 13).lines.map(seen) == ["<中><文>", "<字><很>"])
    #expect(
      TextLayout("אב גד", font: font, width: 13).lines.map(seen) == ["<אב>", "<גד>"])
    #expect(TextLayout("אבגד", font: font, width: 20).lines.map(seen) == ["<ג><ב><א>", "<ד>"])
  }

  @Test("A label draws both, on one baseline and in one colour")
  func draws() throws {
    let label = Label("a中", font: font, color: .white)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    label.layoutIfNeeded()
    var list = DisplayList()
    label.draw(into: &list)
    let runs = list.items.compactMap { item in
      if case .text(let run) = item { run } else { nil }
    }
    #expect(runs.count == 2)
    let (own, other) = (try #require(runs.first), try #require(runs.last))
    #expect(own.origin == other.origin && own.color == other.color)
    #expect(other.font.typeface.name == "中" && other.glyphs.map(\.x) == [5])
  }

  @Test("Without a fallback a character has one glyph")
  func plain() {
    let layout = TextLayout("a中b", font: font.withoutFallback)
    #expect(layout.lines.map(seen) == ["a\u{fffd}b"])
    #expect(layout.lines[0].fallback == nil)
  }
}
