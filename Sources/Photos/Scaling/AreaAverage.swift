package import Motion
package import SceneGraph

/// Scales by averaging the area that each new pixel covers, edges by the part that is covered.
///
/// In sRGB values, as viewers and browsers do, and premultiplied, so nothing hidden under full
/// transparency shines through. Down to a single pixel nothing is left out and nothing aliases;
/// enlarging gives blocks, which is why thumbnails never enlarge.
package enum AreaAverage {
  /// Part of a bitmap at an exact size.
  ///
  /// - Parameters:
  ///   - bitmap: The source; not empty.
  ///   - source: The part, in source pixels; fractions count. What lies outside the bitmap is left
  ///     out of the average, so an overhang of less than one new pixel costs nothing.
  ///   - width: The new width, in pixels.
  ///   - height: The new height, in pixels.
  /// - Returns: A bitmap of that size; opaque where the source is.
  /// - Precondition: The bitmap has pixels, `source` is drawable and the new sides are positive.
  /// - Complexity: Every source pixel is read once; memory for one row of sums.
  package static func scaled(
    _ bitmap: Bitmap, from source: Rect, toWidth width: Int, height: Int
  ) -> Bitmap {
    precondition(bitmap.width > 0 && bitmap.height > 0, "nothing to average")
    precondition(source.isDrawable, "cannot average over \(source)")
    precondition(width > 0 && height > 0, "a bitmap of \(width) × \(height) pixels")
    let columns = Span.spans(
      count: width, from: source.minX, length: source.width, limit: bitmap.width)
    let rows = Span.spans(
      count: height, from: source.minY, length: source.height, limit: bitmap.height)
    let left = columns[0].first
    let right = columns[width - 1].last
    var sums = RowSums(columns: left...right)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { output, filled in
      bitmap.pixels.withUnsafeBufferPointer { input in
        for (y, row) in rows.enumerated() {
          sums.gather(row, from: input, rowLength: bitmap.width)
          sums.average(columns, row: row, into: output, at: y * width)
        }
      }
      filled = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: bitmap.isOpaque)
  }
}

/// The source pixels, along one axis, that one new pixel covers.
struct Span {
  var first: Int
  var last: Int
  /// The part of the first pixel that is covered; the ones between count whole.
  var firstWeight: Float
  /// The part of the last pixel that is covered; zero where it is the first as well.
  var lastWeight: Float
  /// One by the sum of all weights.
  var share: Float

  static func spans(count: Int, from start: Double, length: Double, limit: Int) -> [Span] {
    (0..<count).map { index in
      let from = start + length * Double(index) / Double(count)
      let to = start + length * Double(index + 1) / Double(count)
      return Span(from: from, to: to, limit: limit)
    }
  }

  /// Less than this much of a pixel, a rounding error of the borders, is left out.
  private static let negligible = 1e-6

  private init(from: Double, to: Double, limit: Int) {
    let from = min(max(from, 0), Double(limit))
    let to = min(max(to, 0), Double(limit))
    let first = min(Int((from + Span.negligible).rounded(.down)), limit - 1)
    let last = min(max(Int((to - Span.negligible).rounded(.up)) - 1, first), limit - 1)
    self.first = first
    self.last = last
    if last == first {
      firstWeight = 1
      lastWeight = 0
      share = 1
    } else {
      firstWeight = Float(min(1, Double(first + 1) - from))
      lastWeight = Float(min(1, to - Double(last)))
      share = 1 / (firstWeight + lastWeight + Float(last - first - 1))
    }
  }
}
