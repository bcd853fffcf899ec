import Motion
import Photos
import SDLHost
import SceneGraph
import Testing

@Suite("Animated pictures")
struct AnimatedPictureTests {
  /// Of both fixtures, in their middle.
  private static let colors: [UInt32] = [0xdc2828, 0x28aa3c, 0x3250dc, 0xf0c828]

  private func store(
    _ name: String, cell: PixelSize? = PixelSize(width: 60, height: 60), full: Bool = true,
    byteBudget: Int = 512 << 20
  ) throws -> (PhotoStore, Image) {
    let (store, image, _) = try loaded(name, cell: cell, full: full, byteBudget: byteBudget)
    return (store, image)
  }

  private func loaded(
    _ name: String, cell: PixelSize?, full: Bool = true, byteBudget: Int = 512 << 20
  ) throws -> (PhotoStore, Image, DecodeQueue) {
    let fixture = try #require(Fixture.all.first { $0.name == name })
    let queue = DecodeQueue(decoder: SDLPhotoDecoder(), threadCount: 1) {}
    let store = PhotoStore(queue: queue, byteBudget: byteBudget)
    let id = store.add(fixture.path)
    if let cell { store.request(id, .thumbnail(cell), priority: .visible) }
    if full { store.request(id, .full, priority: .visible) }
    queue.waitForAll()
    for finished in queue.takeFinished() { store.accept(finished) }
    return (store, store.image(id), queue)
  }

  /// Which frame is shown at a time, told by its colour; -1 for none.
  private func frame(
    _ store: PhotoStore, _ image: Image, at milliseconds: Int, side: Double = 240
  ) -> Int {
    let content = store.content(
      of: image, crop: .unit, pixelSize: Size(width: side, height: side),
      at: FrameTime(elapsed: .milliseconds(milliseconds)))
    guard case .levels(let levels) = content else { return -1 }
    let bitmap = levels.bitmaps[0]
    let pixel = bitmap.pixels[bitmap.height * 3 / 8 * bitmap.width + bitmap.width / 2]
    return AnimatedPictureTests.colors.firstIndex { color in
      [0, 8, 16].allSatisfy { shift in
        abs(Int(pixel >> shift & 255) - Int(color >> shift & 255)) <= 8
      }
    } ?? -1
  }

  @Test(
    "The frames follow each other in time from when the first was drawn, 0 ms being 100",
    arguments: ["other/anim.gif", "other/anim.webp"])
  func plays(name: String) throws {
    let (store, image) = try store(name)
    let times = [1000, 1099, 1100, 1299, 1300, 1349, 1350, 1449, 1450, 1550]
    #expect(times.map { frame(store, image, at: $0) } == [0, 0, 1, 1, 2, 2, 3, 3, 0, 1])
  }

  @Test("Large and small copy show the same frame at the same time, whichever was drawn first")
  func onePhase() throws {
    let (store, image) = try store("other/anim.gif")
    for time in stride(from: 500, to: 2000, by: 37) {
      #expect(frame(store, image, at: time, side: 40) == frame(store, image, at: time, side: 240))
    }
  }

  @Test("It is told when the next frame is due, and that none is where nothing moves")
  func nextChange() throws {
    let (store, image) = try store("other/anim.gif")
    _ = frame(store, image, at: 0)
    #expect(store.nextChange == FrameTime(elapsed: .milliseconds(100)))
    _ = frame(store, image, at: 340)
    #expect(store.nextChange == FrameTime(elapsed: .milliseconds(350)))
    store.reducesMotion = true
    #expect(frame(store, image, at: 341) == 0)
    #expect(store.nextChange == nil)
  }

  @Test("The same times give the same frames")
  func repeatable() throws {
    func run() throws -> [Int] {
      let (store, image) = try store("other/anim.gif")
      return stride(from: 7, to: 3000, by: 16).map { frame(store, image, at: $0) }
    }
    #expect(try run() == run())
  }

  @Test("A new thumbnail of what is in memory moves as well")
  func fromMemory() throws {
    let (store, image, queue) = try loaded("other/anim.gif", cell: nil)
    store.request(image.id, .thumbnail(PixelSize(width: 30, height: 30)), priority: .visible)
    queue.waitForAll()
    for finished in queue.takeFinished() { store.accept(finished) }
    #expect(frame(store, image, at: 0, side: 30) == 0)
    #expect(frame(store, image, at: 150, side: 30) == 1)
  }

  @Test("All frames together keep within the budget")
  func budget() throws {
    let (store, image) = try store("other/anim.gif", cell: nil, byteBudget: 200_000)
    #expect(store.bytesHeld <= 100_000 * 4 / 3)
    _ = frame(store, image, at: 0)
    #expect(frame(store, image, at: 150) == 1)
  }

  @Test("Drawing a moving picture asks for no memory")
  func noAllocation() throws {
    let (store, image) = try store("other/anim.gif")
    _ = frame(store, image, at: 0)
    let size = Size(width: 240, height: 240)
    let meter = AllocationMeter()
    for time in 1...500 {
      _ = store.content(
        of: image, crop: .unit, pixelSize: size, at: FrameTime(elapsed: .milliseconds(time)))
    }
    #expect(meter.count ?? 0 == 0)
  }
}
