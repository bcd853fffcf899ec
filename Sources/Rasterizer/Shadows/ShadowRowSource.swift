/// The pixels of a shadow whose plane is seen along the axes: what a column or a row has in common is
/// worked out once.
struct ShadowRowSource: RowSource {
  private let shape: ShadowShape
  private let shades: UnsafePointer<UInt32>
  private let scratch: SampleScratch
  private let projection: Projection
  private let columns: Range<Int>

  /// Prepares the columns; takes time in proportion to them.
  ///
  /// - Parameters:
  ///   - shape: In the list's points.
  ///   - inverse: From device pixels to the list's points, along the axes.
  ///   - shades: The colour at each of 256 coverages, premultiplied.
  ///   - columns: The columns of the device that may be asked for.
  ///   - scratch: Room for the columns and a row; used until the last row is written.
  init(
    _ shape: ShadowShape, inverse: Projection, shades: UnsafePointer<UInt32>, columns: Range<Int>,
    scratch: SampleScratch
  ) {
    self.shape = shape
    self.shades = shades
    self.scratch = scratch
    self.columns = columns
    projection = inverse
    scratch.reserve(width: columns.count)
    scratch.reserve(entries: CornerCut.mostEntries)
    let across = scratch.shared
    for column in columns {
      let x = (Double(column) + 0.5) * inverse.xx + inverse.tx
      across[column - columns.lowerBound] = shape.across(x)
    }
  }

  func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let localY = (Double(y) + 0.5) * projection.yy + projection.ty
    let down = shape.down(localY) * 255
    let across = scratch.shared + (x - columns.lowerBound)
    let values = scratch.values
    for index in 0..<count { values[index] = across[index] * down }
    let top = Float(localY - shape.rect.minY) / shape.sigmaY
    let bottom = Float(shape.rect.maxY - localY) / shape.sigmaY
    subtract(shape.topLeft, fromRight: false, top, x, count)
    subtract(shape.topRight, fromRight: true, top, x, count)
    subtract(shape.bottomLeft, fromRight: false, bottom, x, count)
    subtract(shape.bottomRight, fromRight: true, bottom, x, count)
    // Added to 2²³, a number's fraction is rounded away and its integer is left in the low bits.
    let shift: Float = 8_388_608
    for index in 0..<count {
      let rounded = min(max(values[index], 0), 255) + shift
      pixels[index] = shades[Int(truncatingIfNeeded: rounded.bitPattern & 0xff)]
    }
  }

  /// Takes a corner's part away from the values of the row.
  private func subtract(
    _ corner: CornerCut?, fromRight: Bool, _ distance: Float, _ x: Int, _ count: Int
  ) {
    guard let corner else { return }
    let row = corner.place(distance)
    guard row >= 0, row < Float(corner.count - 1) else { return }
    // Where a column falls in the table: equal steps, in either direction.
    let edge = fromRight ? shape.rect.maxX : shape.rect.minX
    let sign: Double = fromRight ? -1 : 1
    let step = sign * projection.xx / Double(shape.sigmaX) * Double(corner.resolution)
    // Counted from the column where the table begins, so that a pixel is the same wherever the run
    // around it starts.
    let zero =
      Double(corner.place(0))
      + sign * (0.5 * projection.xx + projection.tx - edge) / Double(shape.sigmaX)
      * Double(corner.resolution)
    let (a, b) = ((0 - zero) / step, (Double(corner.count - 1) - zero) / step)
    let begin = min(a, b).rounded(.up)
    guard abs(begin) < 1e9 else { return }
    let from = max(Int(begin), x)
    let to = Int(min(max(max(a, b).rounded(.up), Double(x)), Double(x + count)))
    guard from < to else { return }
    let (values, entries) = (scratch.values - x, scratch.entries)
    corner.mix(row, into: entries)
    let (start, stride) = (Float(zero + step * begin), Float(step))
    let last = Float(corner.count - 1)
    for column in from..<to {
      let place = min(max(start + stride * Float(column - Int(begin)), 0), last)
      let entry = Int(place)
      let part = place - Float(entry)
      values[column] -= entries[entry] + (entries[entry + 1] - entries[entry]) * part
    }
  }
}
