import Gallery
import Motion
import Photos
import SceneGraph
import Testing

/// Names of files as they are written under thumbnails.
@MainActor @Suite("Names of files on screen")
struct NamesTests {
  @Test(
    "What has no glyph is written as its escape, what is no text as the sign for that",
    arguments: [
      (Array("plain name.pgm".utf8), "plain name"), (Array("Zürich.pgm".utf8), "Zürich"),
      // Decomposed, as some systems write it: the same letter.
      (Array("Zu\u{308}rich.pgm".utf8), "Zürich"),
      (Array("日本.pgm".utf8), "\\u{65e5}\\u{672c}"), (Array("a\u{1f600}b.pgm".utf8), "a\\u{1f600}b"),
      (Array("two\nlines.pgm".utf8), "two\u{fffd}lines"),
      ([0x68, 0xff, 0x2e, 0x70, 0x67, 0x6d], "h\u{fffd}"),
    ])
  func names(bytes: [UInt8], shown: String) throws {
    let fonts = try RealTypography().fonts
    let path = PhotoPath(bytes: Array("/nowhere/".utf8) + bytes)
    let player = try GalleryPlayer([path], typography: fonts)
    player.settle()
    // A glyph that stands for another is written by its own character.
    let typeface = fonts.font(13).typeface
    let written = String(
      shown.map { typeface.glyphs[typeface.indices[$0] ?? typeface.missingGlyph] })
    #expect(player.frame.texts.contains { $0.hasPrefix(written) })
  }
}
