import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@MainActor @Suite("Whatever happens in mid-flight, nothing is stuck and nothing is lost")
struct InterruptionTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 12)
  }

  private func player(
    _ way: (GalleryStyle, HeroStyle.Preset) = (.hero, .standard)
  ) throws -> GalleryPlayer {
    try GalleryPlayer(album.paths) { ($0.style, $0.preset) = way }
  }

  @Test("Esc at every frame of the opening leads back", arguments: OpeningTests.ways)
  func escapeWhileOpening(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let player = try player(way)
    let before = player.frame
    player.open(1)
    let frames = player.settle()
    player.press(.escape)
    player.settle()
    for count in 0...frames {
      player.open(1)
      player.next(count)
      player.press(.escape)
      player.settle()
      #expect(player.app.openPhoto == nil, "turned after \(count) frames")
      #expect(player.frame == before, "turned after \(count) frames")
    }
  }

  @Test("Another photograph opens at every frame of the closing", arguments: OpeningTests.ways)
  func openWhileClosing(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let player = try player(way)
    let before = player.frame
    player.open(1)
    let frames = player.settle()
    player.press(.escape)
    player.settle()
    for count in 0..<frames {
      player.open(1)
      player.settle()
      player.press(.escape)
      player.next(count)
      // By keyboard: the closing picture may lie over the other's cell.
      player.press(.home)
      player.press(.enter)
      player.settle()
      #expect(player.app.openPhoto == 0, "opened after \(count) frames")
      #expect(player.pictures.last?.frame == player.app.pictureFrame)
      player.press(.escape)
      player.settle()
      #expect(player.app.openPhoto == nil)
      #expect(player.pictures.map(\.frame) == DrawnPicture.all(in: before).map(\.frame))
    }
  }

  @Test("Enter on the cell it is flying to turns a closing photograph back")
  func turnBack() throws {
    let player = try player()
    player.press(.down)
    player.press(.enter)
    player.settle()
    let open = player.frame
    player.press(.escape)
    player.next(5)
    player.press(.enter)
    player.settle()
    #expect(player.app.openPhoto == 0)
    #expect(player.frame == open)
  }

  @Test("A resize at any moment leads to the new places", arguments: [0, 3, 8, 20])
  func resize(frames: Int) throws {
    let player = try player()
    player.open(1)
    player.next(frames)
    player.send(.resize(Size(width: 420, height: 700), scale: 1))
    player.settle()
    #expect(player.pictures.last?.frame == player.app.pictureFrame)
    player.press(.escape)
    player.next(frames)
    player.send(.resize(Size(width: 900, height: 500), scale: 1))
    player.settle()
    let cell = try #require(player.app.thumbnailFrame(of: 1))
    #expect(player.pictures.contains { $0.frame == cell })
    #expect(player.app.openPhoto == nil)
  }

  @Test(
    "A resize while the hand holds the picture leaves the point under the hand, at the new size")
  func resizeInDrag() throws {
    let player = try player()
    player.open(1)
    player.settle()
    player.drag(
      from: Point(x: 400, y: 200), Array(repeating: Vector(dx: 0, dy: 10), count: 6),
      releases: false)
    player.next()
    let held = try #require(player.pictures.last?.frame)
    player.send(.resize(Size(width: 700, height: 650), scale: 1))
    player.next()
    let after = try #require(player.pictures.last?.frame)
    let pointer = Point(x: 400, y: 260)
    let (was, now) = (held.part(at: pointer), after.part(at: pointer))
    #expect(abs(was.x - now.x) < 1e-6 && abs(was.y - now.y) < 1e-6)
    #expect(abs(after.width / after.height - held.width / held.height) < 1e-6)
    #expect(abs(after.width - held.width) > 10)
    player.point(.up, Point(x: 400, y: 260))
    player.settle()
    #expect(player.app.openPhoto == nil || player.pictures.last?.frame == player.app.pictureFrame)
  }

  @Test("Losing the keyboard's focus gives a dragged photograph back")
  func focusLoss() throws {
    let player = try player()
    player.open(1)
    player.settle()
    let open = player.frame
    player.drag(
      from: Point(x: 400, y: 200), Array(repeating: Vector(dx: 0, dy: 20), count: 12),
      releases: false)
    player.send(.focus(false))
    player.settle()
    #expect(player.frame == open)
  }

  @Test("A grid that is scrolled while a photograph comes home is found where it is")
  func scrollWhileClosing() throws {
    let many = try PhotoFolderFixture(count: 60)
    let player = try GalleryPlayer(many.paths)
    player.open(1)
    player.settle()
    player.press(.escape)
    player.next(4)
    player.send(.wheel(at: Point(x: 20, y: 550), delta: Vector(dx: 0, dy: -120)))
    var last = Rect.zero
    while player.app.openPhoto != nil {
      player.next()
      if player.app.openPhoto != nil, let flying = player.pictures.last { last = flying.frame }
    }
    player.settle()
    let cell = try #require(player.app.thumbnailFrame(of: 1))
    // Its upper part lies under the bar, where nothing of it flies.
    #expect(abs(last.maxY - cell.maxY) < 1)
    #expect(cell.minY < 45 && abs(last.minY - 45) < 1)
    #expect(player.pictures.contains { $0.frame == cell })
  }

  @Test("Everything at once, in an order that a seed decides, ends at rest", arguments: 0..<12)
  func anything(seed: UInt64) throws {
    let player = try player((.allCases[Int(seed % 3)], seed % 2 == 0 ? .standard : .classic))
    var state = seed &* 2_654_435_761 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<150 {
      let place = Point(x: Double(random(800)), y: Double(random(600)))
      switch random(14) {
      case 0: player.press(.escape)
      case 1: player.press(.enter)
      case 2: player.press([.left, .right, .up, .down][random(4)])
      case 3: player.press(.character(["1", "2", "3", "p", "s", "h", "?"][random(7)]))
      case 4: player.send(.wheel(at: place, delta: Vector(dx: 0, dy: Double(random(400)) - 200)))
      case 5:
        let size = Size(width: Double(200 + random(900)), height: Double(200 + random(700)))
        player.send(.resize(size, scale: 1))
      case 6: player.send(.focus(random(2) == 0))
      case 7:
        let move = Vector(dx: Double(random(21)) - 10, dy: Double(random(41)) - 10)
        player.drag(from: place, Array(repeating: move, count: 1 + random(12)))
      case 8: player.press(.space)
      default: player.click(place)
      }
      player.next(random(12))
      for frame in player.pictures.map(\.frame) {
        #expect(frame.minX.isFinite && frame.width.isFinite)
      }
    }
    if !player.app.isAtRest { player.settle() }
    if !player.app.isAtRest { player.press(.space) }
    player.settle()
    #expect(player.app.isAtRest)
  }
}

extension Rect {
  /// Where a point is in this rectangle: `0` at its left and top, `1` at its right and bottom.
  fileprivate func part(at point: Point) -> Point {
    Point(x: (point.x - x) / width, y: (point.y - y) / height)
  }
}
