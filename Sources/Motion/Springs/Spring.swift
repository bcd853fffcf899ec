/// The constants of a damped harmonic oscillator of unit mass.
///
/// A spring describes motion; it holds no position and no time. Drive it with
/// ``SpringSimulation``, or, where many values share one spring and one time, with
/// ``coefficients(at:)``. Formulas: the standard solution of `x″ + 2ζω₀x′ + ω₀²x = 0`.
public struct Spring: Hashable, Sendable {
  /// The natural angular frequency ω₀ without damping, in radians per second; positive, finite.
  public let angularFrequency: Double

  /// The damping ratio ζ, dimensionless.
  ///
  /// `0` oscillates for ever, below `1` overshoots, `1` returns fastest without overshooting, and
  /// above `1` creeps.
  public let dampingRatio: Double

  /// Creates a spring from its undamped period, as UIKit and SwiftUI describe one.
  ///
  /// Source: k = (2π/response)², c = 4πζ/response (Apple, WWDC 2018, session 803).
  ///
  /// - Parameters:
  ///   - response: The period of one undamped oscillation, in seconds. Not the settling time.
  ///   - dampingRatio: ζ, dimensionless.
  /// - Precondition: `response` is positive and finite, and `dampingRatio` is finite and not
  ///   negative.
  public init(response: Double, dampingRatio: Double) {
    precondition(
      response > 0 && response.isFinite, "a spring's response is positive: \(response)")
    self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// Creates a spring from the constants of a physical one.
  ///
  /// - Parameters:
  ///   - stiffness: The spring constant k, in newtons per metre (s⁻² at unit mass).
  ///   - damping: The viscous damping coefficient c (s⁻¹ at unit mass).
  ///   - mass: m, which only scales the other two; 1 by default.
  /// - Precondition: `stiffness` and `mass` are positive and finite, and `damping` is finite and
  ///   not negative.
  public init(stiffness: Double, damping: Double, mass: Double = 1) {
    precondition(
      stiffness > 0 && stiffness.isFinite, "a spring's stiffness is positive: \(stiffness)")
    precondition(mass > 0 && mass.isFinite, "a spring's mass is positive: \(mass)")
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Creates a spring from a perceived duration and a bounce.
  ///
  /// Source: SwiftUI's `Spring(duration:bounce:)` and Flutter's `withDurationAndBounce`, which
  /// agree: ζ is 1 − bounce, or 1/(1 + bounce) for a negative bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds: the same figure as the response.
  ///   - bounce: `0` is critically damped, towards `1` bounces more, negative creeps.
  /// - Precondition: `duration` is positive and finite, and `bounce` is above −1 and at most 1.
  public init(duration: Double, bounce: Double) {
    precondition(
      bounce > -1 && bounce <= 1, "a spring's bounce is above −1 and at most 1: \(bounce)")
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  private init(angularFrequency: Double, dampingRatio: Double) {
    precondition(
      dampingRatio >= 0 && dampingRatio.isFinite,
      "a spring's damping ratio is finite and not negative: \(dampingRatio)")
    precondition(
      angularFrequency > 0 && angularFrequency.isFinite,
      "a spring's frequency must be within range: \(angularFrequency) rad/s")
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  /// The period of one undamped oscillation, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The spring constant at unit mass, ω₀², in s⁻².
  public var stiffness: Double { angularFrequency * angularFrequency }

  /// The viscous damping coefficient at unit mass, 2ζω₀, in s⁻¹.
  public var damping: Double { 2 * dampingRatio * angularFrequency }
}
