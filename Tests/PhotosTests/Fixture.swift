import Glibc
import Photos
import Testing

/// A difficult picture file and what its README says must come of it.
struct Fixture: Sendable, CustomStringConvertible {
  enum Must {
    case show
    case error
    case either
  }

  let name: String
  let must: Must
  /// Upright width and height.
  let size: [Int]?
  let stored: [Int]?
  let orientation: Int

  init(_ name: String, _ must: Must, size: [Int]?, stored: [Int]?, orientation: Int) {
    self.name = name
    self.must = must
    self.size = size
    self.stored = stored
    self.orientation = orientation
  }

  var description: String { name }

  var path: PhotoPath { Fixture.path(name) }

  static func path(_ name: String) -> PhotoPath {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return PhotoPath("/\(folder)/Fixtures/\(name)")
  }

  func bytes() throws -> [UInt8] {
    let path = String(decoding: path.bytes, as: UTF8.self)
    let file = try #require(fopen(path, "rb"), "\(path) is missing")
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }

  static func named(_ prefix: String) -> [Fixture] { all.filter { $0.name.hasPrefix(prefix) } }

  /// The digest of the fixtures' expected.json, in its order.
  static let all: [Fixture] = [
    Fixture("jpeg/orient-1.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("jpeg/orient-2.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 2),
    Fixture("jpeg/orient-3.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 3),
    Fixture("jpeg/orient-4.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 4),
    Fixture("jpeg/orient-5.jpg", .show, size: [240, 160], stored: [160, 240], orientation: 5),
    Fixture("jpeg/orient-6.jpg", .show, size: [240, 160], stored: [160, 240], orientation: 6),
    Fixture("jpeg/orient-7.jpg", .show, size: [240, 160], stored: [160, 240], orientation: 7),
    Fixture("jpeg/orient-8.jpg", .show, size: [240, 160], stored: [160, 240], orientation: 8),
    Fixture(
      "jpeg/orient-6-bigendian.jpg", .show, size: [240, 160], stored: [160, 240], orientation: 6),
    Fixture(
      "jpeg/orient-9-invalid.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("jpeg/exif-broken.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("jpeg/gray.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("jpeg/progressive.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("jpeg/444.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "jpeg/restart-markers.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "jpeg/odd-size-239x157.jpg", .show, size: [239, 157], stored: [239, 157], orientation: 1),
    Fixture("jpeg/cmyk.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "jpeg/icc-display-p3.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "jpeg/icc-wide-gamut-1998.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "jpeg/icc-rotated-primaries.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "jpeg/trailing-garbage.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("jpeg/comment-64k.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("jpeg/UPPER.JPG", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/rgb8.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/rgb16.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/gray16.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/gray8.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/gray1.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/palette-trns.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/palette8.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/interlaced.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "png/rgb-colour-key.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/gray-alpha.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/rgba-soft.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "png/rgba-hidden-magenta.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/exif-orient-6.png", .show, size: [240, 160], stored: [160, 240], orientation: 6),
    Fixture(
      "png/two-idat-and-text.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("png/apng.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/anim.gif", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/transparent.gif", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/lossy.webp", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/lossless.webp", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/alpha.webp", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/anim.webp", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "other/exif-orient-6.webp", .show, size: [240, 160], stored: [160, 240], orientation: 6),
    Fixture("other/rgb24.bmp", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/palette8.bmp", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/top-down.bmp", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/lzw.tif", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "other/bigendian-2pages.tif", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/orient-6.tif", .show, size: [240, 160], stored: [160, 240], orientation: 6),
    Fixture("other/image.tga", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/image.ppm", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/image.qoi", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/bmp-inside.ico", .show, size: [64, 64], stored: [64, 64], orientation: 1),
    Fixture("other/png-inside.ico", .either, size: [64, 64], stored: [64, 64], orientation: 1),
    Fixture("other/image.avif", .either, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/image.jxl", .either, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/card.svg", .either, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("other/viewbox-only.svg", .either, size: nil, stored: nil, orientation: 1),
    Fixture("other/claims-100000px.svg", .either, size: nil, stored: nil, orientation: 1),
    Fixture("size/1x1.png", .show, size: [1, 1], stored: [1, 1], orientation: 1),
    Fixture("size/1x1.jpg", .show, size: [1, 1], stored: [1, 1], orientation: 1),
    Fixture("size/1x4000.png", .show, size: [1, 4000], stored: [1, 4000], orientation: 1),
    Fixture("size/4000x1.jpg", .show, size: [4000, 1], stored: [4000, 1], orientation: 1),
    Fixture(
      "size/30000x30000-1bit.png", .either, size: [30000, 30000], stored: [30000, 30000],
      orientation: 1),
    Fixture(
      "broken/truncated-half.jpg", .either, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("broken/truncated-header.jpg", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/corrupt-scan.jpg", .either, size: nil, stored: nil, orientation: 1),
    Fixture("broken/claims-65500x65500.jpg", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/zero-dimensions.jpg", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/truncated-half.png", .either, size: nil, stored: nil, orientation: 1),
    Fixture("broken/truncated-in-ihdr.png", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/no-iend.png", .either, size: nil, stored: nil, orientation: 1),
    Fixture("broken/wrong-idat-crc.png", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/wrong-text-crc.png", .show, size: [8, 8], stored: [8, 8], orientation: 1),
    Fixture("broken/bomb-60000x60000.png", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/zero-size.png", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/bad-colour-type.png", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/trailing-garbage.png", .show, size: [8, 8], stored: [8, 8], orientation: 1),
    Fixture("broken/truncated-half.webp", .either, size: nil, stored: nil, orientation: 1),
    Fixture("broken/truncated-half.gif", .either, size: nil, stored: nil, orientation: 1),
    Fixture("broken/empty.jpg", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/soi-only.jpg", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/text.jpg", .error, size: nil, stored: nil, orientation: 1),
    Fixture("broken/html.png", .error, size: nil, stored: nil, orientation: 1),
    Fixture(
      "broken/really-a-png.jpg", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture(
      "broken/really-a-jpeg.png", .show, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("broken/no-extension", .either, size: [240, 160], stored: [240, 160], orientation: 1),
    Fixture("broken/random-4k.jpg", .error, size: nil, stored: nil, orientation: 1),
    Fixture(
      "names/name with spaces.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture(
      "names/  leading and trailing  .png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture(
      "names/ünïcödé Ångström ß.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/照片 写真 사진.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/фотография.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/صورة-עברית.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/🌅 sunset 👩‍👩‍👧.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture(
      "names/#hash ?query=1&b.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/100%25 %s %n.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture(
      "names/it's $HOME `id`; rm.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/-rf.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture(
      "names/~tilde [brackets] {braces}.png", .show, size: [64, 48], stored: [64, 48],
      orientation: 1),
    Fixture("names/.hidden.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/two.dots..png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/IMG_2.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
    Fixture("names/IMG_10.png", .show, size: [64, 48], stored: [64, 48], orientation: 1),
  ]
}
