import Motion

/// What a ``Transform3D`` does to the plane z = 0, seen from the front: a homography.
///
/// Points are row vectors, `(x, y, 1) · M`, then divided by the third component.
struct PlaneTransform: Equatable {
  var a, b, c: Double
  var d, e, f: Double
  var g, h, i: Double

  static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: 0, h: 0, i: 1)

  static func translation(_ vector: Vector) -> PlaneTransform {
    PlaneTransform(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: vector.dx, h: vector.dy, i: 1)
  }

  /// This transform followed by another.
  func concatenating(_ next: PlaneTransform) -> PlaneTransform {
    let n = next
    return PlaneTransform(
      a: a * n.a + b * n.d + c * n.g, b: a * n.b + b * n.e + c * n.h,
      c: a * n.c + b * n.f + c * n.i,
      d: d * n.a + e * n.d + f * n.g, e: d * n.b + e * n.e + f * n.h,
      f: d * n.c + e * n.f + f * n.i,
      g: g * n.a + h * n.d + i * n.g, h: g * n.b + h * n.e + i * n.h,
      i: g * n.c + h * n.f + i * n.i)
  }

  /// The way back, or `nil` where the plane is squeezed to a line or seen edge-on.
  ///
  /// By the adjugate. The determinant is judged against the product of the rows' lengths, which it
  /// cannot exceed (Hadamard), so that a small scale is not taken for a squeeze.
  var inverse: PlaneTransform? {
    let (A, B, C) = (e * i - f * h, c * h - b * i, b * f - c * e)
    let (D, E, F) = (f * g - d * i, a * i - c * g, c * d - a * f)
    let (G, H, I) = (d * h - e * g, b * g - a * h, a * e - b * d)
    let determinant = a * A + b * D + c * G
    let largest = (a * a + b * b).squareRoot() * (d * d + e * e).squareRoot() * abs(i)
    guard determinant.isFinite, abs(determinant) > 1e-12 * largest, determinant != 0 else {
      return nil
    }
    let scale = 1 / determinant
    guard scale.isFinite else { return nil }
    return PlaneTransform(
      a: A * scale, b: B * scale, c: C * scale, d: D * scale, e: E * scale, f: F * scale,
      g: G * scale, h: H * scale, i: I * scale)
  }

  /// Where a point lands, or `nil` if it lies on or behind the viewer's plane or nowhere finite.
  func apply(to point: Point) -> Point? {
    let w = point.x * c + point.y * f + i
    guard w > 1e-9 else { return nil }
    let result = Point(
      x: (point.x * a + point.y * d + g) / w, y: (point.x * b + point.y * e + h) / w)
    return result.isFinite ? result : nil
  }

  /// The upright box around where a rectangle lands, or `nil` if a corner lands nowhere.
  func boundingBox(of rect: Rect) -> Rect? {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for corner in [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ] {
      guard let landed = apply(to: corner) else { return nil }
      (left, top) = (min(left, landed.x), min(top, landed.y))
      (right, bottom) = (max(right, landed.x), max(bottom, landed.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PlaneTransform {
  init(_ m: Transform3D) {
    self.init(
      a: m.m11, b: m.m12, c: m.m14, d: m.m21, e: m.m22, f: m.m24, g: m.m41, h: m.m42, i: m.m44)
  }

  /// The same as a transform of space that leaves depth out, so that one inside another flattens.
  var flattened: Transform3D {
    Transform3D(a, b, 0, c, d, e, 0, f, 0, 0, 1, 0, g, h, 0, i)
  }
}
