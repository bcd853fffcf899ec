import Motion

/// The two edges of a line that runs along the inside of a shape's edge.
extension FringedPolygon {
  /// Which edge of the line it is.
  enum Edge {
    /// The shape's own.
    case outer

    /// That of the smaller shape within.
    case inner
  }

  /// Makes one edge of a line, in place of what was there before: covered on the line's side.
  ///
  /// - Parameters:
  ///   - polygon: In device pixels, convex, clockwise on the screen.
  ///   - edge: Which edge of the line it is.
  ///   - width: The line's width, in pixels; a thinner one than a pixel is nowhere covered wholly.
  /// - Returns: Whether the polygon has an area.
  mutating func trace(_ polygon: [Point], _ edge: Edge, width: Double) -> Bool {
    guard let widest = widestInset(polygon) else { return false }
    for index in corners.indices {
      let line = FringedPolygon.end(corners[index], miters[index], edge, width, widest)
      let far = edge == .outer ? 0.5 : -widest
      let (corner, miter) = (corners[index], miters[index])
      let end = MeshPoint(corner.x + miter.dx * far, corner.y + miter.dy * far, coverage: 0)
      outer.append(edge == .outer ? end : line)
      inner.append(edge == .outer ? line : end)
    }
    return true
  }

  /// Has a line follow its width where that differs from place to place.
  ///
  /// - Parameters:
  ///   - edge: Which edge of the line this is.
  ///   - other: The other edge, traced from the same line.
  mutating func followWidth(_ edge: Edge, to other: FringedPolygon) {
    for index in corners.indices {
      let width = FringedPolygon.distance(from: corners[index], to: other.corners)
      let line = FringedPolygon.end(corners[index], miters[index], edge, width, 0.5)
      if edge == .outer {
        inner[index] = line
      } else {
        outer[index] = line
      }
    }
  }

  /// Where the ramp at one corner of a line ends, on the line, and what is covered there.
  private static func end(
    _ corner: Point, _ miter: Vector, _ edge: Edge, _ width: Double, _ widest: Double
  ) -> MeshPoint {
    let reach = min(width, 1) - 0.5
    let offset = edge == .outer ? -min(reach, widest) : reach
    return MeshPoint(
      corner.x + miter.dx * offset, corner.y + miter.dy * offset, coverage: min(width, 1))
  }

  /// From a point to the nearest one of an outline.
  private static func distance(from point: Point, to corners: [Point]) -> Double {
    var nearest = Double.infinity
    var a = corners[corners.count - 1]
    for b in corners {
      let (side, offset) = (b - a, point - a)
      let square = side.dx * side.dx + side.dy * side.dy
      let along = (side.dx * offset.dx + side.dy * offset.dy) / max(square, 1e-12)
      let part = min(max(along, 0), 1)
      let (dx, dy) = (offset.dx - side.dx * part, offset.dy - side.dy * part)
      nearest = min(nearest, dx * dx + dy * dy)
      a = b
    }
    return nearest.squareRoot()
  }
}
