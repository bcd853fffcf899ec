import Hero
import Motion
import TestSupport
import Testing

@Suite struct HeroTimingFunctionTests {
  static let table: [(name: String, function: HeroTimingFunction, values: [Double])] = [
    ("CB-1 linear", .linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ("CB-2 easeIn", .easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
    ("CB-3 easeOut", .easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
    ("CB-4 easeInOut", .easeInOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
    ("CB-5 standard", .standard, [0.0259, 0.2366, 0.7756, 0.9594, 0.9944]),
    ("CB-6 deceleration", .deceleration, [0.3038, 0.5776, 0.8392, 0.9642, 0.9946]),
    ("CB-8 sharp", .sharp, [0.0213, 0.1353, 0.5, 0.8647, 0.9787]),
    ("CB-9 easeOutBack", .easeOutBack, [0.4483, 0.8467, 1.0676, 1.0759, 1.0369]),
  ]

  @Test(
    "CB-1, CB-2, CB-3, CB-4, CB-5, CB-6, CB-8, CB-9: Named functions have their values in between",
    arguments: table)
  func values(name: String, function: HeroTimingFunction, values: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      expectClose(function.value(at: time), value, within: 1e-4, "\(name) at \(time)")
    }
  }

  @Test("Named functions are the curves through their points, found by halving")
  func halving() {
    let points: [(HeroTimingFunction, [Double])] = [
      (.standard, [0.4, 0, 0.2, 1]), (.deceleration, [0, 0, 0.2, 1]),
      (.acceleration, [0.4, 0, 1, 1]), (.sharp, [0.4, 0, 0.6, 1]),
      (.easeOutBack, [0.175, 0.885, 0.32, 1.275]),
    ]
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    for (function, p) in points {
      for time in stride(from: 0.05, to: 1, by: 0.05) {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if bezier(p[0], p[2], middle) < time { low = middle } else { high = middle }
        }
        expectClose(function.value(at: time), bezier(p[1], p[3], low), within: 1e-8, "at \(time)")
      }
    }
  }

  @Test("CB-10: before the beginning nothing has moved, after the end all has")
  func ends() {
    for (_, function) in HeroTimingFunction.named {
      #expect(function.value(at: -0.5) == 0 && function.value(at: 0) == 0)
      #expect(function.value(at: 1) == 1 && function.value(at: 3) == 1)
      #expect(function.value(at: .nan) == 0)
    }
  }

  @Test("Hero's standard is not Material 3's")
  func standard() {
    #expect(HeroTimingFunction.standard.curve != UnitCurve.standard)
  }

  @Test("The older automatic choice looks at both ends of the way")
  func automatic() {
    let container = Rect(x: 0, y: 0, width: 100, height: 100)
    let (inside, outside) = (Point(x: 50, y: 50), Point(x: 50, y: 150))
    #expect(HeroTimingFunction.automatic(from: inside, to: outside, in: container) == .acceleration)
    #expect(
      HeroTimingFunction.automatic(from: outside, to: outside, in: container) == .acceleration)
    #expect(HeroTimingFunction.automatic(from: outside, to: inside, in: container) == .deceleration)
    #expect(HeroTimingFunction.automatic(from: inside, to: inside, in: container) == .standard)
  }
}
