import Motion
import Rasterizer
import SceneGraph
import Testing

/// Frames that several workers draw, in bands; the oracle is the frame that one draws.
@Suite struct BandTests {
  @Test("However many draw a golden scene, it has the same bytes", arguments: [1, 2, 3, 8])
  func goldens(count: Int) throws {
    for name in GoldenTests.scenes.keys.sorted() {
      let items = try #require(GoldenTests.scenes[name])
      let workers = WorkersInTurn(count)
      // A row or two each.
      let drawn = GoldenTests.scene.draw(
        items, width: 32, height: 24, over: Color(hex: 0xf2e8d8),
        with: DisplayRasterizer(workers: workers, leastPixels: 32))
      let alone = GoldenTests.scene.draw(
        items, width: 32, height: 24, over: Color(hex: 0xf2e8d8))
      let isSame = drawn == alone
      #expect(isSame, "\(name)")
      #expect(workers.parts == (count == 1 ? 0 : min(3 * count, 24)))
    }
  }

  @Test("Whatever a list holds, and however it changes", arguments: [2, 3, 8])
  func wildLists(count: Int) {
    let (width, height) = (200, 160)
    let workers = WorkersInTurn(count)
    for seed in 0..<40 {
      var wild = WildLists(seed: UInt64(seed) + 900)
      let rasterizer = DisplayRasterizer(workers: workers, leastPixels: 500)
      var pixels = [UInt32](repeating: 7, count: width * height)
      var list = DisplayList((0..<8).map { _ in wild.item(depth: 3) })
      for step in 0..<4 {
        pixels.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          _ = rasterizer.update(
            list, scale: 4, background: .white, images: WildLists.scene, at: .zero,
            of: PixelTarget(pixels: base, width: width, height: height, stride: width))
        }
        let alone = DisplayRasterizer().bitmap(
          of: list, size: Size(width: 50, height: 40), scale: 4, background: .white,
          images: WildLists.scene, at: .zero)
        let isSame = pixels == alone.pixels
        #expect(isSame, "seed \(seed), step \(step)")
        list = wild.changed(list, depth: 3)
      }
    }
    #expect(workers.parts > 500)
  }

  @Test("Nobody is woken for a few pixels")
  func fewPixels() {
    let workers = WorkersInTurn(4)
    let rasterizer = DisplayRasterizer(workers: workers, leastPixels: 1000)
    let list = DisplayList([.fill(RoundedRect(rect: Rect(x: 3, y: 3, width: 9, height: 9)), .black)]
    )
    for (side, parts) in [(44, 0), (45, 2)] {
      _ = rasterizer.bitmap(
        of: list, size: Size(width: Double(side), height: Double(side)), scale: 1,
        background: .white, images: Scene(), at: .zero)
      #expect(workers.parts == parts)
    }
  }
}
