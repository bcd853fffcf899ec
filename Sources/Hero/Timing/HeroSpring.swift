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

  /// The spring itself, over-damped where the constants say so.
  public var spring: Spring { Spring(stiffness: stiffness, damping: damping) }
}
