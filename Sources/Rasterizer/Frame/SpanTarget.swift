/// Hands a painter the runs of a row that are to be seen.
struct SpanTarget {
  let surface: Surface

  /// The only pixels that may be painted.
  let damage: PixelRect

  /// Whole pixels that are left out.
  let covered: [PixelRect]

  /// Paints one row of a shape.
  ///
  /// - Parameters:
  ///   - row: Where it is covered.
  ///   - y: Which of the rows that are the same.
  ///   - mask: The coverage of the pixel at `row.lo` and of those after it.
  ///   - painter: What is painted with.
  @inline(__always)
  func paint<Painter: SpanPainter>(
    _ row: CoverageRow, y: Int, mask: UnsafePointer<UInt8>, with painter: inout Painter
  ) {
    guard y >= damage.minY, y < damage.maxY else { return }
    let (lo, hi) = (max(row.lo, damage.minX), min(row.hi, damage.maxX))
    guard lo < hi else { return }
    if covered.isEmpty {
      paint(row, y, lo, hi, mask, &painter)
    } else {
      paintUncovered(row, y, lo, hi, from: 0, mask, &painter)
    }
  }

  /// Paints `lo..<hi` but for what the covers from a number on hide.
  private func paintUncovered<Painter: SpanPainter>(
    _ row: CoverageRow, _ y: Int, _ lo: Int, _ hi: Int, from number: Int,
    _ mask: UnsafePointer<UInt8>, _ painter: inout Painter
  ) {
    var start = lo
    for index in number..<covered.count {
      let cover = covered[index]
      guard y >= cover.minY, y < cover.maxY, cover.minX < hi, cover.maxX > start else { continue }
      if cover.minX > start {
        paintUncovered(row, y, start, cover.minX, from: index + 1, mask, &painter)
      }
      start = cover.maxX
      if start >= hi { return }
    }
    paint(row, y, start, hi, mask, &painter)
  }

  private func paint<Painter: SpanPainter>(
    _ row: CoverageRow, _ y: Int, _ lo: Int, _ hi: Int, _ mask: UnsafePointer<UInt8>,
    _ painter: inout Painter
  ) {
    let solidLo = min(max(row.solidLo, lo), hi)
    let solidHi = min(max(row.solidHi, solidLo), hi)
    if solidLo > lo {
      painter.paint(
        surface.pointer(x: lo, y: y), x: lo, y: y, count: solidLo - lo,
        mask: mask + (lo - row.lo))
    }
    if solidHi > solidLo {
      painter.paint(
        surface.pointer(x: solidLo, y: y), x: solidLo, y: y, count: solidHi - solidLo, mask: nil)
    }
    if hi > solidHi {
      painter.paint(
        surface.pointer(x: solidHi, y: y), x: solidHi, y: y, count: hi - solidHi,
        mask: mask + (solidHi - row.lo))
    }
  }
}
