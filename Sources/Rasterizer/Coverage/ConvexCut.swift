package import Motion

/// Cuts one convex polygon by another, exactly (Sutherland and Hodgman, 1974).
///
/// Polygons run clockwise on the screen (y grows downwards). Cutting shapes instead of multiplying
/// coverages leaves no seam where a clip and what it clips share an edge.
package enum ConvexCut {
  /// The smallest upright rectangle around a polygon; empty for no points.
  package static func bounds(of polygon: [Point]) -> Rect {
    guard let first = polygon.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in polygon {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Keeps what lies inside an upright rectangle.
  ///
  /// - Parameters:
  ///   - polygon: What is cut.
  ///   - rect: What is kept, in device pixels.
  ///   - scratch: Room to work in.
  package static func cut(_ polygon: inout [Point], to rect: Rect, scratch: inout [Point]) {
    let extent = bounds(of: polygon)
    if extent.minX < rect.minX {
      cut(&polygon, scratch: &scratch) {
        $0.x - rect.minX
      } crossing: { a, b, t in
        Point(x: rect.minX, y: a.y + (b.y - a.y) * t)
      }
    }
    if extent.maxX > rect.maxX {
      let edge = rect.maxX
      cut(&polygon, scratch: &scratch) {
        edge - $0.x
      } crossing: { a, b, t in
        Point(x: edge, y: a.y + (b.y - a.y) * t)
      }
    }
    if extent.minY < rect.minY {
      cut(&polygon, scratch: &scratch) {
        $0.y - rect.minY
      } crossing: { a, b, t in
        Point(x: a.x + (b.x - a.x) * t, y: rect.minY)
      }
    }
    if extent.maxY > rect.maxY {
      let edge = rect.maxY
      cut(&polygon, scratch: &scratch) {
        edge - $0.y
      } crossing: { a, b, t in
        Point(x: a.x + (b.x - a.x) * t, y: edge)
      }
    }
  }

  /// Keeps what lies inside another convex polygon.
  ///
  /// - Parameters:
  ///   - polygon: What is cut.
  ///   - clip: What is kept.
  ///   - scratch: Room to work in.
  package static func cut(
    _ polygon: inout [Point], to clip: ArraySlice<Point>, scratch: inout [Point]
  ) {
    let extent = bounds(of: polygon)
    guard var start = clip.last else {
      polygon.removeAll(keepingCapacity: true)
      return
    }
    for end in clip {
      let side = end - start
      let origin = start
      start = end
      // Where two curves meet, a side may be mere rounding and point anywhere.
      if abs(side.dx) + abs(side.dy) < 1e-6 { continue }
      let distance = { (point: Point) -> Double in
        side.dx * (point.y - origin.y) - side.dy * (point.x - origin.x)
      }
      // The corner of the bounds that lies furthest outside this side decides.
      let worst = Point(
        x: side.dy > 0 ? extent.maxX : extent.minX, y: side.dx > 0 ? extent.minY : extent.maxY)
      if distance(worst) >= 0 { continue }
      cut(&polygon, scratch: &scratch, distance) { a, b, t in
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      if polygon.isEmpty { return }
    }
  }

  /// Keeps what has a distance of zero or more.
  @inline(__always)
  private static func cut(
    _ polygon: inout [Point], scratch: inout [Point], _ distance: (Point) -> Double,
    crossing: (Point, Point, Double) -> Point
  ) {
    scratch.removeAll(keepingCapacity: true)
    if var a = polygon.last {
      var da = distance(a)
      for b in polygon {
        let db = distance(b)
        if (da >= 0) != (db >= 0) { scratch.append(crossing(a, b, da / (da - db))) }
        if db >= 0 { scratch.append(b) }
        (a, da) = (b, db)
      }
    }
    swap(&polygon, &scratch)
    if polygon.count < 3 { polygon.removeAll(keepingCapacity: true) }
  }
}
