import Motion
import Rasterizer
import SceneGraph

extension FrameMesher {
  /// Draws a run of glyphs: on whole pixels where it is crisp, otherwise interpolated where it falls.
  func meshText(_ run: TextRun, _ command: FrameCommand, _ clips: ClipStack) {
    let (text, strike) = (run.text, run.strike)
    let pixel = Premultiplied.pixel(text.color, opacity: command.opacity)
    guard pixel >> 24 > 0 else { return }
    let pointsPerTexel = text.font.size / strike.pixelSize
    // As many texels to a pixel as interpolation bears, as in the rasteriser.
    let ratio = 1 / (pointsPerTexel * max(command.projection.scale(at: text.origin), 1e-9))
    let spread = run.isCrisp ? 1 : Int(min(max((ratio / 1.5).rounded(.up), 1), 4))
    let sheet = glyphSheets.sheet(of: strike, atlas: run.atlas, spread: spread)
    guard let slot = textures.slot(of: sheet.bitmap) else { return }
    let ink = Ink(sheet: sheet, slot: slot, pixel: pixel)
    for glyph in text.glyphs where sheet.places.indices.contains(glyph.index) {
      let (place, image) = (sheet.places[glyph.index], strike.glyphs[glyph.index])
      if place.isEmpty { continue }
      let pen = Point(x: text.origin.x + glyph.x, y: text.origin.y)
      if run.isCrisp {
        meshCrisp(place, image, command.projection.map(pen), ink, command, clips)
      } else {
        meshScaled(place, image, pen, pointsPerTexel, ink, command, clips)
      }
    }
  }

  /// What a run is drawn with.
  private struct Ink {
    var sheet: GlyphSheet
    var slot: Int

    /// Its colour, premultiplied.
    var pixel: UInt32
  }

  private func meshCrisp(
    _ place: GlyphSheet.Place, _ image: Typeface.GlyphImage, _ pen: Point, _ ink: Ink,
    _ command: FrameCommand, _ clips: ClipStack
  ) {
    let left = pen.x.rounded() + image.bearing.dx.rounded()
    let top = pen.y.rounded() + image.bearing.dy.rounded()
    guard abs(left) < 1e6, abs(top) < 1e6 else { return }
    let frame = Rect(
      x: left, y: top, width: Double(place.width), height: Double(place.height))
    painter.paint = MeshPaint(
      offset: Vector(dx: Double(place.x) - left, dy: Double(place.y) - top),
      width: ink.sheet.bitmap.width, height: ink.sheet.bitmap.height,
      times: ink.pixel)
    painter.cellSide = nil
    if isWithin(frame, clips[command.clip]) {
      painter.buffer.select(.slot(ink.slot), isOpaque: false)
      painter.append(
        MeshPoint(frame.minX, frame.minY), MeshPoint(frame.maxX, frame.minY),
        MeshPoint(frame.maxX, frame.maxY), MeshPoint(frame.minX, frame.maxY))
      return
    }
    setOutline(frame)
    clips.cut(&polygon, by: command.clip, scratch: &scratch)
    guard polygon.count > 2 else { return }
    append(.slot(ink.slot), isOpaque: false)
  }

  private func meshScaled(
    _ place: GlyphSheet.Place, _ image: Typeface.GlyphImage, _ pen: Point,
    _ pointsPerTexel: Double, _ ink: Ink, _ command: FrameCommand, _ clips: ClipStack
  ) {
    let step = pointsPerTexel
    let left = pen.x + (image.bearing.dx - ink.sheet.margin) * step
    let top = pen.y + (image.bearing.dy - ink.sheet.margin) * step
    // One texel more on each side, where the glyph fades to nothing.
    let frame = Rect(
      x: left - step, y: top - step, width: Double(place.width + 2) * step,
      height: Double(place.height + 2) * step)
    guard let inverse = command.projection.inverted(),
      setShape(RoundedRect(rect: frame), command, clips)
    else { return }
    let map = TexelMap(
      scaleX: 1 / step, scaleY: 1 / step, offsetX: Double(place.x) - left / step,
      offsetY: Double(place.y) - top / step)
    textures.needSmooth(ink.slot)
    painter.paint = MeshPaint(
      map.after(inverse), width: ink.sheet.bitmap.width, height: ink.sheet.bitmap.height,
      times: ink.pixel)
    painter.cellSide = cellSide(inverse)
    guard !isWithin(ConvexCut.bounds(of: polygon), clips[command.clip]) || polygon.count != 4 else {
      // It ends in nothing, so its edges need not be softened.
      painter.buffer.select(.slot(ink.slot), isOpaque: false)
      let (a, b, c, d) = (polygon[0], polygon[1], polygon[2], polygon[3])
      painter.append(
        MeshPoint(a.x, a.y), MeshPoint(b.x, b.y), MeshPoint(c.x, c.y), MeshPoint(d.x, d.y))
      return
    }
    append(.slot(ink.slot), isOpaque: false)
  }

  /// Whether a clip cuts nothing off a rectangle in device pixels.
  func isWithin(_ rect: Rect, _ clip: ClipStack.Clip) -> Bool {
    InnerRects.contains(rect, in: clip.wide) || InnerRects.contains(rect, in: clip.tall)
  }

  private func setOutline(_ rect: Rect) {
    polygon.removeAll(keepingCapacity: true)
    polygon.append(Point(x: rect.minX, y: rect.minY))
    polygon.append(Point(x: rect.maxX, y: rect.minY))
    polygon.append(Point(x: rect.maxX, y: rect.maxY))
    polygon.append(Point(x: rect.minX, y: rect.maxY))
  }
}
