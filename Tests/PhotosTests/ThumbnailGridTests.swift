import Motion
import Photos
import SceneGraph
import TestSupport
import Testing

@Suite("Thumbnail grids")
struct ThumbnailGridTests {
  @Test("The cell's crop falls on whole pixels and is exactly as large as the cell")
  func alignment() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let picture = Size(
        width: Double(Int.random(in: 300...9000, using: &generator)),
        height: Double(Int.random(in: 300...9000, using: &generator)))
      let cell = PixelSize(
        width: Int.random(in: 1...299, using: &generator),
        height: Int.random(in: 1...299, using: &generator))
      let grid = try #require(ThumbnailGrid(picture: picture, cell: cell))
      // The crop of aspect fill: the middle of the picture in the cell's proportions.
      let aspect = Double(cell.width) / Double(cell.height)
      let width = min(1, picture.height * aspect / picture.width)
      let height = min(1, picture.width / aspect / picture.height)
      let crop = Rect(center: Point(x: 0.5, y: 0.5), size: Size(width: width, height: height))
      let perFraction = Size(
        width: Double(grid.size.width) / grid.coverage.width,
        height: Double(grid.size.height) / grid.coverage.height)
      let left = (crop.x - grid.coverage.x) * perFraction.width
      let top = (crop.y - grid.coverage.y) * perFraction.height
      #expect(abs(left - left.rounded()) < 1e-6 && abs(top - top.rounded()) < 1e-6)
      #expect(abs(crop.width * perFraction.width - Double(cell.width)) < 1e-6)
      #expect(abs(crop.height * perFraction.height - Double(cell.height)) < 1e-6)
      // The whole picture, and less than a pixel more on every side.
      let overhang = [
        -grid.coverage.minX * perFraction.width, (grid.coverage.maxX - 1) * perFraction.width,
        -grid.coverage.minY * perFraction.height, (grid.coverage.maxY - 1) * perFraction.height,
      ]
      #expect(overhang.allSatisfy { $0 > -1e-5 && $0 < 1 }, "\(picture) in \(cell): \(overhang)")
    }
  }

  @Test("A picture that would have to be enlarged has no thumbnail")
  func small() {
    let cell = PixelSize(width: 200, height: 200)
    #expect(ThumbnailGrid(picture: Size(width: 64, height: 48), cell: cell) == nil)
    #expect(ThumbnailGrid(picture: Size(width: 4000, height: 1), cell: cell) == nil)
    #expect(ThumbnailGrid(picture: Size(width: 1, height: 4000), cell: cell) == nil)
    #expect(ThumbnailGrid(picture: Size(width: 200, height: 300), cell: cell) == nil)
    #expect(ThumbnailGrid(picture: Size(width: 201, height: 300), cell: cell) != nil)
  }

  @Test("A long strip stays within the memory of one thumbnail and keeps its whole")
  func strip() throws {
    let grid = try #require(
      ThumbnailGrid(
        picture: Size(width: 500_000, height: 300), cell: PixelSize(width: 280, height: 280)))
    #expect(grid.size.width * grid.size.height * 4 <= 32 << 20)
    #expect(grid.size.height == 70)
    #expect(grid.coverage == .unit)
  }

  @Test("The levels cover what the grid says: a picture halved by colour stays halved in place")
  func content() throws {
    let pixels = (0..<400).flatMap { _ in
      (0..<601).map { $0 < 300 ? 0xffff_0000 : UInt32(0xff00_00ff) }
    }
    let picture = Bitmap(width: 601, height: 400, pixels: pixels, isOpaque: true)
    let cell = PixelSize(width: 100, height: 100)
    let grid = try #require(ThumbnailGrid(picture: Size(width: 601, height: 400), cell: cell))
    let levels = grid.levels(of: picture)
    #expect(levels.coverage == grid.coverage)
    let thumbnail = levels.bitmaps[0]
    #expect(thumbnail.width == grid.size.width && thumbnail.height == 100)
    // The border between the halves lies at 300 of 601 source pixels.
    let border =
      (300.0 / 601 - grid.coverage.x) / grid.coverage.width * Double(thumbnail.width)
    for (x, pixel) in thumbnail.pixels.prefix(thumbnail.width).enumerated() {
      let red = min(1, max(0, border - Double(x)))
      #expect(abs(AreaAverageTests.channel(pixel, 2) - 255 * red) <= 0.51)
    }
  }
}
