import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct RobustnessTests {
  @Test("2,000 wild lists draw without a trap, on opaque pixels, the same bytes twice")
  func wildLists() {
    let scene = WildLists.scene
    let one = DisplayRasterizer()
    let other = DisplayRasterizer()
    for seed in 0..<2000 {
      var wild = WildLists(seed: UInt64(seed))
      let list = wild.list(depth: 3)
      let scale = [1, 2, 1.5][seed % 3]
      let size = Size(width: 40 / scale, height: Double(seed % 5 * 8) / scale)
      let first = one.bitmap(
        of: list, size: size, scale: scale, background: .white, images: scene, at: .zero)
      let second = other.bitmap(
        of: list, size: size, scale: scale, background: .white, images: scene, at: .zero)
      #expect(first.pixels == second.pixels, "seed \(seed)")
      #expect(first.pixels.allSatisfy { $0 >> 24 == 255 }, "seed \(seed)")
    }
  }

  @Test("A target without pixels, or a scale that is none, draws nothing and returns")
  func nothing() {
    let rasterizer = DisplayRasterizer()
    let list = DisplayList([.fill(RoundedRect(rect: .unit), .white)])
    for size in [Size.zero, Size(width: -1, height: 5), Size(width: .nan, height: 1)] {
      let bitmap = rasterizer.bitmap(
        of: list, size: size, scale: 1, background: .white, images: Scene(), at: .zero)
      #expect(bitmap.pixels.isEmpty)
    }
    var pixel: UInt32 = 7
    withUnsafeMutablePointer(to: &pixel) { pointer in
      rasterizer.draw(
        list, scale: .nan, background: .black, images: Scene(), at: .zero,
        into: PixelTarget(pixels: pointer, width: 1, height: 1, stride: 1))
    }
    #expect(pixel == 0xff00_0000)
  }

  @Test(
    "A picture without pixels, or of which they cover nothing, is not drawn and hides nothing",
    arguments: [
      ImageLevels(bitmaps: [Bitmap(width: 0, height: 0, pixels: [], isOpaque: true)]),
      ImageLevels(
        bitmaps: [.waves(width: 2, height: 2)],
        coverage: Rect(x: 0, y: 0, width: Double.nan, height: 1)),
      ImageLevels(
        bitmaps: [.waves(width: 2, height: 2)],
        coverage: Rect(x: 0, y: 0, width: Double.leastNonzeroMagnitude, height: 1)),
    ])
  func emptyPictures(levels: ImageLevels) {
    let scene = Scene(pictures: [1: levels])
    let drawn = scene.draw(
      [
        .image(
          DisplayImage(
            image: scene.image(1), frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      ], width: 100, height: 100, over: .white)
    #expect(drawn.pixels.allSatisfy { $0 == 0xffff_ffff })
  }

  @Test("Groups nested a thousand deep are not drawn, and do no harm")
  func deep() {
    var group = DisplayGroup(
      list: DisplayList([.fill(RoundedRect(rect: .unit), .white)]), opacity: 0.999)
    for _ in 0..<1000 { group = DisplayGroup(list: DisplayList([.group(group)])) }
    let drawn = Scene().draw([.group(group)], width: 4, height: 4)
    #expect(drawn.component(0, 0, 0) == 0)
  }
}
