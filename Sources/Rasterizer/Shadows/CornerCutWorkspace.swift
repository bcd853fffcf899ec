import Motion

/// What the tables of corners are worked out in, one after the other.
struct CornerCutWorkspace {
  /// The part of each cell that the curve cuts off, row by row; a cell is one step of the table.
  private(set) var removed: [Float] = []

  /// How much of a cell's mass lands on an entry, by their distance.
  var weights: [Float] = []

  /// The cells blurred across only.
  var rows: [Float] = []

  private var outline: [Point] = []
  private let scratch = CoverageScratch()

  /// Finds out what a corner's curve cuts off.
  ///
  /// - Parameters:
  ///   - key: The corner; its radius positive.
  ///   - resolution: Cells to a standard deviation.
  ///   - cells: How many there are along each side.
  mutating func remove(_ key: CornerCut.Key, resolution: Double, cells: Int) {
    outline.removeAll(keepingCapacity: true)
    CornerArc.append(
      corner: .zero, begin: Vector(dx: 0, dy: key.radius * resolution),
      end: Vector(dx: key.radius * resolution, dy: 0), smoothness: key.smoothness,
      pixelRadius: key.radius * resolution, to: &outline)
    let side = Double(cells)
    outline.append(Point(x: side, y: 0))
    outline.append(Point(x: side, y: side))
    outline.append(Point(x: 0, y: side))
    removed.removeAll(keepingCapacity: true)
    removed.append(contentsOf: repeatElement(1, count: cells * cells))
    scratch.reserve(width: cells)
    outline.withUnsafeBufferPointer { points in
      let bounds = PixelRect(minX: 0, minY: 0, maxX: cells, maxY: cells)
      guard var scan = CoverageScan(points: points, bounds: bounds, scratch: scratch) else {
        return
      }
      var row = CoverageRow()
      while scan.next(&row) {
        for y in row.y..<(row.y + row.height) {
          for x in row.lo..<row.hi {
            let isSolid = x >= row.solidLo && x < row.solidHi
            let covered = isSolid ? 255 : scan.maskPointer(at: x).pointee
            removed[y * cells + x] = 1 - Float(covered) / 255
          }
        }
      }
    }
  }
}
