import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct ImageSamplingTests {
  private let photo = Bitmap.waves(width: 40, height: 30)

  private func scene(_ bitmap: Bitmap, coverage: Rect = .unit) -> Scene {
    Scene(pictures: [1: ImageLevels(bitmaps: [bitmap], coverage: coverage)])
  }

  private func item(
    _ scene: Scene, crop: Rect = .unit, frame: Rect, opacity: Double = 1
  ) -> DisplayItem {
    .image(DisplayImage(image: scene.image(1), crop: crop, frame: frame, opacity: opacity))
  }

  @Test("A picture on whole pixels at its own size is copied texel for texel")
  func copy() {
    let scene = scene(photo)
    let drawn = scene.draw(
      [item(scene, frame: Rect(x: 3, y: 2, width: 40, height: 30))], width: 50, height: 40)
    for y in 0..<30 {
      for x in 0..<40 {
        #expect(drawn.pixels[(y + 2) * 50 + x + 3] == photo.pixels[y * 40 + x])
      }
    }
    #expect(drawn.pixels[0] == 0xff00_0000)
  }

  @Test("A crop on whole texels is copied as well, at two pixels per point too")
  func cropCopy() {
    let scene = scene(photo)
    let crop = Rect(x: 4.0 / 40, y: 6.0 / 30, width: 20.0 / 40, height: 10.0 / 30)
    let drawn = scene.draw(
      [item(scene, crop: crop, frame: Rect(x: 1, y: 1.5, width: 10, height: 5))],
      width: 24, height: 16, scale: 2)
    for y in 0..<10 {
      for x in 0..<20 {
        #expect(drawn.pixels[(y + 3) * 24 + x + 2] == photo.pixels[(y + 6) * 40 + x + 4])
      }
    }
  }

  @Test("A thumbnail that covers only a part of its picture falls where that part belongs")
  func coverage() {
    let coverage = Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    let scene = scene(photo, coverage: coverage)
    let drawn = scene.draw(
      [item(scene, crop: coverage, frame: Rect(x: 0, y: 0, width: 40, height: 30))],
      width: 40, height: 30)
    #expect(drawn.pixels == photo.pixels)
  }

  @Test(
    "Scaled and moved, each pixel is what naive bilinear interpolation gives",
    arguments: [
      Rect(x: 2.3, y: 1.6, width: 40, height: 30), Rect(x: 1.1, y: 2.9, width: 61.7, height: 44.4),
      Rect(x: 3.25, y: 3.5, width: 27.3, height: 19.9),
      Rect(x: -20.5, y: -11.2, width: 130, height: 90),
    ])
  func bilinear(_ frame: Rect) {
    let scene = scene(photo)
    let drawn = scene.draw([item(scene, frame: frame)], width: 70, height: 52)
    var worst = 0.0
    for y in 0..<52 {
      for x in 0..<70 {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        // Pixels at the edge are partly covered: another test's matter.
        guard let seen = frame.intersection(pixel), seen == pixel else { continue }
        let u = (Double(x) + 0.5 - frame.x) / frame.width * 40 - 0.5
        let v = (Double(y) + 0.5 - frame.y) / frame.height * 30 - 0.5
        for component in 0..<3 {
          let expected = photo.interpolated(component, u, v)
          worst = max(worst, abs(expected - Double(drawn.component(component, x, y))))
        }
      }
    }
    // Positions are rounded to 1/256 texel (neighbours differ by up to 255) and two rows are mixed
    // first: one and a half steps.
    #expect(worst <= 2)
  }

  @Test("Beyond the picture nothing is drawn, up to the very edge")
  func outside() {
    let white = Bitmap(
      width: 8, height: 8, pixels: Array(repeating: 0xffff_ffff, count: 64), isOpaque: true)
    let scene = scene(white)
    let drawn = scene.draw(
      [
        item(
          scene, crop: Rect(x: -0.5, y: 0, width: 2, height: 1),
          frame: Rect(x: 0, y: 0, width: 33, height: 10))
      ], width: 33, height: 10)
    #expect(drawn.component(0, 7, 5) == 0)
    #expect(abs(drawn.component(0, 8, 5) - 191) <= 1)
    #expect(drawn.component(0, 9, 5) == 255)
    #expect(drawn.component(0, 23, 5) == 255)
    #expect(abs(drawn.component(0, 24, 5) - 191) <= 1)
    #expect(drawn.component(0, 25, 5) == 0)
  }

  @Test("A picture that is not there yet is its colour, cut to its shape and faded")
  func placeholder() {
    let scene = Scene(placeholder: Color(white: 1))
    let drawn = scene.draw(
      [
        .image(
          DisplayImage(
            image: scene.image(9), frame: Rect(x: 0, y: 0, width: 20, height: 20),
            radii: CornerRadii(8), opacity: 0.5))
      ], width: 20, height: 20)
    #expect(drawn.component(1, 10, 10) == 128)
    #expect(drawn.component(1, 0, 0) == 0)
  }

  @Test("Between a transparent and an opaque texel no foreign colour appears")
  func premultiplied() {
    // Left transparent, right opaque green, magnified.
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0, 0xff00_ff00], isOpaque: false)
    let scene = scene(bitmap)
    let drawn = scene.draw(
      [item(scene, frame: Rect(x: 0, y: 0, width: 40, height: 4))], width: 40, height: 4,
      over: .white)
    for x in 0..<40 {
      #expect(drawn.component(1, x, 2) == 255)
      #expect(drawn.component(0, x, 2) == drawn.component(2, x, 2))
    }
    #expect(drawn.component(0, 0, 2) == 255)
    #expect(drawn.component(0, 39, 2) == 0)
  }

  @Test("Opacity mixes the picture with what is below it", arguments: [0.0, 0.2, 0.5, 0.99, 1])
  func opacity(_ opacity: Double) {
    let scene = scene(photo)
    let below = Color(red: 0.2, green: 0.4, blue: 0.8)
    let drawn = scene.draw(
      [item(scene, frame: Rect(x: 0, y: 0, width: 40, height: 30), opacity: opacity)],
      width: 40, height: 30, over: below)
    for (component, ground) in [(0, 204.0), (1, 102.0), (2, 51.0)] {
      for (x, y) in [(3, 4), (20, 11), (39, 29)] {
        let expected =
          Double(photo.component(component, x, y)) * opacity + ground * (1 - opacity)
        #expect(abs(expected - Double(drawn.component(component, x, y))) <= 1.6)
      }
    }
  }

  @Test("Mirrored by a negative scale, the picture is its mirror image")
  func mirrored() {
    let scene = scene(photo)
    let list = DisplayList([item(scene, frame: Rect(x: 0, y: 0, width: 40, height: 30))])
    let drawn = scene.draw(
      [
        .group(
          DisplayGroup(
            list: list,
            transform: Transform3D.scale(x: -1, y: 1).concatenating(.translation(x: 40, y: 0))))
      ], width: 40, height: 30)
    for y in 0..<30 {
      for x in 0..<40 {
        #expect(drawn.pixels[y * 40 + x] == photo.pixels[y * 40 + 39 - x])
      }
    }
  }

  @Test("Drawn small, a fine pattern is even grey wherever it falls: no shimmer")
  func noShimmer() {
    let size = 256
    let checks = Bitmap(
      width: size, height: size,
      pixels: (0..<size * size).map {
        ($0 / size + $0 % size) % 2 == 0 ? 0xffff_ffff : 0xff00_0000
      },
      isOpaque: true)
    let scene = Scene(pictures: [1: ImageLevels(bitmaps: checks.halvings())])
    for step in 0..<8 {
      let drawn = scene.draw(
        [item(scene, frame: Rect(x: Double(step) / 8, y: 0.3, width: 70, height: 70))],
        width: 72, height: 72)
      for x in 4..<66 { #expect(abs(drawn.component(0, x, 30) - 128) <= 1) }
    }
  }

  @Test("A picture that shrinks bit by bit never jumps from one level to the next")
  func noJump() {
    let photo = Bitmap.waves(width: 128, height: 128)
    let scene = Scene(pictures: [1: ImageLevels(bitmaps: photo.halvings())])
    var last: Int?
    for step in 0...120 {
      let side = 128 / (1 + Double(step) / 40)
      let drawn = scene.draw(
        [item(scene, frame: Rect(x: 0, y: 0, width: side, height: side))], width: 32, height: 32)
      let sum = drawn.sum(1)
      if let last { #expect(abs(sum - last) < 32 * 32 * 4, "at \(side)") }
      last = sum
    }
  }
}
