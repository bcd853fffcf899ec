public import Motion

/// The constants of a spring as Hero's modifier takes them, at unit mass.
public struct HeroSpring: Hashable, Sendable {
  /// k, in s⁻²; positive and finite.
  public let stiffness: Double

  /// c, in s⁻¹; finite, not negative.
  public let damping: Double

  /// Creates the constants, or `nil` where no spring has them.
  ///
  /// - Parameters:
  ///   - stiffness: k, in s⁻²; must be positive and finite.
  ///   - damping: c, in s⁻¹; must be finite and not negative.
  public init?(stiffness: Double, damping: Double) {
    guard stiffness > 0, stiffness.isFinite, damping >= 0, damping.isFinite else { return nil }
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The natural angular frequency ω₀, in radians per second.
  private var angularFrequency: Double { stiffness.squareRoot() }

  /// ζ, dimensionless, at most 1: as on Core Animation, where over-damping is not enabled, a spring that
  /// would creep returns as fast as it can.
  public var dampingRatio: Double { min(damping / (2 * angularFrequency), 1) }

  /// The spring to animate with.
  public var spring: Spring {
    Spring(response: 2 * .pi / angularFrequency, dampingRatio: dampingRatio)
  }

  /// When the spring is taken to be at rest after a release from rest, in seconds; `nil` for one that is
  /// not damped and never is.
  ///
  /// Source: measurements of Core Animation's `settlingDuration`. With ζ < 1 the time in which the
  /// envelope falls to a thousandth, with ζ = 1 the first tenth of a second at which the way left has.
  public var settlingTime: Double? {
    guard dampingRatio > 0 else { return nil }
    if dampingRatio < 1 {
      let tangent = dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
      return (naturalLogarithm(1000) + naturalLogarithm(onePlus: tangent))
        / (dampingRatio * angularFrequency)
    }
    let exact = HeroSpring.criticalSettling / angularFrequency
    let tenths = (exact * 10).rounded(.up)
    // Beyond what a tenth is to a number, the two are the same.
    return tenths.isFinite ? max(tenths / 10, exact) : exact
  }

  /// Where (1 + x)e⁻ˣ falls to a thousandth: to all digits.
  private static let criticalSettling = 9.233413476451586

  /// The spring of the same character that settles in a given time.
  ///
  /// - Parameter seconds: The time; positive and finite.
  /// - Returns: The spring; `nil` where there is none, as for one that never settles.
  public func fitted(to seconds: Double) -> HeroSpring? {
    guard seconds > 0, seconds.isFinite, dampingRatio > 0 else { return nil }
    let critical = HeroSpring.criticalSettling / angularFrequency
    let now = dampingRatio < 1 ? settlingTime ?? critical : critical
    let faster = now / seconds
    return HeroSpring(
      stiffness: stiffness * faster * faster, damping: 2 * dampingRatio * angularFrequency * faster)
  }
}
