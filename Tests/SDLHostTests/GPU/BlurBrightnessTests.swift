import Motion
import SDLHost
import SceneGraph
import TestSupport
import Testing

/// Blurring only spreads light, so a blurred picture is as bright as it was, whoever draws it.
@Suite(
  .serialized, .enabled(if: TestDisplay.isAvailable, Comment(rawValue: TestDisplay.reason)))
@MainActor
struct BlurBrightnessTests {
  /// Pixels of any shade, the same from the same seed: rounding up and down are as likely.
  private static func noise(seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<Int(TwoWays.size.width * TwoWays.size.height)).map { _ in
      UInt32(truncatingIfNeeded: generator.next()) & 0x003f_3f3f + 0xff60_6060
    }
    return Bitmap(
      width: Int(TwoWays.size.width), height: Int(TwoWays.size.height), pixels: pixels,
      isOpaque: true)
  }

  private static func mean(_ bitmap: Bitmap) -> Double {
    var sum = 0
    for pixel in bitmap.pixels {
      for shift: UInt32 in [0, 8, 16] { sum += Int(pixel >> shift & 255) }
    }
    return Double(sum) / Double(3 * bitmap.pixels.count)
  }

  @Test("Glass over everything leaves the mean brightness as it is, by OpenGL as by the rasteriser")
  func mean() throws {
    let ways = try TwoWays()
    let ground = BlurBrightnessTests.noise(seed: 5)
    let pictures = TestPictures(levels: [0: ImageLevels(bitmaps: [ground])])
    let whole = Rect(origin: .zero, size: TwoWays.size)
    let image = DisplayItem.image(DisplayImage(image: ComparedList.image(0), frame: whole))
    let sharp = DisplayList([image])
    let bright = BlurBrightnessTests.mean(ways.byProcessor(sharp, pictures))
    for radius in [1.0, 2, 4, 8, 16, 32, 64] {
      let list = DisplayList([
        image,
        .backdropBlur(DisplayBackdropBlur(shape: RoundedRect(rect: whole), radius: radius)),
      ])
      let device = BlurBrightnessTests.mean(try ways.byDevice(list, pictures))
      let processor = BlurBrightnessTests.mean(ways.byProcessor(list, pictures))
      #expect(
        abs(processor - bright) < 0.25, "by the rasteriser at \(radius): \(processor - bright)")
      #expect(abs(device - bright) < 0.25, "by OpenGL at \(radius): \(device - bright)")
    }
  }
}
