/// A projective transform of space, as a 4 × 4 matrix.
///
/// Points are row vectors and are multiplied from the left, `p′ = p · M`, as in Core Animation:
/// `m41…m43` translate, and a negative reciprocal distance in `m34` gives perspective. `a · b`
/// (``concatenating(_:)``) applies `a` first.
@frozen public struct Transform3D: Hashable, Sendable {
  /// The first row: where the x axis goes, and its share of the perspective divisor.
  public var m11, m12, m13, m14: Double

  /// The second row: where the y axis goes, and its share of the perspective divisor.
  public var m21, m22, m23, m24: Double

  /// The third row: where the z axis, towards the viewer, goes, and its share of the divisor.
  public var m31, m32, m33, m34: Double

  /// The fourth row: where the origin goes, in points, and the divisor there.
  public var m41, m42, m43, m44: Double

  /// Creates a transform from its sixteen numbers, row by row.
  @inlinable public init(
    _ m11: Double, _ m12: Double, _ m13: Double, _ m14: Double,
    _ m21: Double, _ m22: Double, _ m23: Double, _ m24: Double,
    _ m31: Double, _ m32: Double, _ m33: Double, _ m34: Double,
    _ m41: Double, _ m42: Double, _ m43: Double, _ m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Leaves every point where it is.
  public static let identity = Transform3D(
    1, 0, 0, 0,
    0, 1, 0, 0,
    0, 0, 1, 0,
    0, 0, 0, 1)

  /// A translation, in points.
  @inlinable public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    Transform3D(
      1, 0, 0, 0,
      0, 1, 0, 0,
      0, 0, 1, 0,
      x, y, z, 1)
  }

  /// A scale about the origin, dimensionless.
  @inlinable public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(
      x, 0, 0, 0,
      0, y, 0, 0,
      0, 0, z, 0,
      0, 0, 0, 1)
  }

  /// The transform that maps one rectangle onto another by scale and translation.
  ///
  /// - Precondition: both sides of `source` are positive.
  @inlinable public static func mapping(_ source: Rect, onto target: Rect) -> Transform3D {
    precondition(source.size.isDrawable, "cannot map from an empty rectangle: \(source)")
    let sx = target.width / source.width
    let sy = target.height / source.height
    return Transform3D(
      sx, 0, 0, 0,
      0, sy, 0, 0,
      0, 0, 1, 0,
      target.x - source.x * sx, target.y - source.y * sy, 0, 1)
  }

  /// Whether the transform only scales along the axes and translates within the plane, so that a
  /// rectangle stays an upright rectangle.
  @inlinable public var isAxisAligned: Bool {
    m12 == 0 && m14 == 0 && m21 == 0 && m24 == 0 && m44 == 1
  }

  /// Whether the plane stays a plane without perspective.
  @inlinable public var isAffine: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// This transform followed by another.
  @inlinable public func concatenating(_ next: Transform3D) -> Transform3D {
    let (a, b) = (self, next)
    return Transform3D(
      a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41,
      a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42,
      a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43,
      a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44,
      a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41,
      a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42,
      a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43,
      a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44,
      a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41,
      a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42,
      a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43,
      a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44,
      a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41,
      a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42,
      a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43,
      a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44)
  }

  /// Where a point of the plane z = 0 lands, or `nil` if it lies on or behind the viewer's plane.
  @inlinable public func apply(to point: Point) -> Point? {
    let w = point.x * m14 + point.y * m24 + m44
    guard w > 1e-9 else { return nil }
    return Point(
      x: (point.x * m11 + point.y * m21 + m41) / w, y: (point.x * m12 + point.y * m22 + m42) / w)
  }
}
