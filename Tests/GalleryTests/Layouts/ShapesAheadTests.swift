import Gallery
import Motion
import Photos
import SceneGraph
import Testing

@MainActor @Suite("The shapes of photographs that nobody has seen yet")
struct ShapesAheadTests {
  private let album: PhotoFolderFixture
  private let player: GalleryPlayer

  /// The first of these is the last that is read, round and round, where somebody is at the end.
  private static let broken: Set<Int> = [0, 130, 299]

  init() throws {
    album = try PhotoFolderFixture(count: 300, broken: ShapesAheadTests.broken)
    player = try GalleryPlayer([], decodes: false, typography: RealTypography().fonts) {
      $0.readsInBackground = true
      $0.layout = .rows
    }
    let files = album.paths.map { PhotoFile(path: $0) }
    player.app.accept([.began(album.paths), .found(files), .finished], at: player.time)
    player.next()
  }

  private var frames: [Rect?] { (0..<300).map(player.app.thumbnailFrame) }

  /// The items of which something is in sight under the bar.
  private var seen: [Int] {
    (0..<300).filter { item in
      player.app.thumbnailFrame(of: item).map { $0.minY < 500 && $0.maxY > 60 } ?? false
    }
  }

  /// Lets what is in sight arrive, and what is a screenful around it.
  private func arriveNear() {
    var wanted: Set<PhotoPath> = []
    repeat {
      player.next()
      let (first, last) = (seen.first ?? 0, seen.last ?? 0)
      let near = max(0, 2 * first - last)...min(299, 2 * last - first)
      wanted = Set(album.paths[near])
    } while player.arrive(where: wanted.contains)
    player.settle()
  }

  private func use(_ layout: String) {
    if layout == "masonry" { player.press(.character("l")) }
    player.settle()
  }

  @Test("Are read in the background, so that nothing moves on the way to the end")
  func all() throws {
    player.decode()
    player.settle()
    for item in 0..<299 where !ShapesAheadTests.broken.contains(item) {
      let frame = try #require(player.app.thumbnailFrame(of: item))
      let size = PhotoFolderFixture.size(item)
      // Within what whole points make of it, and what the block's last row does.
      let isOwn = abs(frame.width / frame.height / min(4, size.width / size.height) - 1) < 0.03
      #expect(isOwn, "\(item)")
    }
    let before = try #require(player.app.thumbnailFrame(of: 0))
    let sizes = frames.map { $0?.size }
    player.press(.end)
    player.settle()
    player.decode()
    player.settle()
    let after = try #require(player.app.thumbnailFrame(of: 0))
    #expect(after.minY < before.minY - 1_000)
    #expect(frames.map { $0?.size } == sizes)
  }

  @Test("Are read though somebody scrolls past them first", arguments: ["rows", "masonry"])
  func passed(layout: String) throws {
    use(layout)
    for _ in 0..<40 {
      player.send(.wheel(at: Point(x: 400, y: 300), delta: Vector(dx: 0, dy: -700)))
      player.next()
    }
    player.decode()
    player.settle()
    let sizes = frames.map { $0?.size }
    player.press(.home)
    player.settle()
    player.decode()
    player.settle()
    #expect(frames.map { $0?.size } == sizes)
    let last = try #require(player.app.thumbnailFrame(of: 1))
    #expect(abs(last.width / last.height - 2.0 / 3) < 0.03)
  }

  @Test("Move nothing in sight as they come, but the one time when all are known")
  func stays() throws {
    use("masonry")
    player.press(.end)
    player.settle()
    arriveNear()
    let items = seen
    #expect(items.count > 6)
    var changes = 0
    var last = items.map(player.app.thumbnailFrame)
    while player.arrive(20) {
      player.next()
      let now = items.map(player.app.thumbnailFrame)
      if now != last { changes += 1 }
      last = now
    }
    #expect(changes <= 1)
  }

  @Test("Move nothing in sight across or down in rows, wherever they lie")
  func rows() throws {
    player.press(.end)
    player.settle()
    arriveNear()
    let items = seen
    let before = items.map(player.app.thumbnailFrame)
    player.decode()
    player.settle()
    #expect(items.map(player.app.thumbnailFrame) == before && !items.isEmpty)
  }
}
