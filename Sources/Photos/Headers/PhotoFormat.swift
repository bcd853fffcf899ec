/// The formats that are told apart by their bytes.
package enum PhotoFormat: String, CaseIterable, Sendable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case webp = "WebP"
  case bmp = "BMP"
  case tiff = "TIFF"
  case qoi = "QOI"
  case pnm = "PNM"
  case tga = "TGA"
  case ico = "ICO"
  case svg = "SVG"
  case avif = "AVIF"
  case heic = "HEIC"
  case jpegXL = "JPEG XL"

  /// How many bytes ``init(firstBytes:)`` looks at.
  ///
  /// A drawing's first element may come after a comment.
  static let signatureLength = 1024

  /// The format that a file's first bytes announce; a TGA file has no such mark.
  init?(firstBytes: [UInt8]) {
    func begins(_ text: StaticString, at offset: Int = 0) -> Bool {
      let mark = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      return firstBytes.count >= offset + mark.count
        && firstBytes[offset..<(offset + mark.count)].elementsEqual(mark)
    }
    func begins(_ mark: [UInt8]) -> Bool { firstBytes.starts(with: mark) }

    if begins([0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if begins("GIF87a") || begins("GIF89a") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else if begins("II*\0") || begins("MM\0*") {
      self = .tiff
    } else if begins("qoif") {
      self = .qoi
    } else if begins("ftyp", at: 4), let format = PhotoFormat.branded(firstBytes) {
      self = format
    } else if begins([0xff, 0x0a]) || begins("JXL ", at: 4) {
      self = .jpegXL
    } else if begins("BM") {
      self = .bmp
    } else if begins([0, 0, 1, 0]) {
      self = .ico
    } else if begins("P"), firstBytes.count > 2, (0x31...0x36).contains(firstBytes[1]),
      [0x20, 0x09, 0x0a, 0x0d, 0x23].contains(firstBytes[2])
    {
      self = .pnm
    } else if PhotoFormat.svgElement(in: firstBytes) != nil {
      self = .svg
    } else {
      return nil
    }
  }

  /// What a file of the ISO base media format calls itself: its own brand is often only that of the
  /// container, `mif1`, and the brands that it is compatible with say what is in it.
  ///
  /// Source: ISO/IEC 14496-12, 4.3; AVIF 1.1, 6; ISO/IEC 23008-12, B.4.
  private static func branded(_ bytes: [UInt8]) -> PhotoFormat? {
    let length = ByteOrder.bigEndian.number(bytes, at: 0, count: 4)
    let end = min(bytes.count, max(12, length))
    var isHEIC = false
    for place in stride(from: 8, through: end - 4, by: 4) {
      switch String(decoding: bytes[place..<(place + 4)], as: UTF8.self) {
      case "avif", "avis": return .avif
      case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": isHEIC = true
      default: break
      }
    }
    return isHEIC ? .heic : nil
  }

  /// Where the attributes of the first `<svg` element begin, in bytes that look like XML.
  static func svgElement(in bytes: [UInt8]) -> Int? {
    let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
    let start = bytes.starts(with: byteOrderMark) ? 3 : 0
    let text = bytes[start...].drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "<") else { return nil }
    let element = Array("<svg".utf8)
    for index in text.indices.dropLast(element.count) where bytes[index] == element[0] {
      let end = index + element.count
      if bytes[index..<end].elementsEqual(element), bytes[end] <= 0x20 || bytes[end] == 0x3e {
        return end
      }
    }
    return nil
  }
}
