import Motion
import SceneGraph

extension Canvas {
  /// Draws a run of glyphs.
  ///
  /// Where an em is exactly as many device pixels as in a strike and nothing but the place differs,
  /// each glyph stands on whole pixels and is copied, crisp; otherwise it is interpolated where it
  /// falls.
  func drawText(
    _ text: DisplayText, _ command: FrameCommand, _ clips: ClipStack, images: any ImageResolver,
    at time: FrameTime
  ) {
    let pixel = Premultiplied.pixel(text.color, opacity: command.opacity)
    let (font, projection) = (text.font, command.projection)
    guard pixel >> 24 > 0, font.size > 0, font.size.isFinite, text.origin.isFinite else { return }
    let scale = projection.scale(at: text.origin)
    let pixelSize = font.size * scale
    guard pixelSize > 0.25, pixelSize < 1e5 else { return }
    let strike = font.strike(forPixelSize: pixelSize)
    guard strike.pixelSize > 0, let bitmap = atlas(strike, images, time) else { return }
    let isCrisp =
      projection.isAxisAligned && abs(projection.xx - scale) < 1e-6 * scale
      && abs(projection.yy - scale) < 1e-6 * scale
      && abs(pixelSize - strike.pixelSize) < 1e-4
    bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let texels = Texels(pointer: base, width: bitmap.width, height: bitmap.height)
      for glyph in text.glyphs where strike.glyphs.indices.contains(glyph.index) {
        let image = strike.glyphs[glyph.index]
        let cell = PixelRect(covering: image.atlasRect)
        guard !cell.isEmpty, cell.minX >= 0, cell.minY >= 0, cell.maxX <= texels.width,
          cell.maxY <= texels.height
        else { continue }
        let pen = Point(x: text.origin.x + glyph.x, y: text.origin.y)
        if isCrisp {
          drawCrisp(cell, image, projection.map(pen), texels, pixel, command, clips)
        } else {
          drawScaled(
            cell, image, pen: pen, strike: strike, text, texels, pixel, command, clips)
        }
      }
    }
  }

  /// The pixels of a strike, which the resolver gives at their own size.
  private func atlas(
    _ strike: Typeface.Strike, _ images: any ImageResolver, _ time: FrameTime
  ) -> Bitmap? {
    let image = Image(id: strike.atlas, size: Size(width: 1, height: 1))
    let content = images.content(
      of: image, crop: .unit, pixelSize: Size(width: 8192, height: 8192), at: time)
    guard case .levels(let levels) = content else { return nil }
    return levels.bitmaps[0]
  }

  private func drawCrisp(
    _ cell: PixelRect, _ image: Typeface.GlyphImage, _ pen: Point, _ atlas: Texels,
    _ pixel: UInt32, _ command: FrameCommand, _ clips: ClipStack
  ) {
    let left = pen.x.rounded() + image.bearing.dx.rounded()
    let top = pen.y.rounded() + image.bearing.dy.rounded()
    guard abs(left) < 1e6, abs(top) < 1e6 else { return }
    let (x, y) = (Int(left), Int(top))
    setRect(PixelRect(minX: x, minY: y, maxX: x + cell.width, maxY: y + cell.height))
    clips.cut(&polygon, by: command.clip, scratch: &scratch)
    ConvexCut.cut(&polygon, to: surface.bounds.rect, scratch: &scratch)
    guard polygon.count > 2 else { return }
    let source = GlyphSource(
      atlas: atlas, originX: x - cell.minX, originY: y - cell.minY, pixel: pixel)
    paint(source, isOpaque: false, opacity: 255)
  }

  private func drawScaled(
    _ cell: PixelRect, _ image: Typeface.GlyphImage, pen: Point, strike: Typeface.Strike,
    _ text: DisplayText, _ atlas: Texels, _ pixel: UInt32, _ command: FrameCommand,
    _ clips: ClipStack
  ) {
    let pointsPerTexel = text.font.size / strike.pixelSize
    let texelsPerPoint = 1 / pointsPerTexel
    let left = pen.x + image.bearing.dx * pointsPerTexel
    let top = pen.y + image.bearing.dy * pointsPerTexel
    // One texel more on each side, where the glyph fades to nothing.
    let frame = Rect(
      x: left - pointsPerTexel, y: top - pointsPerTexel,
      width: Double(cell.width + 2) * pointsPerTexel,
      height: Double(cell.height + 2) * pointsPerTexel)
    guard let inverse = command.projection.inverted(),
      setShape(RoundedRect(rect: frame), command, clips)
    else { return }
    let map = TexelMap(
      scaleX: texelsPerPoint, scaleY: texelsPerPoint,
      offsetX: Double(cell.minX) - left * texelsPerPoint,
      offsetY: Double(cell.minY) - top * texelsPerPoint)
    let ratio = texelsPerPoint / max(command.projection.scale(at: pen), 1e-9)
    let samples = Int(min(max((ratio / 1.5).rounded(.up), 1), 4))
    let source = ScaledGlyphSource(
      atlas: atlas, cell: cell, map: map.after(inverse), samples: samples, pixel: pixel)
    paint(source, isOpaque: false, opacity: 255)
  }
}
