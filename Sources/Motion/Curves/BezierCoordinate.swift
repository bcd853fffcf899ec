/// One coordinate of a cubic Bézier curve that starts at 0 and ends at 1.
struct BezierCoordinate {
  let p1: Double
  let p2: Double

  init(_ p1: Double, _ p2: Double) {
    self.p1 = p1
    self.p2 = p2
  }

  /// The coordinate at a parameter of 0…1.
  func value(at s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * p1 + s * p2) + s * s)
  }

  /// The derivative by the parameter.
  func slope(at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p1 + 2 * r * s * (p2 - p1) + s * s * (1 - p2))
  }

  /// The parameter at which a coordinate that never falls has a value of 0…1.
  ///
  /// Loses digits of the distance from 1, not of that from 0: near 1 ask from the other end.
  ///
  /// - Precondition: Both control points lie in 0…1.
  func parameter(for value: Double) -> Double {
    // Near p1 = 1, p2 = 0 the coordinate all but stands still at s = ½, and a rounding error of
    // 1e-16 in it would shift s by 4e-6. With e = 1 − p1, f = p2 and s = ½ + δ it is, exactly,
    // ½ + 4δ³ + 3(¼ − δ²)(f(½ + δ) − e(½ − δ)), which loses nothing as e, f and δ vanish.
    let (e, f) = (1 - p1, p2)
    guard value > 0.25, value < 0.75, e + f < 0.5 else {
      return root(in: 0, 1, from: value) { s in
        (self.value(at: s) - value, slope(at: s))
      }
    }
    return 0.5
      + root(in: -0.5, 0.5, from: value - 0.5) { d in
        let lean = f * (0.5 + d) - e * (0.5 - d)
        let bulge = 0.25 - d * d
        return (
          (0.5 - value) + 4 * d * d * d + 3 * bulge * lean,
          12 * d * d + 3 * (bulge * (e + f) - 2 * d * lean)
        )
      }
  }

  /// The root of a rising function, by Newton's method kept within a bracket that shrinks.
  private func root(
    in lower: Double, _ upper: Double, from start: Double,
    _ function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var (low, high, x) = (lower, upper, start)
    var step = upper - lower
    // Bisection alone would need 60; the bound is never reached.
    for _ in 0..<100 {
      let (value, slope) = function(x)
      if value == 0 { return x }
      if value < 0 {
        low = x
      } else {
        high = x
      }
      let newton = x - value / slope
      let previousStep = step
      let next: Double
      // Newton's method creeps at a multiple root: halve where it does not at least halve.
      if newton > low, newton < high, abs(newton - x) < abs(previousStep) / 2 {
        next = newton
      } else {
        next = low + (high - low) / 2
      }
      step = next - x
      if next == x || abs(step) < 1e-17 { return next }
      x = next
    }
    return x
  }
}
