package import Motion
package import SceneGraph

/// A blurred rounded rectangle, as a function of the place.
package struct ShadowShape {
  /// In the list's points.
  package let rect: Rect

  /// The standard deviation, in points along each axis.
  package let sigmaX: Float
  package let sigmaY: Float

  let gaussian: Gaussian

  /// From the top left clockwise; `nil` where the corner is square.
  let topLeft: CornerCut?
  let topRight: CornerCut?
  let bottomRight: CornerCut?
  let bottomLeft: CornerCut?

  /// Fails where the plane is seen edge on.
  ///
  /// - Parameters:
  ///   - shadow: What casts it and how soft it is.
  ///   - projection: From the list's points to device pixels.
  ///   - cache: Has the tables of the corners.
  package init?(_ shadow: DisplayShadow, _ projection: Projection, cache: inout ShadowCache) {
    // A pixel averages over its own square, whose variance is 1/12: so a shadow that is hardly
    // blurred has the edges of an antialiased shape.
    let rect = shadow.shape.rect.offset(by: shadow.offset)
    let scale = projection.scale(at: rect.center)
    let (scaleX, scaleY) =
      projection.isAxisAligned ? (abs(projection.xx), abs(projection.yy)) : (scale, scale)
    guard scaleX > 1e-9, scaleY > 1e-9 else { return nil }
    let variance = shadow.radius * shadow.radius
    let radius = Vector(
      dx: (variance + 1 / (12 * scaleX * scaleX)).squareRoot(),
      dy: (variance + 1 / (12 * scaleY * scaleY)).squareRoot())
    self.rect = rect
    sigmaX = Float(radius.dx)
    sigmaY = Float(radius.dy)
    gaussian = cache.gaussian
    let (size, radii) = (shadow.shape.rect.size, shadow.shape.radii)
    let isCircular = shadow.shape.curve == .circular
    let mean = (radius.dx * radius.dy).squareRoot()
    let tl = Outline.clamped(radii.topLeft, in: size)
    let tr = Outline.clamped(radii.topRight, in: size)
    let br = Outline.clamped(radii.bottomRight, in: size)
    let bl = Outline.clamped(radii.bottomLeft, in: size)
    func cut(_ radius: Double, _ horizontal: Double, _ vertical: Double) -> CornerCut? {
      guard radius / mean > 1e-3 else { return nil }
      let smoothness =
        isCircular
        ? 0 : Outline.smoothness(radius, horizontal: horizontal, vertical: vertical, size)
      return cache.table(CornerCut.Key(radius: radius / mean, smoothness: smoothness))
    }
    topLeft = cut(tl, tr, bl)
    topRight = cut(tr, tl, br)
    bottomRight = cut(br, bl, tr)
    bottomLeft = cut(bl, br, tl)
  }

  /// How much of the shape is seen at a place once it is blurred.
  ///
  /// - Parameters:
  ///   - x: In the list's points.
  ///   - y: In the list's points.
  /// - Returns: About `0...1`.
  @inline(__always)
  package func coverage(_ x: Double, _ y: Double) -> Float {
    let left = Float(x - rect.minX) / sigmaX
    let right = Float(rect.maxX - x) / sigmaX
    let top = Float(y - rect.minY) / sigmaY
    let bottom = Float(rect.maxY - y) / sigmaY
    return across(x) * down(y)
      - (cut(topLeft, left, top) + cut(topRight, right, top)
        + cut(bottomRight, right, bottom) + cut(bottomLeft, left, bottom))
  }

  /// The blur of the rectangle's width alone, at a place.
  @inline(__always)
  func across(_ x: Double) -> Float {
    gaussian.below(Float(x - rect.minX) / sigmaX) + gaussian.below(Float(rect.maxX - x) / sigmaX)
      - 1
  }

  /// The blur of the rectangle's height alone, at a place.
  @inline(__always)
  func down(_ y: Double) -> Float {
    gaussian.below(Float(y - rect.minY) / sigmaY) + gaussian.below(Float(rect.maxY - y) / sigmaY)
      - 1
  }

  @inline(__always)
  private func cut(_ corner: CornerCut?, _ x: Float, _ y: Float) -> Float {
    guard let corner else { return 0 }
    return corner.value(corner.place(x), corner.place(y))
  }
}
