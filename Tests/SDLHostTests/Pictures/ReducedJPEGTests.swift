import Motion
import Photos
import SDLHost
import SceneGraph
import TestSupport
import Testing

/// JPEG at a part of its size, by libjpeg-turbo.
@Suite("Reduced JPEG", .enabled(if: ReducedJPEG.isAvailable, "libjpeg-turbo is not installed"))
struct ReducedJPEGTests {
  private func picture(
    _ name: String, wish: DecodingWish = DecodingWish(), reduces: Bool = true
  ) throws -> (DecodedPicture, PhotoHeader) {
    let fixture = try #require(Fixture.all.first { $0.name == name })
    let contents = try fixture.contents()
    let header = try PhotoHeader.read(contents: contents, of: fixture.path)
    let decoder = SDLPhotoDecoder(reducesJPEG: reduces)
    return (
      try decoder.picture(contents, header: header, path: fixture.path, wish: wish), header
    )
  }

  @Test(
    "It is divided while there are twice as many pixels as are wanted",
    arguments: [(1000, 1), (600, 2), (300, 4), (150, 8), (10, 8)])
  func divides(side: Int, divisor: Int) throws {
    let wish = DecodingWish(leastSize: PixelSize(width: side * 2, height: side * 3 / 2))
    let (found, header) = try picture("size/8000x6000.jpg", wish: wish)
    let (width, height) = (header.storedWidth / divisor, header.storedHeight / divisor)
    if side == 1000 {
      #expect(found.bitmap.width == 4000 || found.bitmap.width == 2000)
    } else {
      #expect(found.bitmap.width >= 2 * side * 2 && found.bitmap.width <= width * 2)
      #expect(found.bitmap.height >= 2 * side * 3 / 2 && found.bitmap.height <= height * 2)
    }
  }

  @Test(
    "Its colours are those of the whole picture, scaled",
    arguments: [
      "jpeg/orient-6.jpg", "jpeg/progressive.jpg", "jpeg/gray.jpg", "jpeg/cmyk.jpg",
      "jpeg/icc-display-p3.jpg", "jpeg/restart-markers.jpg", "jpeg/odd-size-239x157.jpg",
    ], [2, 4])
  func sameColors(name: String, divisor: Int) throws {
    let (whole, header) = try picture(name, reduces: false)
    let wanted = PixelSize(
      width: header.storedWidth / divisor / 2, height: header.storedHeight / divisor / 2)
    let (reduced, _) = try picture(name, wish: DecodingWish(leastSize: wanted))
    #expect(reduced.bitmap.width == (header.storedWidth + divisor - 1) / divisor)
    #expect(reduced.profile == whole.profile)
    let all = Rect(
      x: 0, y: 0, width: Double(header.storedWidth), height: Double(header.storedHeight))
    let scaled = AreaAverage.scaled(
      whole.bitmap, from: all, toWidth: reduced.bitmap.width, height: reduced.bitmap.height)
    var sum = 0
    for (a, b) in zip(scaled.pixels, reduced.bitmap.pixels) {
      for shift in [0, 8, 16] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    }
    // A transform's averages ring a little at edges; on the mean they are a number or two off.
    #expect(Double(sum) / Double(scaled.pixels.count * 3) < 2.5)
  }

  @Test("A photograph beyond the limit is shown reduced, within the budget, upright")
  func beyondTheLimit() throws {
    let folder = try TemporaryFolder()
    try folder.write("huge.jpg", PlainJPEG.file(width: 20_000, height: 16_000))
    let queue = DecodeQueue(decoder: SDLPhotoDecoder(), threadCount: 1) {}
    let store = PhotoStore(queue: queue, byteBudget: 64 << 20)
    let id = store.add(PhotoPath(folder.path("huge.jpg")))
    store.request(id, .thumbnail(PixelSize(width: 100, height: 100)), priority: .visible)
    store.request(id, .full, priority: .visible)
    queue.waitForAll()
    for finished in queue.takeFinished() { store.accept(finished) }
    #expect(store.holdsFull(id), "\(store.state(of: id))")
    #expect(store.bytesHeld <= 64 << 20)
    #expect(store.image(id).size == Size(width: 20_000, height: 16_000))
    let content = store.content(
      of: store.image(id), crop: .unit, pixelSize: Size(width: 4000, height: 3200), at: .zero)
    guard case .levels(let levels) = content else {
      Issue.record("nothing is shown")
      return
    }
    let bitmap = levels.bitmaps[0]
    let (top, bottom) = (bitmap.height / 4, bitmap.height * 3 / 4)
    let column = bitmap.width / 2
    #expect(bitmap.pixels[top * bitmap.width + column] == 0xffe4_e4e4)
    #expect(bitmap.pixels[bottom * bitmap.width + column] == 0xff80_8080)
  }

  @Test(
    "Beyond the limit, what cannot be reduced or is not what it says is refused with the reason")
  func refused() throws {
    let folder = try TemporaryFolder()
    func refusal(_ file: [UInt8], reduces: Bool = true) throws -> String {
      try folder.write("huge.jpg", file)
      let decoder = SDLPhotoDecoder(reducesJPEG: reduces)
      let queue = DecodeQueue(decoder: decoder, threadCount: 1) {}
      queue.read(
        .pixels(thumbnail: nil, full: true), of: PhotoPath(folder.path("huge.jpg")),
        as: Image.ID(rawValue: 0))
      queue.waitForAll()
      guard case .failed(let error)? = queue.takeFinished().first?.outcome else { return "shown" }
      return error.description
    }
    let file = PlainJPEG.file(width: 20_000, height: 16_000)
    let reason =
      "huge.jpg: 20000 × 16000 pixels would take 2.1 GiB to decode; the limit is 1 GiB"
    #expect(try refusal(file, reduces: false) == reason)
    #expect(try refusal(Array(file.prefix(100_000))) == reason)
    var progressive = file
    let frame = try #require(file.indices.first { file[$0] == 0xff && file[$0 + 1] == 0xc0 })
    progressive[frame + 1] = 0xc2
    #expect(try refusal(progressive) == reason)
    #expect(
      try refusal(PlainJPEG.file(width: 65_500, height: 20)).isEmpty == false)
  }

  @Test("A picture of thousands of scans, which would take hours, is refused")
  func manyScans() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "size/8000x6000.jpg" })
    var file = try fixture.contents()
    let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]
    file.removeLast(2)
    for _ in 0..<1000 { file += scan }
    let header = try PhotoHeader.read(contents: file, of: fixture.path)
    let error = try #require(throws: PhotoError.self) {
      try SDLPhotoDecoder().decode(file, header: header, path: fixture.path)
    }
    #expect(error.description.contains("too costly: to decode its 1001 scans would take minutes"))
  }
}

/// A grey JPEG of any size whose upper half is bright, in two bits for eight by eight pixels.
enum PlainJPEG {
  static func file(width: Int, height: Int) -> [UInt8] {
    func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
      [0xff, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
    }
    let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    // Of the first table, 0 is no difference and 10 one of seven bits; of the second, 0 ends the block.
    let none = [UInt8](repeating: 0, count: 14)
    var file: [UInt8] = [0xff, 0xd8]
    file += segment(0xdb, [0] + [UInt8](repeating: 8, count: 64))
    file += segment(0xc0, [8] + size + [1, 1, 0x11, 0])
    file += segment(0xc4, [0x00, 1, 1] + none + [0, 7])
    file += segment(0xc4, [0x10, 1, 0] + none + [0])
    file += segment(0xda, [1, 1, 0x00, 0, 63, 0])
    let across = (width + 7) / 8
    let down = (height + 7) / 8
    var bits = Bits()
    bits.append(0b10_1100100_0, count: 10)  // 100 brighter than the middle, 128
    bits.skip((across * (down / 2) - 1) * 2)
    bits.append(0b10_0011011_0, count: 10)  // 100 darker again
    bits.skip((across * (down - down / 2) - 1) * 2)
    return file + bits.bytes + [0xff, 0xd9]
  }

  private struct Bits {
    var bytes: [UInt8] = []
    private var count = 0

    mutating func skip(_ more: Int) {
      count += more
      bytes += [UInt8](repeating: 0, count: (count + 7) / 8 - bytes.count)
    }

    mutating func append(_ value: Int, count more: Int) {
      let start = count
      skip(more)
      for bit in 0..<more where value >> (more - 1 - bit) & 1 == 1 {
        bytes[(start + bit) / 8] |= 0x80 >> UInt8((start + bit) % 8)
      }
    }
  }
}
