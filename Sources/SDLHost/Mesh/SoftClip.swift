import Motion

/// A convex clip with a soft edge, by which pieces of a mesh are cut that have coverages of their
/// own: where both are partial, they are multiplied.
struct SoftClip {
  /// One side of the clip.
  private struct Side {
    /// Points out; one unit long.
    var normal: Vector

    /// Of the side itself along the normal.
    var offset: Double

    /// From where the ramp ends to where nothing is covered, at both corners.
    var start: (inner: MeshPoint, outer: MeshPoint)
    var end: (inner: MeshPoint, outer: MeshPoint)

    /// How far outside the side a point lies.
    @inline(__always)
    func distance(_ point: MeshPoint) -> Double {
      normal.dx * point.x + normal.dy * point.y - offset
    }
  }

  private var sides: [Side] = []
  private var fringe = FringedPolygon()
  private var cornerPoints: [MeshPoint] = []
  private var scratch: [MeshPoint] = []

  /// What the last cut left: the corners of all pieces, and where each piece ends.
  private(set) var points: [MeshPoint] = []
  private(set) var ends: [Int] = []

  /// Takes a clip, in place of the one before.
  ///
  /// - Parameter polygon: In device pixels, convex, clockwise on the screen.
  /// - Returns: Whether anything can be seen through it.
  mutating func set(_ polygon: [Point]) -> Bool {
    sides.removeAll(keepingCapacity: true)
    guard fringe.trace(polygon) else { return false }
    let corners = fringe.corners
    var last = corners.count - 1
    for index in corners.indices {
      let (a, b) = (corners[last], corners[index])
      let side = b - a
      let length = (side.dx * side.dx + side.dy * side.dy).squareRoot()
      let normal = Vector(dx: side.dy / length, dy: -side.dx / length)
      sides.append(
        Side(
          normal: normal, offset: normal.dx * a.x + normal.dy * a.y,
          start: (fringe.inner[last], fringe.outer[last]),
          end: (fringe.inner[index], fringe.outer[index])))
      last = index
    }
    return true
  }

  /// Cuts a convex piece; ``points`` and ``ends`` are what is left of it.
  mutating func cut(_ piece: [MeshPoint]) {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    var isWithin = fringe.coverage == 1
    for side in sides {
      let distances = piece.lazy.map { side.distance($0) }
      if distances.allSatisfy({ $0 >= 0.5 }) { return }
      if isWithin { isWithin = distances.allSatisfy { $0 <= -0.5 } }
    }
    if isWithin {
      keep(piece)
      return
    }
    cornerPoints.removeAll(keepingCapacity: true)
    cornerPoints.append(contentsOf: piece)
    let inset = fringe.inset
    for side in sides {
      PieceCut.keep(&cornerPoints, scratch: &scratch) { -inset - side.distance($0) }
    }
    for index in cornerPoints.indices { cornerPoints[index].coverage *= fringe.coverage }
    keep(cornerPoints)
    for side in sides where piece.contains(where: { side.distance($0) > -inset }) {
      cut(piece, along: side, inset)
    }
  }

  /// Keeps what of a piece lies in the ramp along one side.
  private mutating func cut(_ piece: [MeshPoint], along side: Side, _ inset: Double) {
    cornerPoints.removeAll(keepingCapacity: true)
    cornerPoints.append(contentsOf: piece)
    PieceCut.keep(&cornerPoints, scratch: &scratch) { 0.5 - side.distance($0) }
    PieceCut.keep(&cornerPoints, scratch: &scratch) { side.distance($0) + inset }
    PieceCut.keep(&cornerPoints, scratch: &scratch) {
      SoftClip.distance($0, from: side.start.inner, to: side.start.outer)
    }
    PieceCut.keep(&cornerPoints, scratch: &scratch) {
      SoftClip.distance($0, from: side.end.outer, to: side.end.inner)
    }
    for index in cornerPoints.indices {
      let covered = (0.5 - side.distance(cornerPoints[index])) / (0.5 + inset)
      cornerPoints[index].coverage *= covered * fringe.coverage
    }
    keep(cornerPoints)
  }

  private mutating func keep(_ piece: [MeshPoint]) {
    guard piece.count > 2 else { return }
    points.append(contentsOf: piece)
    ends.append(points.count)
  }

  /// How far a point lies to the right of a line, in units of the line's length.
  @inline(__always)
  private static func distance(
    _ point: MeshPoint, from a: MeshPoint, to b: MeshPoint
  ) -> Double {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }
}
