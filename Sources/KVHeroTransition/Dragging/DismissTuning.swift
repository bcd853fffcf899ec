public import Motion

/// The distances and speeds that decide a drag.
public struct DismissTuning: Hashable, Sendable {
  /// How a release is judged.
  public enum Rule: Hashable, Sendable {
    /// By where the picture would come to rest, measured in the direction in which the drag began.
    case projected(Decay)

    /// By distance or speed in whatever direction, as KVHeroTransition 0.1.4 does.
    case either(speed: Double)
  }

  /// How far dismisses, in points.
  public var distance: Double

  /// How a release is judged.
  public var rule: Rule

  /// The distance over which a free drag shrinks the picture, in points.
  public var shrinkingDistance = 300.0

  /// How small a free drag makes the picture, as a factor.
  public var smallestScale = 0.8

  /// The distance that counts as the whole way of a standard drag, in points.
  public var wholeDistance = 200.0

  /// The distance over which the presented screen's bars and texts fade, in points.
  public var clearingDistance = 60.0

  /// How much of the scrim is left at the shrinking distance and beyond, as a factor.
  public var thinnestScrim = 0.35

  /// Creates it from its parts.
  public init(distance: Double, rule: Rule) {
    self.distance = distance
    self.rule = rule
  }

  /// Ours: 90 points, projected with the fast deceleration, with which 1,000 points per second reach
  /// another 99.5: what the original's two thresholds ask for, joined into one.
  public static let standard = DismissTuning(distance: 90, rule: .projected(.fast))

  /// KVHeroTransition 0.1.4, free drag: 0.3 × 300 points, or 1,000 points per second.
  public static let classicFree = DismissTuning(distance: 90, rule: .either(speed: 1000))

  /// KVHeroTransition 0.1.4, standard drag: 0.3 × 200 points, or 1,000 points per second.
  public static let classicStandard = DismissTuning(distance: 60, rule: .either(speed: 1000))

  /// Whether letting go dismisses.
  ///
  /// - Parameters:
  ///   - translation: From where the drag began, in points.
  ///   - velocity: At the moment of the release, in points per second.
  ///   - direction: The unit vector of the direction in which the drag began.
  /// - Returns: `false` if the picture springs back.
  public func dismisses(translation: Vector, velocity: Vector, direction: Vector) -> Bool {
    switch rule {
    case .projected(let decay):
      let way = decay.projection(velocity: velocity.dot(direction))
      return translation.dot(direction) + way > distance
    case .either(let speed):
      return translation.length > distance || velocity.length > speed
    }
  }
}
