import Motion
import SceneGraph
import TestSupport
import Testing

@MainActor
@Suite struct LabelTests {
  /// Every glyph is half an em wide, `W` a whole one; `AV` are drawn together by a tenth of an em.
  static let typeface: Typeface = {
    let glyphs = Array("abcdefghijklmnopqrstuvwxyzAVW .…?\u{fffd}")
    let strikes = [10.0, 20].map { size in
      Typeface.Strike(
        pixelSize: size, ascent: size * 0.8, descent: size * 0.2, atlas: Image.ID(rawValue: -1),
        glyphs: glyphs.map {
          Typeface.GlyphImage(
            atlasRect: .zero, bearing: .zero, advance: $0 == "W" ? size : size / 2)
        })
    }
    let index = { (character: Character) in glyphs.firstIndex(of: character) ?? 0 }
    return Typeface(
      name: "test", glyphs: glyphs, strikes: strikes,
      kerning: [Typeface.Pair(left: index("A"), right: index("V")): -0.1])
  }()

  private let font = Font(typeface: Self.typeface, size: 10)

  private func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in String(line.glyphs.map { Self.typeface.glyphs[$0.index] }) }
  }

  @Test(
    "Lines break at spaces, and within a word only where it alone is too wide",
    arguments: [
      ("the cat sat", 35.0, ["the cat", "sat"]), ("the cat sat", 34, ["the", "cat", "sat"]),
      ("the  cat", 20, ["the", "cat"]), ("abcdefgh", 20, ["abcd", "efgh"]),
      ("ab abcdefgh", 20, ["ab", "abcd", "efgh"]), ("a\n\r\nb", 100, ["a", "", "b"]),
      ("", 100, [""]), ("abc", 1, ["a", "b", "c"]), ("ab ", 10, ["ab "]),
    ])
  func wraps(text: String, width: Double, expected: [String]) {
    let layout = TextLayout(text, font: font, width: width)
    #expect(lines(layout) == expected)
    #expect(layout.size.height == 10 * Double(expected.count))
    #expect(!layout.isTruncated)
  }

  @Test(
    "What does not fit the last line ends in an ellipsis",
    arguments: [
      ("the cat sat", 35.0, 1, ["the ca…"]), ("the cat sat", 25, 1, ["the…"]),
      ("the cat sat on", 35, 2, ["the cat", "sat on"]),
      ("the cat sat on a", 30, 2, ["the", "cat s…"]), ("abcdefgh", 20, 1, ["abc…"]),
      ("abc", 1, 1, ["…"]), ("a\nb", 100, 1, ["a"]),
    ])
  func truncates(text: String, width: Double, limit: Int, expected: [String]) {
    let layout = TextLayout(text, font: font, width: width, limit: limit)
    #expect(lines(layout) == expected)
    #expect(layout.isTruncated == (expected.last?.contains("…") == true || text == "a\nb"))
    #expect(layout.lines.allSatisfy { $0.width <= max(width, 5) })
  }

  @Test("Pairs are kerned, and advances scale from the nearest strike", arguments: [10.0, 13, 40])
  func kerns(size: Double) {
    let font = Font(typeface: Self.typeface, size: size)
    let layout = TextLayout("WAV?\u{4e2d}", font: font)
    let expected = [0, 1, 1.4, 1.9, 2.4].map { $0 * size }
    for (glyph, x) in zip(layout.lines[0].glyphs, expected) { #expect(abs(glyph.x - x) < 1e-9) }
    #expect(layout.lines[0].glyphs.last?.index == Self.typeface.missingGlyph)
    #expect(abs(layout.size.width - 2.9 * size) < 1e-9)
  }

  @Test("Text that is given the size it asks for is shown whole", arguments: 0..<30)
  func fitsItself(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = String(
      (0..<20).map { _ in "abc AVW".randomElement(using: &random) ?? "a" })
    let font = Font(typeface: Self.typeface, size: Double.random(in: 5...30, using: &random))
    let label = Label(text, font: font)
    label.bounds.size = label.sizeThatFits(Size(width: .infinity, height: .infinity))
    #expect(!label.textLayout.isTruncated)
  }

  @Test("What fits is found again once the text, the font, the lines allowed or the width change")
  func fitsWhatItIsNow() {
    let label = Label("ab ab", font: font)
    let wide = Size(width: .infinity, height: .infinity)
    func fresh(_ size: Size) -> Size {
      Label(label.text, font: label.font, lineLimit: label.lineLimit).sizeThatFits(size)
    }
    let changes: [() -> Void] = [
      {}, { label.text = "ab ab ab" }, { label.lineLimit = 2 },
      { label.font = Font(typeface: Self.typeface, size: 30) },
    ]
    for change in changes {
      change()
      for size in [wide, Size(width: 30, height: 0), wide] {
        #expect(label.sizeThatFits(size) == fresh(size))
      }
    }
  }

  @Test(
    "Alignment places the baseline",
    arguments: [
      (Label.Alignment.left, Label.VerticalAlignment.top, Point(x: 0, y: 8)),
      (.center, .center, Point(x: 45, y: 28)), (.right, .bottom, Point(x: 90, y: 48)),
    ])
  func aligns(across: Label.Alignment, down: Label.VerticalAlignment, origin: Point) {
    let label = Label("ab", font: font, alignment: across)
    label.verticalAlignment = down
    label.frame = Rect(x: 7, y: 7, width: 100, height: 50)
    #expect(
      label.displayList()
        == DisplayList([
          .text(
            DisplayText(
              font: font, glyphs: [.init(index: 0, x: 0), .init(index: 1, x: 5)], origin: origin,
              color: .black))
        ]))
  }
}
