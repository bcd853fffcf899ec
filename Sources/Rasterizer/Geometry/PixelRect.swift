package import Motion

/// A rectangle of whole pixels, half open: `minX..<maxX` by `minY..<maxY`.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The smallest rectangle of whole pixels that holds a rectangle in device pixels.
  ///
  /// A rectangle that is not finite, or that lies beyond ±1e9, gives the empty one.
  package init(covering rect: Rect) {
    let limit = 1e9
    guard abs(rect.minX) < limit, abs(rect.minY) < limit, abs(rect.maxX) < limit,
      abs(rect.maxY) < limit
    else {
      self = .empty
      return
    }
    self.init(
      minX: Int(rect.minX.rounded(.down)), minY: Int(rect.minY.rounded(.down)),
      maxX: Int(rect.maxX.rounded(.up)), maxY: Int(rect.maxY.rounded(.up)))
  }

  /// The largest rectangle of whole pixels inside a rectangle in device pixels; empty where there is
  /// none, or where the rectangle is not finite or lies beyond ±1e9.
  ///
  /// An edge within 1/1024 of a pixel line counts as on it: no eight-bit coverage can tell.
  init(inside rect: Rect) {
    let tolerance = 1.0 / 1024
    let limit = 1e9
    guard abs(rect.minX) < limit, abs(rect.minY) < limit, abs(rect.maxX) < limit,
      abs(rect.maxY) < limit
    else {
      self = .empty
      return
    }
    self.init(
      minX: Int((rect.minX - tolerance).rounded(.up)),
      minY: Int((rect.minY - tolerance).rounded(.up)),
      maxX: Int((rect.maxX + tolerance).rounded(.down)),
      maxY: Int((rect.maxY + tolerance).rounded(.down)))
  }

  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var area: Int { width * height }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The same rectangle as a ``Motion/Rect``, in pixels.
  package var rect: Rect {
    Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// As many pixels larger on every side.
  package func grown(by margin: Int) -> PixelRect {
    PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  package func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  package func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
