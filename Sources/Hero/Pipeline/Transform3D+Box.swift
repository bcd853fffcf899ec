import Motion

extension Transform3D {
  /// The upright box around a view of a size whose middle is at the origin; `nil` where a corner lands
  /// nowhere.
  func box(of size: Size) -> Rect? {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
      guard let corner = apply(to: Point(x: x * size.width, y: y * size.height)) else { return nil }
      (left, top) = (min(left, corner.x), min(top, corner.y))
      (right, bottom) = (max(right, corner.x), max(bottom, corner.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
