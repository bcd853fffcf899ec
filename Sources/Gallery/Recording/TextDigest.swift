/// What a text comes down to, so that two can be told apart by a line.
package enum TextDigest {
  /// - Parameter text: Any; its bytes count, not how letters are put together.
  /// - Returns: 32 hexadecimal digits, the same in every build and process.
  package static func digits(of text: String) -> String {
    var digest = WordDigest()
    digest.add(text)
    let (high, low) = digest.value
    return digits(high) + digits(low)
  }

  /// 16 hexadecimal digits.
  static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
