/// A number of about 32 decimal digits, as the unevaluated sum of two doubles.
///
/// Source: Dekker 1971 and Knuth, TAOCP 2, section 4.2.2; the product's error by fused multiply-add.
struct DoubleDouble {
  private var high: Double
  private var low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  private init(sumOf a: Double, _ b: Double) {
    high = a + b
    let shift = high - a
    low = (a - (high - shift)) + (b - shift)
  }

  var value: Double { high + low }

  func isLess(than other: DoubleDouble) -> Bool { (self - other).value < 0 }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sumOf: a.high, b.high)
    return DoubleDouble(sumOf: sum.high, sum.low + a.low + b.low)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    var negative = b
    negative.high.negate()
    negative.low.negate()
    return a + negative
  }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = a.high * b.high
    let error = (-product).addingProduct(a.high, b.high)
    return DoubleDouble(sumOf: product, error + a.high * b.low + a.low * b.high)
  }
}
