import Gallery
import Motion
import SceneGraph
import Testing

/// The expected digests are MurmurHash3 x64 128 as a Python program of a dozen lines computes it,
/// which itself gives the published digests of "hello" and of the quick brown fox.
@Suite("The digest of a display list")
struct DisplayListDigestTests {
  private static let typeface = Typeface(
    name: "inter", glyphs: ["a"],
    strikes: [
      Typeface.Strike(
        pixelSize: 16, ascent: 12, descent: 4, atlas: Image.ID(rawValue: 0),
        glyphs: [Typeface.GlyphImage(atlasRect: .zero, bearing: .zero, advance: 9)])
    ],
    kerning: [:])

  private static let image = DisplayImage(
    image: Image(id: Image.ID(rawValue: 7), size: Size(width: 640, height: 480)),
    crop: Rect(x: 0, y: 0.125, width: 1, height: 0.75),
    frame: Rect(x: 5, y: 6, width: 7, height: 8), radii: CornerRadii(12), opacity: 0.9)

  private static let text = DisplayText(
    font: Font(typeface: typeface, size: 17),
    glyphs: [DisplayText.Glyph(index: 3, x: 0), DisplayText.Glyph(index: 4, x: 9.5)],
    origin: Point(x: 11, y: 12), color: .black)

  private static let everything = DisplayList([
    .border(
      RoundedRect(rect: Rect(x: 1, y: 2, width: 3, height: 4), curve: .circular), width: 1.5,
      Color(white: 1, alpha: 0.5)),
    .shadow(
      DisplayShadow(
        shape: RoundedRect(rect: Rect(x: 1, y: 2, width: 3, height: 4), radii: CornerRadii(8)),
        offset: Vector(dx: -2, dy: 6), radius: 12.5, color: Color(white: 0, alpha: 0.25))),
    .group(
      DisplayGroup(
        list: DisplayList([.group(DisplayGroup(list: DisplayList([.image(image), .text(text)])))]),
        transform: .translation(x: 100, y: 200),
        clip: RoundedRect(
          rect: Rect(x: 0, y: 0, width: 50, height: 60), radii: CornerRadii(2), curve: .circular),
        opacity: 0.5)),
  ])

  @Test("Nothing, a fill, and every kind of item have the digests computed elsewhere")
  func matchesTheReference() {
    let fill = DisplayItem.fill(
      RoundedRect(
        rect: Rect(x: 10, y: 20, width: 30.5, height: 40.25),
        radii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
      Color(red: 0.25, green: 0.5, blue: 0.75))
    #expect(DisplayListDigest(of: DisplayList()).text == "28df63b7cc57c3cbf2557dfcc4e8fe52")
    #expect(DisplayListDigest(of: DisplayList([fill])).text == "45aa0414c0f5ebc551619a236430221e")
    let everything = DisplayListDigest(of: DisplayListDigestTests.everything)
    #expect(everything.text == "a10466313d160ca73cd8c1ad8d6459de")
  }

  @Test("A list that differs in the last bit of one number has another digest")
  func seesTheLastBit() {
    var image = DisplayListDigestTests.image
    let before = DisplayListDigest(of: DisplayList([.image(image)]))
    image.opacity = image.opacity.nextUp
    #expect(DisplayListDigest(of: DisplayList([.image(image)])) != before)
  }

  @Test("What lies in a group is told from what lies beside it")
  func seesNesting() {
    let item = DisplayItem.image(DisplayListDigestTests.image)
    let inside = DisplayList([.group(DisplayGroup(list: DisplayList([item, item])))])
    let beside = DisplayList([.group(DisplayGroup(list: DisplayList([item]))), item])
    #expect(DisplayListDigest(of: inside) != DisplayListDigest(of: beside))
  }

  @Test("Its text reads back; anything else is refused")
  func readsItsText() {
    let digest = DisplayListDigest(of: DisplayListDigestTests.everything)
    #expect(DisplayListDigest(digest.text) == digest)
    for wrong in [
      "", "a1", String(digest.text.dropLast()), digest.text + "0", digest.text.uppercased(),
      "+10466313d160ca73cd8c1ad8d6459de", "a10466313d160ca73cd8c1ad8d6459dg",
    ] {
      #expect(DisplayListDigest(wrong) == nil)
    }
  }
}
