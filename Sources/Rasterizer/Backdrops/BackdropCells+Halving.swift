/// A narrow blur by way of squares of two pixels: a quarter of the work of one that is as sharp.
extension BackdropCells {
  /// The same as ``blur(_:_:of:on:)``, of squares that are blurred and then smoothed by a quadratic
  /// B-spline, one texel for each pixel.
  func blurHalved(
    _ backdrop: Backdrop, _ pixels: PixelRect, of source: Surface, on target: PixelRect
  ) -> Texels {
    let (reach, squares) = (backdrop.halvedReach, backdrop.squares(around: pixels))
    let (width, height) = (squares.width + 2 * reach, squares.height + 2 * reach)
    let (columns, rows) = (squares.width, squares.height)
    // As large as the largest of what the buffers hold by turns.
    let room = max(width * height, columns * pixels.height, pixels.width * pixels.height)
    let (from, to) = (
      sharp.room(count: room + BackdropCells.padding),
      blurred.room(count: room + BackdropCells.padding)
    )
    halve(
      into: from, columns: squares.minX - reach..<squares.maxX + reach,
      rows: squares.minY - reach..<squares.maxY + reach, of: source, on: target)
    for row in 0..<height {
      mix(from + row * width + reach, by: 1, into: to + row * columns, count: columns)
    }
    for row in 0..<rows {
      mix(to + (row + reach) * columns, by: columns, into: from + row * columns, count: columns)
    }
    for y in 0..<pixels.height {
      let row = ((pixels.minY + y) >> 1) - squares.minY
      let isLower = (pixels.minY + y) & 1 == 1
      smooth(from + row * columns, columns, isLower: isLower, into: to + y * columns)
    }
    let line = sums.room(count: 2 * columns + 2 * BackdropCells.padding)
    for y in 0..<pixels.height {
      widen(to + y * columns, into: line, count: columns - 2)
      (from + y * pixels.width).update(from: line + (pixels.minX & 1), count: pixels.width)
    }
    return Texels(pointer: UnsafePointer(from), width: pixels.width, height: pixels.height)
  }

  /// Writes a pixel for each square: of its four and those around them, by 1, 3, 3 and 1 eighths each way,
  /// so that next to nothing finer is left than squares can show.
  private func halve(
    into squares: UnsafeMutablePointer<UInt32>, columns: Range<Int>, rows: Range<Int>,
    of source: Surface, on target: PixelRect
  ) {
    let start = 2 * columns.lowerBound - 1
    let known = (start..<start + 2 * columns.count + 2).clamped(to: target.minX..<target.maxX)
    // Blue and red of a row's sums in the one half, green and alpha in the other.
    let length = 2 * columns.count + 2 + BackdropCells.padding
    let even = sums.room(count: 2 * length)
    let odd = even + length
    var square = squares
    for row in rows {
      func line(_ y: Int) -> UnsafePointer<UInt32> {
        UnsafePointer(
          source.pointer(x: known.lowerBound, y: min(max(y, target.minY), target.maxY - 1)))
      }
      let before = known.lowerBound - start
      BackdropCells.add(
        (line(2 * row - 1), line(2 * row), line(2 * row + 1), line(2 * row + 2)), known.count,
        into: even + before, odd + before)
      for half in [even, odd] {
        half.update(repeating: half[before], count: before)
        let end = before + known.count
        (half + end).update(repeating: half[end - 1], count: length - end)
      }
      for index in stride(from: 0, to: columns.count, by: 4) {
        let low = SIMD4<UInt32>(repeating: 0x00ff_00ff)
        let pixels =
          BackdropCells.halved(even + 2 * index) & low
          | (BackdropCells.halved(odd + 2 * index) & low) &<< 8
        UnsafeMutableRawPointer(square + index).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
      }
      square += columns.count
    }
  }

  /// Sums four rows, by 1, 3, 3 and 1.
  @inline(__always)
  private static func add(
    _ rows: (
      UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>
    ), _ count: Int, into even: UnsafeMutablePointer<UInt32>, _ odd: UnsafeMutablePointer<UInt32>
  ) {
    let low: UInt32 = 0x00ff_00ff
    for x in 0..<count {
      let (a, b, c, d) = (rows.0[x], rows.1[x], rows.2[x], rows.3[x])
      let evens = (b & low) &+ (c & low)
      even[x] = (a & low) &+ (d & low) &+ evens &+ evens &+ evens
      let odds = ((b &>> 8) & low) &+ ((c &>> 8) & low)
      odd[x] = ((a &>> 8) & low) &+ ((d &>> 8) & low) &+ odds &+ odds &+ odds
    }
  }

  /// Four sums along a row, by 1, 3, 3 and 1, each of the neighbours of two: 64ths, rounded to nearest.
  @inline(__always)
  private static func halved(_ sums: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    let (first, last) = (VectorPixels.load(sums), VectorPixels.load(sums + 2))
    let middle = first.oddHalf &+ last.evenHalf
    let outer = first.evenHalf &+ last.oddHalf
    return (outer &+ middle &+ middle &+ middle &+ SIMD4(repeating: 0x0020_0020)) &>> 6
  }

  /// What a quadratic B-spline gives at a quarter before or after the middle of a square: 9, 22 and 1 of 32
  /// parts of the nearer neighbour, the square and the other.
  @inline(__always)
  private static func spline(
    _ near: VectorPixels.Pixels, _ middle: VectorPixels.Pixels, _ far: VectorPixels.Pixels
  ) -> VectorPixels.Pixels {
    typealias Lanes = VectorPixels.Lanes
    let low = VectorPixels.Pixels(repeating: 0x00ff_00ff)
    func lanes(_ pixels: VectorPixels.Pixels) -> Lanes {
      unsafeBitCast(pixels & low, to: Lanes.self)
    }
    let even = lanes(near) &* 9 &+ lanes(middle) &* 22 &+ lanes(far) &+ 16
    let odd = lanes(near &>> 8) &* 9 &+ lanes(middle &>> 8) &* 22 &+ lanes(far &>> 8) &+ 16
    return unsafeBitCast(even &>> 5, to: VectorPixels.Pixels.self)
      | unsafeBitCast(odd &>> 5, to: VectorPixels.Pixels.self) &<< 8
  }

  /// Smooths down: the upper or lower row of pixels of a row of squares.
  private func smooth(
    _ squares: UnsafeMutablePointer<UInt32>, _ columns: Int, isLower: Bool,
    into result: UnsafeMutablePointer<UInt32>
  ) {
    let step = isLower ? columns : -columns
    for index in stride(from: 0, to: columns, by: 8) {
      let middle = UnsafePointer(squares + index)
      VectorPixels.store(
        BackdropCells.spline(
          VectorPixels.load(middle + step), VectorPixels.load(middle),
          VectorPixels.load(middle - step)), result + index)
    }
  }

  /// Smooths across: two pixels of each square but the first and the last.
  private func widen(
    _ squares: UnsafeMutablePointer<UInt32>, into pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in stride(from: 0, to: count, by: 8) {
      let place = UnsafePointer(squares + index)
      let (before, middle, after) = (
        VectorPixels.load(place), VectorPixels.load(place + 1), VectorPixels.load(place + 2)
      )
      var both = SIMD16<UInt32>()
      both.evenHalf = BackdropCells.spline(before, middle, after)
      both.oddHalf = BackdropCells.spline(after, middle, before)
      UnsafeMutableRawPointer(pixels + 2 * index).storeBytes(of: both, as: SIMD16<UInt32>.self)
    }
  }
}
