import Motion

/// What rounding a corner takes away from a blurred rectangle.
///
/// A blurred rounded rectangle is the blurred rectangle, which is a product of two one-dimensional
/// blurs, less the blurred slivers between each square corner and its curve: blurring is linear. A
/// sliver depends on nothing but radius / standard deviation and its curve, so one small table
/// serves shadows of all sizes, wherever they fall.
struct CornerCut {
  /// What a table is made for.
  struct Key: Hashable {
    /// In standard deviations.
    var radius: Double

    /// As in ``CornerArc``.
    var smoothness: Double
  }

  /// Entries to a standard deviation; linear interpolation between them is off by at most
  /// 0.242/(8·25), 0.3 of 255 steps, for a straight edge, and far less for a sliver.
  private static let finest = 5.0

  /// How far outside the corner the table begins, in standard deviations.
  static let reach = 3.2

  /// Entries across a table at most; large radii with hard shadows get coarser ones.
  static let mostEntries = 400

  let key: Key

  /// Entries to a standard deviation.
  let resolution: Float

  /// Entries along each side.
  let count: Int

  /// Entries outside the corner.
  private let margin: Float

  /// Rows away from the corner, first the one furthest outside.
  private let entries: [Float]

  /// - Parameters:
  ///   - key: The corner; its radius positive.
  ///   - gaussian: The blur.
  init(_ key: Key, _ gaussian: Gaussian) {
    self.key = key
    let extent = key.radius * (1 + (CornerArc.reach - 1) * key.smoothness)
    let span = extent + 2 * CornerCut.reach
    let resolution = min(CornerCut.finest, Double(CornerCut.mostEntries) / span)
    let cells = max(1, Int((extent * resolution).rounded(.up)))
    let margin = Int((CornerCut.reach * resolution).rounded(.up))
    self.resolution = Float(resolution)
    count = cells + 2 * margin + 1
    self.margin = Float(margin)
    let removed = CornerCut.removed(key, resolution: resolution, cells: cells)

    // How much of each cell's mass lands on an entry, by their distance.
    let distances = 2 * margin + 2 * cells
    let weights = (-distances...distances).map { distance -> Float in
      let far = Float(distance) / Float(resolution)
      return gaussian.below(far) - gaussian.below(far - 1 / Float(resolution))
    }
    var rows = [Float](repeating: 0, count: cells * count)
    for cellY in 0..<cells {
      for entry in 0..<count {
        var sum: Float = 0
        for cellX in 0..<cells {
          sum += removed[cellY * cells + cellX] * weights[entry - margin - cellX + distances]
        }
        rows[cellY * count + entry] = sum
      }
    }
    var entries = [Float](repeating: 0, count: count * count)
    for entryY in 0..<count {
      for cellY in 0..<cells {
        let weight = weights[entryY - margin - cellY + distances]
        for entryX in 0..<count {
          entries[entryY * count + entryX] += rows[cellY * count + entryX] * weight
        }
      }
    }
    self.entries = entries
  }

  /// The part of each cell that the curve cuts off; a cell is one step of the table.
  private static func removed(_ key: Key, resolution: Double, cells: Int) -> [Float] {
    var outline: [Point] = []
    CornerArc.append(
      corner: .zero, begin: Vector(dx: 0, dy: key.radius * resolution),
      end: Vector(dx: key.radius * resolution, dy: 0), smoothness: key.smoothness,
      pixelRadius: key.radius * resolution, to: &outline)
    let side = Double(cells)
    outline.append(Point(x: side, y: 0))
    outline.append(Point(x: side, y: side))
    outline.append(Point(x: 0, y: side))
    var removed = [Float](repeating: 1, count: cells * cells)
    let scratch = CoverageScratch()
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
    return removed
  }

  /// Where a place falls in the table, in entries.
  ///
  /// - Parameter distance: From the corner's side inwards, in standard deviations.
  /// - Returns: `0` to `count − 1` within the table.
  @inline(__always)
  func place(_ distance: Float) -> Float {
    distance * resolution + margin
  }

  /// What is taken away at a place of the table, interpolated; nothing outside it.
  @inline(__always)
  func value(_ x: Float, _ y: Float) -> Float {
    let last = Float(count - 1)
    guard x >= 0, y >= 0, x < last, y < last else { return 0 }
    let (column, row) = (Int(x), Int(y))
    let (right, down) = (x - Float(column), y - Float(row))
    let index = row * count + column
    let above = entries[index] + (entries[index + 1] - entries[index]) * right
    let under = index + count
    let below = entries[under] + (entries[under + 1] - entries[under]) * right
    return above + (below - above) * down
  }

  /// Mixes two rows of the table.
  ///
  /// - Parameters:
  ///   - y: Between which; at least 0 and less than `count - 1`.
  ///   - row: Receives `count` entries times 255, and one more that is zero.
  func mix(_ y: Float, into row: UnsafeMutablePointer<Float>) {
    let index = Int(y)
    let (below, above) = ((y - Float(index)) * 255, (1 - (y - Float(index))) * 255)
    let start = index * count
    for column in 0..<count {
      row[column] = entries[start + column] * above + entries[start + count + column] * below
    }
    row[count] = 0
  }
}
