package import Motion
import SceneGraph

/// The whole pixels that a shape covers for certain.
package enum InnerRects {
  /// Two rectangles inside a shape, one from side to side and one from top to bottom, each without
  /// the bands in which its corners curve.
  ///
  /// - Parameters:
  ///   - shape: In its list's points.
  ///   - projection: From there to device pixels.
  /// - Returns: Both, in device pixels; empty unless the projection is along the axes.
  static func of(
    _ shape: RoundedRect, _ projection: Projection
  ) -> (wide: PixelRect, tall: PixelRect) {
    guard projection.isAxisAligned, shape.rect.isDrawable else { return (.empty, .empty) }
    let (rect, radii) = (shape.rect, shape.radii)
    let top = max(reach(radii.topLeft, shape), reach(radii.topRight, shape))
    let bottom = max(reach(radii.bottomLeft, shape), reach(radii.bottomRight, shape))
    let left = max(reach(radii.topLeft, shape), reach(radii.bottomLeft, shape))
    let right = max(reach(radii.topRight, shape), reach(radii.bottomRight, shape))
    let wide = Rect(
      x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top - bottom)
    let tall = Rect(
      x: rect.minX + left, y: rect.minY, width: rect.width - left - right, height: rect.height)
    return (
      PixelRect(inside: mapped(wide, projection)), PixelRect(inside: mapped(tall, projection))
    )
  }

  /// Whether a rectangle in device pixels lies within whole pixels.
  package static func contains(_ rect: Rect, in pixels: PixelRect) -> Bool {
    rect.minX >= Double(pixels.minX) && rect.minY >= Double(pixels.minY)
      && rect.maxX <= Double(pixels.maxX) && rect.maxY <= Double(pixels.maxY)
  }

  /// How far a corner's curve goes along its sides at most, in points.
  private static func reach(_ radius: Double, _ shape: RoundedRect) -> Double {
    let radius = Outline.clamped(radius, in: shape.rect.size)
    return shape.curve == .circular ? radius : radius * CornerArc.reach
  }

  /// An upright rectangle on the device; a negative side stays negative, and so holds no pixel.
  private static func mapped(_ rect: Rect, _ projection: Projection) -> Rect {
    guard rect.width > 0, rect.height > 0 else { return .zero }
    let (ax, bx) = (
      rect.minX * projection.xx + projection.tx, rect.maxX * projection.xx + projection.tx
    )
    let (ay, by) = (
      rect.minY * projection.yy + projection.ty, rect.maxY * projection.yy + projection.ty
    )
    return Rect(x: min(ax, bx), y: min(ay, by), width: abs(bx - ax), height: abs(by - ay))
  }
}
