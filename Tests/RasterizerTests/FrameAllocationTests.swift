import CPlatform
import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct FrameAllocationTests {
  /// Two sizes of one picture.
  private struct Pictures: ImageResolver {
    let levels: ImageLevels

    func content(
      of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
    ) -> ImageContent { .levels(levels) }
  }

  private static let pictures = Pictures(
    levels: ImageLevels(
      bitmaps: [64, 32].map { side in
        Bitmap(
          width: side, height: side,
          pixels: [UInt32](repeating: 0xff20_4060, count: side * side), isOpaque: true)
      }))

  /// Pictures with round corners that move over a ground, a scrim over some, a shadow, and glass that
  /// blurs more and more.
  private static func frame(_ number: Int) -> DisplayList {
    let image = Image(id: Image.ID(rawValue: 1), size: Size(width: 64, height: 64))
    let way = Double(number) * 1.7
    var list = DisplayList(
      (0..<40).map { index in
        .image(
          DisplayImage(
            image: image,
            frame: Rect(
              x: Double(index % 8) * 40 + way, y: Double(index / 8) * 40 + way / 2,
              width: 36 + way / 4, height: 34), radii: CornerRadii(6)))
      })
    let card = RoundedRect(
      rect: Rect(x: 60 + way, y: 50, width: 150, height: 100), radii: CornerRadii(14))
    list.append(
      .fill(
        RoundedRect(rect: Rect(x: 0, y: 0, width: 320, height: 200)), Color(white: 0, alpha: 0.4)))
    list.append(
      .shadow(
        DisplayShadow(
          shape: card, offset: Vector(dx: 0, dy: 4), radius: 8, color: Color(white: 0, alpha: 0.5)))
    )
    list.append(.image(DisplayImage(image: image, frame: card.rect, radii: card.radii)))
    list.append(
      .backdropBlur(
        DisplayBackdropBlur(
          shape: RoundedRect(rect: Rect(x: 20, y: 120 - way, width: 120, height: 60)),
          radius: 1 + way / 3)))
    return list
  }

  @Test(
    "Once a few frames are drawn, drawing what moved allocates nothing but the list of what it drew",
    .enabled(if: cplatform_counts_allocations(), "a sanitizer has an allocator of its own"),
    arguments: [1, 3])
  func allocatesNothing(workers: Int) throws {
    let rasterizer = DisplayRasterizer(workers: WorkersInTurn(workers), leastPixels: 4096)
    let film = (0..<24).map(FrameAllocationTests.frame)
    // A blur that widens needs more room now and then, and of several workers each has to have had its
    // share of every kind of frame: what counts is the second showing.
    let lists = film + film
    var pixels = [UInt32](repeating: 0, count: 320 * 200)
    var counts: [UInt] = []
    counts.reserveCapacity(lists.count)
    try pixels.withUnsafeMutableBufferPointer { memory in
      let target = PixelTarget(
        pixels: try #require(memory.baseAddress), width: 320, height: 200, stride: 320)
      for (number, list) in lists.enumerated() {
        let before = cplatform_allocation_count()
        _ = rasterizer.update(
          list, scale: 1, background: .white, images: FrameAllocationTests.pictures,
          at: FrameTime(elapsed: .milliseconds(number)), of: target)
        counts.append(cplatform_allocation_count() - before)
      }
    }
    #expect(counts[0] > 0)
    #expect(counts[28...].allSatisfy { $0 <= 1 }, "\(counts)")
  }
}
