import Testing

/// The default preset as it is printed, against the equation of motion that it is documented by.
@MainActor @Suite struct DefaultTraceTests {
  /// How far a damped spring of unit mass has come from 0 to 1, by Runge and Kutta's method.
  private func progress(response: Double, dampingRatio: Double, seconds: Double) -> Double {
    let frequency = 2 * Double.pi / response
    func acceleration(_ x: Double, _ v: Double) -> Double {
      frequency * frequency * (1 - x) - 2 * dampingRatio * frequency * v
    }
    let steps = 20_000
    let h = seconds / Double(steps)
    var (x, v) = (0.0, 0.0)
    for _ in 0..<steps {
      let (k1, l1) = (v, acceleration(x, v))
      let (k2, l2) = (v + h / 2 * l1, acceleration(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, acceleration(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, acceleration(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return x
  }

  @Test(
    "A picture goes from cell to screen by its spring, and its crop opens with it",
    arguments: [("hero", 0.36), ("pinterest", 0.46)], ["present", "dismiss"])
  func followsTheSpring(style: (String, Double), direction: String) throws {
    // A picture of 3:2 fills a square cell and fits a screen of its own proportions.
    let words = [
      "--style", style.0, "--direction", direction, "--container", "1200x800", "--image",
      "1500x1000",
      "--source", "100,300,200,200", "--source-radius", "12", "--target", "0,0,1200,800",
      "--times", "0,0.05,0.1,0.2,0.35,0.5,0.7,0.9,1", "--format", "json",
    ]
    let trace = try PrintedTrace(traceOutput(words))
    for frame in trace.frames {
      let seconds = frame.time * trace.duration
      let moved = progress(response: style.1, dampingRatio: 0.86, seconds: seconds)
      // At its end a spring is within half a pixel of 1100, and then there.
      let expected = frame.time == 1 ? 1 : moved
      #expect(abs(frame.progress - expected) < 1e-4)
      let openness = direction == "present" ? expected : 1 - expected
      func between(_ closed: Double, _ open: Double) -> Double {
        closed + (open - closed) * openness
      }
      let hero = try #require(frame.elements.first { $0.name == "hero" })
      let window = [between(100, 0), between(300, 0), between(200, 1200), between(200, 800)]
      // In the cell the whole picture is 300 by 200, from x = 50.
      let whole = (x: between(50, 0), width: between(300, 1200))
      let crop = [(window[0] - whole.x) / whole.width, 0, window[2] / whole.width, 1]
      let seen = try #require(hero.crop)
      // Where the spring has overshot, what would lie beyond the picture is left out.
      guard crop[2] <= 1 else { continue }
      for (value, oracle) in zip(hero.frame, window) { #expect(abs(value - oracle) < 0.1) }
      for (value, oracle) in zip(seen, crop) { #expect(abs(value - oracle) < 1e-4) }
      #expect(abs(hero.cornerRadius - max(0, between(12, 0))) < 2e-3)
    }
  }

  @Test("What fades never overshoots, though what moves does")
  func fadesStayWithinBounds() throws {
    let times = (0...60).map { "\(Double($0) / 60)" }.joined(separator: ",")
    let trace = try PrintedTrace(
      traceOutput([
        "--container", "1200x800", "--source", "100,300,200,200", "--target", "0,0,1200,800",
        "--times", times, "--format", "json",
      ]))
    #expect(trace.frames.map(\.progress).max() ?? 0 > 1)
    let fades = trace.frames.compactMap { frame in
      frame.elements.first { $0.name == "fade" }?.opacity
    }
    #expect(fades.count == 61 && fades == fades.sorted() && fades.last == 1)
  }
}
