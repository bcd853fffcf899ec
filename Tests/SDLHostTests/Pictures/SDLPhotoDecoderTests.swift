import FoundationEssentials
import Photos
import SDLHost
import SceneGraph
import Testing

@Suite("Decoding pictures")
struct SDLPhotoDecoderTests {
  private let decoder = SDLPhotoDecoder()

  private func upright(_ fixture: Fixture) throws -> Bitmap {
    let contents = try fixture.contents()
    let header = try PhotoHeader.read(contents: contents, of: fixture.path)
    let stored = try decoder.decode(contents, header: header, path: fixture.path)
    return header.orientation.upright(stored)
  }

  @Test("The fixtures are all there")
  func fixturesAreThere() {
    #expect(Fixture.all.count == 107)
  }

  @Test(
    "Pictures show upright, in the right colours",
    arguments: Fixture.all.filter { $0.expect == .shown })
  func picturesShow(_ fixture: Fixture) throws {
    let picture = try upright(fixture)
    if let size = fixture.size { #expect([picture.width, picture.height] == size) }
    let tolerance = try #require(fixture.tol)
    for (label, sample) in try #require(fixture.points) {
      let pixel = picture.components(x: sample.at[0], y: sample.at[1])
      if let alpha = sample.a ?? fixture.alpha?[label] {
        #expect(abs(pixel.alpha - alpha) <= tolerance, "alpha at \(label)")
      }
      guard let rgb = sample.rgb else { continue }
      for (found, straight) in zip(pixel.premultiplied, rgb) {
        let wanted = Double(straight * pixel.alpha) / 255
        #expect(abs(Double(found) - wanted) <= Double(tolerance) + 0.5, "\(pixel) at \(label)")
      }
    }
  }

  @Test(
    "A file that is no picture is refused in one line that names it",
    arguments: Fixture.all.filter { $0.expect == .refused })
  func brokenIsRefused(_ fixture: Fixture) throws {
    let error = try #require(throws: PhotoError.self) { try upright(fixture) }
    let line = error.description
    #expect(line.contains(fixture.path.displayName))
    #expect(!line.contains("\n"))
  }

  @Test(
    "A doubtful file shows or is refused",
    arguments: Fixture.all.filter { $0.expect == .either })
  func doubtfulIsShownOrRefused(_ fixture: Fixture) throws {
    do {
      let picture = try upright(fixture)
      #expect(picture.width > 0 && picture.height > 0)
    } catch let error as PhotoError {
      #expect(error.description.contains(fixture.path.displayName))
    }
  }

  @Test("A drawing is made at the size its header was read as, not at the size it claims")
  func drawingsAreBounded() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "other/claims-100000px.svg" })
    let contents = try fixture.contents()
    let header = try PhotoHeader.read(contents: contents, of: fixture.path)
    let drawing = try decoder.decode(contents, header: header, path: fixture.path)
    #expect(drawing.width <= header.storedWidth && drawing.height <= header.storedHeight)
    #expect(max(drawing.width, drawing.height) > 100)
  }

  @Test("Only a picture without a transparent pixel calls itself opaque")
  func opacity() throws {
    for fixture in Fixture.all where fixture.expect == .shown && fixture.name.hasPrefix("png/") {
      let picture = try upright(fixture)
      #expect(picture.isOpaque == picture.pixels.allSatisfy { $0 >> 24 == 255 }, "\(fixture.name)")
    }
  }

  @Test("No component exceeds its alpha, and clear pixels hold no colour")
  func premultiplied() throws {
    for fixture in Fixture.all where fixture.expect == .shown && fixture.name.hasPrefix("png/") {
      for pixel in try upright(fixture).pixels {
        let alpha = pixel >> 24
        let isValid =
          pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha
        guard isValid else {
          Issue.record("\(fixture.name): \(String(pixel, radix: 16))")
          break
        }
      }
    }
  }

  @Test("What a library prints becomes the reason")
  func reasonsAreTheLibrarys() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "broken/wrong-idat-crc.png" })
    let error = try #require(throws: PhotoError.self) { try upright(fixture) }
    #expect(error.description.contains("CRC error"))
  }

  @Test("Several threads may decode at once")
  func manyAtOnce() async throws {
    let fixtures = Fixture.all.filter { $0.name.hasPrefix("jpeg/") && $0.expect == .shown }
    let alone = try fixtures.map { try upright($0) }
    let together = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, fixture) in fixtures.enumerated() {
        group.addTask { (index, try self.upright(fixture)) }
      }
      return try await group.reduce(into: [Int: Bitmap]()) { $0[$1.0] = $1.1 }
    }
    for (index, picture) in alone.enumerated() { #expect(together[index] == picture) }
  }
}

extension Bitmap {
  /// One pixel's parts, 0 to 255.
  func components(x: Int, y: Int) -> (premultiplied: [Int], alpha: Int) {
    let pixel = pixels[y * width + x]
    return (
      [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)], Int(pixel >> 24)
    )
  }
}
