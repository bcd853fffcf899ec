/// A glyph drawn one texel to one pixel, in one colour: the atlas's alpha is its coverage.
struct GlyphSource: RowSource {
  let atlas: Texels

  /// The device pixel on which the atlas's first texel would fall.
  let originX: Int
  let originY: Int

  /// The colour, premultiplied.
  let pixel: UInt32

  func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let row = atlas.row(y - originY, from: x - originX)
    for index in 0..<count {
      pixels[index] = Premultiplied.scaled(pixel, by: row[index] >> 24)
    }
  }
}

/// A glyph scaled, moved or turned, in one colour; beyond its rectangle there is nothing.
///
/// Where a pixel is larger than a texel and a half, several samples are averaged.
struct ScaledGlyphSource: RowSource {
  let atlas: Texels

  /// The glyph's own texels in the atlas.
  let cell: PixelRect

  /// From device pixels to the atlas's texels.
  let map: Projection

  /// Samples along each axis of a pixel; positive.
  let samples: Int

  /// The colour, premultiplied.
  let pixel: UInt32

  func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let step = 1 / Double(samples)
    let total = samples * samples * 255
    for index in 0..<count {
      var sum = 0
      for row in 0..<samples {
        let centerY = Double(y) + (Double(row) + 0.5) * step
        for column in 0..<samples {
          sum += coverage(Double(x + index) + (Double(column) + 0.5) * step, centerY)
        }
      }
      let byte = (sum * 255 + total / 2) / total
      pixels[index] = Premultiplied.scaled(pixel, by: UInt32(truncatingIfNeeded: byte))
    }
  }

  /// The interpolated alpha at a place on the device, `0...255`.
  private func coverage(_ x: Double, _ y: Double) -> Int {
    let w = map.xw * x + map.yw * y + map.tw
    guard w > 1e-12 else { return 0 }
    let u = (map.xx * x + map.yx * y + map.tx) / w - 0.5
    let v = (map.xy * x + map.yy * y + map.ty) / w - 0.5
    guard u > Double(cell.minX - 1), u < Double(cell.maxX), v > Double(cell.minY - 1),
      v < Double(cell.maxY)
    else { return 0 }
    let (across, down) = (Int((u * 256 + 0.5).rounded(.down)), Int((v * 256 + 0.5).rounded(.down)))
    let (column, row) = (across >> 8, down >> 8)
    let (right, below) = (across & 255, down & 255)
    let top = alpha(column, row) * (256 - right) + alpha(column + 1, row) * right
    let bottom = alpha(column, row + 1) * (256 - right) + alpha(column + 1, row + 1) * right
    return (top * (256 - below) + bottom * below + 0x8000) >> 16
  }

  @inline(__always)
  private func alpha(_ column: Int, _ row: Int) -> Int {
    guard column >= cell.minX, column < cell.maxX, row >= cell.minY, row < cell.maxY else {
      return 0
    }
    return Int(atlas.pointer[row * atlas.width + column] >> 24)
  }
}
