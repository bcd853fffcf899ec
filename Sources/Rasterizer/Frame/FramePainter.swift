/// Draws parts of a recorded frame, one at a time, with the memory that this takes.
final class FramePainter {
  private var occlusion = Occlusion()
  private let canvas = Canvas()

  /// Draws a part of a frame.
  ///
  /// - Parameters:
  ///   - damage: The part; the pixels are the same whatever else is drawn, and when.
  ///   - frame: What is drawn.
  ///   - surface: Receives the pixels.
  ///   - background: What is below it all.
  func paint(
    _ damage: PixelRect, of frame: CommandRecorder, on surface: Surface, over background: UInt32
  ) {
    guard !damage.isEmpty else { return }
    occlusion.find(in: frame, within: damage)
    canvas.begin(surface, damage: damage)
    cover(-1, damage)
    canvas.setRect(damage)
    var painter = SolidPainter(pixel: background)
    canvas.fill(&painter)
    for index in frame.commands.indices where !occlusion.isHidden(index) { draw(index, of: frame) }
  }

  private func draw(_ index: Int, of frame: CommandRecorder) {
    let command = frame.commands[index]
    let clips = frame.clips
    if case .beginLayer = command.step {
      canvas.beginLayer(command.bounds)
      canvas.covered.removeAll(keepingCapacity: true)
      return
    }
    if case .endLayer = command.step {
      if canvas.layerDepth == 1 { cover(index, command.bounds) }
      canvas.endLayer(opacity: command.opacity)
      return
    }
    if !canvas.isInLayer { cover(index, command.bounds) }
    switch command.step {
    case .fill(let shape, let color): canvas.drawFill(shape, color, command, clips)
    case .border(let shape, let width, let color):
      canvas.drawBorder(shape, width: width, color, command, clips)
    case .shadow(let shadow): canvas.drawShadow(shadow, command, clips)
    case .image(let image, let levels, let shape):
      canvas.drawImage(image, levels, shape, command, clips)
    case .text(let run): canvas.drawText(run, command, clips)
    case .beginLayer, .endLayer: break
    }
  }

  /// Tells the canvas what hides parts of a command.
  private func cover(_ index: Int, _ bounds: PixelRect) {
    let seen = bounds.intersection(canvas.damage)
    canvas.covered.removeAll(keepingCapacity: true)
    for cover in occlusion.covers
    where cover.command > index && cover.pixels.intersects(seen) {
      canvas.covered.append(cover.pixels)
    }
  }
}
