/// A shape of progress: a cubic Bézier from (0, 0) to (1, 1), as in CSS `cubic-bezier()`.
///
/// It maps a fraction of the elapsed time to a fraction of the way. Source: CSS Easing Functions
/// Level 1, section 2.2; the solver is ours.
public struct UnitCurve: Hashable, Sendable {
  /// The time fraction of the first control point, 0…1.
  public let x1: Double

  /// The way fraction of the first control point; it may lie outside 0…1.
  public let y1: Double

  /// The time fraction of the second control point, 0…1.
  public let x2: Double

  /// The way fraction of the second control point; it may lie outside 0…1.
  public let y2: Double

  /// Creates a curve from its two inner control points.
  ///
  /// - Parameters:
  ///   - x1: Time fraction of the first; clamped to 0…1, so that the curve is a function.
  ///   - y1: Way fraction of the first.
  ///   - x2: Time fraction of the second; clamped to 0…1.
  ///   - y2: Way fraction of the second.
  /// - Precondition: All four are finite.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "a curve's control points are finite: (\(x1), \(y1)), (\(x2), \(y2))")
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The same shape run backwards: an ease-in is an ease-out.
  public var reversed: UnitCurve { UnitCurve(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1) }

  /// Whether the curve is the identity, which then holds exactly.
  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The fraction of the way covered at a fraction of the time.
  ///
  /// Within 1e-9 of the exact curve even where it stands upright. Some ten steps of Newton's
  /// method at most, no allocation.
  ///
  /// - Parameter progress: The fraction of the time; outside 0…1 the curve goes on straight, with
  ///   its gradient at that end.
  /// - Returns: The fraction of the way; beyond 0…1 where the curve overshoots.
  /// - Precondition: `progress` is not NaN.
  public func value(at progress: Double) -> Double {
    precondition(!progress.isNaN, "a curve has no value at NaN")
    if progress == 0 || progress == 1 || isLinear { return progress }
    if progress < 0 { return progress * startGradient }
    if progress > 1 { return 1 + (progress - 1) * endGradient }
    // From the end where it is near, so that tiny distances from it keep their digits.
    if progress < 0.75 {
      return BezierCoordinate(y1, y2).value(at: BezierCoordinate(x1, x2).parameter(for: progress))
    }
    let parameter = BezierCoordinate(1 - x2, 1 - x1).parameter(for: 1 - progress)
    return 1 - BezierCoordinate(1 - y2, 1 - y1).value(at: parameter)
  }

  /// The slope of the curve: fractions of the way per fraction of the time.
  ///
  /// Divide it by the duration in seconds to get a velocity. Where the curve stands upright the
  /// slope is held to ±1e6, so that it can be handed to a spring.
  ///
  /// - Parameter progress: The fraction of the time.
  /// - Returns: The slope; at 0 and 1 that of the curve inside, and beyond them that of
  ///   the straight line on which ``value(at:)`` goes on.
  /// - Precondition: `progress` is not NaN.
  public func velocity(at progress: Double) -> Double {
    precondition(!progress.isNaN, "a curve has no velocity at NaN")
    if isLinear { return 1 }
    if progress < 0 { return UnitCurve.held(startGradient) }
    if progress > 1 { return UnitCurve.held(endGradient) }
    if progress < 0.75 {
      return UnitCurve.slope(
        at: progress, BezierCoordinate(x1, x2), BezierCoordinate(y1, y2))
    }
    return UnitCurve.slope(
      at: 1 - progress, BezierCoordinate(1 - x2, 1 - x1), BezierCoordinate(1 - y2, 1 - y1))
  }

  /// The fraction of the time at which a fraction of the way is covered: the inverse of
  /// ``value(at:)``.
  ///
  /// - Parameter value: The fraction of the way.
  /// - Returns: The fraction of the time, or `nil` for a curve that may turn back because ``y1``
  ///   or ``y2`` lies outside 0…1.
  /// - Precondition: `value` is not NaN.
  public func progress(forValue value: Double) -> Double? {
    guard (0...1).contains(y1), (0...1).contains(y2) else { return nil }
    // Swapping the axes of a Bézier curve swaps those of its control points.
    return UnitCurve(x1: y1, y1: x1, x2: y2, y2: x2).value(at: value)
  }

  private static func slope(
    at progress: Double, _ x: BezierCoordinate, _ y: BezierCoordinate
  ) -> Double {
    let parameter = x.parameter(for: progress)
    var (run, rise) = (x.slope(at: parameter), y.slope(at: parameter))
    if run == 0, rise == 0 {
      // Both stand still at the end only; there the next derivative decides, or the third.
      (run, rise) = (x.p2, y.p2)
      if run == 0, rise == 0 { return 1 }
    }
    return run == 0 ? (rise < 0 ? -steepest : steepest) : held(rise / run)
  }

  private static let steepest = 1e6

  private static func held(_ slope: Double) -> Double { min(max(slope, -steepest), steepest) }

  /// The gradient before 0: the four cases of CSS Easing and Chromium.
  private var startGradient: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0, x2 > 0 { return y2 / x2 }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// The gradient after 1, likewise.
  private var endGradient: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    if y2 == 1, x1 < 1 { return (y1 - 1) / (x1 - 1) }
    return y1 == 1 && y2 == 1 ? 1 : 0
  }
}
