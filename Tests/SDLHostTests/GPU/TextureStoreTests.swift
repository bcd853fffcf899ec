import Motion
import Photos
// The store of textures is the renderer's own.
@testable import SDLHost
import SceneGraph
import Testing

@Suite(
  "Textures arrive in time and go when they must", .serialized,
  .enabled(if: TestDisplay.isAvailable, Comment(rawValue: TestDisplay.reason)))
@MainActor
struct TextureStoreTests {
  @Test("No frame uploads more than its budget, and the picture is whole in the end")
  func budget() throws {
    let screen = try TextureScreen()
    let store = screen.store
    store.budget.upload = 20_000
    let pictures = TestPictures(levels: [
      0: ImageLevels(bitmaps: [screen.plain(0xff20_c040, side: 256)])
    ])
    var frames = 1
    while try !screen.draw(screen.list([0], side: 256), pictures) {
      #expect(store.uploadedBytes > 0 && store.uploadedBytes <= 20_000)
      // Its colour stands for it meanwhile.
      #expect(try screen.pixel(100, 100) == 0xff20_c040)
      frames += 1
      try #require(frames < 100)
    }
    #expect(frames == 14)
    #expect(try screen.pixel(100, 100) == 0xff20_c040)
    #expect(try screen.draw(screen.list([0], side: 256), pictures))
    #expect(store.uploadedBytes == 0)
  }

  @Test("Each frame uploads a row at least, however small its budget")
  func leastProgress() throws {
    let screen = try TextureScreen()
    let store = screen.store
    store.budget.upload = 1
    let pictures = TestPictures(levels: [
      0: ImageLevels(bitmaps: [screen.plain(0xffff_0000, side: 64)])
    ])
    for _ in 0..<63 { #expect(try !screen.draw(screen.list([0]), pictures)) }
    #expect(try screen.draw(screen.list([0]), pictures))
  }

  @Test("Until a level is there, the best one that is there is shown")
  func fallback() throws {
    let screen = try TextureScreen()
    let store = screen.store
    store.budget.upload = 10_000
    let levels = ImageLevels(bitmaps: [
      screen.plain(0xff00_ff00, side: 256), screen.plain(0xff00_00ff, side: 128),
    ])
    let pictures = TestPictures(levels: [0: levels])
    // The coarser level is small enough to be uploaded at once.
    #expect(try !screen.draw(screen.list([0], side: 256), pictures))
    #expect(try screen.pixel(60, 60) == 0xff00_00ff)
    while try !screen.draw(screen.list([0], side: 256), pictures) {}
    #expect(try screen.pixel(60, 60) == 0xff00_ff00)
  }

  @Test("A sharper copy takes the place of the one before only when it is whole")
  func sharperCopy() throws {
    let screen = try TextureScreen()
    let store = screen.store
    var pictures = TestPictures(levels: [
      0: ImageLevels(bitmaps: [screen.plain(0xffff_0000, side: 64)])
    ])
    #expect(try screen.draw(screen.list([0], side: 256), pictures))
    store.budget.upload = 50_000
    pictures.levels[0] = ImageLevels(bitmaps: [
      screen.plain(0xff00_ff00, side: 256), screen.plain(0xff00_00ff, side: 32),
    ])
    var frames = 0
    while try !screen.draw(screen.list([0], side: 256), pictures) {
      #expect(try screen.pixel(60, 60) == 0xffff_0000)
      frames += 1
    }
    #expect(frames == 5)
    #expect(try screen.pixel(60, 60) == 0xff00_ff00)
  }

  @Test("What was not used for longest is thrown away first, and nothing that a frame needs")
  func leastRecentlyUsed() throws {
    let screen = try TextureScreen()
    let store = screen.store
    let pictures = TestPictures(
      levels: Dictionary(
        uniqueKeysWithValues: (0..<8).map {
          ($0, ImageLevels(bitmaps: [screen.plain(0xff00_0000 | UInt32($0) << 5, side: 128)]))
        }))
    let bytes = 128 * 128 * 4
    store.budget.memory = 3 * bytes
    for number in 0..<6 {
      try screen.draw(screen.list([number]), pictures)
      #expect(store.residentBytes <= store.budget.memory)
    }
    try screen.draw(screen.list([5, 4, 3]), pictures)
    #expect(store.uploadedBytes == 0)
    try screen.draw(screen.list([2]), pictures)
    #expect(store.uploadedBytes == bytes)
    // Five at once are more than there is room for; they are drawn all the same.
    #expect(try screen.draw(screen.list([0, 1, 2, 6, 7]), pictures))
    #expect(store.residentBytes == 5 * bytes)
    #expect(try screen.pixel(4 * 40 + 60, 60) == 0xff00_0000 | 7 << 5)
    try screen.draw(screen.list([]), pictures)
    #expect(store.residentBytes <= store.budget.memory)
  }

  @Test("What the device has lost is made anew, and looks the same")
  func deviceLoss() throws {
    let screen = try TextureScreen()
    let store = screen.store
    let lists = [ComparedList.images[7], ComparedList.texts[0], ComparedList.groups[8]]
    for compared in lists {
      let before = try screen.ways.byDevice(compared.list, ComparedList.pictures)
      screen.ways.presenter.lose(.device)
      #expect(store.residentBytes == 0)
      let after = try screen.ways.byDevice(compared.list, ComparedList.pictures)
      #expect(store.residentBytes > 0)
      #expect(before == after, "\(compared.testDescription)")
    }
  }

  @Test("A picture larger than any texture is drawn from a level that is not")
  func tooLarge() throws {
    let screen = try TextureScreen()
    let side = screen.ways.presenter.renderer.device.largestSide
    let huge = Bitmap(
      width: side + 1, height: 2, pixels: [UInt32](repeating: 0xffff_0000, count: 2 * side + 2),
      isOpaque: true)
    let levels = ImageLevels(bitmaps: [huge, screen.plain(0xff00_00ff, side: 64)])
    try screen.draw(screen.list([0], side: 128), TestPictures(levels: [0: levels]))
    #expect(try screen.pixel(60, 60) == 0xff00_00ff)
  }

  @Test(
    "A picture larger than any texture is as sharp as the rasteriser draws it, wherever it is seen")
  func window() throws {
    let screen = try TextureScreen()
    screen.store.largestSide = 512
    let pictures = TestPictures(levels: [
      0: MipChain.levels(of: screen.pattern(width: 3000, height: 2000))
    ])
    for (x, y) in [(0.0, 0.0), (-700, -300), (-1500.5, -900.25), (-2600, -1700), (100, -1900)] {
      let list = screen.list(x, y, of: Size(width: 3000, height: 2000))
      let difference = PictureDifference(
        try screen.ways.byDevice(list, pictures), screen.ways.byProcessor(list, pictures))
      #expect(difference.largest <= 6, "at \(x), \(y): \(difference)")
    }
  }

  @Test("A part that is in a texture is not uploaded again while the picture is moved a little")
  func windowStays() throws {
    let screen = try TextureScreen()
    screen.store.largestSide = 1024
    let size = Size(width: 3000, height: 2000)
    let pictures = TestPictures(levels: [
      0: MipChain.levels(of: screen.pattern(width: 3000, height: 2000))
    ])
    while try !screen.draw(screen.list(-900, -700, of: size), pictures) {}
    for x in stride(from: -900.0, through: -930, by: -5) {
      #expect(try screen.draw(screen.list(x, -700, of: size), pictures))
      #expect(screen.store.uploadedBytes == 0)
    }
    // Far away it arrives bit by bit; something is seen meanwhile.
    screen.store.budget.upload = 100_000
    var frames = 0
    while try !screen.draw(screen.list(-2500, -1600, of: size), pictures) {
      #expect(try screen.pixel(200, 150) != 0xff2c_5c88)
      frames += 1
    }
    #expect(frames > 3)
  }
}

/// A window whose textures are watched; it closes at the end of the test that made it, so that the
/// next one may open windows elsewhere.
@MainActor
private struct TextureScreen {
  let ways: TwoWays
  let store: TextureStore

  init() throws {
    ways = try TwoWays()
    store = ways.presenter.renderer.textures
  }

  /// A picture of one colour; every bitmap is memory of its own.
  func plain(_ color: UInt32, side: Int) -> Bitmap {
    Bitmap(
      width: side, height: side, pixels: [UInt32](repeating: color, count: side * side),
      isOpaque: true)
  }

  /// A picture in which a coarser copy, or one that is shifted by a pixel, would be seen.
  func pattern(width: Int, height: Int) -> Bitmap {
    let pixels = (0..<(width * height)).map { index -> UInt32 in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let dot: UInt32 = (x / 2 + y / 3) % 2 == 0 ? 0xc0 : 0x20
      return 0xff00_0000 | dot << 16 | UInt32(x * 255 / width) << 8 | UInt32(y * 255 / height)
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  /// A picture at its own size, its corner somewhere.
  func list(_ x: Double, _ y: Double, of size: Size) -> DisplayList {
    DisplayList([
      .image(
        DisplayImage(
          image: Image(id: Image.ID(rawValue: 0), size: size),
          frame: Rect(x: x, y: y, width: size.width, height: size.height)))
    ])
  }

  func list(_ numbers: [Int], side: Double = 128) -> DisplayList {
    DisplayList(
      numbers.enumerated().map { place, number in
        .image(
          DisplayImage(
            image: ComparedList.image(number),
            frame: ComparedList.rect(Double(place) * 40, 10, side, side)))
      })
  }

  /// Draws a frame; whether everything in it was there.
  @discardableResult
  func draw(_ list: DisplayList, _ pictures: TestPictures) throws -> Bool {
    try ways.presenter.draw(ways.frame(list, pictures), at: .zero, scale: 1)
  }

  /// The pixel of the last frame at a place.
  func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    let picture = try ways.presenter.renderer.readPixels()
    return picture.pixels[y * picture.width + x]
  }
}
