import Motion
import SceneGraph

extension Canvas {
  /// Draws a run of glyphs: copied where it is crisp, otherwise interpolated where it falls.
  func drawText(_ run: TextRun, _ command: FrameCommand, _ clips: ClipStack) {
    let (text, strike) = (run.text, run.strike)
    let pixel = Premultiplied.pixel(text.color, opacity: command.opacity)
    guard pixel >> 24 > 0 else { return }
    run.atlas.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let texels = Texels(pointer: base, width: run.atlas.width, height: run.atlas.height)
      for glyph in text.glyphs where strike.glyphs.indices.contains(glyph.index) {
        let image = strike.glyphs[glyph.index]
        let cell = PixelRect(covering: image.atlasRect)
        guard !cell.isEmpty, cell.minX >= 0, cell.minY >= 0, cell.maxX <= texels.width,
          cell.maxY <= texels.height
        else { continue }
        let pen = Point(x: text.origin.x + glyph.x, y: text.origin.y)
        if run.isCrisp {
          drawCrisp(
            cell, image, command.projection.map(pen), texels, pixel, command, clips)
        } else {
          drawScaled(
            cell, image, pen: pen, strike: strike, text, texels, pixel, command, clips)
        }
      }
    }
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
