/// Numbers as they are written on a command line.
enum DecimalNumber {
  /// A number as people write sizes: digits and at most one point between them.
  ///
  /// - Parameter text: No sign, no exponent, nothing around it.
  /// - Returns: The number, or `nil` for anything else.
  static func plain(_ text: some StringProtocol) -> Double? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else {
      return nil
    }
    return Double(text)
  }

  /// A number as programs print geometry: with a sign and an exponent, or `nan` or `inf`.
  ///
  /// - Parameter text: Nothing around it.
  /// - Returns: The number, which need not be finite, or `nil` for anything else.
  static func any(_ text: some StringProtocol) -> Double? {
    let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    switch unsigned.lowercased() {
    case "nan": return .nan
    case "inf", "infinity": return text.first == "-" ? -.infinity : .infinity
    default:
      guard let first = unsigned.utf8.first, isDigit(first) || first == UInt8(ascii: "."),
        unsigned.utf8.allSatisfy(isNumeric)
      else { return nil }
      return Double(text)
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// What may stand in a number; keeps out the hexadecimal ones that Swift reads.
  private static func isNumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || ".eE+-".utf8.contains(byte)
  }
}
