public import Motion

/// How a corner leaves the straight side.
public enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle: curvature jumps where the arc begins.
  case circular

  /// A superelliptic corner whose curvature grows gradually, as on iOS.
  case continuous
}

/// The radii of the four corners, in points.
@frozen public struct CornerRadii: Hashable, Sendable {
  /// The radius at the upper left; `0` or less is a square corner.
  public var topLeft: Double

  /// The radius at the upper right.
  public var topRight: Double

  /// The radius at the lower right.
  public var bottomRight: Double

  /// The radius at the lower left.
  public var bottomLeft: Double

  /// Creates radii that may differ, clockwise from the upper left.
  @inlinable public init(
    topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at all four corners.
  @inlinable public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Four square corners.
  public static let zero = CornerRadii(0)

  /// Whether every corner is square.
  @inlinable public var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }
}

/// The one shape that everything is drawn in and clipped to.
@frozen public struct RoundedRect: Hashable, Sendable {
  /// The rectangle that the corners are cut from, in points.
  public var rect: Rect

  /// The radii, in points; drawn no larger than half the shorter side.
  public var radii: CornerRadii

  /// How the corners leave the straight sides.
  public var curve: CornerCurve

  /// Creates a shape with square corners, unless radii are given.
  @inlinable public init(
    rect: Rect, radii: CornerRadii = .zero, curve: CornerCurve = .continuous
  ) {
    self.rect = rect
    self.radii = radii
    self.curve = curve
  }
}
