import CSDL2
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
  var fringe = FringedPolygon()
  var innerFringe = FringedPolygon()
  var shadows = ShadowCache()
  var grid = ShadowGrid()

  /// Shapes of fewer pixels are drawn in one go, though their inside need not be blended.
  private static let smallShape = 4096.0

  /// A layer being drawn into.
  private struct Layer {
    var bounds: PixelRect

    /// How many textures there are around its own.
    var depth: Int

    /// Of its texture; `nil` where the device refused it.
    var size: (width: Int, height: Int)?

    /// What the opacity of the items in it is multiplied by, since no texture fades them as a whole.
    var fade: Double

    /// The origin around it.
    var outerOrigin: Point
  }

  /// How many groups of the frame were refused a texture: their items fade one by one, so that what
  /// they cover of each other shows through.
  private(set) var refusedLayers = 0

  /// Has room for backdrops.
  let backdrops: BackdropTargets

  private let layers: LayerTargets
  private let blend: SDL_BlendMode
  private var openLayers: [Layer] = []

  /// - Parameters:
  ///   - textures: Has the pictures.
  ///   - layers: Has room for groups.
  ///   - backdrops: Has room for backdrops.
  ///   - blend: How a group is drawn over what is below it.
  init(
    textures: TextureStore, layers: LayerTargets, backdrops: BackdropTargets, blend: SDL_BlendMode
  ) {
    self.backdrops = backdrops
    self.textures = textures
    self.layers = layers
    self.blend = blend
  }

  /// Makes the triangles of a frame, in place of those of the one before.
  ///
  /// - Parameters:
  ///   - frame: What is drawn.
  ///   - occlusion: What of it is hidden.
  func mesh(_ frame: CommandRecorder, _ occlusion: Occlusion) {
    painter.buffer.removeAll()
    openLayers.removeAll(keepingCapacity: true)
    refusedLayers = 0
    for index in frame.commands.indices where !occlusion.isHidden(index) {
      cover(frame.commands[index], index, occlusion)
      var command = frame.commands[index]
      if case .endLayer = command.step {} else { command.opacity *= fade }
      mesh(command, frame.clips)
    }
    painter.buffer.closeBatch()
  }

  /// Tells the painter what hides parts of a command.
  private func cover(_ command: FrameCommand, _ index: Int, _ occlusion: Occlusion) {
    painter.covers.removeAll()
    // In a layer nothing is hidden by what comes after the layer: it is drawn first, as a whole.
    guard openLayers.isEmpty else { return }
    for cover in occlusion.covers
    where cover.command > index && cover.pixels.intersects(command.bounds) {
      painter.covers.append(cover.pixels)
    }
  }

  private func mesh(_ command: FrameCommand, _ clips: ClipStack) {
    painter.cellSide = nil
    switch command.step {
    case .fill(let shape, let color): meshFill(shape, color, command, clips)
    case .image(let image, let levels, let shape):
      meshImage(image, levels, shape, command, clips)
    case .text(let run): meshText(run, command, clips)
    case .border(let shape, let width, let color):
      meshBorder(shape, width: width, color, command, clips)
    case .shadow(let shadow): meshShadow(shadow, command, clips)
    case .backdrop(let shape, let backdrop): meshBackdrop(shape, backdrop, command, clips)
    case .beginLayer: beginLayer(command.bounds, opacity: command.opacity)
    case .endLayer: endLayer(opacity: command.opacity)
    }
  }

  private var fade: Double { openLayers.last?.fade ?? 1 }

  /// - Parameters:
  ///   - bounds: What it covers.
  ///   - opacity: Its own, multiplied by the ``fade`` around it.
  private func beginLayer(_ bounds: PixelRect, opacity: Double) {
    let depth = openLayers.last.map { $0.size == nil ? $0.depth : $0.depth + 1 } ?? 0
    let size = layers.reserve(
      depth: depth, width: bounds.width, height: bounds.height, blend: blend)
    openLayers.append(
      Layer(
        bounds: bounds, depth: depth, size: size, fade: size == nil ? opacity : 1,
        outerOrigin: painter.buffer.origin))
    guard size != nil else {
      refusedLayers += 1
      return
    }
    painter.buffer.append(.beginLayer(depth: depth, bounds: bounds))
    painter.buffer.origin = bounds.rect.origin
  }

  private func endLayer(opacity: Double) {
    guard let layer = openLayers.popLast(), let size = layer.size else { return }
    let (depth, rect) = (layer.depth, layer.bounds.rect)
    painter.buffer.append(.endLayer(depth: depth))
    painter.buffer.origin = layer.outerOrigin
    painter.paint = MeshPaint(
      offset: Vector(dx: -rect.minX, dy: -rect.minY), width: size.width, height: size.height,
      times: MeshPaint.white(opacity * fade))
    painter.buffer.select(.layer(depth), isOpaque: false)
    painter.append(
      MeshPoint(rect.minX, rect.minY), MeshPoint(rect.maxX, rect.minY),
      MeshPoint(rect.maxX, rect.maxY), MeshPoint(rect.minX, rect.maxY))
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
