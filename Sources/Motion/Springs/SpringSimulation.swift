/// The distance from a spring's target and its rate of change.
public struct SpringState: Hashable, Sendable {
  /// The distance from the target, in the unit the motion was started with.
  public var displacement: Double

  /// The rate of change of ``displacement``, in its unit per second.
  public var velocity: Double

  /// Creates a state; both are finite in any that a spring returns.
  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }
}

/// A spring released at a displacement with a velocity: a pure function of time.
///
/// It may be sampled at any time in any order. To aim it at another target in flight, start a new
/// one from its state, with the distance between the two targets added to the displacement.
public struct SpringSimulation: Hashable, Sendable {
  /// The constants of the motion.
  public let spring: Spring

  /// The distance from the target and the velocity at time zero.
  public let start: SpringState

  /// Creates the motion of a spring.
  ///
  /// - Parameters:
  ///   - spring: The constants.
  ///   - displacement: The distance from the target at time zero, in any unit.
  ///   - velocity: The rate of change of the displacement at time zero, in that unit per second.
  /// - Precondition: `displacement` and `velocity` are finite.
  public init(spring: Spring, displacement: Double, velocity: Double) {
    precondition(
      displacement.isFinite && velocity.isFinite,
      "a spring starts from finite values: \(displacement), \(velocity)")
    self.spring = spring
    start = SpringState(displacement: displacement, velocity: velocity)
  }

  /// Displacement and velocity at a time in seconds; before zero, the start.
  public func state(at seconds: Double) -> SpringState {
    spring.state(at: seconds, displacement: start.displacement, velocity: start.velocity)
  }

  /// The time, in seconds, from which on the displacement stays within a tolerance, or `nil` if
  /// it never does; see ``Spring/settlingTime(displacement:velocity:tolerance:)``.
  public func settlingTime(tolerance: Double) -> Double? {
    spring.settlingTime(
      displacement: start.displacement, velocity: start.velocity, tolerance: tolerance)
  }
}

extension Spring {
  /// Displacement and velocity some time after a release.
  ///
  /// Within 1e-9 of |x₀| + |v₀|/ω₀ (velocity: of that times ω₀) of the exact solution, in every
  /// regime of damping. Constant time, no allocation.
  ///
  /// - Parameters:
  ///   - seconds: The time since the release; before it, the start is returned.
  ///   - displacement: The distance from the target at the release, in any unit.
  ///   - velocity: Its rate of change at the release, in that unit per second.
  /// - Returns: The distance from the target and its rate of change.
  public func state(
    at seconds: Double, displacement: Double, velocity: Double
  ) -> SpringState {
    coefficients(at: seconds).applied(toDisplacement: displacement, velocity: velocity)
  }
}
