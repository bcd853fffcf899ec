import Glibc
import Motion
import Rasterizer
import SceneGraph
import Testing

/// Backdrops that are blurred; the oracle is a Gaussian worked out pixel by pixel, in floating point.
@Suite struct BackdropTests {
  private static let (width, height) = (160, 120)
  private static let all = Rect(x: 0, y: 0, width: 160, height: 120)

  /// Hard edges, thin lines, a soft picture, and something at every edge of the frame.
  private static let scene = Scene(
    pictures: [1: ImageLevels(bitmaps: [Bitmap.waves(width: 64, height: 64)])])
  private static let ground: [DisplayItem] = [
    .image(DisplayImage(image: scene.image(1), frame: Rect(x: 20, y: 10, width: 64, height: 64))),
    .fill(RoundedRect(rect: Rect(x: 90, y: 0, width: 40, height: 120)), Color(hex: 0xff2000)),
    .fill(RoundedRect(rect: Rect(x: 0, y: 90, width: 160, height: 3)), .white),
    .fill(RoundedRect(rect: Rect(x: 140, y: 30, width: 20, height: 20)), Color(hex: 0x20ff60)),
  ]

  private func blur(
    _ rect: Rect, _ radius: Double, corners: Double = 0, opacity: Double = 1
  ) -> DisplayItem {
    .backdropBlur(
      DisplayBackdropBlur(
        shape: RoundedRect(rect: rect, radii: CornerRadii(corners)), radius: radius,
        opacity: opacity))
  }

  private func draw(_ items: [DisplayItem], scale: Double = 1) -> Bitmap {
    BackdropTests.scene.draw(
      items, width: BackdropTests.width, height: BackdropTests.height, scale: scale,
      over: Color(hex: 0x103050))
  }

  /// The bound: the largest error of a pixel anywhere, and on average, in 1/255.
  @Test(
    "What is seen through glass is the backdrop convolved with a Gaussian",
    arguments: [0.3, 0.7, 1, 1.6, 1.99, 2, 2.2, 2.4, 2.7, 2.99, 3, 4.5, 5.9, 8, 13, 20, 33, 60])
  func gaussian(radius: Double) {
    let sharp = draw(BackdropTests.ground)
    let blurred = draw(BackdropTests.ground + [blur(BackdropTests.all, radius)])
    var (worst, sum) = (0.0, 0.0)
    for component in 0..<3 {
      let expected = BackdropTests.convolved(sharp, component, radius)
      for index in expected.indices {
        let (x, y) = (index % BackdropTests.width, index / BackdropTests.width)
        let error = abs(expected[index] - Double(blurred.component(component, x, y)))
        worst = max(worst, error)
        sum += error
      }
    }
    let mean = sum / Double(3 * BackdropTests.width * BackdropTests.height)
    #expect(worst <= 4.5, "off by \(worst)")
    #expect(mean <= 0.65, "off by \(mean) on average")
  }

  @Test("One colour stays what it is, whatever the radius", arguments: [0.5, 2, 7, 30, 300])
  func flat(radius: Double) {
    let blurred = draw([blur(BackdropTests.all, radius)])
    #expect(Set(blurred.pixels) == [0xff10_3050])
  }

  @Test("A larger scale blurs as many pixels more")
  func scale() {
    let twice = draw(
      BackdropTests.ground.map { .group(DisplayGroup(list: DisplayList([$0]))) }
        + [blur(BackdropTests.all, 3)], scale: 2)
    let grown = draw([
      .group(
        DisplayGroup(list: DisplayList(BackdropTests.ground), transform: .scale(x: 2, y: 2))),
      blur(BackdropTests.all, 6),
    ])
    #expect(twice == grown)
  }

  @Test("Outside of its shape nothing changes, and what is drawn later stays sharp")
  func shape() {
    let card = RoundedRect(rect: Rect(x: 60, y: 50, width: 20, height: 10))
    let panel = Rect(x: 40, y: 20, width: 80, height: 70)
    let sharp = draw(BackdropTests.ground + [.fill(card, .black)])
    let blurred = draw(
      BackdropTests.ground + [blur(panel, 6, corners: 30), .fill(card, .black)])
    var changed = 0
    for y in 0..<BackdropTests.height {
      for x in 0..<BackdropTests.width {
        let isSame =
          sharp.pixels[y * BackdropTests.width + x] == blurred.pixels[y * BackdropTests.width + x]
        let isInside = (40..<120).contains(x) && (20..<90).contains(y)
        let isCorner = (40..<46).contains(x) && (20..<26).contains(y)
        let isCard = (60..<80).contains(x) && (50..<60).contains(y)
        if !isInside || isCorner || isCard { #expect(isSame, "\(x), \(y)") }
        if !isSame { changed += 1 }
      }
    }
    #expect(changed > 3000)
  }

  @Test(
    "Faded glass mixes the blurred with the sharp, in a group as by itself", arguments: [0.25, 0.6])
  func faded(opacity: Double) {
    let sharp = draw(BackdropTests.ground)
    let blurred = draw(BackdropTests.ground + [blur(BackdropTests.all, 5)])
    // Two things that overlap: the group is drawn into a buffer of its own.
    let faint = DisplayItem.fill(
      RoundedRect(rect: Rect(x: 4, y: 4, width: 2, height: 2)), Color(hex: 0x103050))
    for item in [
      blur(BackdropTests.all, 5, opacity: opacity),
      .group(
        DisplayGroup(
          list: DisplayList([faint, blur(BackdropTests.all, 5)]), opacity: opacity)),
    ] {
      let drawn = draw(BackdropTests.ground + [item])
      var worst = 0.0
      for component in 0..<3 {
        for y in 0..<BackdropTests.height {
          for x in 0..<BackdropTests.width {
            let a = Double(sharp.component(component, x, y))
            let b = Double(blurred.component(component, x, y))
            let mixed = a + (b - a) * opacity
            worst = max(worst, abs(mixed - Double(drawn.component(component, x, y))))
          }
        }
      }
      #expect(worst <= 2, "off by \(worst)")
    }
  }

  @Test("What moves near the glass is drawn again in it, and no more than that")
  func damage() {
    let rasterizer = DisplayRasterizer()
    var pixels = [UInt32](repeating: 0, count: BackdropTests.width * BackdropTests.height)
    func update(_ x: Double) -> [PixelRect] {
      let list = DisplayList(
        BackdropTests.ground + [
          .fill(RoundedRect(rect: Rect(x: x, y: 40, width: 4, height: 4)), .white),
          blur(Rect(x: 60, y: 20, width: 30, height: 60), 4),
        ])
      let rects = pixels.withUnsafeMutableBufferPointer { buffer -> [PixelRect] in
        guard let base = buffer.baseAddress else { return [] }
        return rasterizer.update(
          list, scale: 1, background: .black, images: BackdropTests.scene, at: .zero,
          of: PixelTarget(
            pixels: base, width: BackdropTests.width, height: BackdropTests.height,
            stride: BackdropTests.width))
      }
      let whole = DisplayRasterizer().bitmap(
        of: list, size: BackdropTests.all.size, scale: 1, background: .black,
        images: BackdropTests.scene, at: .zero)
      let isSame = pixels == whole.pixels
      #expect(isSame, "at \(x)")
      return rects
    }
    _ = update(10)
    // Too far away to be seen in it.
    let far = update(11).reduce(PixelRect.empty) { $0.union($1) }
    #expect(far == PixelRect(minX: 10, minY: 40, maxX: 15, maxY: 44))
    _ = update(50)
    let near = update(51).reduce(PixelRect.empty) { $0.union($1) }
    // Three standard deviations from what moved, but not all of the glass.
    #expect(near.maxX >= 67 && near.minY <= 28 && near.maxY >= 56)
    #expect(near.minY > 0 && near.maxX <= 90 && near.area < 55 * 60)
  }

  /// A component of a bitmap convolved with a sampled Gaussian; beyond the edge the edge goes on.
  private static func convolved(_ bitmap: Bitmap, _ component: Int, _ sigma: Double) -> [Double] {
    let reach = Int((sigma * 5).rounded(.up))
    let kernel = (-reach...reach).map { exp(-pow(Double($0) / sigma, 2) / 2) }
    let total = kernel.reduce(0, +)
    var across = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        for offset in -reach...reach {
          let value = Double(bitmap.component(component, min(max(x + offset, 0), width - 1), y))
          across[y * width + x] += value * kernel[offset + reach] / total
        }
      }
    }
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for offset in -reach...reach {
        let row = min(max(y + offset, 0), height - 1) * width
        let weight = kernel[offset + reach] / total
        for x in 0..<width { result[y * width + x] += across[row + x] * weight }
      }
    }
    return result
  }
}
