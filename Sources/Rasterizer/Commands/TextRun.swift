import Motion
package import SceneGraph

/// A run of glyphs with the strike it is drawn from.
package struct TextRun {
  package let text: DisplayText
  package let strike: Typeface.Strike

  /// The strike's pixels.
  package let atlas: Bitmap

  /// Whether an em is exactly as many device pixels as in the strike, and nothing but the place
  /// differs: then each glyph stands on whole pixels and is copied.
  package let isCrisp: Bool

  /// Looks up what a run is drawn from; `nil` where there is nothing to draw.
  ///
  /// - Parameters:
  ///   - text: The run.
  ///   - projection: From the run's points to device pixels.
  ///   - images: Knows the strikes' pixels.
  ///   - time: When the frame will be shown.
  init?(
    _ text: DisplayText, _ projection: Projection, images: any ImageResolver, at time: FrameTime
  ) {
    let font = text.font
    guard font.size > 0, font.size.isFinite, text.origin.isFinite else { return nil }
    let scale = projection.scale(at: text.origin)
    let pixelSize = font.size * scale
    guard pixelSize > 0.25, pixelSize < 1e5 else { return nil }
    strike = font.strike(forPixelSize: pixelSize)
    guard strike.pixelSize > 0 else { return nil }
    switch strike.atlas {
    case .bitmap(let bitmap): atlas = bitmap
    case .image(let id):
      // An atlas comes at its own size, whatever is asked for.
      let content = images.content(
        of: Image(id: id, size: Size(width: 1, height: 1)), crop: .unit,
        pixelSize: Size(width: 8192, height: 8192), at: time)
      guard case .levels(let levels) = content else { return nil }
      atlas = levels.bitmaps[0]
    }
    self.text = text
    isCrisp =
      projection.isAxisAligned && abs(projection.xx - scale) < 1e-6 * scale
      && abs(projection.yy - scale) < 1e-6 * scale
      && abs(pixelSize - strike.pixelSize) < 1e-4
  }
}
