public import Motion

/// The constants of a spring as Hero's modifier takes them, at unit mass.
public struct HeroSpring: Hashable, Sendable {
  /// k, in s⁻²; positive and finite.
  public let stiffness: Double

  /// c, in s⁻¹; positive and finite.
  public let damping: Double

  /// When the spring is taken to be at rest after a release from rest, in seconds.
  ///
  /// Source: measurements of Core Animation's `settlingDuration`. With ζ < 1 the time in which the
  /// envelope falls to a thousandth, with ζ = 1 the first tenth of a second at which the way left has.
  public let settlingTime: Double

  /// No spring takes longer to be at rest, in seconds: a screen must arrive.
  public static let longestSettling = 60.0

  /// Creates the constants, or `nil` where no spring has them that is at rest within a minute.
  ///
  /// - Parameters:
  ///   - stiffness: k, in s⁻²; must be positive and finite.
  ///   - damping: c, in s⁻¹; must be positive and finite.
  public init?(stiffness: Double, damping: Double) {
    guard stiffness > 0, stiffness.isFinite, damping > 0, damping.isFinite else { return nil }
    let frequency = stiffness.squareRoot()
    let time = HeroSpring.settling(
      frequency, dampingRatio: min(damping / (2 * frequency), 1))
    guard time <= HeroSpring.longestSettling else { return nil }
    self.stiffness = stiffness
    self.damping = damping
    settlingTime = time
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

  private static func settling(_ frequency: Double, dampingRatio ratio: Double) -> Double {
    if ratio < 1 {
      let tangent = ratio / (1 - ratio * ratio).squareRoot()
      return (naturalLogarithm(1000) + naturalLogarithm(onePlus: tangent)) / (ratio * frequency)
    }
    return (criticalSettling / frequency * 10).rounded(.up) / 10
  }

  /// Where (1 + x)e⁻ˣ falls to a thousandth: to all digits.
  private static let criticalSettling = 9.233413476451586

  /// The spring of the same character that settles in a given time.
  ///
  /// - Parameter seconds: The time; positive, and a minute at most.
  /// - Returns: The spring; `nil` where there is none.
  public func fitted(to seconds: Double) -> HeroSpring? {
    guard seconds > 0, seconds <= HeroSpring.longestSettling else { return nil }
    let now =
      dampingRatio < 1 ? settlingTime : HeroSpring.criticalSettling / angularFrequency
    let faster = now / seconds
    return HeroSpring(
      stiffness: stiffness * faster * faster, damping: 2 * dampingRatio * angularFrequency * faster)
  }
}
