/// Blurs pixels, with the memory that this takes: it grows to what was needed and stays.
final class BackdropCells {
  let sharp = PixelBuffer()
  let blurred = PixelBuffer()
  let sums = PixelBuffer()
  private var weights: [UInt16] = []

  /// Room behind the last row, since eight pixels are worked out at a time.
  static let padding = 16

  /// What is to be interpolated between: one texel for each of ``Backdrop/cells(around:)``.
  ///
  /// - Parameters:
  ///   - backdrop: How it is blurred.
  ///   - pixels: Which pixels will be seen.
  ///   - source: Holds ``Backdrop/source(of:on:)``, opaque.
  ///   - target: The pixels there are; beyond them the edge goes on.
  /// - Returns: Valid until the next call.
  func blur(
    _ backdrop: Backdrop, _ pixels: PixelRect, of source: Surface, on target: PixelRect
  ) -> Texels {
    backdrop.write(&weights)
    if backdrop.halvedDeviation != nil {
      return blurHalved(backdrop, pixels, of: source, on: target)
    }
    let (reach, cells) = (backdrop.cellReach, backdrop.cells(around: pixels))
    let (width, height) = (cells.width + 2 * reach, cells.height + 2 * reach)
    let room = width * height + BackdropCells.padding
    let (from, to) = (sharp.room(count: room), blurred.room(count: room))
    average(
      into: from, columns: cells.minX - reach..<cells.maxX + reach,
      rows: cells.minY - reach..<cells.maxY + reach, level: backdrop.level, of: source, on: target)
    for row in 0..<height {
      mix(from + row * width + reach, by: 1, into: to + row * cells.width, count: cells.width)
    }
    for row in 0..<cells.height {
      mix(
        to + (row + reach) * cells.width, by: cells.width, into: from + row * cells.width,
        count: cells.width)
    }
    return Texels(pointer: UnsafePointer(from), width: cells.width, height: cells.height)
  }

  /// Writes the mean of each cell, rounded to nearest.
  private func average(
    into cells: UnsafeMutablePointer<UInt32>, columns: Range<Int>, rows: Range<Int>, level: Int,
    of source: Surface, on target: PixelRect
  ) {
    let (side, known) = (1 << level, source.bounds)
    guard level > 0 else {
      return copy(into: cells, columns: columns, rows: rows, of: source, on: target)
    }
    // Blue and red of a column in the one half, green and alpha in the other.
    let even = sums.room(count: 2 * known.width + BackdropCells.padding)
    let odd = even + known.width
    let half = UInt32((1 << (2 * level)) / 2)
    var cell = cells
    for row in rows {
      even.update(repeating: 0, count: 2 * known.width)
      for y in row * side..<(row + 1) * side {
        let line = source.pointer(x: known.minX, y: min(max(y, target.minY), target.maxY - 1))
        for x in 0..<known.width {
          even[x] &+= line[x] & 0x00ff_00ff
          odd[x] &+= (line[x] &>> 8) & 0x00ff_00ff
        }
      }
      for column in columns {
        var (blue, green, red, alpha) = (half, half, half, half)
        for x in column * side..<(column + 1) * side {
          let place = min(max(x, target.minX), target.maxX - 1) - known.minX
          blue &+= even[place] & 0xffff
          green &+= odd[place] & 0xffff
          red &+= even[place] &>> 16
          alpha &+= odd[place] &>> 16
        }
        let shift = UInt32(2 * level)
        cell[0] =
          (alpha &>> shift) &<< 24 | (red &>> shift) &<< 16 | (green &>> shift) &<< 8
          | blue &>> shift
        cell += 1
      }
    }
  }

  /// Writes pixels as they are, which are their own cells.
  private func copy(
    into cells: UnsafeMutablePointer<UInt32>, columns: Range<Int>, rows: Range<Int>,
    of source: Surface, on target: PixelRect
  ) {
    let inside = columns.clamped(to: target.minX..<target.maxX)
    let before = inside.lowerBound - columns.lowerBound
    let after = columns.upperBound - inside.upperBound
    var cell = cells
    for y in rows {
      let line = source.pointer(
        x: inside.lowerBound, y: min(max(y, target.minY), target.maxY - 1))
      cell.update(repeating: line[0], count: before)
      (cell + before).update(from: line, count: inside.count)
      (cell + before + inside.count).update(repeating: line[inside.count - 1], count: after)
      cell += columns.count
    }
  }

  /// Mixes each pixel with its neighbours on either side.
  ///
  /// - Parameters:
  ///   - pixels: The first of them; as many are known before it as ``weights`` reach.
  ///   - step: From one neighbour to the next.
  ///   - result: Receives the mixed ones.
  ///   - count: How many.
  func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, by step: Int,
    into result: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    typealias Lanes = VectorPixels.Lanes
    let low = VectorPixels.Pixels(repeating: 0x00ff_00ff)
    weights.withUnsafeBufferPointer { weights in
      for index in stride(from: 0, to: count, by: 8) {
        let place = UnsafePointer(pixels + index)
        let middle = VectorPixels.load(place)
        let weight = Lanes(repeating: weights[0])
        var redBlue = unsafeBitCast(middle & low, to: Lanes.self) &* weight &+ 128
        var alphaGreen = unsafeBitCast((middle &>> 8) & low, to: Lanes.self) &* weight &+ 128
        for distance in 1..<max(weights.count, 1) {
          let before = VectorPixels.load(place - distance * step)
          let after = VectorPixels.load(place + distance * step)
          let weight = Lanes(repeating: weights[distance])
          let evens = (before & low) &+ (after & low)
          let odds = ((before &>> 8) & low) &+ ((after &>> 8) & low)
          redBlue &+= unsafeBitCast(evens, to: Lanes.self) &* weight
          alphaGreen &+= unsafeBitCast(odds, to: Lanes.self) &* weight
        }
        let mixed =
          unsafeBitCast(redBlue &>> 8, to: VectorPixels.Pixels.self)
          | (unsafeBitCast(alphaGreen, to: VectorPixels.Pixels.self) & (low &<< 8))
        VectorPixels.store(mixed, result + index)
      }
    }
  }
}
