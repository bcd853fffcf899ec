import Motion

/// Cuts pieces of a mesh into squares, so that perspective is followed closely by triangles, in
/// which a texture is placed without it.
struct CellCut {
  /// The side of a square, in device pixels.
  var side: Double?

  private var strip: [MeshPoint] = []
  private var cell: [MeshPoint] = []
  private var scratch: [MeshPoint] = []

  /// Cuts a convex piece along lines at whole multiples of ``side`` and appends what comes of it.
  ///
  /// - Parameters:
  ///   - points: The piece, in device pixels.
  ///   - buffer: What is appended to.
  ///   - paint: What it is painted with.
  mutating func cut(_ points: [MeshPoint], into buffer: inout MeshBuffer, _ paint: MeshPaint) {
    guard let side, let first = points.first else { return }
    var (left, right) = (first.x, first.x)
    for point in points { (left, right) = (min(left, point.x), max(right, point.x)) }
    var column = (left / side).rounded(.down)
    while column * side < right {
      strip.removeAll(keepingCapacity: true)
      strip.append(contentsOf: points)
      let (low, high) = (column * side, (column + 1) * side)
      PieceCut.keep(&strip, scratch: &scratch) { $0.x - low }
      PieceCut.keep(&strip, scratch: &scratch) { high - $0.x }
      cutRows(side, into: &buffer, paint)
      column += 1
    }
  }

  private mutating func cutRows(
    _ side: Double, into buffer: inout MeshBuffer, _ paint: MeshPaint
  ) {
    guard let first = strip.first else { return }
    var (top, bottom) = (first.y, first.y)
    for point in strip { (top, bottom) = (min(top, point.y), max(bottom, point.y)) }
    var row = (top / side).rounded(.down)
    while row * side < bottom {
      cell.removeAll(keepingCapacity: true)
      cell.append(contentsOf: strip)
      let (low, high) = (row * side, (row + 1) * side)
      PieceCut.keep(&cell, scratch: &scratch) { $0.y - low }
      PieceCut.keep(&cell, scratch: &scratch) { high - $0.y }
      buffer.append(cell, paint)
      row += 1
    }
  }
}
