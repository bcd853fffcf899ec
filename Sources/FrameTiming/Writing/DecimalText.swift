/// Numbers written in decimals, never with an exponent.
package enum DecimalText {
  /// A number with a fixed count of decimals, rounded half away from zero.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - decimals: How many digits follow the point, `0...9`.
  /// - Returns: The digits, or `nil` if the number is not finite or its digits would exceed 2⁵³.
  package static func fixed(_ value: Double, decimals: Int) -> String? {
    precondition((0...9).contains(decimals), "0 to 9 decimals: \(decimals)")
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (value * Double(unit)).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude <= 0x1p53 else { return nil }
    let digits = Int(scaled.magnitude)
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(digits) }
    let fraction = String(digits % unit)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return sign + String(digits / unit) + "." + zeros + fraction
  }

  /// The same without trailing zeros; whole numbers have no point.
  package static func shortest(_ value: Double, decimals: Int) -> String? {
    guard var text = fixed(value, decimals: decimals) else { return nil }
    guard decimals > 0 else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
