import Motion
import Rasterizer
import SceneGraph

extension FrameMesher {
  /// Draws a line along the inside of a shape's edge.
  func meshBorder(
    _ shape: RoundedRect, width: Double, _ color: Color, _ command: FrameCommand,
    _ clips: ClipStack
  ) {
    let pixel = Premultiplied.pixel(color, opacity: command.opacity)
    guard pixel >> 24 > 0, width > 0 else { return }
    let (size, projection) = (shape.rect.size, command.projection)
    guard width < min(size.width, size.height) / 2 else {
      meshFill(shape, color, command, clips)
      return
    }
    let pixels = width * projection.scale(at: shape.rect.center)
    let isUneven = !projection.isAffine
    (fringe.keepsAll, innerFringe.keepsAll) = (isUneven, isUneven)
    defer { (fringe.keepsAll, innerFringe.keepsAll) = (false, false) }
    setLine(shape, projection, clips[0].bounds)
    guard polygon.count > 2, fringe.trace(polygon, .outer, width: pixels) else { return }
    let extent = ConvexCut.bounds(of: polygon)
    setLine(Outline.inset(shape, by: width), projection, clips[0].bounds)
    guard polygon.count > 2, innerFringe.trace(polygon, .inner, width: pixels) else {
      meshFill(shape, color, command, clips)
      return
    }
    if !projection.isAxisAligned || abs(projection.xx) != abs(projection.yy) {
      fringe.followWidth(.outer, to: innerFringe)
      innerFringe.followWidth(.inner, to: fringe)
    }
    guard clipPieces(extent, command.clip, clips) else { return }
    painter.paint = MeshPaint(pixel: pixel)
    painter.buffer.select(.none, isOpaque: false)
    painter.append(between: fringe, and: innerFringe)
    painter.isClipped = false
  }

  /// Makes one edge of a line the outline; in perspective, where its width differs from place to
  /// place, with corners close enough to follow that.
  private func setLine(_ shape: RoundedRect, _ projection: Projection, _ window: Rect) {
    Outline.trace(shape, projection, into: &polygon, scratch: &scratch)
    guard !projection.isAffine else { return }
    let margin = 64.0
    ConvexCut.cut(
      &polygon,
      to: window.inset(
        by: Insets(top: -margin, left: -margin, bottom: -margin, right: -margin)),
      scratch: &scratch)
    scratch.removeAll(keepingCapacity: true)
    guard var a = polygon.last else { return }
    for b in polygon {
      let side = b - a
      let parts = (max(abs(side.dx), abs(side.dy)) / 32).rounded(.up)
      for part in stride(from: 1, to: max(parts, 1), by: 1) {
        scratch.append(a + side * (part / parts))
      }
      scratch.append(b)
      a = b
    }
    swap(&polygon, &scratch)
  }

  /// Has the pieces that follow cut by a clip, unless it cuts nothing off them.
  ///
  /// - Parameters:
  ///   - extent: How far they reach, in device pixels.
  ///   - number: The clip's number.
  ///   - clips: The frame's clips.
  /// - Returns: Whether anything of them is left.
  func clipPieces(_ extent: Rect, _ number: Int, _ clips: ClipStack) -> Bool {
    painter.isClipped = false
    let bounds = clips[number].bounds
    guard extent.maxX > bounds.minX, extent.minX < bounds.maxX, extent.maxY > bounds.minY,
      extent.minY < bounds.maxY
    else { return false }
    // What reaches out of the window is cut off there anyhow.
    if number == 0 || isWithin(extent, clips[number]) { return true }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: clips.polygon(of: number))
    painter.isClipped = true
    return painter.clip.set(scratch)
  }
}
