public import Motion

/// Where a view is: what its automatic duration depends on.
public struct HeroPlacement: Hashable, Sendable {
  /// The middle, in points.
  public var position: Point

  /// The size before the transform, in points.
  public var size: Size

  /// About the middle.
  public var transform: Transform3D

  /// Creates a placement, without a transform unless one is given.
  public init(position: Point, size: Size, transform: Transform3D = .identity) {
    self.position = position
    self.size = size
    self.transform = transform
  }

  /// The shortest automatic duration, in seconds: that of a view that does not move.
  public static let shortestDuration = 0.208

  /// Farther than this, in points, a view takes no longer.
  public static let farthest = 500.0

  /// How far a view moves in a second more, in points.
  private static let pointsPerSecond = 3000.0

  /// How long the way to another placement takes where nothing else is said, in seconds.
  ///
  /// Source: Hero 1.6.4. The distance is that of the middles, translation included, and that of the
  /// sizes, each as the vector into which the linear part of the transform takes it. So a half turn of a
  /// view of 200 × 100 counts 447 points, and colours and corners count nothing.
  ///
  /// - Parameter end: Where the way leads.
  /// - Returns: 0.208 to 0.374667 seconds; the least where something is not finite.
  public func automaticDuration(to end: HeroPlacement) -> Double {
    let distance = (end.middle - middle).length + (end.extent - extent).length
    guard distance.isFinite else { return HeroPlacement.shortestDuration }
    return HeroPlacement.shortestDuration
      + min(distance, HeroPlacement.farthest) / HeroPlacement.pointsPerSecond
  }

  private var middle: Point {
    position + Vector(dx: transform.m41, dy: transform.m42)
  }

  private var extent: Vector {
    Vector(
      dx: transform.m11 * size.width + transform.m21 * size.height,
      dy: transform.m12 * size.width + transform.m22 * size.height)
  }
}
