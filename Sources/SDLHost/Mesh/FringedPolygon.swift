import Motion

/// A convex polygon with a soft edge one pixel wide: what triangles make of antialiasing.
///
/// Half a pixel outside the polygon's edge nothing is covered, half a pixel inside it everything,
/// with a ramp between. Along the axes that is exactly the area of each pixel that the polygon
/// covers; at 45° it is off by at most 4.3 %.
struct FringedPolygon {
  /// How far a chord may lie from the corners that it replaces, in pixels.
  private static let tolerance = 0.05

  /// How far a corner may stick out, in widths of the half ramp; sharper ones are blunted.
  private static let mostMiter = 4.0

  /// Clockwise on the screen.
  private(set) var corners: [Point] = []

  /// How far each corner moves when all sides move out by one pixel.
  private(set) var miters: [Vector] = []

  /// Where nothing is covered any more, one point for each corner.
  var outer: [MeshPoint] = []

  /// Where the ramp ends, one point for each corner.
  var inner: [MeshPoint] = []

  /// How much is covered within ``inner``; less than 1 in a polygon thinner than a pixel.
  private(set) var coverage = 1.0

  /// Whether corners stay that make no difference to the outline.
  var keepsAll = false

  /// How far inside the polygon's edge the ramp ends, in pixels.
  private(set) var inset = 0.5

  /// Makes the soft edge of a polygon, in place of the one before.
  ///
  /// - Parameter polygon: In device pixels, convex, clockwise on the screen.
  /// - Returns: Whether it has an area.
  mutating func trace(_ polygon: [Point]) -> Bool {
    guard let widest = widestInset(polygon) else { return false }
    inset = widest
    coverage = min(1, 2 * inset)
    for (corner, miter) in zip(corners, miters) {
      outer.append(
        MeshPoint(corner.x + miter.dx * 0.5, corner.y + miter.dy * 0.5, coverage: 0))
      inner.append(
        MeshPoint(
          corner.x - miter.dx * inset, corner.y - miter.dy * inset, coverage: coverage))
    }
    return true
  }

  /// Takes the corners of a polygon and finds how far inside its edge the ramp may end, at most half
  /// a pixel; `nil` where it has no area.
  mutating func widestInset(_ polygon: [Point]) -> Double? {
    simplify(polygon)
    outer.removeAll(keepingCapacity: true)
    inner.removeAll(keepingCapacity: true)
    guard corners.count > 2 else { return nil }
    var (area, length) = (0.0, 0.0)
    var last = corners[corners.count - 1]
    let origin = corners[0]
    for corner in corners {
      let (a, b) = (last - origin, corner - origin)
      area += (a.dx * b.dy - a.dy * b.dx) / 2
      length += distance(last, corner)
      last = corner
    }
    guard area > 1e-9, length > 1e-6 else { return nil }
    miter()
    // The largest circle inside a convex polygon is at least so large, so that the inner side of
    // the ramp cannot turn over.
    return min(0.5, area / length)
  }

  /// Leaves out the corners without which the outline is the same but for ``tolerance``.
  private mutating func simplify(_ polygon: [Point]) {
    corners.removeAll(keepingCapacity: true)
    let count = polygon.count
    guard count > 2 else { return }
    // Beginning at an end of a straight side, nothing is lost where the outline closes.
    let start = (0..<count).first {
      FringedPolygon.isStraight(polygon[$0], polygon[($0 + 1) % count])
    }
    let first = start ?? 0
    corners.append(polygon[first])
    var anchor = 0
    for step in 1..<count {
      let here = polygon[(first + step) % count]
      let next = polygon[(first + step + 1) % count]
      let last = polygon[(first + step - 1) % count]
      if keepsAll || FringedPolygon.isStraight(last, here) || FringedPolygon.isStraight(here, next)
        || !spans(polygon, first, anchor, step + 1)
      {
        if distance(corners[corners.count - 1], here) > 1e-3 { corners.append(here) }
        anchor = step
      }
    }
    if corners.count > 2, distance(corners[corners.count - 1], corners[0]) <= 1e-3 {
      corners.removeLast()
    }
  }

  /// Whether a chord may replace all corners between two steps.
  private func spans(_ polygon: [Point], _ first: Int, _ from: Int, _ to: Int) -> Bool {
    let count = polygon.count
    guard to - from <= 24 else { return false }
    let a = polygon[(first + from) % count]
    let chord = polygon[(first + to) % count] - a
    let length = (chord.dx * chord.dx + chord.dy * chord.dy).squareRoot()
    for step in (from + 1)..<to {
      let b = polygon[(first + step) % count] - a
      if abs(chord.dx * b.dy - chord.dy * b.dx) > FringedPolygon.tolerance * length { return false }
    }
    return true
  }

  /// Whether a side lies along an axis, so that both its ends have to stay where they are.
  private static func isStraight(_ a: Point, _ b: Point) -> Bool {
    (abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) > 1) || (abs(a.y - b.y) < 1e-6 && abs(a.x - b.x) > 1)
  }

  private mutating func miter() {
    miters.removeAll(keepingCapacity: true)
    let count = corners.count
    var before = normal(corners[count - 1], corners[0])
    for index in 0..<count {
      let after = normal(corners[index], corners[index + 1 == count ? 0 : index + 1])
      let dot = before.dx * after.dx + before.dy * after.dy
      let stretch = min(1 / max(1 + dot, 1e-6), FringedPolygon.mostMiter)
      miters.append(
        Vector(dx: (before.dx + after.dx) * stretch, dy: (before.dy + after.dy) * stretch))
      before = after
    }
  }

  /// Points out of a side that runs clockwise; one unit long.
  private func normal(_ a: Point, _ b: Point) -> Vector {
    let length = distance(a, b)
    return Vector(dx: (b.y - a.y) / length, dy: (a.x - b.x) / length)
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
