import Motion

extension MeshPainter {
  /// Appends a line along the inside of an edge: what lies between a shape and a smaller one within.
  ///
  /// - Parameters:
  ///   - outer: The shape's own edge.
  ///   - inner: The smaller shape's, its ramp leading down to the inside.
  mutating func append(between outer: FringedPolygon, and inner: FringedPolygon) {
    append(outer, .edge)
    append(inner, .edge)
    zip(outer.inner, inner.outer)
  }

  /// Fills the room between two convex outlines, one within the other: both are walked around
  /// together, by the directions of their sides.
  private mutating func zip(_ a: [MeshPoint], _ b: [MeshPoint]) {
    var (i, j) = (MeshPainter.firstSide(of: a), MeshPainter.firstSide(of: b))
    var (left, right) = (a.count, b.count)
    while left > 0 || right > 0 {
      let nextA = a[i + 1 == a.count ? 0 : i + 1]
      let nextB = b[j + 1 == b.count ? 0 : j + 1]
      let isA =
        right == 0
        || left > 0
          && MeshPainter.direction(a[i], nextA) <= MeshPainter.direction(b[j], nextB)
      if isA {
        append(a[i], nextA, b[j])
        i = i + 1 == a.count ? 0 : i + 1
        left -= 1
      } else {
        append(a[i], nextB, b[j])
        j = j + 1 == b.count ? 0 : j + 1
        right -= 1
      }
    }
  }

  /// The corner where the side begins that has the least direction.
  private static func firstSide(of points: [MeshPoint]) -> Int {
    var best = (index: 0, direction: Double.infinity)
    for index in points.indices {
      let next = points[index + 1 == points.count ? 0 : index + 1]
      let direction = direction(points[index], next)
      if direction < best.direction { best = (index, direction) }
    }
    return best.index
  }

  /// Grows clockwise from `0` to `4`, from the right all the way round.
  private static func direction(_ a: MeshPoint, _ b: MeshPoint) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let sum = abs(dx) + abs(dy)
    guard sum > 0 else { return 0 }
    // Mere rounding must not turn a side that runs to the right into the last one.
    let slope = abs(dy) < 1e-9 * sum ? 0 : dy / sum
    let turn = dx < 0 ? 2 - slope : slope
    return turn < 0 ? turn + 4 : turn
  }
}
