import Motion
import Rasterizer
import SceneGraph

/// The glyphs of a strike, set apart from each other so that none bleeds into its neighbour when
/// it is interpolated, and softened for text that is drawn small.
struct GlyphSheet {
  /// Where a glyph's texels are; empty where nothing is drawn.
  struct Place {
    var x = 0
    var y = 0
    var width = 0
    var height = 0

    var isEmpty: Bool { width == 0 }
  }

  /// White, premultiplied; at least one clear texel around each glyph.
  let bitmap: Bitmap

  /// In the order of the strike's glyphs.
  let places: [Place]

  /// How many texels of the strike, along each axis, each texel is the mean of.
  let spread: Int

  /// How far a glyph begins within its place, in texels: it has grown on all sides.
  var margin: Double { Double(spread - 1) / 2 }

  private static let width = 1024

  /// Sets a strike's glyphs apart.
  ///
  /// - Parameters:
  ///   - strike: Where the glyphs are in the atlas; those that reach out of it are left out.
  ///   - atlas: Their pixels, of which only alpha matters.
  ///   - spread: How many texels of the atlas, along each axis, each texel is to be the mean of.
  init(_ strike: Typeface.Strike, atlas: Bitmap, spread: Int) {
    let cells = strike.glyphs.map { GlyphSheet.cell($0, in: atlas) }
    var places: [Place] = []
    var (x, y, rowHeight) = (1, 1, 0)
    for cell in cells {
      guard let cell else {
        places.append(Place())
        continue
      }
      let (width, height) = (cell.width + spread - 1, cell.height + spread - 1)
      if x > 1, x + width >= GlyphSheet.width { (x, y, rowHeight) = (1, y + rowHeight + 2, 0) }
      places.append(Place(x: x, y: y, width: width, height: height))
      x += width + 2
      rowHeight = max(rowHeight, height)
    }
    let width = places.reduce(1) { max($0, $1.x + $1.width + 1) }
    let height = y + rowHeight + 1
    var pixels = [UInt32](repeating: 0, count: width * height)
    for (cell, place) in zip(cells, places) {
      guard let cell else { continue }
      for row in 0..<place.height {
        for column in 0..<place.width {
          let alpha = GlyphSheet.mean(atlas, cell, column, row, spread)
          pixels[(place.y + row) * width + place.x + column] = alpha &* 0x0101_0101
        }
      }
    }
    bitmap = Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)
    self.places = places
    self.spread = spread
  }

  private static func cell(_ glyph: Typeface.GlyphImage, in atlas: Bitmap) -> PixelRect? {
    let cell = PixelRect(covering: glyph.atlasRect)
    guard !cell.isEmpty, cell.minX >= 0, cell.minY >= 0, cell.maxX <= atlas.width,
      cell.maxY <= atlas.height
    else { return nil }
    return cell
  }

  /// The mean alpha of a square of the atlas; beyond the glyph there is nothing.
  private static func mean(
    _ atlas: Bitmap, _ cell: PixelRect, _ column: Int, _ row: Int, _ spread: Int
  ) -> UInt32 {
    var sum: UInt32 = 0
    let (right, bottom) = (cell.minX + column + 1, cell.minY + row + 1)
    for y in max(bottom - spread, cell.minY)..<min(bottom, cell.maxY) {
      for x in max(right - spread, cell.minX)..<min(right, cell.maxX) {
        sum += atlas.pixels[y * atlas.width + x] >> 24
      }
    }
    let count = UInt32(spread * spread)
    return (sum + count / 2) / count
  }
}
