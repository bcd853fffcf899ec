import Motion
import TestSupport
import Testing

@Suite struct UnitCurveTests {
  /// The curve by bisection of the parameter in exact-enough arithmetic: 1e-30 instead of 1e-16.
  private func oracle(_ curve: UnitCurve, at x: Double) -> Double {
    var (low, high) = (DoubleDouble(0), DoubleDouble(1))
    let target = DoubleDouble(x)
    for _ in 0..<100 {
      let middle = (low + high) * DoubleDouble(0.5)
      if bezier(curve.x1, curve.x2, at: middle).isLess(than: target) {
        low = middle
      } else {
        high = middle
      }
    }
    return bezier(curve.y1, curve.y2, at: low).value
  }

  private func bezier(_ p1: Double, _ p2: Double, at s: DoubleDouble) -> DoubleDouble {
    let r = DoubleDouble(1) - s
    let three = DoubleDouble(3)
    return three * r * r * s * DoubleDouble(p1) + three * r * s * s * DoubleDouble(p2) + s * s * s
  }

  static let named: [UnitCurve] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .standard, .emphasizedDecelerate,
    .emphasizedAccelerate, .backGesture, .photoSwipe,
  ]

  /// Upright in the middle, at an end, at both; and almost.
  static let steep: [UnitCurve] = [
    UnitCurve(x1: 1, y1: 0, x2: 0, y2: 1), UnitCurve(x1: 1, y1: 1, x2: 0, y2: 0.5),
    UnitCurve(x1: 0, y1: 1, x2: 0, y2: 1), UnitCurve(x1: 1, y1: 0, x2: 1, y2: 0),
    UnitCurve(x1: 0, y1: 1, x2: 1, y2: 0), UnitCurve(x1: 1, y1: -2, x2: 0, y2: 3),
    UnitCurve(x1: 1 - 1e-7, y1: 0, x2: 1e-8, y2: 1),
    UnitCurve(x1: 1 - 1e-12, y1: 0, x2: 0, y2: 1), UnitCurve(x1: 1, y1: 0, x2: 1e-14, y2: 1),
    UnitCurve(x1: 0.999, y1: 0, x2: 0.001, y2: 1), UnitCurve(x1: 0.7, y1: 0, x2: 0.2, y2: 1),
  ]

  private static let places: [Double] = [
    1e-15, 1e-9, 1e-4, 0.01, 0.1, 0.25, 0.2500001, 0.37, 0.49, 0.4999, 0.5 - 1e-9, 0.5 - 1e-15,
    0.5, 0.5 + 1e-15, 0.5 + 1e-9, 0.51, 0.66, 0.75, 0.9, 0.9999, 1 - 1e-9, 1 - 1e-15,
  ]

  @Test("Agrees with bisection in doubled precision", arguments: named + steep)
  func agreesWithBisection(curve: UnitCurve) {
    for x in UnitCurveTests.places {
      expectClose(curve.value(at: x), oracle(curve, at: x), within: 1e-9, "at \(x)")
    }
  }

  @Test("Agrees with bisection for any control points")
  func agreesForAnyControlPoints() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let curve = UnitCurve(
        x1: Double.random(in: 0...1, using: &generator),
        y1: Double.random(in: -3...3, using: &generator),
        x2: Double.random(in: 0...1, using: &generator),
        y2: Double.random(in: -3...3, using: &generator))
      let x = Double.random(in: 0...1, using: &generator)
      expectClose(curve.value(at: x), oracle(curve, at: x), within: 1e-9, "\(curve) at \(x)")
    }
  }

  /// The half-way values that browsers show for the CSS keywords.
  @Test(
    "Has the published half-way values",
    arguments: [
      (UnitCurve.ease, 0.80240340), (.easeIn, 0.31535681), (.easeOut, 0.68464319),
      (.easeInOut, 0.5),
    ])
  func hasPublishedValues(curve: UnitCurve, value: Double) {
    expectClose(curve.value(at: 0.5), value, within: 1e-6)
  }

  @Test("Starts at 0 and ends at 1, exactly", arguments: named + steep)
  func meetsItsEnds(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test("A linear curve is the identity", arguments: [-0.5, 0.1, 0.3, 0.77, 2])
  func linearIsIdentity(x: Double) {
    #expect(UnitCurve.linear.value(at: x) == x)
    #expect(UnitCurve.linear.velocity(at: x) == 1)
  }

  @Test(
    "Goes on straight past its ends, in each of the four cases",
    arguments: [
      (UnitCurve(x1: 0.25, y1: 0.5, x2: 0.5, y2: 0.75), -2.0, 0.5),
      (UnitCurve(x1: 0, y1: 0, x2: 0.5, y2: 0.75), -1.5, 0.5),
      (UnitCurve(x1: 0, y1: 0, x2: 0, y2: 0), -1.0, nil),
      (UnitCurve(x1: 0, y1: 0.5, x2: 0.5, y2: 0.75), 0.0, 0.5),
      (UnitCurve(x1: 0.5, y1: 0.25, x2: 1, y2: 1), nil, 1.5),
      (UnitCurve(x1: 1, y1: 1, x2: 1, y2: 1), nil, 1.0),
      (UnitCurve(x1: 0.5, y1: 0.25, x2: 1, y2: 0.5), nil, 0.0),
    ] as [(UnitCurve, Double?, Double?)])
  func extrapolates(curve: UnitCurve, before: Double?, slopeAfter: Double?) {
    if let before {
      #expect(curve.value(at: -1) == before)
      #expect(curve.velocity(at: -1) == -before)
    }
    if let slopeAfter {
      #expect(curve.value(at: 3) == 1 + 2 * slopeAfter)
      #expect(curve.velocity(at: 3) == slopeAfter)
    }
  }

  @Test("Time fractions are clamped, way fractions are free")
  func clampsTime() {
    let curve = UnitCurve(x1: -1, y1: -2, x2: 5, y2: 3)
    #expect(curve == UnitCurve(x1: 0, y1: -2, x2: 1, y2: 3))
    #expect(curve.value(at: 0.1) < 0)
    #expect(curve.value(at: 0.9) > 1)
  }

  @Test("The velocity is the slope of the values", arguments: named)
  func velocityIsSlope(curve: UnitCurve) {
    for x in stride(from: 0.05, through: 0.95, by: 0.05) {
      let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
      expectClose(curve.velocity(at: x), slope, within: 1e-4 * max(1, slope), "at \(x)")
    }
  }

  @Test("The velocity stays finite, also where the curve stands upright", arguments: named + steep)
  func velocityIsFinite(curve: UnitCurve) {
    for x in [-1, 0, 1e-300, 0.5, 1, 2] {
      #expect(abs(curve.velocity(at: x)) <= 1e6)
    }
  }

  @Test("Progress is found again from the value", arguments: named)
  func inverts(curve: UnitCurve) throws {
    for x in stride(from: 0.05, through: 0.95, by: 0.05) {
      let value = curve.value(at: x)
      let found = try #require(curve.progress(forValue: value))
      // Where the curve is nearly flat the value no longer tells one progress from another.
      expectClose(found, x, within: 1e-9 / min(1, curve.velocity(at: x)), "at \(x)")
    }
    #expect(UnitCurve(x1: 0.3, y1: -0.5, x2: 0.7, y2: 1).progress(forValue: 0.5) == nil)
  }

  @Test("Refuses control points that are not finite")
  func refusesBadControlPoints() async {
    await #expect(processExitsWith: .failure) { _ = UnitCurve(x1: .nan, y1: 0, x2: 1, y2: 1) }
    await #expect(processExitsWith: .failure) {
      _ = UnitCurve(x1: 0, y1: .infinity, x2: 1, y2: 1)
    }
  }
}
