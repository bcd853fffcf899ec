import Photos
import SDLHost
import SceneGraph
import Testing

/// Every difficult file the whole way: header, queue, decoder, orientation, scaling.
@Suite("Reading every difficult file")
struct FixtureReadingTests {
  /// Smaller than all but the smallest pictures, so that there is a thumbnail.
  private static let cell = PixelSize(width: 80, height: 80)

  private static func outcome(of path: PhotoPath, full: Bool = true) -> FinishedPhoto.Outcome? {
    let queue = DecodeQueue(decoder: SDLPhotoDecoder(), threadCount: 1) {}
    queue.read(.pixels(thumbnail: cell, full: full), of: path, as: Image.ID(rawValue: 0))
    queue.waitForAll()
    return queue.takeFinished().first?.outcome
  }

  private static func pixels(of fixture: Fixture, full: Bool = true) throws -> PhotoPixels {
    switch try #require(outcome(of: fixture.path, full: full)) {
    case .pixels(let pixels): return pixels
    case .failed(let error): throw error
    case .header: throw Fault.onlyHeader
    }
  }

  private enum Fault: Error { case onlyHeader }

  private static let shown = Fixture.all.filter { $0.expect == .shown }

  @Test("The picture and its thumbnail are upright and in the right colours", arguments: shown)
  func bothShow(_ fixture: Fixture) throws {
    let pixels = try FixtureReadingTests.pixels(of: fixture)
    let full = try #require(pixels.full)
    if let size = fixture.size {
      #expect([full.bitmaps[0].width, full.bitmaps[0].height] == size)
      try compare(full, with: fixture, size)
      if let (_, thumbnail) = pixels.thumbnail { try compare(thumbnail, with: fixture, size) }
    }
    #expect(pixels.facts?.damage == nil)
  }

  @Test(
    "A thumbnail alone, for which less is decoded, is the same but for a little", arguments: shown)
  func thumbnailAlone(_ fixture: Fixture) throws {
    let pixels = try FixtureReadingTests.pixels(of: fixture, full: false)
    let size = try #require(fixture.size)
    let levels = try #require(pixels.thumbnail?.levels ?? pixels.full)
    try compare(levels, with: fixture, size)
  }

  /// Compares the largest level at the fixture's points, whose surroundings are of one colour.
  private func compare(_ levels: ImageLevels, with fixture: Fixture, _ size: [Int]) throws {
    let bitmap = levels.bitmaps[0]
    let tolerance = Double(try #require(fixture.tol)) + 1
    func place(_ at: Int, of side: Int, from start: Double, _ length: Double, _ count: Int) -> Int {
      let part = ((Double(at) + 0.5) / Double(side) - start) / length
      return min(max(Int(part * Double(count)), 0), count - 1)
    }
    for (label, sample) in try #require(fixture.points) {
      let pixel = bitmap.components(
        x: place(
          sample.at[0], of: size[0], from: levels.coverage.x, levels.coverage.width, bitmap.width),
        y: place(
          sample.at[1], of: size[1], from: levels.coverage.y, levels.coverage.height, bitmap.height)
      )
      if let alpha = sample.a ?? fixture.alpha?[label] {
        #expect(Double(abs(pixel.alpha - alpha)) <= tolerance, "alpha at \(label)")
      }
      guard let rgb = sample.rgb else { continue }
      for (found, straight) in zip(pixel.premultiplied, rgb) {
        let wanted = Double(straight * pixel.alpha) / 255
        #expect(abs(Double(found) - wanted) <= tolerance, "\(pixel) at \(label)")
      }
    }
  }

  @Test(
    "What cannot be shown gives one sentence with the file's name and the reason",
    arguments: Fixture.all.filter { $0.expect == .refused })
  func oneSentence(_ fixture: Fixture) throws {
    let error = try #require(throws: PhotoError.self) {
      try FixtureReadingTests.pixels(of: fixture)
    }
    let line = error.description
    #expect(line.hasPrefix(fixture.path.displayName + ": "))
    #expect(line.count > fixture.path.displayName.count + 8)
    #expect(!line.contains { $0.isNewline })
  }

  @Test(
    "A format that SDL2_image lacks is named",
    arguments: [
      ("other/image.avif", "AVIF format not supported by the installed SDL2_image"),
      ("other/image.jxl", "JPEG XL format not supported by the installed SDL2_image"),
    ])
  func lackingFormats(name: String, reason: String) throws {
    let fixture = try #require(Fixture.all.first { $0.name == name })
    let error = try #require(throws: PhotoError.self) {
      try FixtureReadingTests.pixels(of: fixture)
    }
    #expect("\(error.reason)" == reason)
  }

  @Test(
    "A JPEG or GIF that is cut short shows what is there, with a mark; PNG and WebP give the reason"
  )
  func truncated() throws {
    for name in ["broken/truncated-half.jpg", "broken/truncated-half.gif"] {
      let fixture = try #require(Fixture.all.first { $0.name == name })
      #expect(try FixtureReadingTests.pixels(of: fixture).facts?.damage == .cutShort, "\(name)")
    }
    for name in ["broken/truncated-half.png", "broken/truncated-half.webp"] {
      let fixture = try #require(Fixture.all.first { $0.name == name })
      let error = try #require(throws: PhotoError.self) {
        try FixtureReadingTests.pixels(of: fixture)
      }
      #expect(error.reason == .damaged("the file ends inside the picture"))
    }
  }

  @Test(
    "It is told which profile was followed",
    arguments: [
      ("jpeg/icc-display-p3.jpg", "Display P3 (test), converted to sRGB"),
      ("jpeg/orient-1.jpg", "none, shown as sRGB"),
    ])
  func profiles(name: String, text: String) throws {
    let fixture = try #require(Fixture.all.first { $0.name == name })
    let pixels = try FixtureReadingTests.pixels(of: fixture)
    #expect(pixels.facts?.profile.description == text)
  }
}
