// The readers of headers take blocks that no fixture has.
@testable import Photos
import TestSupport
import Testing

@Suite("When a photograph was taken") struct ExposureDateTests {
  /// EXIF with orientation 6 and a date, in either byte order.
  static func exif(_ date: String, isBig: Bool, marked: Bool = true) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xff) }
      return isBig ? bytes.reversed() : bytes
    }
    var block = Array((isBig ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
    // Two entries, and where the next directory is.
    block += number(2, 2)
    block += number(274, 2) + number(3, 2) + number(1, 4) + number(6, 2) + number(0, 2)
    block += number(34_665, 2) + number(4, 2) + number(1, 4) + number(38, 4)
    block += number(0, 4)
    block += number(1, 2) + number(36_867, 2) + number(2, 2) + number(20, 4) + number(56, 4)
    block += number(0, 4) + Array(date.utf8) + [0]
    return (marked ? Array("Exif\0\0".utf8) : []) + block
  }

  @Test("A JPEG, a PNG and a WebP tell it, in both byte orders", arguments: [false, true])
  func files(isBig: Bool) throws {
    let exif = Self.exif("2024:02:29 07:05:30", isBig: isBig)
    let plain = Array(exif.dropFirst(6))
    let jpeg =
      [0xff, 0xd8, 0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif
      + [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 0x11, 0, 0xff, 0xd9]
    let png =
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, UInt8(plain.count)]
      + Array("eXIf".utf8) + plain + [0, 0, 0, 0]
    let webp =
      Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WEBPVP8X".utf8)
      + [10, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0, 1, 0, 0] + Array("EXIF".utf8)
      + [UInt8(plain.count), 0, 0, 0] + plain
    for file in [jpeg, png, webp] {
      let header = try PhotoHeader.read(contents: file, of: PhotoPath("a"))
      #expect(header.taken?.description == "2024-02-29 07:05")
      #expect(header.orientation == .turnedRight)
    }
  }

  @Test(
    "What is no date is none",
    arguments: [
      "    :  :     :  :  ", "0000:00:00 00:00:00", "2024-02-29 07:05:30", "2024:13:29 07:05:30",
      "2024:02:29 24:05:30", "2024:02:29",
    ])
  func refused(text: String) throws {
    let exif = try #require(EXIF(in: Self.exif(text, isBig: false), prefix: .required))
    #expect(exif.taken == nil && exif.orientation == .turnedRight)
  }

  @Test("Nothing is read past a block's end, wherever it is cut or whatever is changed")
  func damaged() {
    let whole = Self.exif("2024:02:29 07:05:30", isBig: true, marked: false)
    for length in whole.indices {
      let taken = EXIF(in: Array(whole.prefix(length)), prefix: .optional)?.taken
      #expect(taken == nil || length >= whole.count - 1)
    }
    for place in whole.indices {
      for value in [UInt8(0), 0x7f, 0xff] {
        var changed = whole
        changed[place] = value
        _ = EXIF(in: changed, prefix: .optional)
      }
    }
  }
}
