/// A spring by fourth-order Runge–Kutta in steps of a hundredth of a millisecond.
package struct SpringOracle {
  private let response: Double
  private let dampingRatio: Double
  private let target: Double

  /// - Parameters:
  ///   - response: The period of one undamped oscillation, in seconds.
  ///   - dampingRatio: ζ.
  ///   - target: Where it comes to rest.
  package init(response: Double, dampingRatio: Double, target: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
    self.target = target
  }

  /// Where it is after a time.
  package func position(from start: Double, velocity: Double, after seconds: Double) -> Double {
    state(from: start, velocity: velocity, after: seconds).position
  }

  /// Where it is and how fast it moves after a time.
  package func state(
    from start: Double, velocity: Double, after seconds: Double
  ) -> (position: Double, velocity: Double) {
    let frequency = 2 * Double.pi / response
    func pull(_ x: Double, _ v: Double) -> Double {
      -frequency * frequency * (x - target) - 2 * dampingRatio * frequency * v
    }
    let steps = max(1, Int((seconds / 1e-5).rounded(.up)))
    let h = seconds / Double(steps)
    var (x, v) = (start, velocity)
    for _ in 0..<steps {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }
}
