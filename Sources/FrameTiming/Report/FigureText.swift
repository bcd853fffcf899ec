/// Figures as tables show them.
enum FigureText {
  /// A figure with two decimals, `-` where there is none.
  static func plain(_ value: Double?, decimals: Int = 2) -> String {
    value.flatMap { DecimalText.fixed($0, decimals: decimals) } ?? "-"
  }

  /// The same with its sign, also where it is positive.
  static func signed(_ value: Double?, decimals: Int = 2) -> String {
    let text = plain(value, decimals: decimals)
    guard let value, value > 0, text != "-" else { return text }
    return "+" + text
  }

  static func range(_ range: ClosedRange<Double>?, decimals: Int = 2) -> String {
    guard let range else { return "-" }
    return "\(plain(range.lowerBound, decimals: decimals)) … "
      + plain(range.upperBound, decimals: decimals)
  }

  /// A probability, never shown as zero.
  static func probability(_ p: Double) -> String {
    p < 0.0005 ? "< 0.001" : plain(p, decimals: 3)
  }

  /// A duration below a millisecond, in microseconds.
  static func microseconds(_ duration: Duration) -> String {
    plain(duration.milliseconds * 1000, decimals: 1) + " µs"
  }
}
