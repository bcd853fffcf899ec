import CPlatform
import Glibc
import SceneGraph
import SDLHost
import TestSupport
import Testing

/// These look for fonts as the program does, and check only what every font has in common.
@Suite(
  "Glyphs of installed fonts",
  .enabled(
    if: HostFonts.fonts?.regular.writes("я") == true,
    "SDL2_ttf or a font with Cyrillic letters is not installed"))
struct InstalledFontsTests {
  @Test("A unit is as wide as its glyph, and has ink above the baseline", arguments: [13.0, 28])
  func ink(size: Double) throws {
    let fonts = try #require(HostFonts.fonts).regular
    let advance = try #require(fonts.advance(of: "я", size: size))
    #expect(advance > size * 0.3 && advance < size)
    let typeface = try #require(fonts.typeface(for: ["я", "ж"], size: size))
    #expect(typeface.strikes.map(\.pixelSize) == [size])
    for strike in typeface.strikes {
      guard case .bitmap(let bitmap) = strike.atlas else {
        Issue.record("no pixels")
        continue
      }
      let scale = strike.pixelSize / size
      for glyph in strike.glyphs {
        #expect(abs(glyph.advance / scale - size * 0.6) < size * 0.4)
        let cell = glyph.atlasRect
        #expect(cell.maxX <= Double(bitmap.width) && cell.maxY <= Double(bitmap.height))
        let baseline = Int(-glyph.bearing.dy)
        var (above, below) = (0, 0)
        for y in 0..<Int(cell.height) {
          for x in Int(cell.minX)..<Int(cell.maxX) where bitmap.pixels[y * bitmap.width + x] > 0 {
            let pixel = bitmap.pixels[y * bitmap.width + x]
            let alpha = pixel >> 24
            let isWhite = pixel == alpha * 0x0101_0101
            #expect(isWhite)
            if y < baseline { above += 1 } else { below += 1 }
          }
        }
        #expect(above > 5 && below <= above / 5, "\(above) above, \(below) below")
      }
    }
  }

  @Test(
    "What makes no mark, or changes the direction of what does, is not written",
    arguments: ["\u{202e}", "\u{200b}", "\u{a0}", "\u{7}", "\u{e000}", "\u{10fffe}", "\u{200d}"])
  func unseen(text: String) throws {
    let fonts = try #require(HostFonts.fonts).regular
    #expect(!fonts.writes(try #require(text.first)))
  }

  @Test("The same question has the same answer, and the same pixels")
  func repeats() throws {
    let fonts = try #require(HostFonts.fonts)
    let typeface = try #require(fonts.bold.typeface(for: ["я"], size: 13))
    #expect(fonts.bold.typeface(for: ["я"], size: 13) === typeface)
    #expect(fonts.regular.typeface(for: ["я"], size: 13)?.name != typeface.name)
    #expect(fonts.regular.advance(of: "я", size: 13) == fonts.regular.advance(of: "я", size: 13))
  }

  @Test("Sizes no text has are refused, not tried", arguments: [0, -1, 1e9, .nan, .infinity])
  func sizes(size: Double) throws {
    let fonts = try #require(HostFonts.fonts).regular
    #expect(fonts.advance(of: "я", size: size) == nil)
    #expect(fonts.typeface(for: ["я"], size: size) == nil)
  }
}

private enum HostFonts {
  static let fonts = InstalledFonts.find(density: 1) { getenv($0).map { String(cString: $0) } }
}
