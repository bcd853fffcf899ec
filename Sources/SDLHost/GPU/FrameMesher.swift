import Motion
import Rasterizer
import SceneGraph

/// Turns a recorded frame into triangles, with the memory that this takes.
@MainActor
final class FrameMesher {
  var painter = MeshPainter()
  let textures: TextureStore
  var glyphSheets = GlyphSheets()

  /// The outline being drawn, cut to its clip.
  var polygon: [Point] = []
  var scratch: [Point] = []
  private var fringe = FringedPolygon()

  /// Shapes of fewer pixels are drawn in one go, though their inside need not be blended.
  private static let smallShape = 4096.0

  init(textures: TextureStore) {
    self.textures = textures
  }

  /// Makes the triangles of a frame, in place of those of the one before.
  ///
  /// - Parameters:
  ///   - frame: What is drawn.
  ///   - occlusion: What of it is hidden.
  func mesh(_ frame: CommandRecorder, _ occlusion: Occlusion) {
    painter.buffer.removeAll()
    for index in frame.commands.indices where !occlusion.isHidden(index) {
      mesh(frame.commands[index], frame.clips)
    }
    painter.buffer.closeBatch()
  }

  private func mesh(_ command: FrameCommand, _ clips: ClipStack) {
    painter.cellSide = nil
    switch command.step {
    case .fill(let shape, let color): meshFill(shape, color, command, clips)
    case .image(let image, let levels, let shape):
      meshImage(image, levels, shape, command, clips)
    case .text(let run): meshText(run, command, clips)
    case .border, .shadow, .beginLayer, .endLayer: break
    }
  }

  /// Fills a shape with one colour.
  func meshFill(_ shape: RoundedRect, _ color: Color, _ command: FrameCommand, _ clips: ClipStack) {
    let pixel = Premultiplied.pixel(color, opacity: command.opacity)
    guard pixel >> 24 > 0, setShape(shape, command, clips) else { return }
    painter.paint = MeshPaint(pixel: pixel)
    append(.none, isOpaque: pixel >> 24 == 255)
  }

  /// Makes a shape the outline, cut to its clip; `false` where nothing is left.
  func setShape(_ shape: RoundedRect, _ command: FrameCommand, _ clips: ClipStack) -> Bool {
    Outline.trace(shape, command.projection, into: &polygon, scratch: &scratch)
    clips.cut(&polygon, by: command.clip, scratch: &scratch)
    return polygon.count > 2
  }

  /// Appends the outline.
  ///
  /// - Parameters:
  ///   - texture: What it is painted with.
  ///   - isOpaque: Whether what it covers wholly replaces what is below.
  ///   - part: Which part of it.
  func append(
    _ texture: MeshBuffer.Texture, isOpaque: Bool, _ part: MeshPainter.Part = .all
  ) {
    if let rect = SoftRect(polygon) {
      append(texture, isOpaque, part) { $0.append(rect, $1) }
    } else if fringe.trace(polygon) {
      append(texture, isOpaque && fringe.coverage == 1, part) { $0.append(fringe, $1) }
    }
  }

  private func append(
    _ texture: MeshBuffer.Texture, _ isOpaque: Bool, _ part: MeshPainter.Part,
    _ shape: (inout MeshPainter, MeshPainter.Part) -> Void
  ) {
    let extent = ConvexCut.bounds(of: polygon)
    let isSplit =
      isOpaque && part != .edge && extent.width * extent.height >= FrameMesher.smallShape
    guard isSplit else {
      painter.buffer.select(texture, isOpaque: false)
      shape(&painter, part)
      return
    }
    painter.buffer.select(texture, isOpaque: true)
    shape(&painter, .interior)
    guard part == .all else { return }
    painter.buffer.select(texture, isOpaque: false)
    shape(&painter, .edge)
  }
}
