/// Rows of premultiplied pixels over rows of pixels.
///
/// The vector form and the form for the pixels left over give the same bytes.
enum Blend {
  /// One translucent pixel over a row.
  static func over(
    _ below: UnsafeMutablePointer<UInt32>, pixel: UInt32, count: Int
  ) {
    let keep = 255 &- (pixel >> 24)
    let source = VectorPixels.Pixels(repeating: pixel)
    let factors = VectorPixels.lanes(VectorPixels.Pixels(repeating: keep))
    var index = 0
    while index &+ 8 <= count {
      let pixels = VectorPixels.load(below + index)
      VectorPixels.store(source &+ VectorPixels.scaled(pixels, by: factors), below + index)
      index &+= 8
    }
    while index < count {
      below[index] = pixel &+ Premultiplied.scaled(below[index], by: keep)
      index &+= 1
    }
  }

  /// A row over a row, all of it times `opacity / 255`.
  static func over(
    _ below: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    opacity: UInt32
  ) {
    let fade = VectorPixels.lanes(VectorPixels.Pixels(repeating: opacity))
    var index = 0
    while index &+ 8 <= count {
      var pixels = VectorPixels.load(source + index)
      if opacity != 255 { pixels = VectorPixels.scaled(pixels, by: fade) }
      let keep = VectorPixels.lanes(VectorPixels.Pixels(repeating: 255) &- (pixels &>> 24))
      let under = VectorPixels.load(below + index)
      VectorPixels.store(pixels &+ VectorPixels.scaled(under, by: keep), below + index)
      index &+= 8
    }
    while index < count {
      var pixel = source[index]
      if opacity != 255 { pixel = Premultiplied.scaled(pixel, by: opacity) }
      below[index] = Premultiplied.over(pixel, below[index])
      index &+= 1
    }
  }

  /// A row over a row, each pixel times its own coverage and all times `opacity / 255`.
  static func over(
    _ below: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    mask: UnsafePointer<UInt8>, count: Int, opacity: UInt32
  ) {
    for index in 0..<count {
      let factor = product(UInt32(mask[index]), opacity)
      let pixel = Premultiplied.scaled(source[index], by: factor)
      below[index] = Premultiplied.over(pixel, below[index])
    }
  }

  /// One pixel over a row, times each pixel's coverage.
  static func over(
    _ below: UnsafeMutablePointer<UInt32>, pixel: UInt32, mask: UnsafePointer<UInt8>, count: Int
  ) {
    for index in 0..<count {
      let covered = Premultiplied.scaled(pixel, by: UInt32(mask[index]))
      below[index] = Premultiplied.over(covered, below[index])
    }
  }

  /// `a · b / 255`, rounded to nearest.
  @inline(__always)
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let value = a &* b &+ 128
    return (value &+ (value >> 8)) >> 8
  }
}
