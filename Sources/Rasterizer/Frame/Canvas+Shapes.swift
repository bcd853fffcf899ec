import Motion
import SceneGraph

extension Canvas {
  /// Fills a shape with one colour.
  func drawFill(_ shape: RoundedRect, _ color: Color, _ command: FrameCommand, _ clips: ClipStack) {
    let pixel = Premultiplied.pixel(color, opacity: command.opacity)
    guard pixel >> 24 > 0, setShape(shape, command, clips) else { return }
    var painter = SolidPainter(pixel: pixel)
    fill(&painter)
  }

  /// Draws a line along the inside of a shape's edge: the shape without a smaller one within it.
  func drawBorder(
    _ shape: RoundedRect, width: Double, _ color: Color, _ command: FrameCommand, _ clips: ClipStack
  ) {
    let pixel = Premultiplied.pixel(color, opacity: command.opacity)
    guard pixel >> 24 > 0, width > 0 else { return }
    let size = shape.rect.size
    guard width < min(size.width, size.height) / 2 else {
      drawFill(shape, color, command, clips)
      return
    }
    let hasInner = setShape(Outline.inset(shape, by: width), command, clips)
    swap(&polygon, &innerPolygon)
    guard setShape(shape, command, clips) else { return }
    var painter = SolidPainter(pixel: pixel)
    if hasInner {
      fillRing(&painter)
    } else {
      fill(&painter)
    }
  }

  /// Fills what lies in the outline but not in the inner one: coverages are subtracted.
  private func fillRing<Painter: SpanPainter>(_ painter: inout Painter) {
    let target = SpanTarget(surface: surface, damage: damage, covered: covered)
    polygon.withUnsafeBufferPointer { outerPoints in
      innerPolygon.withUnsafeBufferPointer { innerPoints in
        guard
          var outerScan = CoverageScan(
            points: outerPoints, bounds: surface.bounds, scratch: coverage)
        else { return }
        var innerScan = CoverageScan(
          points: innerPoints, bounds: surface.bounds, scratch: innerCoverage)
        var outer = CoverageRow()
        var inner = CoverageRow()
        while outerScan.next(&outer) {
          for y in outer.y..<(outer.y + outer.height) {
            while innerScan != nil, y >= inner.y + inner.height {
              if innerScan?.next(&inner) != true { innerScan = nil }
            }
            let mask = UnsafePointer(outerScan.maskPointer(at: outer.lo))
            guard let scan = innerScan, y >= inner.y else {
              target.paint(outer, y: y, mask: mask, with: &painter)
              continue
            }
            paintRing(outer, outerScan, inner, scan, y: y, target, &painter)
          }
        }
      }
    }
  }

  private func paintRing<Painter: SpanPainter>(
    _ outer: CoverageRow, _ outerScan: CoverageScan, _ inner: CoverageRow,
    _ innerScan: CoverageScan, y: Int, _ target: SpanTarget, _ painter: inout Painter
  ) {
    let ring = innerCoverage.ring
    // Left of the inner shape's solid part, then right of it; all of the row where it has none.
    let middle = max(min(inner.solidLo, outer.hi), outer.lo)
    let end = max(min(inner.solidHi, outer.hi), middle)
    for part in 0..<2 {
      let range = part == 0 ? outer.lo..<middle : end..<outer.hi
      for x in range {
        let whole: UInt8 =
          x >= outer.solidLo && x < outer.solidHi ? 255 : outerScan.maskPointer(at: x).pointee
        var taken: UInt8 = 0
        if x >= inner.lo, x < inner.hi {
          taken =
            x >= inner.solidLo && x < inner.solidHi ? 255 : innerScan.maskPointer(at: x).pointee
        }
        ring[x - range.lowerBound] = whole > taken ? whole - taken : 0
      }
      let row = CoverageRow(
        y: y, height: 1, lo: range.lowerBound, solidLo: range.upperBound,
        solidHi: range.upperBound, hi: range.upperBound)
      target.paint(row, y: y, mask: UnsafePointer(ring), with: &painter)
    }
  }
}
