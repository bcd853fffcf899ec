import Gallery
import Motion
import Photos
import SceneGraph
import Testing

/// Names of files where there are installed fonts: of letters in Hebrew and `中` alone.
@MainActor @Suite("Names of files with glyphs of a fallback")
struct FallbackNamesTests {
  private struct Installed: FallbackGlyphs {
    func writes(_ character: Character) -> Bool { "אבג中".contains(character) }

    func advance(of unit: String, size: Double) -> Double? { Double(unit.count) * size }

    func typeface(for units: [String], size: Double) -> Typeface? {
      let glyph = Typeface.GlyphImage(atlasRect: .zero, bearing: .zero, advance: size)
      return Typeface(
        name: "installed", glyphs: units.map { $0.first ?? " " },
        strikes: [
          Typeface.Strike(
            pixelSize: size, ascent: size, descent: 0,
            pixels: .bitmap(Bitmap(width: 1, height: 1, pixels: [0], isOpaque: false)),
            glyphs: units.map { _ in glyph })
        ], kerning: [:])
    }
  }

  @Test(
    "What the fallback writes stays, what it lacks is its escape, and a name from right to left ends",
    arguments: [
      ("中a", "中a"), ("中文", "中\\u{6587}"), ("אב 1", "אב 1\u{200e}"), ("plain", "plain"),
      ("a\u{202e}b", "a\\u{202e}b"), ("a\u{200e}b", "a\\u{200e}b"),
    ])
  func legible(name: String, shown: String) throws {
    let atlases = try RealTypography.atlases.get()
    let store = PhotoStore(queue: DecodeQueue(decoder: WhiteDecoder()) {})
    let fallback = Typography.Fallback(regular: Installed(), bold: Installed())
    let fonts = Typography(atlases, into: store, fallback: fallback)
    #expect(fonts.legible(name) == shown)
    #expect(Typography(atlases, into: store).legible("中") == "\\u{4e2d}")
  }
}
