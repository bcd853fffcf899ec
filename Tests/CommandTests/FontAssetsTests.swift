import Gallery
import Motion
import Photos
import SDLHost
import SceneGraph
import Testing

@Suite("The fonts that come with the program")
struct FontAssetsTests {
  private let store = PhotoStore(queue: DecodeQueue(decoder: SDLPhotoDecoder()) {})
  private let typography: Typography

  init() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    typography = try Typography.load(
      from: PhotoPath(root + "/Assets/Fonts"), decoder: SDLPhotoDecoder(), into: store)
  }

  @Test(
    "Each size and its double have a strike of their own",
    arguments: [
      (Typography.Weight.regular, [13.0, 16, 28]), (.bold, [13, 16, 24]), (.mono, [12, 14]),
    ])
  func strikes(_ weight: Typography.Weight, _ sizes: [Double]) {
    for size in sizes {
      for scale in [1.0, 2.0] {
        let pixels = size * scale
        #expect(typography.font(size, weight).strike(forPixelSize: pixels).pixelSize == pixels)
      }
    }
  }

  @Test(
    "Latin-1 and the signs that the gallery writes are there", arguments: Typography.Weight.allCases
  )
  func characters(_ weight: Typography.Weight) {
    let typeface = typography.font(13, weight).typeface
    #expect(typeface.glyphs.count == 243)
    for character in "Aaz09?éß…–×·←→↑↓↵✕❚�" {
      #expect(typeface.indices[character] != nil, "\(character)")
    }
    #expect(typeface.glyphs[typeface.missingGlyph] == "\u{fffd}")
  }

  @Test(
    "Every glyph has ink inside its rectangle and none around it",
    arguments: Typography.Weight.allCases)
  func ink(_ weight: Typography.Weight) throws {
    for strike in typography.font(13, weight).typeface.strikes {
      guard case .image(let atlas) = strike.atlas else {
        Issue.record("not in the store")
        continue
      }
      let content = store.content(
        of: store.image(atlas), crop: .unit, pixelSize: Size(width: 1, height: 1),
        at: .zero)
      guard case .levels(let levels) = content else {
        Issue.record("no pixels")
        continue
      }
      let bitmap = levels.bitmaps[0]
      for glyph in strike.glyphs where glyph.atlasRect.isDrawable {
        let (x, y) = (Int(glyph.atlasRect.x), Int(glyph.atlasRect.y))
        let (width, height) = (Int(glyph.atlasRect.width), Int(glyph.atlasRect.height))
        func alpha(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] >> 24 }
        let inside = (y..<(y + height)).contains { y in
          (x..<(x + width)).contains { alpha($0, y) > 0 }
        }
        let around = (y - 1...y + height).contains { y in
          alpha(x - 1, y) > 0 || alpha(x + width, y) > 0
        }
        #expect(inside && !around)
      }
    }
  }

  @Test("A missing folder is named")
  func missing() throws {
    let error = try #require(throws: TypographyError.self) {
      try Typography.load(from: PhotoPath("/nowhere"), decoder: SDLPhotoDecoder(), into: store)
    }
    #expect(error.description == "/nowhere/inter.json: there is no such file")
  }
}
