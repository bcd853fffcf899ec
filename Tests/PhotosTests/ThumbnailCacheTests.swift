import Glibc
import SceneGraph
import TestSupport
import Testing

// Digests and addresses are nobody's business but the cache's.
@testable import Photos

@Suite("The thumbnails on disk")
struct ThumbnailCacheTests {
  /// Says its size in a header, and nothing else; a PNG file as far as headers go.
  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + number(13) + Array("IHDR".utf8)
      + number(width) + number(height) + [8, 2, 0, 0, 0] + number(0) + number(0)
      + Array("IDAT".utf8) + number(0)
  }

  /// White as pictures, of one colour as thumbnails; counts what it decodes.
  private final class CountingDecoder: PhotoDecoder {
    let paths = Monitor<[PhotoPath]>([])

    func decode(_ contents: [UInt8], header: PhotoHeader, path: PhotoPath) -> Bitmap {
      paths.withLock { $0.append(path) }
      return Bitmap(
        width: header.storedWidth, height: header.storedHeight,
        pixels: Array(
          repeating: header.format == .png ? 0xff11_2233 : .max,
          count: header.storedWidth * header.storedHeight), isOpaque: true)
    }
  }

  private let folder: TemporaryFolder
  private let decoder = CountingDecoder()
  private let cache: ThumbnailCache

  init() throws {
    folder = try TemporaryFolder()
    cache = ThumbnailCache(folder: folder.entry("cache/thumbnails")) {
      Self.png($0.width, $0.height)
    }
    try #require(mkdir(TemporaryFolder.cString(folder.entry("cache")), 0o700) == 0)
  }

  /// A bitmap file, as far as its header goes.
  private func picture(_ name: String, _ width: Int, _ height: Int) throws -> PhotoPath {
    func number(_ value: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(value >> $0 & 255) } }
    return try folder.file(
      name,
      Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + number(40) + number(width)
        + number(height) + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 24))
  }

  /// Reads a thumbnail as the queue does, to the end.
  private func thumbnail(_ path: PhotoPath, cell: Int = 200) -> FinishedPhoto.Outcome? {
    let queue = DecodeQueue(decoder: decoder, threadCount: 1, thumbnails: cache) {}
    queue.read(
      .pixels(thumbnail: PixelSize(width: cell, height: cell), full: false), of: path,
      as: Image.ID(rawValue: 0))
    queue.waitForAll()
    queue.shutDown()
    return queue.takeFinished().first?.outcome
  }

  private func color(_ outcome: FinishedPhoto.Outcome?) -> UInt32? {
    guard case .pixels(let pixels) = outcome else { return nil }
    return pixels.thumbnail?.levels.bitmaps[0].pixels.first
  }

  private func cached(_ path: PhotoPath, _ box: String = "x-large") -> PhotoPath {
    cache.folder.appending(box.utf8).appending(
      MD5.text(of: FileURI.bytes(of: path) ?? []) + Array(".png".utf8))
  }

  private func mode(_ path: PhotoPath) -> mode_t? {
    var found = stat()
    return stat(TemporaryFolder.cString(path), &found) == 0 ? found.st_mode & 0o777 : nil
  }

  @Test(
    "Are named by the digest of RFC 1321",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
      ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
      (
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "d174ab98d277d9f5a5611c2c9f419d9f"
      ),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57edf4a22be3c955ac49da2e2107b67a"
      ),
      // The example of the standard for thumbnails.
      ("file:///home/jens/photos/me.png", "c6ee772d9e49320e97ec29a7eb5b1697"),
    ])
  func digest(message: String, expected: String) {
    #expect(MD5.text(of: Array(message.utf8)) == Array(expected.utf8))
  }

  @Test(
    "Are named by addresses as GLib writes them",
    arguments: [
      ("/a b/ü#?.png", "file:///a%20b/%C3%BC%23%3F.png"), ("/x//./y/../z", "file:///x/z"),
      ("/!$&'()*+,-.:=@_~;[]%", "file:///!$&'()*+,-.:=@_~%3B%5B%5D%25"), ("/..", "file:///"),
    ])
  func address(path: String, expected: String) {
    #expect(FileURI.bytes(of: PhotoPath(path)) == Array(expected.utf8))
  }

  @Test("A large picture leaves one, for its owner alone, and is not decoded the next time")
  func kept() throws {
    let path = try picture("large.bmp", 2_000, 1_000)
    #expect(color(thumbnail(path)) == .max)
    #expect(mode(cached(path)) == 0o600)
    #expect(mode(cache.folder) == 0o700 && mode(cache.folder.appending("x-large".utf8)) == 0o700)
    #expect(color(thumbnail(path)) == 0xff11_2233)
    #expect(decoder.paths.withLock { $0 } == [path, cached(path)])
    // Any cell it is enough for is served; a larger one leaves one of its own.
    #expect(color(thumbnail(path, cell: 100)) == 0xff11_2233)
    #expect(mode(cached(path, "large")) == nil)
    #expect(color(thumbnail(path, cell: 400)) == .max)
    #expect(mode(cached(path, "xx-large")) == 0o600)
  }

  @Test("A small picture leaves none, nor does one that is larger than any thumbnail kept")
  func small() throws {
    let small = try picture("small.bmp", 500, 500)
    let wide = try picture("wide.bmp", 20_000, 200)
    for path in [small, wide] { #expect(color(thumbnail(path, cell: 100)) == .max) }
    #expect(mode(cache.folder) == nil)
  }

  @Test("One of a picture that was written since is not believed, and is replaced")
  func stale() throws {
    let path = try picture("large.bmp", 2_000, 1_000)
    _ = thumbnail(path)
    var times = [timespec(tv_sec: 99, tv_nsec: 0), timespec(tv_sec: 99, tv_nsec: 0)]
    try #require(utimensat(AT_FDCWD, TemporaryFolder.cString(path), &times, 0) == 0)
    #expect(color(thumbnail(path)) == .max)
    #expect(color(thumbnail(path)) == 0xff11_2233)
  }

  @Test("One that says it is of another picture, has another shape, or is damaged is not believed")
  func forged() throws {
    let path = try picture("large.bmp", 2_000, 1_000)
    let other = try picture("other.bmp", 2_000, 1_000)
    _ = thumbnail(path)
    let whole = try cached(path).contents()
    try folder.write(relative(cached(other)), whole)
    #expect(color(thumbnail(other)) == .max)
    let address = Array("Thumb::URI".utf8)
    let square = PNGText.adding(
      [("Thumb::URI", PNGText.value(of: "Thumb::URI", in: whole) ?? address)],
      to: Self.png(512, 512))
    for forgery in [square, Array(whole.prefix(60)), Array("no picture".utf8), []] {
      try folder.write(relative(cached(path)), forgery)
      #expect(color(thumbnail(path)) == .max)
      #expect(color(thumbnail(path)) == 0xff11_2233)
    }
  }

  @Test("One that another program made of a JPEG that is cut short is not believed: it has no mark")
  func foreign() throws {
    func jpeg(_ end: [UInt8]) -> [UInt8] {
      [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x07, 0xd0, 0x03, 0xe8, 1, 1, 0x11, 0] + end
    }
    let path = try folder.file("a.jpg", jpeg([0xff, 0xd9]))
    var found = stat()
    try #require(stat(TemporaryFolder.cString(path), &found) == 0)
    #expect(color(thumbnail(path)) == .max)
    let own = try cached(path).contents()
    let name = Array("Software\0kvhero".utf8)
    let place = try #require(own.indices.first { own[$0...].starts(with: name) })
    let foreign = own[..<place] + Array("Software\0others".utf8) + own[(place + name.count)...]
    try folder.write(relative(cached(path)), Array(foreign))
    #expect(color(thumbnail(path)) == 0xff11_2233)
    _ = try folder.file("a.jpg", jpeg([]))
    var times = [found.st_atim, found.st_mtim]
    try #require(utimensat(AT_FDCWD, TemporaryFolder.cString(path), &times, 0) == 0)
    guard case .pixels(let pixels) = thumbnail(path) else {
      Issue.record("not decoded")
      return
    }
    #expect(pixels.facts?.damage == .cutShort)
    // Its own it believes: there is none of a picture that is cut short.
    try folder.write(relative(cached(path)), own)
    #expect(color(thumbnail(path)) == 0xff11_2233)
  }

  private func relative(_ path: PhotoPath) -> [UInt8] {
    Array(path.bytes.dropFirst(folder.folder.bytes.count + 1))
  }

  @Test("What lies in the cache has none of its own, and no half-written file is left")
  func inside() throws {
    let path = try picture("large.bmp", 2_000, 1_000)
    _ = thumbnail(path)
    let inside = try picture("cache/thumbnails/x-large/inside.bmp", 2_000, 1_000)
    _ = thumbnail(inside)
    let files = try PhotoFolder.list(cache.folder.appending("x-large".utf8))
    #expect(files == [cached(path), inside].sorted { NaturalOrder.precedes($0, $1) })
  }

  @Test("Where nothing can be written, pictures are shown all the same")
  func unwritable() throws {
    let blocked = ThumbnailCache(folder: folder.entry("large.bmp/thumbnails")) { _ in [] }
    let path = try picture("large.bmp", 2_000, 1_000)
    let queue = DecodeQueue(decoder: decoder, threadCount: 1, thumbnails: blocked) {}
    queue.read(
      .pixels(thumbnail: PixelSize(width: 200, height: 200), full: false), of: path,
      as: Image.ID(rawValue: 0))
    queue.waitForAll()
    #expect(color(queue.takeFinished().first?.outcome) == .max)
  }
}
