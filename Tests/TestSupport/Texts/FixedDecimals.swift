extension Double {
  /// The number with the given count of decimals, ties away from zero; `-0` is written as `0`.
  package func text(decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (self * unit).rounded()
    guard abs(scaled) < 9e15 else { return "\(self)" }
    let digits = String(Int(abs(scaled)))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
