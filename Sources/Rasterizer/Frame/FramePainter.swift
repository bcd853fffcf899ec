import SceneGraph

/// Draws parts of a recorded frame, one at a time, with the memory that this takes.
final class FramePainter {
  private var occlusion = Occlusion()
  private let canvas = Canvas()

  /// Draws what is blurred; made when the first backdrop is.
  private var beneath: FramePainter?
  private let source = PixelBuffer()
  private let cells = BackdropCells()

  /// Draws a part of a frame.
  ///
  /// - Parameters:
  ///   - damage: The part; the pixels are the same whatever else is drawn, and when.
  ///   - frame: What is drawn.
  ///   - surface: Receives the pixels.
  ///   - background: What is below it all.
  ///   - end: The first command that is not drawn; `nil` draws all. What is to be faded as a whole and
  ///     not ended by then is not faded.
  func paint(
    _ damage: PixelRect, of frame: CommandRecorder, on surface: Surface, over background: UInt32,
    upTo end: Int? = nil
  ) {
    guard !damage.isEmpty else { return }
    let commands = 0..<(end ?? frame.commands.count)
    occlusion.find(in: frame, commands, within: damage)
    canvas.begin(surface, damage: damage, width: frame.target.width)
    cover(-1, damage)
    canvas.setRect(damage)
    var painter = SolidPainter(pixel: background)
    canvas.fill(&painter)
    for index in commands where !occlusion.isHidden(index) {
      draw(index, of: frame, over: background)
    }
    canvas.covered.removeAll(keepingCapacity: true)
    while canvas.isInLayer { canvas.endLayer(opacity: 1) }
  }

  private func draw(_ index: Int, of frame: CommandRecorder, over background: UInt32) {
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
    case .backdrop(let shape, let backdrop):
      drawBackdrop(shape, backdrop, index, of: frame, over: background)
    case .beginLayer, .endLayer: break
    }
  }

  /// Draws what is beneath a command anew, as far as it is seen in the damage, and blurs that: so the
  /// pixels are the same whatever part is drawn, and whoever draws another one meanwhile.
  private func drawBackdrop(
    _ shape: RoundedRect, _ backdrop: Backdrop, _ index: Int, of frame: CommandRecorder,
    over background: UInt32
  ) {
    let command = frame.commands[index]
    let seen = command.bounds.intersection(canvas.damage)
    guard !seen.isEmpty else { return }
    let known = backdrop.source(of: seen, on: frame.target)
    let surface = Surface(pixels: source.room(count: known.area), bounds: known)
    let painter = beneath ?? FramePainter()
    beneath = painter
    painter.paint(known, of: frame, on: surface, over: background, upTo: index)
    let texels = cells.blur(backdrop, seen, of: surface, on: frame.target)
    canvas.drawBackdrop(
      shape, texels, backdrop.cells(around: seen), level: backdrop.level, command, frame.clips)
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
