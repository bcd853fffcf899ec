/// The words that a PNG file carries.
///
/// Source: PNG specification, third edition, 5.3 (chunks), 11.3.3.2 (tEXt), annex D (CRC).
enum PNGText {
  /// The file with words behind its header.
  ///
  /// - Parameters:
  ///   - words: Keywords and what they say, in the order of the file.
  ///   - file: A whole PNG file.
  /// - Returns: The longer file.
  static func adding(_ words: [(key: String, value: [UInt8])], to file: [UInt8]) -> [UInt8] {
    let chunks = words.flatMap { word -> [UInt8] in
      let named = Array("tEXt".utf8) + Array(word.key.utf8) + [0] + word.value
      return number(UInt32(named.count - 4)) + named + number(checksum(named))
    }
    return Array(file.prefix(headerEnd)) + chunks + Array(file.dropFirst(headerEnd))
  }

  /// What a file says under a keyword before its pixels; `nil` where it says nothing.
  static func value(of key: String, in file: [UInt8]) -> [UInt8]? {
    var offset = headerEnd
    for _ in 0..<mostChunks {
      guard offset + 12 <= file.count else { return nil }
      let length = ByteOrder.bigEndian.number(Array(file[offset..<(offset + 4)]), at: 0, count: 4)
      let kind = file[(offset + 4)..<(offset + 8)]
      guard length <= file.count - offset - 12, !kind.elementsEqual("IDAT".utf8) else { return nil }
      let data = file[(offset + 8)..<(offset + 8 + length)]
      if kind.elementsEqual("tEXt".utf8), data.starts(with: Array(key.utf8) + [0]) {
        return Array(data.dropFirst(key.utf8.count + 1))
      }
      offset += 12 + length
    }
    return nil
  }

  /// The signature and the IHDR chunk, which is always as long.
  private static let headerEnd = 33

  /// More than any program writes before the pixels.
  private static let mostChunks = 200

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let table = (UInt32(0)..<256).map { start in
    (0..<8).reduce(start) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
  }
}
