public import Motion

/// A way that bends: down first when it leads down, across first when it leads up, so that the way back
/// is the same.
///
/// Source: Hero 1.6.4, a quadratic Bézier curve. It is measured by its parameter, not by its length.
public struct HeroArc: Hashable, Sendable {
  /// Where the way begins, in points.
  public let start: Point

  /// Where it ends.
  public let end: Point

  /// What pulls it away from the straight line.
  public let control: Point

  /// The least distance across, and down, over which a way bends, in points.
  public static let leastDistance = 1.0

  /// Creates a way.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - end: Where it ends.
  ///   - intensity: `0` is straight, `1` natural, below `0` bends the other way. Where the ends are less
  ///     than ``leastDistance`` apart across or down, or it is not finite, the way is straight.
  public init(from start: Point, to end: Point, intensity: Double = 1) {
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let way = end - start
    let far = start.y > end.y ? Point(x: end.x, y: start.y) : Point(x: start.x, y: end.y)
    self.start = start
    self.end = end
    isStraight =
      !(abs(way.dx) >= HeroArc.leastDistance && abs(way.dy) >= HeroArc.leastDistance
      && intensity.isFinite)
    control = isStraight ? middle : middle + (far - middle) * intensity
  }

  /// Whether the way does not bend although it was asked to.
  public let isStraight: Bool

  /// The point at a parameter; outside `0…1` the curve goes on.
  ///
  /// - Parameter u: The fraction of the way that a timing function says.
  /// - Returns: Where the view is then.
  public func point(at u: Double) -> Point {
    let v = 1 - u
    return Point(
      x: v * v * start.x + 2 * u * v * control.x + u * u * end.x,
      y: v * v * start.y + 2 * u * v * control.y + u * u * end.y)
  }

  /// How fast the point moves, in points per unit of the parameter.
  public func velocity(at u: Double) -> Vector {
    (control - start) * (2 * (1 - u)) + (end - control) * (2 * u)
  }
}
