extension Transform3D {
  /// The transform that undoes this one, or `nil` if nothing does because it flattens space.
  ///
  /// By Laplace expansion along the upper and the lower two rows.
  public func inverted() -> Transform3D? {
    let s0 = m11 * m22 - m21 * m12
    let s1 = m11 * m23 - m21 * m13
    let s2 = m11 * m24 - m21 * m14
    let s3 = m12 * m23 - m22 * m13
    let s4 = m12 * m24 - m22 * m14
    let s5 = m13 * m24 - m23 * m14
    let c0 = m31 * m42 - m41 * m32
    let c1 = m31 * m43 - m41 * m33
    let c2 = m31 * m44 - m41 * m34
    let c3 = m32 * m43 - m42 * m33
    let c4 = m32 * m44 - m42 * m34
    let c5 = m33 * m44 - m43 * m34
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Transform3D(
      (m22 * c5 - m23 * c4 + m24 * c3) / determinant,
      (-m12 * c5 + m13 * c4 - m14 * c3) / determinant,
      (m42 * s5 - m43 * s4 + m44 * s3) / determinant,
      (-m32 * s5 + m33 * s4 - m34 * s3) / determinant,
      (-m21 * c5 + m23 * c2 - m24 * c1) / determinant,
      (m11 * c5 - m13 * c2 + m14 * c1) / determinant,
      (-m41 * s5 + m43 * s2 - m44 * s1) / determinant,
      (m31 * s5 - m33 * s2 + m34 * s1) / determinant,
      (m21 * c4 - m22 * c2 + m24 * c0) / determinant,
      (-m11 * c4 + m12 * c2 - m14 * c0) / determinant,
      (m41 * s4 - m42 * s2 + m44 * s0) / determinant,
      (-m31 * s4 + m32 * s2 - m34 * s0) / determinant,
      (-m21 * c3 + m22 * c1 - m23 * c0) / determinant,
      (m11 * c3 - m12 * c1 + m13 * c0) / determinant,
      (-m41 * s3 + m42 * s1 - m43 * s0) / determinant,
      (m31 * s3 - m32 * s1 + m33 * s0) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// The point of the plane z = 0 that this transform shows at a point: the inverse of
  /// ``apply(to:)``, for finding what was touched.
  ///
  /// Not the same as applying ``inverted()``, which takes the touched point to lie at z = 0
  /// *after* the transform; under a rotation out of the plane it does not.
  ///
  /// - Parameter point: Where it is seen.
  /// - Returns: Where it was, or `nil` if the plane is seen edge on, or that point of it lies on
  ///   or behind the viewer's plane.
  public func preimage(of point: Point) -> Point? {
    // (x, y, 1) · H = w·(point, 1): two equations linear in x and y.
    let a = m11 - point.x * m14
    let b = m21 - point.x * m24
    let c = m12 - point.y * m14
    let d = m22 - point.y * m24
    let e = point.x * m44 - m41
    let f = point.y * m44 - m42
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let source = Point(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    // Behind the viewer a point would be seen upside down at the same place.
    guard source.isFinite, apply(to: source) != nil else { return nil }
    return source
  }

  /// Whether all sixteen numbers are finite.
  public var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
      && m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
      && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }
}
