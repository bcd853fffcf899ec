import Glibc
import Motion
import Photos
import SceneGraph
import TestSupport
import Testing

@Suite("Decode queue")
struct DecodeQueueTests {
  private let folder: TemporaryFolder
  private let decoder = PlainDecoder()
  private let cell = PixelSize(width: 10, height: 10)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func photo(_ name: String, in store: PhotoStore) throws -> Image.ID {
    store.add(try folder.file(name, PlainPicture.file(width: 60, height: 40)))
  }

  @Test("Every picture that is asked for arrives, by several threads, each with a wake-up")
  func all() throws {
    let counter = WakeCounter()
    let queue = DecodeQueue(decoder: decoder, threadCount: 4) { counter.count() }
    let store = PhotoStore(queue: queue)
    let ids = try (0..<200).map { try photo("\($0).ppm", in: store) }
    for id in ids { store.request(id, .thumbnail(cell), priority: .visible) }
    queue.waitForAll()
    let finished = queue.takeFinished()
    #expect(finished.count == 400)
    #expect(counter.value == 400)
    for result in finished { store.accept(result) }
    #expect(store.entryCount == 200)
    #expect(queue.outstandingCount == 0)
    #expect(queue.takeFinished().isEmpty)
    #expect(decoder.decoded.count == 200)
  }

  @Test("What is wanted sooner is decoded sooner, and what was scrolled away not at all")
  func order() throws {
    let queue = DecodeQueue(decoder: decoder, threadCount: 1) {}
    let store = PhotoStore(queue: queue)
    store.request(try photo("gate.ppm", in: store), .full, priority: .visible)
    decoder.waitUntilGateIsReached()
    let gone = try photo("gone.ppm", in: store)
    let raised = try photo("raised.ppm", in: store)
    store.request(try photo("later.ppm", in: store), .full, priority: .later)
    store.request(raised, .full, priority: .later)
    store.request(gone, .full, priority: .visible)
    store.request(try photo("nearby.ppm", in: store), .full, priority: .nearby)
    store.request(try photo("first.ppm", in: store), .thumbnail(cell), priority: .visible)
    store.request(try photo("second.ppm", in: store), .thumbnail(cell), priority: .visible)
    store.request(try photo("opened.ppm", in: store), .full, priority: .opened)
    store.request(raised, .full, priority: .visible)
    store.cancel(gone)
    decoder.open()
    queue.waitForAll()
    #expect(
      decoder.decoded == [
        "gate.ppm", "opened.ppm", "first.ppm", "second.ppm", "raised.ppm", "nearby.ppm",
        "later.ppm",
      ])
  }

  @Test("A header that is wanted some time is read though it was scrolled past, after all the rest")
  func headerLater() throws {
    let queue = DecodeQueue(decoder: decoder, threadCount: 1) {}
    let store = PhotoStore(queue: queue)
    store.request(try photo("gate.ppm", in: store), .full, priority: .visible)
    decoder.waitUntilGateIsReached()
    let (passed, gone) = (try photo("passed.ppm", in: store), try photo("gone.ppm", in: store))
    let removed = try photo("removed.ppm", in: store)
    for id in [passed, removed] { store.request(id, .header, priority: .later) }
    for id in [passed, gone, removed] {
      store.request(id, .header, priority: .visible)
      store.request(id, .full, priority: .visible)
      store.cancel(id)
    }
    store.remove(removed)
    store.request(try photo("nearby.ppm", in: store), .full, priority: .nearby)
    decoder.open()
    queue.waitForAll()
    #expect(decoder.decoded == ["gate.ppm", "nearby.ppm"])
    let finished = queue.takeFinished().map(\.id)
    #expect(finished.last == passed && !finished.contains(gone) && !finished.contains(removed))
  }

  @Test(
    "Pictures that other processes decode, three at a time, keep no thread from the others",
    .timeLimit(.minutes(1)))
  func elsewhere() throws {
    let queue = DecodeQueue(decoder: decoder, threadCount: 1) {}
    let store = PhotoStore(queue: queue)
    let slow = PlainPicture.file(width: PlainDecoder.elsewhereWidth, height: 40)
    for number in 0..<3 {
      let id = store.add(try folder.file("gate\(number).ppm", slow))
      store.request(id, .full, priority: .visible)
      decoder.waitUntilGateIsReached()
    }
    // Neither of these waits for them, the second one for the first.
    store.request(try photo("gate-here.ppm", in: store), .full, priority: .visible)
    decoder.waitUntilGateIsReached()
    store.request(try photo("next.ppm", in: store), .full, priority: .visible)
    #expect(decoder.decoded == ["gate0.ppm", "gate1.ppm", "gate2.ppm", "gate-here.ppm"])
    for _ in 0..<4 { decoder.open() }
    queue.waitForAll()
    #expect(decoder.decoded.last == "next.ppm" && queue.takeFinished().count == 10)
  }

  @Test("Within a priority the headers, which the layout waits for, come before any pixels")
  func headersFirst() throws {
    let queue = DecodeQueue(decoder: decoder, threadCount: 1) {}
    let store = PhotoStore(queue: queue)
    store.request(try photo("gate.ppm", in: store), .full, priority: .visible)
    decoder.waitUntilGateIsReached()
    for name in ["a.ppm", "b.ppm"] {
      store.request(try photo(name, in: store), .thumbnail(cell), priority: .visible)
    }
    decoder.open()
    queue.waitForAll()
    let kinds = queue.takeFinished().map { finished in
      switch finished.outcome {
      case .header: "header"
      case .pixels: "pixels"
      case .failed: "failed"
      }
    }
    #expect(kinds == ["header", "pixels", "header", "header", "pixels", "pixels"])
  }

  @Test("A thumbnail and the whole picture come of one decode, and a new thumbnail of none")
  func oneDecode() throws {
    let queue = DecodeQueue(decoder: decoder, threadCount: 1) {}
    let store = PhotoStore(queue: queue)
    store.request(try photo("gate.ppm", in: store), .full, priority: .visible)
    decoder.waitUntilGateIsReached()
    let id = try photo("both.ppm", in: store)
    store.request(id, .thumbnail(cell), priority: .visible)
    store.request(id, .full, priority: .opened)
    store.request(id, .thumbnail(cell), priority: .visible)
    decoder.open()
    queue.waitForAll()
    for finished in queue.takeFinished() { store.accept(finished) }
    #expect(decoder.decoded == ["gate.ppm", "both.ppm"])
    #expect(store.holdsFull(id))
    #expect(store.entryCount == 3)
    store.request(id, .thumbnail(PixelSize(width: 12, height: 9)), priority: .visible)
    queue.waitForAll()
    for finished in queue.takeFinished() { store.accept(finished) }
    #expect(decoder.decoded.count == 2)
    #expect(store.entryCount == 3)
  }

  @Test("Shutting down drops what is pending, ends the threads, and may be done twice")
  func shutDown() throws {
    let queue = DecodeQueue(decoder: decoder, threadCount: 2) {}
    let store = PhotoStore(queue: queue)
    store.request(try photo("gate.ppm", in: store), .full, priority: .visible)
    store.request(try photo("gate2.ppm", in: store), .full, priority: .visible)
    decoder.waitUntilGateIsReached()
    decoder.waitUntilGateIsReached()
    for index in 0..<50 {
      store.request(try photo("\(index).ppm", in: store), .full, priority: .visible)
    }
    decoder.open()
    decoder.open()
    queue.shutDown()
    queue.shutDown()
    queue.waitForAll()
    #expect(queue.outstandingCount == 0)
    let id = try photo("after.ppm", in: store)
    store.request(id, .full, priority: .visible)
    queue.waitForAll()
    #expect(!decoder.decoded.contains("after.ppm"))
  }

  @Test("A file that is damaged, refused or gone is reported once, and not tried again")
  func failures() throws {
    let queue = DecodeQueue(decoder: decoder, threadCount: 2) {}
    let store = PhotoStore(queue: queue)
    let half = Array(PlainPicture.file(width: 60, height: 40).prefix(500))
    let ids = [
      store.add(try folder.file("half.ppm", half)),
      store.add(Fixture.path("broken/bomb-60000x60000.png")),
      store.add(folder.entry("missing.ppm")),
    ]
    for _ in 0..<2 {
      for id in ids { store.request(id, .thumbnail(cell), priority: .visible) }
      queue.waitForAll()
      for finished in queue.takeFinished() { store.accept(finished) }
    }
    let reasons = ids.map { id -> String in
      if case .failed(let error) = store.state(of: id) { error.description } else { "shown" }
    }
    #expect(
      reasons == [
        "half.ppm: damaged: the file ends inside the picture",
        "bomb-60000x60000.png: 60000 × 60000 pixels would take 23 GiB to decode; the limit is 1 GiB",
        "missing.ppm: there is no such file",
      ])
    #expect(decoder.decoded == ["half.ppm"])
  }

  @Test("The headers of ten thousand files are read in the background")
  func manyHeaders() throws {
    for index in 0..<10_000 { try folder.file("IMG_\(index).ppm", Array("P6 64 48 255\n".utf8)) }
    let queue = DecodeQueue(decoder: decoder, threadCount: 2) {}
    let store = PhotoStore(queue: queue)
    let photos = try PhotoFolder.list(folder.folder)
    #expect(photos.count == 10_000)
    #expect(photos.last?.displayName == "IMG_9999.ppm")
    let ids = photos.map { store.add($0) }
    for id in ids { store.request(id, .header, priority: .later) }
    queue.waitForAll()
    let changes = queue.takeFinished().map { store.accept($0) }
    #expect(changes == Array(repeating: true, count: 10_000))
    #expect(ids.allSatisfy { store.image($0).size == Size(width: 64, height: 48) })
    #expect(store.bytesHeld == 0)
  }
}

/// Counts the calls of a closure that runs on any thread.
private final class WakeCounter: Sendable {
  private let calls = Monitor(0)

  var value: Int { calls.withLock { $0 } }

  func count() {
    calls.withLock { $0 += 1 }
  }
}
