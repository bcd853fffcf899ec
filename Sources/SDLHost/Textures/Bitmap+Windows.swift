import Motion
import Rasterizer
import SceneGraph

extension Bitmap {
  /// All of its pixels.
  var area: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The part of a picture that some pixels cover.
  ///
  /// - Parameters:
  ///   - area: The pixels.
  ///   - whole: What all of them cover.
  /// - Returns: In fractions of the picture.
  func coverage(of area: PixelRect, in whole: Rect) -> Rect {
    guard area != self.area else { return whole }
    let (across, down) = (whole.width / Double(width), whole.height / Double(height))
    return Rect(
      x: whole.x + Double(area.minX) * across, y: whole.y + Double(area.minY) * down,
      width: Double(area.width) * across, height: Double(area.height) * down)
  }

  /// The pixels around those that are seen that go into one texture.
  ///
  /// It is about twice as wide and high as what is seen, so that it is good for a while when the picture
  /// is moved, and moves in steps itself.
  ///
  /// - Parameters:
  ///   - seen: Within the bitmap.
  ///   - largestSide: The most texels along a side.
  /// - Returns: Smaller than what is seen where that is larger than any texture.
  func window(around seen: PixelRect, atMost largestSide: Int) -> PixelRect {
    let across = Bitmap.span(seen.minX, seen.maxX, of: width, atMost: largestSide)
    let down = Bitmap.span(seen.minY, seen.maxY, of: height, atMost: largestSide)
    return PixelRect(
      minX: across.lowerBound, minY: down.lowerBound, maxX: across.upperBound,
      maxY: down.upperBound)
  }

  /// As much is held even where little is seen.
  private static let leastWindow = 2048

  private static func span(
    _ start: Int, _ end: Int, of count: Int, atMost largestSide: Int
  ) -> Range<Int> {
    // Its length must not change with every pixel more that is seen.
    let grain = max(1, min(512, largestSide / 4))
    let wanted = ((end - start) * 2 + grain - 1) / grain * grain
    let length = min(count, largestSide, max(leastWindow, wanted))
    let middle = (start + end) / 2 - length / 2
    let step = max(1, length / 8)
    let stepped = (middle + step / 2) / step * step
    let isEnough = stepped <= start && stepped + length >= end
    let first = min(max(isEnough ? stepped : middle, 0), count - length)
    return first..<(first + length)
  }
}

extension PixelRect {
  /// Whether it holds another as far as that lies within a bitmap.
  func holds(_ other: PixelRect, of bitmap: Bitmap) -> Bool {
    minX <= max(other.minX, 0) && minY <= max(other.minY, 0)
      && maxX >= min(other.maxX, bitmap.width) && maxY >= min(other.maxY, bitmap.height)
  }

  func grown(by pixels: Int) -> PixelRect {
    PixelRect(
      minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
  }
}
