package import Motion

/// How large a window is, in its three measures: the window system's units, pixels, and points.
package struct WindowGeometry: Hashable, Sendable {
  /// The client area in the window system's units, in which it reports the mouse.
  package let units: Size

  /// The client area in device pixels.
  package let pixels: Size

  /// Device pixels per point; positive.
  package let scale: Double

  /// - Parameters:
  ///   - units: The client area in the window system's units.
  ///   - pixels: The same in device pixels.
  ///   - scale: Device pixels per point; `nil` takes the window system's own ratio, so that a point
  ///     is one of its units.
  /// - Precondition: Both sizes have an area, and `scale` is positive and finite.
  package init(units: Size, pixels: Size, scale: Double? = nil) {
    precondition(units.isDrawable && pixels.isDrawable, "a window of \(units) units, \(pixels) px")
    precondition(scale.map { $0 > 0 && $0.isFinite } ?? true, "a scale of \(scale ?? 0)")
    self.units = units
    self.pixels = pixels
    self.scale = scale ?? pixels.width / units.width
  }

  /// The client area in points.
  package var size: Size { pixels * (1 / scale) }

  /// A position that the window system reports, in points.
  package func point(x: Double, y: Double) -> Point {
    Point(
      x: x * pixels.width / (units.width * scale), y: y * pixels.height / (units.height * scale))
  }
}
