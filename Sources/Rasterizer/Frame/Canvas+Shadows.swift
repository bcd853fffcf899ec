import Motion
import SceneGraph

extension Canvas {
  /// Draws a shape's shadow; as sharp as the shape where it is not blurred at all.
  func drawShadow(_ shadow: DisplayShadow, _ command: FrameCommand, _ clips: ClipStack) {
    let opacity = Premultiplied.byte(command.opacity)
    let projection = command.projection
    guard opacity > 0, shadow.offset.isFinite, shadow.shape.rect.isDrawable else { return }
    guard shadow.radius > 0, shadow.radius.isFinite else {
      var shape = shadow.shape
      shape.rect = shape.rect.offset(by: shadow.offset)
      drawFill(shape, shadow.color, command, clips)
      return
    }
    let frame = RoundedRect(rect: ItemBounds.local(shadow))
    guard let inverse = projection.inverted(), setShape(frame, command, clips) else { return }
    guard let shape = ShadowShape(shadow, projection, cache: &shadows) else { return }
    shades.fill(shadow.color)
    if projection.isAxisAligned {
      let bounds = outlineBounds
      guard !bounds.isEmpty else { return }
      let source = ShadowRowSource(
        shape, inverse: inverse, shades: shades.pointer, columns: bounds.minX..<bounds.maxX,
        scratch: samples)
      paint(source, isOpaque: false, opacity: opacity)
      return
    }
    let source = ShadowSource(shape: shape, map: inverse, shades: shades.pointer)
    paint(source, isOpaque: false, opacity: opacity)
  }
}
