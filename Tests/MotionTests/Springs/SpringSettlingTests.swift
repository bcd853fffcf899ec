import Motion
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
  @Test("Nothing leaves the tolerance after it, and something does right before it")
  func isTight() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<60 {
      var example = SpringCase.random(using: &generator)
      example.dampingRatio = max(example.dampingRatio, 0.05)
      let tolerance = example.scale * Double.random(in: 1e-4...0.2, using: &generator)
      try expectTight(example, tolerance: tolerance)
    }
  }

  @Test("Holds near critical damping", arguments: [1 - 1e-6, 1 - 1e-10, 1, 1 + 1e-10, 1 + 1e-6])
  func isTightNearCritical(ratio: Double) throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<6 {
      var example = SpringCase.random(using: &generator)
      example.dampingRatio = ratio
      try expectTight(example, tolerance: example.scale * 1e-3)
    }
  }

  /// By brute force: the last of many samples outside the tolerance.
  private func expectTight(_ example: SpringCase, tolerance: Double) throws {
    let spring = example.spring
    let settling = try #require(
      spring.settlingTime(
        displacement: example.displacement, velocity: example.velocity, tolerance: tolerance))
    let step = max(settling, 1 / example.angularFrequency) / 500
    var last = 0.0
    for index in 0..<2_000 {
      let state = spring.state(
        at: Double(index) * step, displacement: example.displacement, velocity: example.velocity)
      if abs(state.displacement) > tolerance { last = Double(index) * step }
    }
    #expect(last < settling || settling == 0 && last == 0, "\(example) \(last) \(settling)")
    // The stretch outside may end between two samples, so one step is the brute force's own error.
    let before = spring.state(
      at: settling * (1 - 1e-9), displacement: example.displacement, velocity: example.velocity)
    #expect(settling == 0 || abs(before.displacement) > tolerance * (1 - 1e-6), "\(example)")
  }

  @Test("Never passes the envelope", arguments: [0.02, 0.3, 0.8])
  func isWithinTheEnvelope(ratio: Double) throws {
    let spring = Spring(response: 2 * .pi, dampingRatio: ratio)
    let settling = try #require(
      spring.settlingTime(displacement: 1, velocity: 2, tolerance: 1e-4))
    // |x| ≤ A·e^(−ζt): at the envelope's own time it is 1e-4, half a swing later at the latest.
    let amplitude = (1 + (2 + ratio) * (2 + ratio) / (1 - ratio * ratio)).squareRoot()
    var envelope = amplitude
    for _ in 0..<1_000 { envelope *= decayFactor(ratio * settling / 1_000) }
    #expect(envelope >= 1e-4)
    #expect(envelope * decayFactor(ratio * .pi / (1 - ratio * ratio).squareRoot()) <= 1e-4)
  }

  /// e^(−x) by its limit, for the envelope only.
  private func decayFactor(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for n in 1..<60 {
      term *= -x / Double(n)
      sum += term
    }
    return sum
  }

  @Test(
    "Critically damped, it is Lambert's W₋₁",
    arguments: [(10.0, 0.0), (10, 300), (0, -250), (-40, -10)])
  func agreesWithLambert(displacement: Double, velocity: Double) throws {
    // ω₀ = 2: |x| = e^(−2t)·|x₀ + Bt| with B = v₀ + 2x₀ of the sign of x₀, so p + qt = ε·e^(2t).
    let (p, q, tolerance) = (abs(displacement), abs(velocity + 2 * displacement), 0.5)
    // Fixed-point form of the W₋₁ branch: t = ln((p + qt)/ε)/2 contracts to the later root.
    var expected = 10.0
    for _ in 0..<200 { expected = logarithm((p + q * expected) / tolerance) / 2 }
    let settling = try #require(
      Spring(stiffness: 4, damping: 4).settlingTime(
        displacement: displacement, velocity: velocity, tolerance: tolerance))
    expectClose(settling, expected, within: 1e-9)
  }

  /// The natural logarithm by bisection of the series above.
  private func logarithm(_ y: Double) -> Double {
    var (low, high) = (-5.0, 15.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if y * decayFactor(middle / 4) > 1 / cube(decayFactor(middle / 4)) {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  private func cube(_ x: Double) -> Double { x * x * x }

  @Test("An undamped spring never settles unless it stays within the tolerance anyway")
  func undampedNeverSettles() {
    let spring = Spring(response: 0.5, dampingRatio: 0)
    #expect(spring.settlingTime(displacement: 1, velocity: 0, tolerance: 0.5) == nil)
    #expect(spring.settlingTime(displacement: 0, velocity: 100, tolerance: 0.5) == nil)
    #expect(spring.settlingTime(displacement: 0.3, velocity: 0, tolerance: 0.5) == 0)
  }

  @Test("A motion within the tolerance has settled", arguments: [0.3, 1, 3])
  func settledFromTheStart(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    #expect(spring.settlingTime(displacement: 0, velocity: 0, tolerance: 0.5) == 0)
    #expect(spring.settlingTime(displacement: -0.49, velocity: 0, tolerance: 0.5) == 0)
  }

  @Test("Comes to an end for extreme springs", arguments: [1e-300, 1e-17, 1e-7, 1e3, 1e9])
  func endsForExtremeSprings(ratio: Double) throws {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let settling = spring.settlingTime(displacement: 800, velocity: 5_000, tolerance: 0.5)
    #expect(try #require(settling) > 0.05)
  }
}
