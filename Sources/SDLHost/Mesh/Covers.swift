import Motion
import Rasterizer

/// Whole pixels that need not be painted now, because something opaque comes on top.
struct Covers {
  /// Smaller rectangles are not worth being divided, in pixels.
  private static let smallestDivided = 16_384.0

  private(set) var rects: [PixelRect] = []

  var isEmpty: Bool { rects.isEmpty }

  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  mutating func append(_ rect: PixelRect) { rects.append(rect) }

  /// Whether nothing of a piece will be seen.
  func hide(_ piece: [MeshPoint]) -> Bool {
    guard let first = piece.first, !isEmpty else { return false }
    var (low, high) = (SIMD2(first.x, first.y), SIMD2(first.x, first.y))
    for point in piece {
      low = pointwiseMin(low, SIMD2(point.x, point.y))
      high = pointwiseMax(high, SIMD2(point.x, point.y))
    }
    return rects.contains { Covers.contains($0, low, high) }
  }

  /// Whether nothing of a piece of four corners will be seen.
  func hide(_ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint, _ d: MeshPoint) -> Bool {
    let low = SIMD2(min(min(a.x, b.x), min(c.x, d.x)), min(min(a.y, b.y), min(c.y, d.y)))
    let high = SIMD2(max(max(a.x, b.x), max(c.x, d.x)), max(max(a.y, b.y), max(c.y, d.y)))
    return rects.contains { Covers.contains($0, low, high) }
  }

  /// Divides an upright rectangle into what will be seen of it.
  ///
  /// - Parameters:
  ///   - a: Its top left corner.
  ///   - c: Its bottom right corner.
  ///   - body: Called with the same two corners of each part.
  func divide(
    _ a: MeshPoint, _ c: MeshPoint, _ body: (_ a: MeshPoint, _ c: MeshPoint) -> Void
  ) {
    divide(a, c, from: 0, body)
  }

  private func divide(
    _ a: MeshPoint, _ c: MeshPoint, from number: Int, _ body: (MeshPoint, MeshPoint) -> Void
  ) {
    guard a.x < c.x, a.y < c.y else { return }
    let isLarge = (c.x - a.x) * (c.y - a.y) >= Covers.smallestDivided
    guard isLarge, let index = rects[number...].firstIndex(where: { Covers.cuts($0, a, c) }) else {
      body(a, c)
      return
    }
    let cover = rects[index].rect
    let coverage = a.coverage
    let (top, bottom) = (max(a.y, cover.minY), min(c.y, cover.maxY))
    func part(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
      divide(
        MeshPoint(x0, y0, coverage: coverage), MeshPoint(x1, y1, coverage: coverage),
        from: index + 1, body)
    }
    part(a.x, a.y, c.x, top)
    part(a.x, top, max(a.x, cover.minX), bottom)
    part(min(c.x, cover.maxX), top, c.x, bottom)
    part(a.x, bottom, c.x, c.y)
  }

  private static func contains(
    _ rect: PixelRect, _ low: SIMD2<Double>, _ high: SIMD2<Double>
  ) -> Bool {
    low.x >= Double(rect.minX) && low.y >= Double(rect.minY) && high.x <= Double(rect.maxX)
      && high.y <= Double(rect.maxY)
  }

  private static func cuts(_ rect: PixelRect, _ a: MeshPoint, _ c: MeshPoint) -> Bool {
    a.x < Double(rect.maxX) && c.x > Double(rect.minX) && a.y < Double(rect.maxY)
      && c.y > Double(rect.minY)
  }
}
