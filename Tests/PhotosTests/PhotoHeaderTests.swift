import Photos
import Testing

@Suite("Photo headers")
struct PhotoHeaderTests {
  @Test(
    "Every picture that must show tells its stored size, its upright size and its orientation",
    arguments: (Fixture.named("jpeg/") + Fixture.named("png/") + Fixture.named("names/")
      + Fixture.named("size/")
      + Fixture.named("other/")).filter { $0.must == .show })
  func sizesAndOrientations(fixture: Fixture) throws {
    let header = try PhotoHeader.read(fixture.path)
    #expect([header.storedWidth, header.storedHeight] == fixture.stored)
    #expect([Int(header.uprightSize.width), Int(header.uprightSize.height)] == fixture.size)
    #expect(header.orientation.rawValue == fixture.orientation)
  }

  @Test(
    "A file that cannot be a picture is refused in one line that names it and says why",
    arguments: [
      (
        "broken/bomb-60000x60000.png",
        "60000 × 60000 pixels would take 23 GiB to decode; the limit is 1 GiB"
      ),
      (
        "broken/claims-65500x65500.jpg",
        "65500 × 65500 pixels would take 28 GiB to decode; the limit is 1 GiB"
      ),
      (
        "size/30000x30000-1bit.png",
        "30000 × 30000 pixels would take 5.9 GiB to decode; the limit is 1 GiB"
      ),
      ("broken/zero-dimensions.jpg", "damaged: its size is given as 0 × 0 pixels"),
      ("broken/zero-size.png", "damaged: its size is given as 0 × 5 pixels"),
      ("broken/truncated-header.jpg", "damaged: the file ends before the picture's size"),
      ("broken/truncated-in-ihdr.png", "damaged: the file ends inside its header"),
      ("broken/bad-colour-type.png", "damaged: colour type 5 does not exist"),
      ("broken/empty.jpg", "the file is empty"),
      ("broken/soi-only.jpg", "not a picture in a known format"),
      ("broken/text.jpg", "not a picture in a known format"),
      ("broken/html.png", "not a picture in a known format"),
      ("broken/random-4k.jpg", "not a picture in a known format"),
      ("broken/missing.jpg", "there is no such file"),
      ("broken", "a folder, not a picture file"),
    ])
  func refusals(name: String, reason: String) throws {
    let error = try #require(throws: PhotoError.self) {
      _ = try PhotoHeader.read(Fixture.path(name))
    }
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    #expect(error.description == "\(last): \(reason)")
  }

  @Test(
    "AVIF and JPEG XL tell their size, which may be all that can be had of them, and never read on",
    arguments: [("other/image.avif", PhotoFormat.avif), ("other/image.jxl", .jpegXL)])
  func laterFormats(name: String, format: PhotoFormat) throws {
    let fixture = try #require(Fixture.named(name).first)
    let header = try PhotoHeader.read(fixture.path)
    #expect(header.format == format)
    #expect([header.storedWidth, header.storedHeight] == [240, 160])
    let file = try fixture.bytes()
    for count in 0..<min(file.count, 1024) {
      do {
        _ = try PhotoHeader.read(contents: Array(file.prefix(count)), of: fixture.path)
      } catch {
        continue
      }
    }
  }

  @Test(
    "A JPEG XL codestream tells its size in the ways that the standard has",
    // Worked out by hand: the bits from the lowest of each byte on.
    arguments: [
      // small, 8 × (19 + 1) high, 3:2
      ([0xff, 0x0a, 0b0010_0111, 0b0000_0001], [240, 160]),
      // 9 bits: 99 + 1 high; no ratio; 9 bits: 199 + 1 wide
      ([0xff, 0x0a, 0b0001_1000, 0b0000_0011, 0b1000_1110, 0b0000_0001], [200, 100]),
    ])
  func jpegXL(bytes: [Int], size: [Int]) throws {
    let file = bytes.map { UInt8($0) } + [0, 0, 0, 0]
    let header = try PhotoHeader.read(contents: file, of: PhotoPath("a.jxl"))
    #expect([header.storedWidth, header.storedHeight] == size)
  }

  @Test(
    "A container that calls itself by its own brand is told by those it is compatible with",
    arguments: [
      (["mif1", "\0\0\0\0", "miaf", "avif"], PhotoFormat.avif),
      (["heic", "\0\0\0\0", "mif1"], .heic), (["msf1", "\0\0\0\0", "hevc"], .heic),
    ])
  func brands(brands: [String], format: PhotoFormat) {
    let box: [UInt8] = [0, 0, 0, UInt8(8 + brands.count * 4)]
    let file = box + Array("ftyp".utf8) + brands.flatMap { Array($0.utf8) }
    let error = #expect(throws: PhotoError.self) {
      _ = try PhotoHeader.read(contents: file, of: PhotoPath("a"))
    }
    switch format {
    case .heic:
      #expect(error?.reason == .unsupportedFormat("HEIC"))
    default:
      #expect(error?.reason == .damaged("its size is missing"))
    }
  }

  @Test(
    "The format goes by the bytes, not by the name",
    arguments: [
      ("broken/really-a-png.jpg", PhotoFormat.png), ("broken/really-a-jpeg.png", .jpeg),
      ("broken/no-extension", .jpeg),
    ])
  func formatByBytes(name: String, format: PhotoFormat) throws {
    #expect(try PhotoHeader.read(Fixture.path(name)).format == format)
  }

  @Test(
    "A drawing has the size it gives, or its view box, scaled down to 4096 pixels",
    arguments: [("card", 240, 160), ("viewbox-only", 240, 160), ("claims-100000px", 4096, 2731)])
  func drawings(name: String, width: Int, height: Int) throws {
    let header = try PhotoHeader.read(Fixture.path("other/\(name).svg"))
    #expect(header.format == .svg)
    #expect(header.storedWidth == width)
    #expect(header.storedHeight == height)
  }

  @Test(
    "Every cut of a file is a header or a clear reason, and never a crash",
    arguments: Fixture.all.filter { $0.must != .error && !$0.name.hasPrefix("names/") })
  func cuts(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let cuts = Array(0..<min(bytes.count, 400)) + [bytes.count / 2, bytes.count - 1]
    for cut in cuts {
      do {
        let header = try PhotoHeader.read(contents: Array(bytes[..<cut]), of: fixture.path)
        #expect(header.storedWidth > 0)
      } catch {
        #expect(!error.reason.description.contains("\n"))
      }
    }
  }

  @Test("The limit is one gibibyte at seven bytes a pixel, whatever the sides")
  func limit() {
    #expect(DecodingLimit.allows(width: 153_391_689, height: 1))
    #expect(!DecodingLimit.allows(width: 153_391_690, height: 1))
    #expect(DecodingLimit.allows(width: 12_385, height: 12_385))
    #expect(!DecodingLimit.allows(width: 12_386, height: 12_386))
    #expect(!DecodingLimit.allows(width: .max, height: .max))
  }
}
