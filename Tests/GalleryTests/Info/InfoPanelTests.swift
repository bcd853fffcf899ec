// The dates are the panel's own: nothing else in the package shows any.
@testable import Gallery
import Motion
import Photos
import SceneGraph
import TestSupport
import Testing

/// The panel that says what is known of a photograph.
@MainActor @Suite("The info panel")
struct InfoPanelTests {
  @Test("It says what the file is, follows the pages, and goes away by the same key")
  func facts() throws {
    let album = try PhotoFolderFixture(count: 4)
    let player = try GalleryPlayer(album.paths, typography: RealTypography().fonts)
    player.press(.character("i"), shift: true)
    player.next()
    #expect(player.frame.texts.contains { $0.hasPrefix("Open a photograph") })
    player.open(0)
    player.settle()
    player.decode()
    player.next()
    let texts = player.frame.texts
    #expect(texts.contains("photo-0.pgm") && texts.contains("60 × 40 pixels"))
    #expect(texts.contains("PNM"))
    #expect(texts.contains("upright") && texts.contains("none, shown as sRGB"))
    player.press(.right)
    player.settle()
    player.decode()
    player.next()
    #expect(player.frame.texts.contains("40 × 60 pixels"))
    player.press(.character("i"), shift: true)
    player.next()
    #expect(!player.frame.texts.contains("40 × 60 pixels"))
  }

  @Test("It says when a photograph was taken, where the file does")
  func taken() throws {
    let folder = try TemporaryFolder()
    let date: [UInt8] = Array("2024:02:29 07:05:30\0".utf8)
    // A TIFF file of two directories, the second of which holds the date alone.
    var block: [UInt8] = Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0]
    block += [0x69, 0x87, 4, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0]
    block += [1, 0, 0x03, 0x90, 2, 0, 20, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0] + date
    var file: [UInt8] = [0xff, 0xd8, 0xff, 0xe1, 0, UInt8(block.count + 2)] + block
    file += [0xff, 0xc0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0, 0xff, 0xd9]
    try folder.write("dated.jpg", file)
    let player = try GalleryPlayer(
      [PhotoPath(folder.path("dated.jpg"))], typography: RealTypography().fonts)
    player.open(0)
    player.settle()
    player.decode()
    player.press(.character("i"), shift: true)
    player.next()
    #expect(player.frame.texts.contains("Taken"))
    #expect(player.frame.texts.contains("2024-02-29 07:05"))
  }

  @Test("Of a file that cannot be shown it says why")
  func fault() throws {
    let album = try PhotoFolderFixture(count: 3, broken: [0])
    let player = try GalleryPlayer(album.paths, typography: RealTypography().fonts)
    player.press(.character("i"), shift: true)
    player.press(.right)
    player.next()
    let reason = try #require(player.app.failure(of: 0)).description
    #expect(player.frame.texts.contains("Fault"))
    #expect(player.frame.texts.contains { reason.hasPrefix($0) && $0.count > 6 })
  }

  @Test(
    "Dates are those of the calendar",
    arguments: [
      (0, "1970-01-01 00:00 UTC"), (951_782_400, "2000-02-29 00:00 UTC"),
      (1_709_190_300, "2024-02-29 07:05 UTC"), (-1, "1969-12-31 23:59 UTC"),
      (4_107_542_399, "2100-02-28 23:59 UTC"), (4_107_542_400, "2100-03-01 00:00 UTC"),
    ])
  func dates(seconds: Int64, text: String) {
    #expect("\(CivilDate(nanoseconds: seconds * 1_000_000_000))" == text)
  }

  @Test(
    "Sizes are written in a good unit and exactly",
    arguments: [
      (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB (1,000 bytes)"),
      (1_234_567, "1.2 MB (1,234,567 bytes)"), (3_950_000_000, "4.0 GB (3,950,000,000 bytes)"),
    ])
  func sizes(count: Int64, text: String) {
    #expect(PhotoFactLines.bytes(count) == text)
  }
}
