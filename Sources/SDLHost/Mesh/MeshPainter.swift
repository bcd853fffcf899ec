import Motion

/// Turns soft-edged shapes into triangles of one paint.
struct MeshPainter {
  /// Which of a shape's triangles: all of them, those that cover their pixels wholly, or the rest.
  enum Part {
    case all, interior, edge
  }

  var buffer = MeshBuffer()

  /// What the triangles that follow are painted with.
  var paint = MeshPaint()

  /// What will be hidden of the triangles that follow.
  var covers = Covers()

  /// What pieces are cut by, where ``isClipped``.
  var clip = SoftClip()
  var isClipped = false

  /// The texture's sides, where pieces reach beyond them.
  var edges: TextureEdges?

  private var cells = CellCut()
  private var piece: [MeshPoint] = []
  private var cutPiece: [MeshPoint] = []

  /// The side of the squares into which every piece is cut, in device pixels; `nil` leaves pieces
  /// whole.
  var cellSide: Double? {
    get { cells.side }
    set { cells.side = newValue }
  }

  /// Appends an upright rectangle.
  mutating func append(_ rect: SoftRect, _ part: Part) {
    let (across, down) = (rect.horizontal, rect.vertical)
    for row in 0..<(down.count - 1) {
      for column in 0..<(across.count - 1) {
        let isWhole = across.isWhole(column) && down.isWhole(row)
        if part != .all, isWhole != (part == .interior) { continue }
        let (x0, x1) = (across.places[column], across.places[column + 1])
        let (y0, y1) = (down.places[row], down.places[row + 1])
        guard x0 < x1, y0 < y1 else { continue }
        let (c0, c1) = (across.coverages[column], across.coverages[column + 1])
        let (d0, d1) = (down.coverages[row], down.coverages[row + 1])
        let a = MeshPoint(x0, y0, coverage: c0 * d0)
        let b = MeshPoint(x1, y0, coverage: c1 * d0)
        let c = MeshPoint(x1, y1, coverage: c1 * d1)
        let d = MeshPoint(x0, y1, coverage: c0 * d1)
        guard c0 != c1, d0 != d1 else {
          append(a, b, c, d)
          continue
        }
        // At a corner the product of two ramps is curved: four triangles follow it well enough.
        let middle = MeshPoint(
          (x0 + x1) / 2, (y0 + y1) / 2, coverage: (c0 + c1) * (d0 + d1) / 4)
        append(a, b, middle)
        append(b, c, middle)
        append(c, d, middle)
        append(d, a, middle)
      }
    }
  }

  /// Appends a polygon with a soft edge.
  mutating func append(_ polygon: FringedPolygon, _ part: Part) {
    if part != .edge { appendInterior(polygon.inner) }
    guard part != .interior else { return }
    let (outer, inner) = (polygon.outer, polygon.inner)
    var last = outer.count - 1
    for index in outer.indices {
      append(outer[last], outer[index], inner[index], inner[last])
      last = index
    }
  }

  /// Appends a convex piece of a mesh.
  mutating func append(_ points: [MeshPoint]) {
    if covers.hide(points) { return }
    guard isClipped else {
      place(points)
      return
    }
    clip.cut(points)
    var start = 0
    for end in clip.ends {
      cutPiece.removeAll(keepingCapacity: true)
      cutPiece.append(contentsOf: clip.points[start..<end])
      place(cutPiece)
      start = end
    }
  }

  /// Appends a piece of four corners.
  mutating func append(_ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint, _ d: MeshPoint) {
    if cells.side == nil, !isClipped, edges == nil {
      if covers.isEmpty {
        buffer.append(a, b, c, d, paint)
      } else if !covers.hide(a, b, c, d) {
        appendSeen(a, b, c, d)
      }
      return
    }
    piece.removeAll(keepingCapacity: true)
    piece.append(a)
    piece.append(b)
    piece.append(c)
    piece.append(d)
    append(piece)
  }

  /// Appends a piece of which a part may be hidden.
  private mutating func appendSeen(
    _ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint, _ d: MeshPoint
  ) {
    guard a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, a.coverage == b.coverage,
      b.coverage == c.coverage, c.coverage == d.coverage
    else {
      buffer.append(a, b, c, d, paint)
      return
    }
    covers.divide(a, c) { a, c in
      let coverage = a.coverage
      buffer.append(
        a, MeshPoint(c.x, a.y, coverage: coverage), c, MeshPoint(a.x, c.y, coverage: coverage),
        paint)
    }
  }

  /// Appends a piece of three corners.
  mutating func append(_ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint) {
    piece.removeAll(keepingCapacity: true)
    piece.append(a)
    piece.append(b)
    piece.append(c)
    append(piece)
  }

  private mutating func place(_ points: [MeshPoint]) {
    guard let edges else {
      placeWithin(points)
      return
    }
    edges.divide(points) { placeWithin($0) }
  }

  private mutating func placeWithin(_ points: [MeshPoint]) {
    if cells.side == nil {
      buffer.append(points, paint)
    } else {
      cells.cut(points, into: &buffer, paint)
    }
  }

  /// Appends what lies within the soft edge: upright rectangles where the sides are along the axes,
  /// because those are drawn quickest, and fans at the corners.
  private mutating func appendInterior(_ points: [MeshPoint]) {
    guard let sides = UprightSides(points) else {
      append(points)
      return
    }
    let coverage = points[0].coverage
    func point(_ x: Double, _ y: Double) -> MeshPoint { MeshPoint(x, y, coverage: coverage) }
    let (left, right) = (sides.left.x, sides.right.x)
    append(
      point(left, sides.top), point(right, sides.top), point(right, sides.bottom),
      point(left, sides.bottom))
    appendCap(points, from: sides.left.end, to: sides.right.start, edge: sides.above, y: sides.top)
    appendCap(
      points, from: sides.right.end, to: sides.left.start, edge: sides.below, y: sides.bottom)
  }

  /// Appends what lies between the middle and a horizontal side.
  ///
  /// - Parameters:
  ///   - points: The polygon.
  ///   - from: The end of the vertical side before.
  ///   - to: The start of the vertical side after.
  ///   - edge: The horizontal side.
  ///   - y: Where the middle ends.
  private mutating func appendCap(
    _ points: [MeshPoint], from: Int, to: Int, edge: UprightSides.Side, y: Double
  ) {
    let (a, b) = (points[edge.start], points[edge.end])
    let coverage = a.coverage
    guard abs(a.y - y) > 1e-9 else { return }
    append(
      a, b, MeshPoint(b.x, y, coverage: coverage), MeshPoint(a.x, y, coverage: coverage))
    appendCorner(points, from: from, to: edge.start, apex: MeshPoint(a.x, y, coverage: coverage))
    appendCorner(points, from: edge.end, to: to, apex: MeshPoint(b.x, y, coverage: coverage))
  }

  private mutating func appendCorner(
    _ points: [MeshPoint], from: Int, to: Int, apex: MeshPoint
  ) {
    piece.removeAll(keepingCapacity: true)
    piece.append(apex)
    // A vertical side may end before the middle does.
    let begins = MeshPoint(points[from].x, apex.y, coverage: apex.coverage)
    if abs(points[from].y - apex.y) > 1e-9, abs(begins.x - apex.x) > 1e-9 { piece.append(begins) }
    var index = from
    piece.append(points[index])
    while index != to {
      index = index + 1 == points.count ? 0 : index + 1
      piece.append(points[index])
    }
    let ends = MeshPoint(points[to].x, apex.y, coverage: apex.coverage)
    if abs(points[to].y - apex.y) > 1e-9, abs(ends.x - apex.x) > 1e-9 { piece.append(ends) }
    append(piece)
  }
}
