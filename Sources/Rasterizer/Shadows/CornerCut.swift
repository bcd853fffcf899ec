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

  /// Entries there is room for from the start: enough for corners of four standard deviations.
  private static let usualEntries = 64 * 64

  private(set) var key = Key(radius: 0, smoothness: 0)

  /// Entries to a standard deviation.
  private(set) var resolution: Float = 0

  /// Entries along each side.
  private(set) var count = 0

  /// Entries outside the corner.
  private var margin: Float = 0

  /// Rows away from the corner, first the one furthest outside.
  private var entries: [Float] = []

  /// An empty table with room for a usual corner.
  init() { entries.reserveCapacity(CornerCut.usualEntries) }

  /// Makes this the table of another corner, in the memory that it has.
  ///
  /// - Parameters:
  ///   - key: The corner; its radius positive.
  ///   - gaussian: The blur.
  ///   - workspace: What it is worked out in.
  mutating func fill(_ key: Key, _ gaussian: Gaussian, in workspace: inout CornerCutWorkspace) {
    self.key = key
    let extent = key.radius * (1 + (CornerArc.reach - 1) * key.smoothness)
    let span = extent + 2 * CornerCut.reach
    let resolution = min(CornerCut.finest, Double(CornerCut.mostEntries) / span)
    let cells = max(1, Int((extent * resolution).rounded(.up)))
    let margin = Int((CornerCut.reach * resolution).rounded(.up))
    self.resolution = Float(resolution)
    count = cells + 2 * margin + 1
    self.margin = Float(margin)
    workspace.remove(key, resolution: resolution, cells: cells)

    // How much of each cell's mass lands on an entry, by their distance.
    let distances = 2 * margin + 2 * cells
    workspace.weights.removeAll(keepingCapacity: true)
    for distance in -distances...distances {
      let far = Float(distance) / Float(resolution)
      workspace.weights.append(gaussian.below(far) - gaussian.below(far - 1 / Float(resolution)))
    }
    workspace.rows.removeAll(keepingCapacity: true)
    for cellY in 0..<cells {
      for entry in 0..<count {
        var sum: Float = 0
        for cellX in 0..<cells {
          sum +=
            workspace.removed[cellY * cells + cellX]
            * workspace.weights[entry - margin - cellX + distances]
        }
        workspace.rows.append(sum)
      }
    }
    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: repeatElement(0, count: count * count))
    for entryY in 0..<count {
      for cellY in 0..<cells {
        let weight = workspace.weights[entryY - margin - cellY + distances]
        for entryX in 0..<count {
          entries[entryY * count + entryX] += workspace.rows[cellY * count + entryX] * weight
        }
      }
    }
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
