import FrameTiming
import Motion

// Times are whole attoseconds, which is what `Duration` counts in. A log writes them in seconds with
// up to eighteen decimals: exact, and still legible.

extension JSONValue {
  static func time(_ time: FrameTime) -> JSONValue { duration(time.elapsed) }

  static func duration(_ duration: Duration) -> JSONValue {
    let attoseconds = duration.attoseconds
    let (seconds, rest) = attoseconds.magnitude.quotientAndRemainder(
      dividingBy: attosecondsPerSecond)
    var text = (attoseconds < 0 ? "-" : "") + String(seconds)
    if rest > 0 {
      let digits = String(rest)
      text += "." + String(repeating: "0", count: decimals - digits.count) + digits
      while text.last == "0" { text.removeLast() }
    }
    return .numeral(text)
  }

  /// The duration that a number is exactly, in seconds; `nil` for anything else.
  var duration: Duration? {
    guard case .numeral(let numeral) = self else { return nil }
    let parts = numeral.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int64(parts[0]), whole < JSONValue.mostSeconds else {
      return nil
    }
    var attoseconds = Int128(whole) * Int128(JSONValue.attosecondsPerSecond)
    if parts.count == 2 {
      guard (1...JSONValue.decimals).contains(parts[1].count), parts[1].allSatisfy(\.isNumber),
        let fraction = Int128(
          parts[1] + String(repeating: "0", count: JSONValue.decimals - parts[1].count))
      else { return nil }
      attoseconds += fraction
    }
    return Duration(attoseconds: numeral.hasPrefix("-") ? -attoseconds : attoseconds)
  }

  private static let decimals = 18
  private static let attosecondsPerSecond: UInt128 = 1_000_000_000_000_000_000

  /// Three hundred years: far from what a `Duration` cannot hold.
  private static let mostSeconds: Int64 = 10_000_000_000
}
