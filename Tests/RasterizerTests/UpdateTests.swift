import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct UpdateTests {
  /// Pixels that are kept up to date, and the rasteriser that does it.
  private final class Screen {
    static let width = 200
    static let height = 160

    let rasterizer = DisplayRasterizer()
    let scale: Double
    private(set) var pixels: [UInt32]

    init(scale: Double = 1) {
      self.scale = scale
      pixels = [UInt32](repeating: 0x1234_5678, count: Screen.width * Screen.height)
    }

    func update(_ list: DisplayList, _ scene: Scene, over: Color = .white) -> [PixelRect] {
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return [] }
        return rasterizer.update(
          list, scale: scale, background: over, images: scene, at: .zero,
          of: PixelTarget(
            pixels: base, width: Screen.width, height: Screen.height, stride: Screen.width))
      }
    }

    /// The pixels that are not what drawing all of a list makes them.
    func differences(from list: DisplayList, _ scene: Scene) -> [String] {
      let size = Size(width: Double(Screen.width) / scale, height: Double(Screen.height) / scale)
      let whole = DisplayRasterizer().bitmap(
        of: list, size: size, scale: scale, background: .white, images: scene, at: .zero
      ).pixels
      return pixels.indices.filter { pixels[$0] != whole[$0] }.map {
        "\($0 % Screen.width),\($0 / Screen.width): \(pixels[$0]) is not \(whole[$0])"
      }
    }
  }

  private static let all = PixelRect(
    minX: 0, minY: 0, maxX: Screen.width, maxY: Screen.height)

  private func fill(
    _ x: Double, _ y: Double, _ width: Double = 20, _ height: Double = 10,
    color: Color = Color(hex: 0x3366cc)
  ) -> DisplayItem {
    .fill(RoundedRect(rect: Rect(x: x, y: y, width: width, height: height)), color)
  }

  @Test("However lists change, drawing what is different leaves the bytes that drawing all does")
  func wildChanges() {
    var (partial, unchanged) = (0, 0)
    for seed in 0..<100 {
      var wild = WildLists(seed: UInt64(seed) + 5000)
      var scene = WildLists.scene
      // Four pixels to a point, so that there is room for rectangles apart.
      let screen = Screen(scale: 4)
      var list = DisplayList((0..<8).map { _ in wild.item(depth: 3) })
      for step in 0..<12 {
        let changes = screen.update(list, scene)
        let differences = screen.differences(from: list, scene)
        #expect(differences.prefix(5).isEmpty, "seed \(seed), step \(step)")
        if changes.isEmpty { unchanged += 1 }
        if !changes.isEmpty, changes != [UpdateTests.all] { partial += 1 }
        if wild.numbers.int(0..<4) == 0 {
          let waves = Bitmap.waves(width: 16 + wild.numbers.int(0..<20), height: 32)
          scene.pictures[wild.numbers.int(0..<5)] = ImageLevels(bitmaps: [waves])
        } else {
          list = wild.changed(list, depth: 3)
        }
      }
    }
    // The test is of something only while a good part of the steps is neither all nor nothing.
    #expect(partial > 150, "\(partial) steps in part, \(unchanged) without change")
  }

  @Test("The first update draws all, the next one nothing")
  func firstAndNext() {
    let screen = Screen()
    let list = DisplayList([fill(10, 10)])
    #expect(screen.update(list, Scene()) == [UpdateTests.all])
    #expect(screen.update(list, Scene()).isEmpty)
    screen.rasterizer.forget()
    #expect(screen.update(list, Scene()) == [UpdateTests.all])
    #expect(screen.update(list, Scene(), over: .black) == [UpdateTests.all])
  }

  @Test("What is added, taken away or moved is drawn where it is and where it was, and no more")
  func places() {
    let screen = Screen()
    let still = (0..<30).map { fill(Double($0) * 5, 120, 4, 30) }
    _ = screen.update(DisplayList(still), Scene())
    let added = PixelRect(minX: 10, minY: 10, maxX: 30, maxY: 20)
    #expect(screen.update(DisplayList([fill(10, 10)] + still), Scene()) == [added])
    // Near each other, the two places are drawn as one.
    let joined = PixelRect(minX: 10, minY: 10, maxX: 45, maxY: 22)
    #expect(screen.update(DisplayList(still + [fill(24.5, 11.5)]), Scene()) == [joined])
    let left = PixelRect(minX: 24, minY: 11, maxX: 45, maxY: 22)
    #expect(screen.update(DisplayList(still), Scene()) == [left])
  }

  @Test("A shadow is drawn as far as it reaches")
  func shadow() {
    let screen = Screen()
    func list(_ opacity: Double) -> DisplayList {
      DisplayList([
        .shadow(
          DisplayShadow(
            shape: RoundedRect(rect: Rect(x: 80, y: 60, width: 20, height: 20)),
            offset: Vector(dx: 0, dy: 5), radius: 5, color: Color.black.faded(to: opacity)))
      ])
    }
    _ = screen.update(list(0.5), Scene())
    // Three standard deviations hold all but a quarter of a hundredth of it.
    let least = PixelRect(minX: 65, minY: 50, maxX: 115, maxY: 100)
    let changes = screen.update(list(0.6), Scene())
    #expect(changes.count == 1 && changes[0].contains(least))
    #expect(screen.differences(from: list(0.6), Scene()).isEmpty)
  }

  @Test("A fade that moves by less than a byte can tell draws nothing, by more all of it")
  func slightFade() {
    let screen = Screen()
    func list(_ alpha: Double) -> DisplayList {
      DisplayList([fill(20, 30, 60, 40, color: Color(hex: 0x101014, alpha: alpha))])
    }
    _ = screen.update(list(0.9199), Scene())
    #expect(screen.update(list(0.92), Scene()).isEmpty)
    #expect(screen.differences(from: list(0.92), Scene()).isEmpty)
    let place = PixelRect(minX: 20, minY: 30, maxX: 80, maxY: 70)
    #expect(screen.update(list(0.916), Scene()) == [place])
  }

  @Test("A picture that arrives is drawn, and so is one that takes another's place")
  func pictures() {
    let screen = Screen()
    var scene = Scene()
    let list = DisplayList([
      .image(DisplayImage(image: scene.image(1), frame: Rect(x: 20, y: 30, width: 32, height: 32)))
    ])
    let place = PixelRect(minX: 20, minY: 30, maxX: 52, maxY: 62)
    _ = screen.update(list, scene)
    scene.pictures[1] = ImageLevels(bitmaps: [.waves(width: 32, height: 32)])
    #expect(screen.update(list, scene) == [place])
    #expect(screen.update(list, scene).isEmpty)
    scene.pictures[1] = ImageLevels(bitmaps: [.waves(width: 32, height: 32, alpha: 100)])
    #expect(screen.update(list, scene) == [place])
    #expect(screen.differences(from: list, scene).isEmpty)
  }

  @Test("There are never more rectangles than a few, and most of the screen is drawn as all of it")
  func rectangles() {
    let screen = Screen(scale: 0.1)
    func list(_ color: Color, count: Int) -> DisplayList {
      DisplayList(
        (0..<count).map { fill(Double($0 % 5) * 400, Double($0 / 5) * 400, color: color) })
    }
    _ = screen.update(list(.black, count: 20), Scene())
    let changes = screen.update(list(Color(white: 0.5), count: 20), Scene())
    #expect(!changes.isEmpty && changes.count <= 8)
    let backdrop = DisplayList([fill(0, 0, 1600, 1600)])
    _ = screen.update(backdrop, Scene())
    #expect(screen.update(DisplayList(), Scene()) == [UpdateTests.all])
  }

  @Test("An update of another size draws all of it")
  func otherSize() {
    let rasterizer = DisplayRasterizer()
    let list = DisplayList([fill(0, 0)])
    for (width, height) in [(30, 20), (20, 30), (20, 20)] {
      var pixels = [UInt32](repeating: 0, count: width * height)
      let changes = pixels.withUnsafeMutableBufferPointer { buffer -> [PixelRect] in
        guard let base = buffer.baseAddress else { return [] }
        return rasterizer.update(
          list, scale: 1, background: .white, images: Scene(), at: .zero,
          of: PixelTarget(pixels: base, width: width, height: height, stride: width))
      }
      #expect(changes == [PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)])
      #expect(!pixels.contains(0))
    }
  }
}
