public import Motion

/// How an element stands in space, taken apart so that each part can move by itself: a turn is a turn
/// all the way, and not the straight line between two matrices, which shrinks.
public struct ElementPose: Hashable, Sendable {
  /// Points along x, y and z; the fourth number is the perspective, as in `m34`.
  public var translation: ChannelVector

  /// Factors along x, y and z; the fourth number is how much x is sheared by y.
  public var scale: ChannelVector

  /// Radians about x, y and z, in this order.
  public var rotation: ChannelVector

  /// Creates it from its parts.
  public init(
    translation: ChannelVector = .zero, scale: ChannelVector = ChannelVector(1, 1, 1, 0),
    rotation: ChannelVector = .zero
  ) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
  }

  /// Flat and in its place.
  public static let upright = ElementPose()

  /// The transform: sheared, scaled, turned about x, y and z, moved, seen in perspective.
  public var transform: Transform3D {
    var transform = Transform3D.scale(x: scale[0], y: scale[1], z: scale[2])
    if scale[3] != 0 {
      var shear = Transform3D.identity
      shear.m21 = scale[3]
      transform = shear.concatenating(transform)
    }
    if rotation[0] != 0 {
      transform = transform.concatenating(.rotation(angle: rotation[0], x: 1, z: 0))
    }
    if rotation[1] != 0 {
      transform = transform.concatenating(.rotation(angle: rotation[1], y: 1, z: 0))
    }
    if rotation[2] != 0 { transform = transform.concatenating(.rotation(angle: rotation[2])) }
    transform = transform.concatenating(
      .translation(x: translation[0], y: translation[1], z: translation[2]))
    if translation[3] != 0 {
      var perspective = Transform3D.identity
      perspective.m34 = translation[3]
      transform = transform.concatenating(perspective)
    }
    return transform
  }
}

extension ElementPose {
  /// The pose that a transform puts things in.
  ///
  /// By Gram–Schmidt on its rows, as in S. W. Thomas, "Decomposing a matrix into simple
  /// transformations", Graphics Gems II, VII.1. Exact for what ``transform`` makes with factors above
  /// 0 and turns about y of less than a quarter. A mirrored plane is a factor below 0 along x; a shear
  /// out of the plane is lost.
  ///
  /// - Parameter transform: Finite.
  public init(_ transform: Transform3D) {
    let t = transform
    var x = SIMD3(t.m11, t.m12, t.m13)
    var y = SIMD3(t.m21, t.m22, t.m23)
    var z = SIMD3(t.m31, t.m32, t.m33)
    var scale = SIMD3<Double>(ElementPose.length(x), 0, 0)
    x = ElementPose.direction(x, SIMD3(1, 0, 0))
    var shear = (x * y).sum()
    y -= x * shear
    scale.y = ElementPose.length(y)
    y = ElementPose.direction(y, SIMD3(0, 1, 0))
    z -= x * (x * z).sum()
    z -= y * (y * z).sum()
    scale.z = ElementPose.length(z)
    z = ElementPose.direction(z, SIMD3(0, 0, 1))
    // A mirrored space.
    if (ElementPose.cross(x, y) * z).sum() < 0 {
      scale.x = -scale.x
      shear = -shear
      x = -x
    }
    self.init(
      translation: ChannelVector(t.m41, t.m42, t.m43, ElementPose.perspective(t)),
      scale: ChannelVector(scale, scale.x != 0 ? shear / scale.x : 0),
      rotation: ChannelVector(ElementPose.angles(x, y, z), 0))
  }

  /// The perspective that stands behind all else, by the row that comes closest to the eye.
  private static func perspective(_ t: Transform3D) -> Double {
    let rows = [(t.m13, t.m14), (t.m23, t.m24), (t.m33, t.m34), (t.m43, t.m44 - 1)]
    guard let row = rows.max(by: { abs($0.0) < abs($1.0) }), row.0 != 0 else { return 0 }
    return row.1 / row.0
  }

  /// The turns about x, y and z, one after the other, that lead the axes to three directions.
  private static func angles(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD3<Double> {
    let turn = arcTangent(y: -x.z, x: (x.x * x.x + x.y * x.y).squareRoot())
    guard abs(x.z) < 1 - 1e-12 else {
      // Seen edge on, the turns about x and z are one.
      return SIMD3(arcTangent(y: -z.y, x: y.y), turn, 0)
    }
    return SIMD3(arcTangent(y: y.z, x: z.z), turn, arcTangent(y: x.y, x: x.x))
  }

  private static func length(_ row: SIMD3<Double>) -> Double { (row * row).sum().squareRoot() }

  private static func direction(
    _ row: SIMD3<Double>, _ fallback: SIMD3<Double>
  ) -> SIMD3<Double> {
    let length = length(row)
    return length > 0 ? row / length : fallback
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

extension ElementProperties where Property == ChannelState {
  /// How the element stands in space.
  public var pose: ElementPose {
    ElementPose(translation: translation.value, scale: scale.value, rotation: rotation.value)
  }
}
