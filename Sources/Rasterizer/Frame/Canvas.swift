import Motion
import SceneGraph

/// Draws commands on a surface, with the memory that this takes.
final class Canvas {
  /// Where is drawn now: the target, or the innermost layer.
  private(set) var surface: Surface

  /// The device pixels that may change. Shapes are not cut to it, so that their pixels are the same
  /// whatever part of a frame is drawn.
  private(set) var damage = PixelRect.empty

  /// The outline being drawn, cut to its clip.
  var polygon: [Point] = []
  var innerPolygon: [Point] = []
  var scratch: [Point] = []

  let coverage = CoverageScratch()
  let innerCoverage = CoverageScratch()
  let samples = SampleScratch()
  let coarserSamples = SampleScratch()
  var shadows = ShadowCache()
  let shades = Shades()

  /// Whole pixels that need not be drawn now, because something opaque comes on top.
  var covered: [PixelRect] = []

  /// How many layers are open.
  var layerDepth: Int { outerSurfaces.count }

  private var outerSurfaces: [Surface] = []
  private var buffers: [PixelBuffer] = []

  init() {
    surface = Surface(pixels: samples.line, bounds: .empty)
  }

  /// Starts a frame, or a part of one.
  ///
  /// - Parameters:
  ///   - target: Receives the pixels.
  ///   - damage: Those that may change.
  ///   - width: How wide the whole frame is, in pixels, which what is drawn will not exceed.
  func begin(_ target: Surface, damage: PixelRect, width: Int) {
    surface = target
    self.damage = damage
    outerSurfaces.removeAll(keepingCapacity: true)
    coverage.reserve(width: width)
    innerCoverage.reserve(width: width)
    samples.reserve(width: width)
    coarserSamples.reserve(width: width)
  }

  /// Whether drawing goes into a layer.
  var isInLayer: Bool { !outerSurfaces.isEmpty }

  /// Draws what follows into a buffer, which is clear where it may be drawn on.
  func beginLayer(_ bounds: PixelRect) {
    let depth = outerSurfaces.count
    if depth == buffers.count { buffers.append(PixelBuffer()) }
    outerSurfaces.append(surface)
    let pixels = buffers[depth].room(count: bounds.area)
    let seen = bounds.intersection(damage)
    if !seen.isEmpty {
      (pixels + (seen.minY - bounds.minY) * bounds.width)
        .update(repeating: 0, count: seen.height * bounds.width)
    }
    surface = Surface(pixels: pixels, bounds: bounds)
  }

  /// Draws the buffer onto what is below it.
  func endLayer(opacity: Double) {
    guard let below = outerSurfaces.popLast() else { return }
    let layer = surface
    surface = below
    setRect(layer.bounds)
    let texels = Texels(
      pointer: UnsafePointer(layer.pointer(x: layer.bounds.minX, y: layer.bounds.minY)),
      width: layer.bounds.width, height: layer.bounds.height)
    paint(
      CopySource(texels: texels, originX: layer.bounds.minX, originY: layer.bounds.minY),
      isOpaque: false, opacity: Premultiplied.byte(opacity))
  }

  /// Makes whole pixels the outline.
  func setRect(_ pixels: PixelRect) {
    let rect = pixels.rect
    polygon.removeAll(keepingCapacity: true)
    polygon.append(Point(x: rect.minX, y: rect.minY))
    polygon.append(Point(x: rect.maxX, y: rect.minY))
    polygon.append(Point(x: rect.maxX, y: rect.maxY))
    polygon.append(Point(x: rect.minX, y: rect.maxY))
  }

  /// Makes a shape the outline, cut to its clip and to the surface; `false` where nothing is left.
  func setShape(_ shape: RoundedRect, _ command: FrameCommand, _ clips: ClipStack) -> Bool {
    Outline.trace(shape, command.projection, into: &polygon, scratch: &scratch)
    clips.cut(&polygon, by: command.clip, scratch: &scratch)
    ConvexCut.cut(&polygon, to: surface.bounds.rect, scratch: &scratch)
    return polygon.count > 2
  }

  /// The whole pixels around the outline, within the surface and the damage.
  var outlineBounds: PixelRect {
    PixelRect(covering: ConvexCut.bounds(of: polygon)).intersection(surface.bounds)
      .intersection(damage)
  }

  /// Fills the outline with what a source yields.
  func paint<Source: RowSource>(_ source: Source, isOpaque: Bool, opacity: UInt32) {
    var painter = SourcePainter(
      source: source, isOpaque: isOpaque, opacity: opacity, line: samples.line)
    fill(&painter)
  }

  /// Fills the outline.
  func fill<Painter: SpanPainter>(_ painter: inout Painter) {
    let target = SpanTarget(surface: surface, damage: damage, covered: covered)
    polygon.withUnsafeBufferPointer { points in
      guard
        var scan = CoverageScan(points: points, bounds: surface.bounds, scratch: coverage)
      else { return }
      var row = CoverageRow()
      while scan.next(&row), row.y < damage.maxY {
        let mask = UnsafePointer(scan.maskPointer(at: row.lo))
        let (top, bottom) = (max(row.y, damage.minY), min(row.y + row.height, damage.maxY))
        guard top < bottom else { continue }
        for y in top..<bottom {
          target.paint(row, y: y, mask: mask, with: &painter)
        }
      }
    }
  }
}
