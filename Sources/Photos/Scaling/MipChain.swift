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
  /// covers the whole.
  package static func halved(_ bitmap: Bitmap) -> Bitmap {
    let width = max(1, bitmap.width / 2)
    let height = max(1, bitmap.height / 2)
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
