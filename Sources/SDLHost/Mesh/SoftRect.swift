import Motion

/// An upright rectangle's coverage, exactly: along each axis a ramp up and a ramp down.
///
/// What a pixel shares with the rectangle is the product of both axes.
struct SoftRect {
  /// Places along one axis between which the coverage runs straight.
  struct Axis {
    /// Up to four places and what is covered there; the rest repeat the last.
    var places: SIMD4<Double>
    var coverages: SIMD4<Double>
    var count: Int

    /// A side within 1/1024 of a pixel line counts as on it: no eight-bit coverage can tell.
    init(_ low: Double, _ high: Double) {
      let (wholeLow, wholeHigh) = (low.rounded(), high.rounded())
      let isLow = abs(low - wholeLow) < 1.0 / 1024
      let isHigh = abs(high - wholeHigh) < 1.0 / 1024
      let most = min(1, high - low)
      places = SIMD4(repeating: 0)
      coverages = SIMD4(repeating: 0)
      count = 0
      if high - low < 1 {
        append(low - 0.5, 0)
        append(high - 0.5, most)
        append(low + 0.5, most)
        append(high + 0.5, 0)
        return
      }
      if isLow {
        append(wholeLow, 1)
      } else {
        append(low - 0.5, 0)
        append(low + 0.5, 1)
      }
      if isHigh {
        append(wholeHigh, 1)
      } else {
        append(high - 0.5, 1)
        append(high + 0.5, 0)
      }
    }

    private mutating func append(_ place: Double, _ coverage: Double) {
      places[count] = place
      coverages[count] = coverage
      count += 1
    }

    /// Whether it is covered wholly from one place to the next.
    func isWhole(_ index: Int) -> Bool { coverages[index] == 1 && coverages[index + 1] == 1 }
  }

  let horizontal: Axis
  let vertical: Axis

  /// - Parameter polygon: In device pixels, clockwise; `nil` unless it is an upright rectangle.
  init?(_ polygon: [Point]) {
    guard polygon.count == 4 else { return nil }
    let (a, b, c, d) = (polygon[0], polygon[1], polygon[2], polygon[3])
    let limit = 1e-6
    if abs(a.y - b.y) < limit, abs(b.x - c.x) < limit, abs(c.y - d.y) < limit,
      abs(d.x - a.x) < limit
    {
      self.init(from: a, to: c)
    } else if abs(a.x - b.x) < limit, abs(b.y - c.y) < limit, abs(c.x - d.x) < limit,
      abs(d.y - a.y) < limit
    {
      self.init(from: a, to: c)
    } else {
      return nil
    }
  }

  private init?(from a: Point, to b: Point) {
    guard abs(a.x - b.x) > 1e-6, abs(a.y - b.y) > 1e-6 else { return nil }
    horizontal = Axis(min(a.x, b.x), max(a.x, b.x))
    vertical = Axis(min(a.y, b.y), max(a.y, b.y))
  }
}
