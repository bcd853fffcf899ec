package import Motion
package import SceneGraph

/// Turns shapes into convex polygons in device pixels.
package enum Outline {
  /// A radius as it is drawn: not negative, not NaN, at most half the shorter side.
  static func clamped(_ radius: Double, in size: Size) -> Double {
    radius > 0 ? min(radius, min(size.width, size.height) / 2) : 0
  }

  /// The shape whose outline is the inner side of a border.
  ///
  /// - Parameters:
  ///   - shape: What the border runs along the inside of.
  ///   - width: The border's width, in points; less than half the shorter side.
  /// - Returns: A smaller shape, its corners rounder by as much less.
  package static func inset(_ shape: RoundedRect, by width: Double) -> RoundedRect {
    let (size, radii) = (shape.rect.size, shape.radii)
    let inset = { (radius: Double) -> Double in max(0, clamped(radius, in: size) - width) }
    return RoundedRect(
      rect: shape.rect.inset(by: Insets(top: width, left: width, bottom: width, right: width)),
      radii: CornerRadii(
        topLeft: inset(radii.topLeft), topRight: inset(radii.topRight),
        bottomRight: inset(radii.bottomRight), bottomLeft: inset(radii.bottomLeft)),
      curve: shape.curve)
  }

  /// Replaces `polygon` with a shape's outline on the device, clockwise on the screen.
  ///
  /// - Parameters:
  ///   - shape: The shape, in its list's points.
  ///   - projection: From there to device pixels.
  ///   - polygon: Receives the outline; left empty where nothing is to be seen.
  ///   - scratch: Room to work in.
  package static func trace(
    _ shape: RoundedRect, _ projection: Projection, into polygon: inout [Point],
    scratch: inout [Point]
  ) {
    polygon.removeAll(keepingCapacity: true)
    let rect = shape.rect
    guard rect.isDrawable else { return }
    appendLocal(shape, pixelScale: projection.scale(at: rect.center), to: &polygon)
    if !projection.isAffine {
      cutBehindViewer(&polygon, projection, scratch: &scratch)
    }
    var area = 0.0
    var extent = 0.0
    let count = polygon.count
    for index in 0..<count {
      let point = projection.map(polygon[index])
      polygon[index] = point
      extent = max(extent, abs(point.x), abs(point.y))
      if !(point.x - point.x == 0 && point.y - point.y == 0) { extent = .infinity }
    }
    guard count > 2, extent < 1e9 else {
      polygon.removeAll(keepingCapacity: true)
      return
    }
    let origin = polygon[0]
    for index in 1..<(count - 1) {
      let (a, b) = (polygon[index] - origin, polygon[index + 1] - origin)
      area += a.dx * b.dy - a.dy * b.dx
    }
    if area < 0 { polygon.reverse() }
  }

  /// Appends the outline in the list's own points, clockwise from the top left corner.
  private static func appendLocal(
    _ shape: RoundedRect, pixelScale: Double, to points: inout [Point]
  ) {
    let rect = shape.rect
    let size = rect.size
    let radii = shape.radii
    if radii.isZero {
      points.append(Point(x: rect.minX, y: rect.minY))
      points.append(Point(x: rect.maxX, y: rect.minY))
      points.append(Point(x: rect.maxX, y: rect.maxY))
      points.append(Point(x: rect.minX, y: rect.maxY))
      return
    }
    let tl = clamped(radii.topLeft, in: size)
    let tr = clamped(radii.topRight, in: size)
    let br = clamped(radii.bottomRight, in: size)
    let bl = clamped(radii.bottomLeft, in: size)
    let round = { (radius: Double, horizontal: Double, vertical: Double) -> Double in
      shape.curve == .circular
        ? 0 : smoothness(radius, horizontal: horizontal, vertical: vertical, size)
    }
    append(
      Point(x: rect.minX, y: rect.minY), tl, begin: Vector(dx: 0, dy: 1),
      end: Vector(dx: 1, dy: 0), round(tl, tr, bl), pixelScale, to: &points)
    append(
      Point(x: rect.maxX, y: rect.minY), tr, begin: Vector(dx: -1, dy: 0),
      end: Vector(dx: 0, dy: 1), round(tr, tl, br), pixelScale, to: &points)
    append(
      Point(x: rect.maxX, y: rect.maxY), br, begin: Vector(dx: 0, dy: -1),
      end: Vector(dx: -1, dy: 0), round(br, bl, tr), pixelScale, to: &points)
    append(
      Point(x: rect.minX, y: rect.maxY), bl, begin: Vector(dx: 1, dy: 0),
      end: Vector(dx: 0, dy: -1), round(bl, br, tl), pixelScale, to: &points)
  }

  private static func append(
    _ corner: Point, _ radius: Double, begin: Vector, end: Vector, _ smoothness: Double,
    _ pixelScale: Double, to points: inout [Point]
  ) {
    guard radius > 0 else {
      points.append(corner)
      return
    }
    CornerArc.append(
      corner: corner, begin: begin * radius, end: end * radius, smoothness: smoothness,
      pixelRadius: radius * pixelScale, to: &points)
  }

  /// How continuous a corner of a shape is drawn, `0...1`.
  ///
  /// Along each side it may take half, or what a smaller neighbour leaves.
  ///
  /// - Parameters:
  ///   - radius: The corner's radius, clamped.
  ///   - horizontal: The radius of the neighbour along the horizontal side.
  ///   - vertical: The radius of the neighbour along the vertical side.
  ///   - size: The shape's size.
  /// - Returns: What ``CornerArc`` calls smoothness.
  static func smoothness(
    _ radius: Double, horizontal: Double, vertical: Double, _ size: Size
  ) -> Double {
    guard radius > 0 else { return 0 }
    let across = max(size.width / 2, size.width - CornerArc.reach * horizontal)
    let down = max(size.height / 2, size.height - CornerArc.reach * vertical)
    return CornerArc.smoothness(radius: radius, available: min(across, down))
  }

  /// Cuts off what lies nearer than ``Projection/nearestDepth``; in the list's own points.
  private static func cutBehindViewer(
    _ polygon: inout [Point], _ projection: Projection, scratch: inout [Point]
  ) {
    let near = Projection.nearestDepth
    guard polygon.contains(where: { projection.depth($0) < near }) else { return }
    scratch.removeAll(keepingCapacity: true)
    for index in 0..<polygon.count {
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      let (da, db) = (projection.depth(a) - near, projection.depth(b) - near)
      if da >= 0 { scratch.append(a) }
      if (da >= 0) != (db >= 0) {
        scratch.append(a + (b - a) * (da / (da - db)))
      }
    }
    swap(&polygon, &scratch)
  }
}
