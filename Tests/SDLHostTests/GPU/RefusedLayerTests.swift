import Motion
import Rasterizer
// How much room there is for layers is the renderer's own.
@testable import SDLHost
import SceneGraph
import Testing

@Suite(
  "Groups that the device has no room to fade as a whole", .serialized,
  .enabled(if: TestDisplay.isAvailable, Comment(rawValue: TestDisplay.reason)))
@MainActor
struct RefusedLayerTests {
  private func fill(_ rect: Rect, _ color: Color) -> DisplayItem {
    .fill(RoundedRect(rect: rect), color)
  }

  private func group(_ items: [DisplayItem], opacity: Double) -> DisplayItem {
    .group(DisplayGroup(list: DisplayList(items), opacity: opacity))
  }

  /// What a pixel becomes under a colour, in 8 bits each.
  private func over(_ below: UInt32, _ hex: UInt32, _ opacity: Double) -> UInt32 {
    (0..<3).reduce(0xff00_0000) { pixel, channel in
      let shift = UInt32(channel * 8)
      let (under, above) = (Double(below >> shift & 255), Double(hex >> shift & 255))
      return pixel | UInt32((above * opacity + under * (1 - opacity)).rounded()) << shift
    }
  }

  private func expectNear(
    _ pixel: UInt32, _ expected: UInt32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear = [0, 8, 16].allSatisfy { shift in
      abs(Int(pixel >> shift & 255) - Int(expected >> shift & 255)) <= 2
    }
    #expect(
      isNear, "\(String(pixel, radix: 16)) is not \(String(expected, radix: 16))",
      sourceLocation: sourceLocation)
  }

  @Test("Their items fade one by one, and that is said; with room again all is as before")
  func fadesItemByItem() throws {
    let ways = try TwoWays()
    let list = DisplayList([
      group(
        [
          fill(Rect(x: 20, y: 20, width: 200, height: 200), Color(hex: 0xff0000)),
          fill(Rect(x: 120, y: 120, width: 200, height: 150), Color(hex: 0x00ff00)),
        ], opacity: 0.5)
    ])
    func pixels() throws -> (first: UInt32, both: UInt32) {
      let picture = try ways.byDevice(list, TestPictures())
      return (picture.pixels[50 * picture.width + 50], picture.pixels[150 * picture.width + 150])
    }
    let before = try pixels()
    expectNear(before.first, over(0x2c5c88, 0xff0000, 0.5))
    expectNear(before.both, over(0x2c5c88, 0x00ff00, 0.5))
    #expect(ways.presenter.shortcoming == nil)
    let layers = ways.presenter.renderer.layers
    let room = layers.largestSide
    layers.forgetAll()
    layers.largestSide = 64
    let refused = try pixels()
    expectNear(refused.first, over(0x2c5c88, 0xff0000, 0.5))
    expectNear(refused.both, over(over(0x2c5c88, 0xff0000, 0.5), 0x00ff00, 0.5))
    #expect(ways.presenter.shortcoming?.contains("one by one") == true)
    layers.largestSide = room
    let after = try pixels()
    #expect(after == before)
    #expect(ways.presenter.shortcoming == nil)
  }

  @Test("A group within that does fit is faded as a whole, by both opacities")
  func nested() throws {
    let ways = try TwoWays()
    let inner = group(
      [
        fill(Rect(x: 40, y: 40, width: 60, height: 60), Color(hex: 0xff0000)),
        fill(Rect(x: 50, y: 50, width: 60, height: 60), Color(hex: 0x00ff00)),
      ], opacity: 0.8)
    let list = DisplayList([
      group(
        [inner, fill(Rect(x: 200, y: 20, width: 150, height: 250), .white), inner], opacity: 0.5)
    ])
    let layers = ways.presenter.renderer.layers
    layers.largestSide = 128
    let picture = try ways.byDevice(list, TestPictures())
    let once = over(0x2c5c88, 0x00ff00, 0.4)
    expectNear(picture.pixels[70 * picture.width + 70], over(once, 0x00ff00, 0.4))
    expectNear(picture.pixels[100 * picture.width + 300], over(0x2c5c88, 0xffffff, 0.5))
    expectNear(picture.pixels[280 * picture.width + 20], 0xff2c_5c88)
    #expect(ways.presenter.renderer.refusedLayers == 1)
  }
}
