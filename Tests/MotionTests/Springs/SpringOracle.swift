import Motion
import TestSupport

/// A physical spring that is integrated step by step: knows nothing of closed forms.
struct SpringOracle {
  let stiffness: Double
  let damping: Double
  let mass: Double

  /// Classic fourth-order Runge–Kutta on m·x″ = −k·x − c·x′.
  func state(
    at seconds: Double, displacement: Double, velocity: Double, steps: Int
  ) -> SpringState {
    let h = seconds / Double(steps)
    var (x, v) = (displacement, velocity)
    for _ in 0..<steps {
      let a1 = acceleration(x, v)
      let v2 = v + a1 * h / 2
      let a2 = acceleration(x + v * h / 2, v2)
      let v3 = v + a2 * h / 2
      let a3 = acceleration(x + v2 * h / 2, v3)
      let v4 = v + a3 * h
      let a4 = acceleration(x + v3 * h, v4)
      x += (v + 2 * v2 + 2 * v3 + v4) * h / 6
      v += (a1 + 2 * a2 + 2 * a3 + a4) * h / 6
    }
    return SpringState(displacement: x, velocity: v)
  }

  private func acceleration(_ x: Double, _ v: Double) -> Double {
    -(stiffness * x + damping * v) / mass
  }
}

/// A spring and a release, drawn at random from the ranges that the module promises to be exact on.
struct SpringCase {
  var stiffness: Double
  var dampingRatio: Double
  var mass: Double
  var displacement: Double
  var velocity: Double

  /// Stiffness 1…1e5 and mass 0.1…10 evenly in the logarithm, ζ 0…5, velocity ±1e5.
  static func random(using generator: inout SeededGenerator) -> SpringCase {
    var (stiffness, mass) = (1.0, 0.1)
    for _ in 0..<5 { stiffness *= Double.random(in: 1...10, using: &generator) }
    for _ in 0..<2 { mass *= Double.random(in: 1...10, using: &generator) }
    return SpringCase(
      stiffness: stiffness,
      dampingRatio: Double.random(in: 0...5, using: &generator),
      mass: mass,
      displacement: Double.random(in: -2_000...2_000, using: &generator),
      velocity: Double.random(in: -1e5...1e5, using: &generator))
  }

  var damping: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }
  var angularFrequency: Double { (stiffness / mass).squareRoot() }
  var spring: Spring { Spring(stiffness: stiffness, damping: damping, mass: mass) }
  var oracle: SpringOracle { SpringOracle(stiffness: stiffness, damping: damping, mass: mass) }

  /// |x₀| + |v₀|/ω₀: what errors are measured against.
  var scale: Double { abs(displacement) + abs(velocity) / angularFrequency }
}
