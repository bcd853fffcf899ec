import FoundationEssentials
import Photos
import SDLHost
import SceneGraph
import TestSupport
import Testing

@Suite("Writing PNG files")
struct PNGWriterTests {
  private func decoded(_ file: [UInt8]) throws -> Bitmap {
    let path = PhotoPath("written.png")
    let header = try PhotoHeader.read(contents: file, of: path)
    return try SDLPhotoDecoder().decode(file, header: header, path: path)
  }

  /// Pixels that differ in every component, with the given alpha.
  private func pattern(width: Int, height: Int, alpha: (Int) -> UInt32) -> Bitmap {
    let pixels = (0..<(width * height)).map { index -> UInt32 in
      let a = alpha(index)
      let parts = [17, 31, 53].map { UInt32(index * $0) % (a + 1) }
      return a << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
    return Bitmap(
      width: width, height: height, pixels: pixels,
      isOpaque: pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("An opaque picture comes back as it was", arguments: [(1, 1), (3, 7), (241, 160)])
  func opaqueRoundTrip(_ size: (Int, Int)) throws {
    let picture = pattern(width: size.0, height: size.1) { _ in 255 }
    #expect(try decoded(PNGWriter.encode(picture)) == picture)
  }

  @Test("A transparent picture comes back as it was: straight alpha loses nothing")
  func transparentRoundTrip() throws {
    let picture = pattern(width: 256, height: 20) { UInt32($0 % 256) }
    #expect(try decoded(PNGWriter.encode(picture)) == picture)
  }

  @Test("Noise, which cannot be pressed, fits all the same")
  func noiseFits() throws {
    var state: UInt32 = 1
    let pixels = (0..<(300 * 200)).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8 | 0xff00_0000
    }
    let picture = Bitmap(width: 300, height: 200, pixels: pixels, isOpaque: true)
    #expect(try decoded(PNGWriter.encode(picture)) == picture)
  }

  @Test("A picture without pixels is refused")
  func emptyIsRefused() {
    let empty = Bitmap(width: 0, height: 0, pixels: [], isOpaque: true)
    #expect(throws: SDLError.self) { try PNGWriter.encode(empty) }
  }

  @Test("A file is written in place of a longer one")
  func fileIsReplaced() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("picture.png")
    for side in [60, 2] {
      let picture = pattern(width: side, height: side) { _ in 255 }
      try PNGWriter.write(picture, to: path)
      let file = try #require(FileManager.default.contents(atPath: path))
      #expect(try decoded(Array(file)) == picture)
    }
  }

  @Test("A folder that is not there is named, with the system's reason")
  func failureIsNamed() throws {
    let picture = pattern(width: 2, height: 2) { _ in 255 }
    let error = try #require(throws: SDLError.self) {
      try PNGWriter.write(picture, to: "/nowhere/picture.png")
    }
    #expect(error.description == "/nowhere/picture.png: No such file or directory")
  }
}
