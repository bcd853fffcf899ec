/// A picture scaled and moved along the axes, interpolated between texels.
///
/// Two rows are mixed first, over the texels in use; then each pixel takes its two neighbours from
/// the mixed row. Positions are rounded to 1/256 texel. Beyond the picture its edge goes on.
struct BilinearSource: RowSource {
  /// Where the centre of a device pixel falls, in texels from the centre of the first:
  /// `(x + 0.5) · step + offset`.
  struct Axis {
    let step: Double
    let offset: Double

    /// The place of a device pixel in 1/256 texel, held within `count` texels.
    @inline(__always)
    func position(_ pixel: Int, count: Int) -> Int {
      let place = (Double(pixel) + 0.5) * step + offset
      return Int(min(max(place, 0), Double(count - 1)) * 256 + 0.5)
    }
  }

  private let texels: Texels
  private let vertical: Axis
  private let firstColumn: Int
  private let scratch: SampleScratch

  /// Prepares the columns; takes time in proportion to them.
  ///
  /// - Parameters:
  ///   - texels: The picture; not empty.
  ///   - horizontal: From columns of the device to texels.
  ///   - vertical: From rows of the device to texels.
  ///   - columns: The columns of the device that may be asked for.
  ///   - scratch: Room for the columns and a row; used until the last row is written.
  init(
    texels: Texels, horizontal: Axis, vertical: Axis, columns: Range<Int>, scratch: SampleScratch
  ) {
    self.texels = texels
    self.vertical = vertical
    self.scratch = scratch
    firstColumn = columns.lowerBound
    scratch.reserve(width: columns.count)
    scratch.reserve(texels: texels.width)
    let (indices, weights) = (scratch.columns, scratch.weights)
    for column in columns {
      let position = horizontal.position(column, count: texels.width)
      indices[column - firstColumn] = Int32(truncatingIfNeeded: position >> 8)
      weights[column - firstColumn] = UInt32(position & 255) &* 0x1_0001
    }
  }

  func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let columns = scratch.columns + (x - firstColumn)
    let weights = scratch.weights + (x - firstColumn)
    let (a, b) = (Int(columns[0]), Int(columns[count - 1]))
    let (first, last) = (min(a, b), max(a, b) + 1)
    let mixed = mixedRow(y, first, last)
    var index = 0
    while index + 8 <= count {
      let pairs = SIMD8<UInt64>(
        pair(mixed, columns[index]), pair(mixed, columns[index + 1]),
        pair(mixed, columns[index + 2]), pair(mixed, columns[index + 3]),
        pair(mixed, columns[index + 4]), pair(mixed, columns[index + 5]),
        pair(mixed, columns[index + 6]), pair(mixed, columns[index + 7]))
      let neighbours = unsafeBitCast(pairs, to: SIMD16<UInt32>.self)
      let weight = unsafeBitCast(
        VectorPixels.load(weights + index), to: VectorPixels.Lanes.self)
      let result = VectorPixels.mixed(
        neighbours.evenHalf, neighbours.oddHalf,
        VectorPixels.Lanes(repeating: 256) &- weight, weight)
      VectorPixels.store(result, pixels + index)
      index += 8
    }
    while index < count {
      let column = Int(columns[index])
      pixels[index] = Premultiplied.mixed(
        mixed[column], mixed[column + 1], weight: weights[index] & 0xffff)
      index += 1
    }
  }

  @inline(__always)
  private func pair(_ row: UnsafePointer<UInt32>, _ column: Int32) -> UInt64 {
    UnsafeRawPointer(row + Int(column)).loadUnaligned(as: UInt64.self)
  }

  /// The texels `first...last` of a row between two rows; `last` may be one beyond the picture.
  ///
  /// - Returns: Where the row's texel 0 would be.
  private func mixedRow(_ y: Int, _ first: Int, _ last: Int) -> UnsafePointer<UInt32> {
    let position = vertical.position(y, count: texels.height)
    let row = position >> 8
    let weight = UInt32(position & 255)
    let above = texels.row(row)
    if weight == 0, last < texels.width { return above }
    let below = texels.row(min(row + 1, texels.height - 1))
    let mixed = scratch.texels
    let end = min(last + 1, texels.width)
    let lanes = VectorPixels.Lanes(repeating: UInt16(weight))
    let keep = VectorPixels.Lanes(repeating: 256) &- lanes
    var column = first
    while column + 8 <= end {
      VectorPixels.store(
        VectorPixels.mixed(
          VectorPixels.load(above + column), VectorPixels.load(below + column), keep, lanes),
        mixed + column)
      column += 8
    }
    while column < end {
      mixed[column] = Premultiplied.mixed(above[column], below[column], weight: weight)
      column += 1
    }
    if last >= texels.width { mixed[texels.width] = mixed[texels.width - 1] }
    return UnsafePointer(mixed)
  }
}
