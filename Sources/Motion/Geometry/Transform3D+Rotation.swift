extension Transform3D {
  /// A rotation about an axis through the origin, as Core Animation's.
  ///
  /// Source: Rodrigues' formula. Y grows downwards, so a positive angle about z turns clockwise on
  /// screen.
  ///
  /// - Parameters:
  ///   - angle: Radians.
  ///   - x: The axis; it need not have unit length.
  ///   - y: The axis.
  ///   - z: The axis.
  /// - Returns: The rotation; the identity if the axis has no length.
  /// - Precondition: All four are finite.
  public static func rotation(
    angle: Double, x: Double = 0, y: Double = 0, z: Double = 1
  ) -> Transform3D {
    precondition(
      angle.isFinite && x.isFinite && y.isFinite && z.isFinite,
      "a rotation is finite: \(angle) about (\(x), \(y), \(z))")
    let length = hypotenuse(hypotenuse(x, y), z)
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sine(angle), cosine(angle))
    let t = 1 - c
    return Transform3D(
      t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
      t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
      t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
      0, 0, 0, 1)
  }

  /// A perspective seen from a distance in front of the plane z = 0, as Core Animation's `m34`.
  ///
  /// - Parameter distance: Points from the eye to the plane.
  /// - Returns: The transform; concatenate it after the others.
  /// - Precondition: `distance` is positive.
  public static func perspective(distance: Double) -> Transform3D {
    precondition(distance > 0, "an eye is in front of the plane: \(distance)")
    var transform = Transform3D.identity
    transform.m34 = -1 / distance
    return transform
  }
}
