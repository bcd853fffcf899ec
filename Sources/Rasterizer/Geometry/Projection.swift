package import Motion

/// Where the plane z = 0 of a list lands on the device: the nine numbers of a
/// ``Motion/Transform3D`` that matter there.
///
/// `x′ = (x·xx + y·yx + tx) / w`, `y′ = (x·xy + y·yy + ty) / w`, `w = x·xw + y·yw + tw`.
package struct Projection: Equatable {
  package var xx: Double
  package var xy: Double
  package var xw: Double
  package var yx: Double
  package var yy: Double
  package var yw: Double
  package var tx: Double
  package var ty: Double
  package var tw: Double

  /// Points nearer to the viewer's plane than this are clipped: they would land a thousand times
  /// further out than they lie.
  package static let nearestDepth = 1.0 / 1024

  /// The projection of a transform, or `nil` where a number is not finite or the whole plane lies
  /// behind the viewer.
  package init?(_ transform: Transform3D) {
    xx = transform.m11
    xy = transform.m12
    xw = transform.m14
    yx = transform.m21
    yy = transform.m22
    yw = transform.m24
    tx = transform.m41
    ty = transform.m42
    tw = transform.m44
    let sum = xx + xy + xw + yx + yy + yw + tx + ty + tw
    guard (sum - sum) == 0 else { return nil }
    if xw == 0, yw == 0 {
      guard tw >= Projection.nearestDepth else { return nil }
      if tw != 1 {
        (xx, xy, yx, yy) = (xx / tw, xy / tw, yx / tw, yy / tw)
        (tx, ty, tw) = (tx / tw, ty / tw, 1)
      }
    }
  }

  /// The projection that moves everything by as much.
  package init(translation: Vector) {
    (xx, xy, xw) = (1, 0, 0)
    (yx, yy, yw) = (0, 1, 0)
    (tx, ty, tw) = (translation.dx, translation.dy, 1)
  }

  /// Whether an upright rectangle stays one.
  package var isAxisAligned: Bool { xy == 0 && yx == 0 && xw == 0 && yw == 0 }

  /// Whether parallel lines stay parallel.
  package var isAffine: Bool { xw == 0 && yw == 0 }

  /// The depth `w` of a point; positive before the viewer.
  package func depth(_ point: Point) -> Double { point.x * xw + point.y * yw + tw }

  /// Where a point lands, in device pixels; the point must lie before the viewer.
  package func map(_ point: Point) -> Point {
    let x = point.x * xx + point.y * yx + tx
    let y = point.x * xy + point.y * yy + ty
    if isAffine { return Point(x: x, y: y) }
    let w = depth(point)
    return Point(x: x / w, y: y / w)
  }

  /// How many device pixels a point is long, at a place in the plane: the square root of the area
  /// that a unit square there covers.
  package func scale(at point: Point) -> Double {
    if isAffine { return abs(xx * yy - xy * yx).squareRoot() }
    let w = max(depth(point), Projection.nearestDepth)
    let landed = Point(
      x: (point.x * xx + point.y * yx + tx) / w, y: (point.x * xy + point.y * yy + ty) / w)
    let ax = (xx - landed.x * xw) / w
    let ay = (xy - landed.y * xw) / w
    let bx = (yx - landed.x * yw) / w
    let by = (yy - landed.y * yw) / w
    return abs(ax * by - ay * bx).squareRoot()
  }

  /// The projection that leads from device pixels back to the plane, or `nil` where the plane is
  /// seen edge on.
  package func inverted() -> Projection? {
    let determinant =
      xx * (yy * tw - yw * ty) - xy * (yx * tw - yw * tx) + xw * (yx * ty - yy * tx)
    guard abs(determinant) > 1e-18, abs(determinant) < 1e300 else { return nil }
    var result = self
    result.xx = (yy * tw - yw * ty) / determinant
    result.xy = (xw * ty - xy * tw) / determinant
    result.xw = (xy * yw - xw * yy) / determinant
    result.yx = (yw * tx - yx * tw) / determinant
    result.yy = (xx * tw - xw * tx) / determinant
    result.yw = (xw * yx - xx * yw) / determinant
    result.tx = (yx * ty - yy * tx) / determinant
    result.ty = (xy * tx - xx * ty) / determinant
    result.tw = (xx * yy - xy * yx) / determinant
    return result
  }
}
