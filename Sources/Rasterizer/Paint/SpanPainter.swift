/// Puts colour on runs of pixels in one row.
protocol SpanPainter {
  /// Paints `count` pixels from `x` on.
  ///
  /// - Parameters:
  ///   - pixels: The first of them in the target.
  ///   - x: Its column on the device.
  ///   - y: Its row on the device.
  ///   - count: How many; positive.
  ///   - mask: A coverage for each, or `nil` where all are covered wholly.
  mutating func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int,
    mask: UnsafePointer<UInt8>?)
}

/// Paints everything in one colour.
struct SolidPainter: SpanPainter {
  /// Premultiplied.
  let pixel: UInt32

  func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int,
    mask: UnsafePointer<UInt8>?
  ) {
    if let mask {
      Blend.over(pixels, pixel: pixel, mask: mask, count: count)
    } else if pixel >> 24 == 255 {
      pixels.update(repeating: pixel, count: count)
    } else {
      Blend.over(pixels, pixel: pixel, count: count)
    }
  }
}

/// Works out premultiplied pixels, a row at a time.
protocol RowSource {
  /// Writes the pixels of one row.
  ///
  /// - Parameters:
  ///   - pixels: Receives them.
  ///   - x: The first one's column on the device.
  ///   - y: The row on the device.
  ///   - count: How many; positive.
  mutating func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
}

/// Paints with what a source yields.
struct SourcePainter<Source: RowSource>: SpanPainter {
  var source: Source

  /// Whether every pixel of the source has an alpha of 255.
  let isOpaque: Bool

  /// `0...255`.
  let opacity: UInt32

  /// Room for a row.
  let line: UnsafeMutablePointer<UInt32>

  mutating func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int,
    mask: UnsafePointer<UInt8>?
  ) {
    if mask == nil, isOpaque, opacity == 255 {
      source.write(pixels, x: x, y: y, count: count)
      return
    }
    source.write(line, x: x, y: y, count: count)
    if let mask {
      Blend.over(pixels, line, mask: mask, count: count, opacity: opacity)
    } else {
      Blend.over(pixels, line, count: count, opacity: opacity)
    }
  }
}
