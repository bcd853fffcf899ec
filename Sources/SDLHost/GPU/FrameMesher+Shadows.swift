import Motion
import Rasterizer
import SceneGraph

extension FrameMesher {
  /// Draws a shape's shadow; as sharp as the shape where it is not blurred at all.
  func meshShadow(_ shadow: DisplayShadow, _ command: FrameCommand, _ clips: ClipStack) {
    let pixel = Premultiplied.pixel(shadow.color, opacity: command.opacity)
    guard pixel >> 24 > 0, shadow.offset.isFinite, shadow.shape.rect.isDrawable else { return }
    guard shadow.radius > 0, shadow.radius.isFinite else {
      var shape = shadow.shape
      shape.rect = shape.rect.offset(by: shadow.offset)
      meshFill(shape, shadow.color, command, clips)
      return
    }
    let frame = ItemBounds.local(shadow)
    guard setShape(RoundedRect(rect: frame), command, clips),
      let shape = ShadowShape(shadow, command.projection, cache: &shadows)
    else { return }
    Outline.trace(RoundedRect(rect: frame), command.projection, into: &polygon, scratch: &scratch)
    guard clipPieces(ConvexCut.bounds(of: polygon), command.clip, clips) else { return }
    painter.paint = MeshPaint(pixel: pixel)
    painter.buffer.select(.none, isOpaque: false)
    grid.set(
      shape, frame: frame, corners: shadow.shape,
      pixel: 1 / max(command.projection.scale(at: frame.center), 1e-9),
      strength: Double(pixel >> 24) / 255)
    grid.append(to: &painter, shape, command.projection)
    painter.isClipped = false
  }
}
