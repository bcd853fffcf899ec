public import Motion
public import SceneGraph

/// A shape that casts an element's shadow in place of its frame. Kept aside, since few elements have one.
public indirect enum ShadowPath: Hashable, Sendable {
  /// A shape in the points of something of a size, from its top left corner on; it stretches with the
  /// frame, and its corners by the smaller of the two scales.
  case shape(RoundedRect, of: Size)

  /// Where the shape lies; the frame itself where the size has no area.
  func placed(in frame: Rect) -> RoundedRect {
    guard case .shape(let shape, let size) = self, size.isDrawable else {
      return RoundedRect(rect: frame)
    }
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    let scale = min(abs(across), abs(down))
    return RoundedRect(
      rect: Rect(
        x: frame.x + shape.rect.x * across, y: frame.y + shape.rect.y * down,
        width: shape.rect.width * across, height: shape.rect.height * down),
      radii: CornerRadii(
        topLeft: shape.radii.topLeft * scale, topRight: shape.radii.topRight * scale,
        bottomRight: shape.radii.bottomRight * scale, bottomLeft: shape.radii.bottomLeft * scale),
      curve: shape.curve)
  }
}
