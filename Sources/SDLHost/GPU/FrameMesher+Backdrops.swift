import Motion
import Rasterizer
import SceneGraph

extension FrameMesher {
  /// Draws what lies beneath, blurred within a shape; nothing where the device has no room for it.
  func meshBackdrop(
    _ shape: RoundedRect, _ backdrop: Backdrop, _ command: FrameCommand, _ clips: ClipStack
  ) {
    guard MeshPaint.white(command.opacity) >> 24 > 0, setShape(shape, command, clips) else {
      return
    }
    let cells = backdrop.sourceCells(of: command.bounds)
    guard let size = backdrops.reserve(cells, level: backdrop.level) else { return }
    painter.buffer.append(.blur(backdrop, cells: cells))
    let step = 1 / Double(1 << backdrop.level)
    var map = Projection(
      translation: Vector(dx: -Double(cells.minX), dy: -Double(cells.minY)))
    (map.xx, map.yy) = (step, step)
    painter.paint = MeshPaint(
      map, width: size.width, height: size.height, times: MeshPaint.white(command.opacity))
    append(
      .backdrop(level: backdrop.level),
      isOpaque: MeshPaint.white(command.opacity) >> 24 == 255)
  }
}
