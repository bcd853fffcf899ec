/// How far something follows a finger that pulls it past its bound: less and less.
///
/// b(x) = x·c·d/(x·c + d) for a pull x past the bound, odd in x: the limit is the dimension d and
/// the slope at the bound is c. Source: UIScrollView's law as published in b3ll/Motion and Wave.
/// The slope falls from 1 to c at the bound, which is felt, and meant to be.
public struct RubberBand: Hashable, Sendable {
  /// The length, in points, of what is pulled along the direction of the pull: the limit of the
  /// stretch.
  public let dimension: Double

  /// How much of the first point of a pull is followed, above 0 and at most 1; dimensionless.
  public let coefficient: Double

  /// UIScrollView's coefficient.
  public static let standardCoefficient = 0.55

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - dimension: The length of what is pulled, in points: a scroll view's side, say.
  ///   - coefficient: The slope at the bound; 0.55 by default.
  /// - Precondition: `dimension` is positive and finite, `coefficient` is above 0 and at most 1.
  public init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    precondition(
      dimension > 0 && dimension.isFinite, "a rubber band's dimension is positive: \(dimension)")
    precondition(
      coefficient > 0 && coefficient <= 1,
      "a rubber band's coefficient is above 0 and at most 1: \(coefficient)")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The stretch shown for a pull past the bound, in points, with the pull's sign; always less
  /// than ``dimension``, up to rounding.
  public func value(at pull: Double) -> Double {
    // Divided by the larger of the two, so that no pull overflows.
    let relative = abs(pull) * coefficient / dimension
    let stretch =
      relative > 1 ? dimension / (1 / relative + 1) : dimension * relative / (relative + 1)
    return pull < 0 ? -stretch : stretch
  }

  /// The pull that shows as a stretch, in points: where a finger that grabs it now would have come
  /// from.
  ///
  /// x(b) = b·d/(c·(d − b)). No pull reaches ``dimension``: from a billionth before it on, the
  /// pull that leads there is returned.
  public func pull(forValue stretch: Double) -> Double {
    let reachable = min(abs(stretch), dimension * (1 - 1e-9))
    let pull = reachable * dimension / (coefficient * (dimension - reachable))
    return stretch < 0 ? -pull : pull
  }

  /// The speed shown for each point per second of the finger: c·d²/(x·c + d)², from
  /// ``coefficient`` at the bound down towards 0; dimensionless.
  public func slope(at pull: Double) -> Double {
    let share = 1 / (1 + abs(pull) * coefficient / dimension)
    return coefficient * share * share
  }
}

extension RubberBand {
  /// The position shown for a position that a finger asks for, in the same unit.
  ///
  /// - Parameters:
  ///   - position: Where the finger would have it.
  ///   - bounds: Where it may be without stretching.
  /// - Returns: The position itself within the bounds, and a stretched one beyond them.
  public func position(_ position: Double, within bounds: ClosedRange<Double>) -> Double {
    let nearest = min(max(position, bounds.lowerBound), bounds.upperBound)
    return nearest + value(at: position - nearest)
  }

  /// The position that a finger must ask for to show one: the inverse of ``position(_:within:)``.
  ///
  /// - Parameters:
  ///   - shown: Where it is shown now.
  ///   - bounds: Where it may be without stretching.
  /// - Returns: The unstretched position.
  public func unstretched(_ shown: Double, within bounds: ClosedRange<Double>) -> Double {
    let nearest = min(max(shown, bounds.lowerBound), bounds.upperBound)
    return nearest + pull(forValue: shown - nearest)
  }
}
