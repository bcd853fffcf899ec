/// Reads the size at the beginning of a JPEG XL codestream, which may lie in a container.
///
/// Source: ISO/IEC 18181-1, A.2 (SizeHeader: bits from the lowest of each byte on); 18181-2, 9 (boxes).
enum JPEGXLHeader {
  /// Boxes looked at before the codestream.
  private static let mostBoxes = 64

  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    let start = try codestream(of: source)
    // Two bytes of mark; the size takes at most 3 + 2 · 32 bits.
    let bytes = try source.bytes(at: start, count: 14)
    guard bytes.count >= 4, bytes[0] == 0xff, bytes[1] == 0x0a else {
      throw .damaged("its header is missing")
    }
    var bits = Bits(bytes: bytes, place: 16)
    let isSmall = bits.take(1) == 1
    let height = isSmall ? (bits.take(5) + 1) * 8 : bits.takeSize()
    // Ratios of width to height that are often met, in place of the width.
    let ratios = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
    let ratio = bits.take(3)
    let width =
      if ratio > 0 {
        height * ratios[ratio - 1].0 / ratios[ratio - 1].1
      } else {
        isSmall ? (bits.take(5) + 1) * 8 : bits.takeSize()
      }
    guard !bits.isExhausted else { throw .damaged("the file ends inside its header") }
    return StoredPicture(width: width, height: height)
  }

  /// Where the codestream begins: at once, or in the first box that holds it or a part of it.
  private static func codestream(
    of source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> Int {
    var place = 0
    for _ in 0..<mostBoxes {
      guard let head = try source.exactly(8, at: place) else { break }
      if place == 0, head[0] == 0xff { return 0 }
      let length = ByteOrder.bigEndian.number(head, at: 0, count: 4)
      if head[4...].elementsEqual("jxlc".utf8) { return place + 8 }
      if head[4...].elementsEqual("jxlp".utf8) { return place + 12 }
      guard length >= 8 else { break }
      place += length
    }
    throw .damaged("its header is missing")
  }

  private struct Bits {
    let bytes: [UInt8]
    var place: Int

    var isExhausted: Bool { place > bytes.count * 8 }

    /// Zero beyond the end.
    mutating func take(_ count: Int) -> Int {
      var value = 0
      for bit in 0..<count {
        let index = (place + bit) / 8
        if index < bytes.count {
          value |= Int(bytes[index] >> UInt8((place + bit) % 8) & 1) << bit
        }
      }
      place += count
      return value
    }

    /// One more than a number of 9, 13, 18 or 30 bits, as two bits before it say.
    mutating func takeSize() -> Int {
      let lengths = [9, 13, 18, 30]
      return take(lengths[take(2)]) + 1
    }
  }
}
