import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct DamageTests {
  private static let width = 200
  private static let height = 150

  /// Large opaque shapes over each other, some faded, some cut: what culling is for.
  private func list(seed: UInt64, _ scene: Scene) -> DisplayList {
    var numbers = SeededNumbers(seed: seed)
    var list = DisplayList()
    for _ in 0..<12 {
      let rect = Rect(
        x: numbers.double(-40...100), y: numbers.double(-40...70),
        width: numbers.double(60...160), height: numbers.double(60...120))
      let shape = RoundedRect(rect: rect, radii: CornerRadii(numbers.double(0...30)))
      let color = Color(
        red: numbers.double(0...1), green: numbers.double(0...1), blue: numbers.double(0...1))
      switch numbers.int(0..<6) {
      case 0: list.append(.fill(shape, color.faded(to: 0.5)))
      case 1:
        list.append(
          .shadow(
            DisplayShadow(
              shape: shape, offset: Vector(dx: 3, dy: 5), radius: 8,
              color: color.faded(to: 0.6))))
      case 2:
        list.append(
          .image(DisplayImage(image: scene.image(1), frame: rect, radii: shape.radii)))
      case 3:
        list.append(
          .group(
            DisplayGroup(
              list: DisplayList([
                .fill(RoundedRect(rect: rect.offset(by: Vector(dx: 20, dy: 9))), color),
                .border(shape, width: 3, .white),
              ]), clip: shape, opacity: numbers.int(0..<2) == 0 ? 1 : 0.7)))
      default: list.append(.fill(shape, color))
      }
    }
    return list
  }

  private func pixels(_ list: DisplayList, _ scene: Scene, _ damages: [PixelRect?]) -> [UInt32] {
    let rasterizer = DisplayRasterizer()
    var pixels = [UInt32](repeating: 1, count: Self.width * Self.height)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let target = PixelTarget(
        pixels: base, width: Self.width, height: Self.height, stride: Self.width)
      for damage in damages {
        rasterizer.draw(
          list, scale: 1, background: .white, images: scene, at: .zero, into: target,
          damage: damage)
      }
    }
    return pixels
  }

  @Test(
    "What is hidden is left out unseen: whole and in tiles too small for it, frames look the same",
    arguments: 0..<40)
  func tiles(_ seed: Int) {
    let scene = Scene(
      pictures: [1: ImageLevels(bitmaps: Bitmap.waves(width: 128, height: 128).halvings())])
    let list = list(seed: UInt64(seed), scene)
    // Nothing is culled in tiles under 64 × 64 pixels, so each is drawn in full, bottom to top.
    var tiles: [PixelRect?] = []
    for y in stride(from: 0, to: Self.height, by: 50) {
      for x in stride(from: 0, to: Self.width, by: 50) {
        tiles.append(PixelRect(minX: x, minY: y, maxX: x + 50, maxY: y + 50))
      }
    }
    let whole = Bitmap(
      width: Self.width, height: Self.height, pixels: pixels(list, scene, [nil]), isOpaque: true)
    let tiled = Bitmap(
      width: Self.width, height: Self.height, pixels: pixels(list, scene, tiles), isOpaque: true)
    #expect(whole == tiled)
  }

  @Test("Outside the damage no pixel changes")
  func untouched() {
    let scene = Scene(placeholder: .black)
    let damage = PixelRect(minX: 37, minY: 20, maxX: 90, maxY: 61)
    let drawn = pixels(list(seed: 3, scene), scene, [damage])
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let isInside = x >= 37 && x < 90 && y >= 20 && y < 61
        #expect((drawn[y * Self.width + x] == 1) == !isInside)
      }
    }
  }
}
