import CPlatform
import Motion
import Photos
import SceneGraph
import TestSupport
import Testing

@Suite("Photo store")
struct PhotoStoreTests {
  private let folder: TemporaryFolder
  private let queue = DecodeQueue(decoder: PlainDecoder(), threadCount: 2) {}
  private let grey = Color(white: 0.25)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(budget: Int) -> PhotoStore {
    PhotoStore(queue: queue, byteBudget: budget, placeholder: grey)
  }

  private func settle(_ store: PhotoStore) {
    queue.waitForAll()
    for finished in queue.takeFinished() { store.accept(finished) }
  }

  /// Draws the middle square of a picture and tells the width of what it was drawn from.
  private func draw(
    _ id: Image.ID, of store: PhotoStore, side: Double, frame: Int = 1
  ) -> Int? {
    let content = store.content(
      of: store.image(id), crop: Rect(x: 1.0 / 6, y: 0, width: 2.0 / 3, height: 1),
      pixelSize: Size(width: side, height: side), at: FrameTime(elapsed: .milliseconds(frame)))
    guard case .levels(let levels) = content else { return nil }
    return levels.bitmaps[0].width
  }

  @Test("What is drawn: grey, then the thumbnail, then the whole picture once it is larger")
  func content() throws {
    let store = store(budget: 1 << 20)
    let id = store.add(try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)))
    #expect(store.image(id).size == Size(width: 1, height: 1))
    #expect(draw(id, of: store, side: 20) == nil)
    store.request(id, .thumbnail(PixelSize(width: 20, height: 20)), priority: .visible)
    settle(store)
    #expect(store.image(id).size == Size(width: 60, height: 40))
    #expect(draw(id, of: store, side: 20) == 30)
    #expect(draw(id, of: store, side: 35) == 30)
    store.request(id, .full, priority: .opened)
    settle(store)
    #expect(draw(id, of: store, side: 20) == 30)
    #expect(draw(id, of: store, side: 20.1) == 60)
  }

  @Test(
    "To draw a picture allocates nothing",
    .enabled(if: cplatform_counts_allocations(), "a sanitizer has an allocator of its own"))
  func allocatesNothing() throws {
    let store = store(budget: 1 << 20)
    let id = store.add(try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)))
    store.request(id, .thumbnail(PixelSize(width: 20, height: 20)), priority: .visible)
    store.request(id, .full, priority: .opened)
    settle(store)
    let image = store.image(id)
    let sides = [Size(width: 20, height: 20), Size(width: 60, height: 60)]
    var before = cplatform_allocation_count()
    for frame in 0..<20 {
      // The first frame may still set something up.
      if frame == 1 { before = cplatform_allocation_count() }
      for index in 0..<2 {
        _ = store.content(
          of: image, crop: .unit, pixelSize: sides[index],
          at: FrameTime(elapsed: .milliseconds(frame)))
      }
    }
    #expect(cplatform_allocation_count() == before)
  }

  @Test("A picture smaller than its cell is its own thumbnail, and is not asked for again")
  func small() throws {
    let store = store(budget: 1 << 20)
    let id = store.add(try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)))
    let want = PhotoStore.Want.thumbnail(PixelSize(width: 200, height: 200))
    store.request(id, want, priority: .visible)
    settle(store)
    #expect(store.holdsFull(id) && store.entryCount == 1)
    store.request(id, want, priority: .visible)
    #expect(queue.outstandingCount == 0)
  }

  @Test("The thumbnail's crop is the cell's pixels: each the mean of what it covers")
  func thumbnailPixels() throws {
    let store = store(budget: 1 << 20)
    let id = store.add(try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)))
    store.request(id, .thumbnail(PixelSize(width: 20, height: 20)), priority: .visible)
    settle(store)
    let content = store.content(
      of: store.image(id), crop: .unit, pixelSize: .zero, at: .zero)
    guard case .levels(let levels) = content else {
      Issue.record("no thumbnail")
      return
    }
    let thumbnail = levels.bitmaps[0]
    #expect(thumbnail.width == 30 && thumbnail.height == 20 && levels.coverage == .unit)
    for (x, pixel) in thumbnail.pixels.prefix(30).enumerated() {
      // Two columns of red x · 255 / 60, rounded down in the file, and two rows of green.
      let red = Double(2 * x * 255 / 60 + (2 * x + 1) * 255 / 60) / 2
      #expect(abs(Double(pixel >> 16 & 0xff) - red) <= 0.5)
      #expect(pixel >> 8 & 0xff == 3 && pixel & 0xff == 90)
    }
  }

  @Test("What was made of a file is gone once it holds a picture of another shape")
  func replaced() throws {
    let store = store(budget: 1 << 20)
    let id = store.add(try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)))
    let cell = PhotoStore.Want.thumbnail(PixelSize(width: 20, height: 20))
    store.request(id, cell, priority: .visible)
    settle(store)
    _ = try folder.file("a.ppm", PlainPicture.file(width: 40, height: 120))
    store.request(id, .full, priority: .opened)
    settle(store)
    #expect(store.image(id).size == Size(width: 40, height: 120))
    #expect(store.entryCount == 1 && draw(id, of: store, side: 10) == 40)
    store.request(id, cell, priority: .visible)
    settle(store)
    #expect(store.entryCount == 2 && draw(id, of: store, side: 10) == 20)
  }

  @Test("After eviction the picture's average colour stands for it")
  func averageColor() throws {
    let store = store(budget: 26_000)
    let first = store.add(try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)))
    let second = store.add(try folder.file("b.ppm", PlainPicture.file(width: 60, height: 40)))
    let third = store.add(try folder.file("c.ppm", PlainPicture.file(width: 60, height: 40)))
    for (frame, id) in [first, second, third].enumerated() {
      store.request(id, .full, priority: .visible)
      settle(store)
      #expect(draw(id, of: store, side: 60, frame: frame + 1) == 60)
    }
    #expect(!store.holdsFull(first) && store.holdsFull(second) && store.holdsFull(third))
    let content = store.content(
      of: store.image(first), crop: .unit, pixelSize: .zero, at: .zero)
    guard case .placeholder(let color) = content else {
      Issue.record("still held")
      return
    }
    #expect(color != grey)
    #expect(abs(color.blue - 90.0 / 255) < 0.01 && abs(color.red - 0.49) < 0.02)
    #expect(color.alpha == 1)
  }

  @Test("A whole picture beyond half the budget is halved until it and its halves fit")
  func reduced() throws {
    let store = store(budget: 1 << 20)
    let id = store.add(try folder.file("a.ppm", PlainPicture.file(width: 600, height: 400)))
    store.request(id, .full, priority: .opened)
    settle(store)
    #expect(draw(id, of: store, side: 400) == 300)
    #expect(store.bytesHeld <= 1 << 19)
    #expect(store.image(id).size == Size(width: 600, height: 400))
  }

  @Test("Fixed bitmaps stay, whatever the budget, and removed pictures go")
  func fixedAndRemoved() throws {
    let store = store(budget: 10_000)
    let atlas = Bitmap(
      width: 100, height: 100, pixels: Array(repeating: 7, count: 10_000), isOpaque: false)
    let fixed = store.add(ImageLevels(bitmaps: [atlas]))
    let photo = store.add(try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)))
    store.request(photo, .full, priority: .visible)
    settle(store)
    #expect(draw(fixed, of: store, side: 1) == 100)
    #expect(store.path(of: fixed) == nil && store.path(of: photo) != nil)
    store.request(photo, .thumbnail(PixelSize(width: 5, height: 5)), priority: .visible)
    store.remove(photo)
    settle(store)
    #expect(draw(photo, of: store, side: 1) == nil)
    #expect(store.bytesHeld == 0 && store.entryCount == 0)
    let unknown = store.content(
      of: Image(id: Image.ID(rawValue: 99), size: Size(width: 1, height: 1)), crop: .unit,
      pixelSize: .zero, at: .zero)
    #expect(!unknown.isPicture)
  }

  @Test("The budget holds, except for what the last frame drew; that is never thrown away")
  func budget() throws {
    let budget = 120_000
    let store = store(budget: budget)
    let ids = try (0..<40).map { index in
      store.add(
        try folder.file(
          "\(index).ppm", PlainPicture.file(width: 40 + index * 3, height: 30 + index * 2)))
    }
    var generator = SeededGenerator(seed: 4)
    var frame = 0
    var inSight: [Image.ID] = []
    for _ in 0..<300 {
      let id = ids[Int.random(in: 0..<ids.count, using: &generator)]
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        frame += 1
        let first = Int.random(in: 0..<(ids.count - 6), using: &generator)
        inSight = ids[first..<(first + 6)].filter {
          store.content(
            of: store.image($0), crop: .unit, pixelSize: Size(width: 20, height: 20),
            at: FrameTime(elapsed: .milliseconds(frame))
          ).isPicture
        }
      case 1:
        store.request(id, .full, priority: .opened)
        settle(store)
      case 2:
        let side = Int.random(in: 8...30, using: &generator)
        store.request(id, .thumbnail(PixelSize(width: side, height: side)), priority: .nearby)
        settle(store)
      default:
        store.cancel(id)
      }
      for id in inSight {
        let isHeld = store.content(
          of: store.image(id), crop: .unit, pixelSize: Size(width: 20, height: 20),
          at: FrameTime(elapsed: .milliseconds(frame))
        ).isPicture
        #expect(isHeld)
      }
      // Six pictures in sight, and the one that came last: 120 × 110 pixels and a third at most.
      #expect(store.bytesHeld <= max(budget, 7 * 157 * 108 * 4 * 2))
    }
    for id in ids { store.remove(id) }
    #expect(store.bytesHeld == 0 && store.entryCount == 0)
  }

  @Test("All that is in sight arrives and stays, whatever the budget, even between two frames")
  func inSight() throws {
    let store = store(budget: 10_000)
    let ids = try (0..<20).map { index in
      store.add(try folder.file("\(index).ppm", PlainPicture.file(width: 60, height: 40)))
    }
    for id in ids {
      #expect(draw(id, of: store, side: 30, frame: 1) == nil)
      store.request(id, .thumbnail(PixelSize(width: 30, height: 30)), priority: .visible)
    }
    settle(store)
    for id in ids { #expect(draw(id, of: store, side: 30, frame: 2) == 46) }
  }

  @Test("With nothing in sight, a thousand arrivals stay within the budget")
  func arrivals() throws {
    let store = store(budget: 50_000)
    for index in 0..<1000 {
      let id = store.add(folder.entry("a.ppm"))
      if index == 0 { try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)) }
      store.request(id, .thumbnail(PixelSize(width: 30, height: 30)), priority: .nearby)
      if index % 10 == 0 { settle(store) }
      #expect(store.bytesHeld <= 50_000)
    }
    settle(store)
    #expect(store.bytesHeld <= 50_000 && store.entryCount > 5)
  }

  @Test("What arrives ahead of its need and finds no room is not ordered again before it is seen")
  func declined() throws {
    let store = store(budget: 15_000)
    let seen = store.add(try folder.file("a.ppm", PlainPicture.file(width: 60, height: 40)))
    let ahead = store.add(try folder.file("b.ppm", PlainPicture.file(width: 60, height: 40)))
    store.request(seen, .thumbnail(PixelSize(width: 38, height: 38)), priority: .visible)
    settle(store)
    #expect(draw(seen, of: store, side: 38) == 58)
    let want = PhotoStore.Want.thumbnail(PixelSize(width: 38, height: 38))
    store.request(ahead, want, priority: .nearby)
    settle(store)
    #expect(draw(ahead, of: store, side: 38, frame: 1) == nil)
    store.request(ahead, want, priority: .nearby)
    #expect(queue.outstandingCount == 0)
    store.request(ahead, want, priority: .visible)
    settle(store)
    #expect(draw(ahead, of: store, side: 38, frame: 2) == 58)
  }
}

extension ImageContent {
  fileprivate var isPicture: Bool {
    if case .levels = self { true } else { false }
  }
}
