package import Motion
package import SceneGraph

/// A picture and its halves, quarters and so on, for drawing it small without shimmer.
package enum MipChain {
  /// Drawn smaller than this, no picture can be told from its average any more.
  private static let smallestSide = 16

  /// A bitmap followed by its halves, down to 16 pixels along the longer side.
  ///
  /// - Parameters:
  ///   - bitmap: The largest level; not empty.
  ///   - coverage: The part of the picture that it covers, in fractions of the picture.
  /// - Returns: Levels that all cover the same part.
  /// - Complexity: A third more pixels than the bitmap has.
  package static func levels(of bitmap: Bitmap, coverage: Rect = .unit) -> ImageLevels {
    var bitmaps = [bitmap]
    var last = bitmap
    while max(last.width, last.height) > smallestSide {
      last = halved(last)
      bitmaps.append(last)
    }
    return ImageLevels(bitmaps: bitmaps, coverage: coverage)
  }

  /// A bitmap at half its size, rounded down to whole pixels, at least one.
  ///
  /// Even sides average four pixels into one; an odd side is averaged by area, so the half still
  /// covers the whole. Photographs of 3:2 often have an odd height: that is five times as quick as any
  /// other size is.
  package static func halved(_ bitmap: Bitmap) -> Bitmap {
    let width = max(1, bitmap.width / 2)
    let height = max(1, bitmap.height / 2)
    if bitmap.width % 2 == 0, bitmap.height == 2 * height + 1 { return mixed(bitmap) }
    guard bitmap.width % 2 == 0, bitmap.height % 2 == 0 else {
      let whole = Rect(
        x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      return AreaAverage.scaled(bitmap, from: whole, toWidth: width, height: height)
    }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { output, filled in
      bitmap.pixels.withUnsafeBufferPointer { input in
        for y in 0..<height {
          let upper = UnsafeBufferPointer(
            rebasing: input[(2 * y * bitmap.width)..<((2 * y + 1) * bitmap.width)])
          let lower = UnsafeBufferPointer(
            rebasing: input[((2 * y + 1) * bitmap.width)..<((2 * y + 2) * bitmap.width)])
          for x in 0..<width {
            output[y * width + x] = average(
              upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1])
          }
        }
      }
      filled = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: bitmap.isOpaque)
  }

  /// The half of a bitmap of even width and odd height: each new row lies on three old ones, whose
  /// weights are rounded to 1/128.
  private static func mixed(_ bitmap: Bitmap) -> Bitmap {
    let (width, height) = (bitmap.width / 2, bitmap.height / 2)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { output, filled in
      bitmap.pixels.withUnsafeBufferPointer { input in
        func row(_ index: Int) -> UnsafeBufferPointer<UInt32> {
          UnsafeBufferPointer(
            rebasing: input[(index * bitmap.width)..<((index + 1) * bitmap.width)])
        }
        /// The rounded part of 128 that a length is of the old height; lengths are in new rows.
        func weight(_ length: Int) -> UInt32 {
          UInt32((256 * length + bitmap.height) / (2 * bitmap.height))
        }
        for y in 0..<height {
          let (first, second, third) = (row(2 * y), row(2 * y + 1), row(2 * y + 2))
          let (middle, last) = (weight(height), weight(y + 1))
          let weights = (128 - middle - last, middle, last)
          let line = UnsafeMutableBufferPointer(rebasing: output[(y * width)..<((y + 1) * width)])
          for x in line.indices {
            line[x] = mixed(
              (first[2 * x], first[2 * x + 1]), (second[2 * x], second[2 * x + 1]),
              (third[2 * x], third[2 * x + 1]), weights)
          }
        }
      }
      filled = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: bitmap.isOpaque)
  }

  /// The rounded, weighted mean of three pairs of pixels, two channels to a word: 510 times 128 fits
  /// sixteen bits.
  @inline(__always)
  private static func mixed(
    _ a: (UInt32, UInt32), _ b: (UInt32, UInt32), _ c: (UInt32, UInt32),
    _ weights: (UInt32, UInt32, UInt32)
  ) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let half: UInt32 = 0x0080_0080
    let even =
      ((a.0 & mask) &+ (a.1 & mask)) &* weights.0 &+ ((b.0 & mask) &+ (b.1 & mask)) &* weights.1
      &+ ((c.0 & mask) &+ (c.1 & mask)) &* weights.2 &+ half
    let odd =
      ((a.0 &>> 8 & mask) &+ (a.1 &>> 8 & mask)) &* weights.0
      &+ ((b.0 &>> 8 & mask) &+ (b.1 &>> 8 & mask)) &* weights.1
      &+ ((c.0 &>> 8 & mask) &+ (c.1 &>> 8 & mask)) &* weights.2 &+ half
    return even &>> 8 & mask | odd & ~mask
  }

  /// The rounded mean of four pixels, two channels to a word.
  private static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let two: UInt32 = 0x0002_0002
    let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ two
    let odd =
      (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ two
    return even &>> 2 & mask | (odd &>> 2 & mask) &<< 8
  }
}
