/// Bytes as text (RFC 4648, section 4).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The text, without line breaks.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var word = 0
      for offset in 0..<3 { word = word << 8 | (offset < count ? Int(bytes[start + offset]) : 0) }
      for place in 0..<4 {
        text.append(place <= count ? letters[word >> (18 - 6 * place) & 63] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
