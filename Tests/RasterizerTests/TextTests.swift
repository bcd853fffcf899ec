import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct TextTests {
  /// One glyph of 6 × 8 texels between solid neighbours one texel away, in a strike of 10 pixels.
  private struct Fixture {
    let glyph = Rect(x: 3, y: 2, width: 6, height: 8)
    let atlas: Bitmap
    let font: Font
    let scene: Scene

    init(size: Double) {
      var pixels = [UInt32](repeating: 0xffff_ffff, count: 20 * 14)
      for y in 0..<14 {
        for x in 0..<20 {
          let isGap = x == 2 || x == 9 || y == 1 || y == 10
          let isGlyph = x >= 3 && x < 9 && y >= 2 && y < 10
          if isGap { pixels[y * 20 + x] = 0 }
          if isGlyph { pixels[y * 20 + x] = UInt32((x * 29 + y * 17) % 256) &* 0x0101_0101 }
        }
      }
      atlas = Bitmap(width: 20, height: 14, pixels: pixels, isOpaque: false)
      let strike = Typeface.Strike(
        pixelSize: 10, ascent: 8, descent: 2, atlas: Image.ID(rawValue: 7),
        glyphs: [
          Typeface.GlyphImage(atlasRect: glyph, bearing: Vector(dx: 1, dy: -8), advance: 8)
        ])
      font = Font(
        typeface: Typeface(name: "test", glyphs: ["a"], strikes: [strike], kerning: [:]),
        size: size)
      scene = Scene(pictures: [7: ImageLevels(bitmaps: [atlas])])
    }

    func text(x: Double, y: Double, color: Color = .white) -> DisplayItem {
      .text(
        DisplayText(
          font: font, glyphs: [DisplayText.Glyph(index: 0, x: 0)], origin: Point(x: x, y: y),
          color: color))
    }
  }

  @Test("At a strike's own size glyphs stand on whole pixels, texel for texel")
  func crisp() {
    let fixture = Fixture(size: 10)
    let drawn = fixture.scene.draw([fixture.text(x: 4.4, y: 12.3)], width: 24, height: 20)
    for y in 0..<20 {
      for x in 0..<24 {
        let (u, v) = (x - 5 + 3, y - 4 + 2)
        let isInside = u >= 3 && u < 9 && v >= 2 && v < 10
        let expected = isInside ? fixture.atlas.component(3, u, v) : 0
        #expect(drawn.component(0, x, y) == expected)
      }
    }
  }

  @Test("The same size in pixels is as crisp at two pixels per point")
  func crispAtTwo() {
    let small = Fixture(size: 10).scene
    let one = small.draw([Fixture(size: 10).text(x: 4, y: 12)], width: 24, height: 20)
    let two = small.draw([Fixture(size: 5).text(x: 2, y: 6)], width: 24, height: 20, scale: 2)
    #expect(one.pixels == two.pixels)
  }

  @Test("Scaled text is interpolated at its place; the atlas's neighbours never show")
  func scaled() {
    let fixture = Fixture(size: 16)
    let drawn = fixture.scene.draw([fixture.text(x: 3.3, y: 16.7)], width: 30, height: 26)
    let scale = 1.6
    let (left, top) = (3.3 + 1 * scale, 16.7 - 8 * scale)
    var glyph = [UInt32](repeating: 0, count: 8 * 10)
    for y in 0..<8 {
      for x in 0..<6 {
        glyph[(y + 1) * 8 + x + 1] = fixture.atlas.pixels[(y + 2) * 20 + x + 3]
      }
    }
    // The glyph with a rim of nothing around it.
    let alone = Bitmap(width: 8, height: 10, pixels: glyph, isOpaque: false)
    var worst = 0.0
    for y in 0..<26 {
      for x in 0..<30 {
        let u = (Double(x) + 0.5 - left) / scale + 0.5
        let v = (Double(y) + 0.5 - top) / scale + 0.5
        worst = max(worst, abs(alone.interpolated(3, u, v) - Double(drawn.component(0, x, y))))
      }
    }
    #expect(worst <= 2.5)
  }

  @Test("Text takes its colour and its alpha")
  func color() {
    let fixture = Fixture(size: 10)
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let drawn = fixture.scene.draw(
      [fixture.text(x: 4, y: 12, color: color)], width: 24, height: 20)
    for (u, v) in [(4, 3), (8, 9), (6, 6)] {
      let mask = Double(fixture.atlas.component(3, u, v))
      #expect(abs(Double(drawn.component(2, u + 2, v + 2)) - mask * 0.5) <= 1)
      #expect(abs(Double(drawn.component(1, u + 2, v + 2)) - mask * 0.25) <= 1)
      #expect(drawn.component(0, u + 2, v + 2) == 0)
    }
  }

  @Test("Text is cut by a rounded clip")
  func clipped() {
    let fixture = Fixture(size: 10)
    let clip = RoundedRect(rect: Rect(x: 7, y: 0, width: 20, height: 20), radii: CornerRadii(10))
    let drawn = fixture.scene.draw(
      [
        .group(
          DisplayGroup(list: DisplayList([fixture.text(x: 4, y: 12)]), clip: clip))
      ], width: 24, height: 20)
    #expect(drawn.component(0, 6, 8) == 0)
    #expect(drawn.component(0, 9, 9) == fixture.atlas.component(3, 7, 7))
  }
}
