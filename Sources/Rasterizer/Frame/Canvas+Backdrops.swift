import SceneGraph

extension Canvas {
  /// Draws blurred pixels within a shape.
  ///
  /// - Parameters:
  ///   - shape: Where they are seen, in the list's points.
  ///   - texels: The cells between which they are interpolated.
  ///   - cells: Where those lie.
  ///   - level: Of the cells.
  ///   - command: Transform, clip and opacity.
  ///   - clips: The frame's clips.
  func drawBackdrop(
    _ shape: RoundedRect, _ texels: Texels, _ cells: PixelRect, level: Int,
    _ command: FrameCommand, _ clips: ClipStack
  ) {
    let opacity = Premultiplied.byte(command.opacity)
    guard opacity > 0, setShape(shape, command, clips) else { return }
    let bounds = outlineBounds
    guard !bounds.isEmpty else { return }
    guard level > 0 else {
      return paint(
        CopySource(texels: texels, originX: cells.minX, originY: cells.minY), isOpaque: true,
        opacity: opacity)
    }
    let step = 1 / Double(1 << level)
    let source = BilinearSource(
      texels: texels, horizontal: .init(step: step, offset: -Double(cells.minX) - 0.5),
      vertical: .init(step: step, offset: -Double(cells.minY) - 0.5),
      columns: bounds.minX..<bounds.maxX, scratch: samples)
    paint(source, isOpaque: true, opacity: opacity)
  }
}
