/// What a spring does in a given time to any displacement and velocity: a 2 × 2 matrix.
///
/// The motion is linear in where it starts from, so channels that share a spring and a time share
/// these four numbers, and each costs two multiplications a value.
public struct SpringCoefficients: Hashable, Sendable {
  /// The displacement that remains of one unit of displacement; dimensionless.
  public let xx: Double

  /// The displacement that one unit of velocity has led to, in seconds.
  public let xv: Double

  /// The velocity that one unit of displacement has led to, in s⁻¹.
  public let vx: Double

  /// The velocity that remains of one unit of velocity; dimensionless.
  public let vv: Double

  /// Where a motion has got to, in the units it was given in.
  ///
  /// - Parameters:
  ///   - displacement: The distance from the target at the start.
  ///   - velocity: The velocity at the start, per second.
  /// - Returns: Displacement and velocity at the coefficients' time.
  public func applied(toDisplacement displacement: Double, velocity: Double) -> SpringState {
    SpringState(
      displacement: xx * displacement + xv * velocity,
      velocity: vx * displacement + vv * velocity)
  }
}

extension Spring {
  /// What the spring does to any displacement and velocity in a given time.
  ///
  /// With z = ω₀t, all four follow from e^(−ζz)·C and e^(−ζz)·S, where C = cos(√(1−ζ²)z) and
  /// S = sin(√(1−ζ²)z)/√(1−ζ²), or their hyperbolic counterparts above ζ = 1. Those are written
  /// there with `e^(−z/(ζ+q))`, q = √(ζ²−1), and expm1, which neither overflow for a large ζ nor
  /// lose digits near ζ = 1, so the motion has no step there. Exact to some units in the last
  /// place; constant time, no allocation.
  ///
  /// - Parameter seconds: The time since the start; before it, nothing has moved yet.
  /// - Returns: The matrix from the start to that time; the identity at `0`.
  /// - Precondition: `seconds` is not NaN.
  public func coefficients(at seconds: Double) -> SpringCoefficients {
    precondition(!seconds.isNaN, "a spring has no state at NaN seconds")
    // The bounds keep 0 · ∞ out of the products below; at the upper one, all but ζ = 0 is at rest.
    let phase = min(max(0, angularFrequency * seconds), 1e300)
    let (even, odd) = decay(at: phase)
    return SpringCoefficients(
      xx: even + dampingRatio * odd,
      xv: odd / angularFrequency,
      vx: -odd * angularFrequency,
      vv: even - dampingRatio * odd)
  }

  /// e^(−ζz)·C(z) and e^(−ζz)·S(z).
  private func decay(at phase: Double) -> (even: Double, odd: Double) {
    let ratio = dampingRatio
    if ratio < 1 {
      let frequency = ((1 - ratio) * (1 + ratio)).squareRoot()
      let amplitude = exponential(-ratio * phase)
      let angle = frequency * phase
      return (amplitude * cosine(angle), amplitude * sine(angle) / frequency)
    }
    let split = (ratio - 1).squareRoot() * (ratio + 1).squareRoot()
    let slow = exponential(-phase / (ratio + split))
    guard split > 0 else { return (slow, slow * phase) }
    let lost = -exponentialMinusOne(-2 * split * phase)
    return (slow * (1 - lost / 2), slow * lost / (2 * split))
  }
}
