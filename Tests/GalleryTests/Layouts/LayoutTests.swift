import Gallery
import Motion
import Photos
import SceneGraph
import Testing

@MainActor @Suite("Layouts of the photographs")
struct LayoutTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 40, broken: [1])
  }

  private func frames(_ player: GalleryPlayer) -> [Rect] {
    (0..<40).compactMap { player.app.thumbnailFrame(of: $0) }
  }

  @Test("The key goes through the layouts, and each has its shape")
  func cycles() throws {
    let player = try GalleryPlayer(album.paths)
    let squares = frames(player)
    #expect(squares.allSatisfy { abs($0.width - $0.height) < 1e-9 })
    player.press(.character("l"))
    player.settle()
    player.decode()
    player.settle()
    let rows = frames(player)
    // The pictures are 60 by 40.
    #expect(abs(rows[0].width / rows[0].height - 1.5) < 0.02)
    #expect(rows.filter { $0.minY == rows[0].minY }.map(\.maxX).max() == 790)
    player.press(.character("l"))
    player.settle()
    // Three columns between edges on whole points.
    let widths = frames(player).map(\.width)
    #expect(widths.allSatisfy { abs($0 - 760.0 / 3) < 1 })
    player.press(.character("l"))
    player.settle()
    #expect(Set(frames(player).map(\.minX)).count == 1)
    player.press(.character("l"))
    player.settle()
    #expect(frames(player) == squares)
  }

  @Test(
    "A photograph closes into its place in every layout", arguments: PhotoLayout.allCases)
  func opens(layout: PhotoLayout) throws {
    let player = try GalleryPlayer(album.paths) { $0.layout = layout }
    player.decode()
    let place = try #require(player.app.thumbnailFrame(of: 2))
    player.open(2)
    player.next()
    player.settle()
    player.press(.escape)
    player.settle()
    #expect(player.pictures.contains { $0.frame == place })
  }

  @Test(
    "Thumbnails are ordered once the shapes of their cells are known",
    arguments: PhotoLayout.allCases)
  func orders(layout: PhotoLayout) throws {
    let player = try GalleryPlayer(album.paths, decodes: false) { $0.layout = layout }
    for _ in 0..<3 {
      player.decode()
      player.next()
    }
    let inSight = frames(player).filter { $0.minY < 550 }.count
    #expect(inSight > 4)
    #expect(try #require(player.store).entryCount >= inSight - 1, "one is broken")
  }

  @Test("Larger and smaller thumbnails, and as at the start")
  func density() throws {
    let player = try GalleryPlayer(album.paths)
    let usual = frames(player)[0].width
    func control(_ key: Character) {
      player.send(.key(KeyEvent(key: .character(key), modifiers: .control)))
      player.settle()
    }
    control("+")
    #expect(frames(player)[0].width > usual)
    control("-")
    control("-")
    #expect(frames(player)[0].width < usual)
    for _ in 0..<30 { control("-") }
    #expect(frames(player)[0].width >= 60)
    for _ in 0..<40 { control("+") }
    #expect(frames(player)[0].width <= 780)
    control("0")
    #expect(frames(player)[0].width == usual)
  }

  @Test("The photograph under the pointer stays under it while the wheel changes the density")
  func wheel() throws {
    let player = try GalleryPlayer(album.paths)
    let spot = Point(x: 420, y: 330)
    for _ in 0..<3 {
      player.send(.wheel(at: spot, delta: Vector(dx: 0, dy: -120)))
      player.settle()
    }
    let item = try #require(frames(player).firstIndex { $0.contains(spot) })
    player.send(.key(KeyEvent(key: .modifier, modifiers: .control)))
    player.send(.wheel(at: spot, delta: Vector(dx: 0, dy: -60)))
    player.settle()
    let frame = frames(player)[item]
    #expect(frame.minY < spot.y + 5 && frame.maxY + 40 > spot.y)
  }

  @Test("With reduced motion nothing glides")
  func reduced() throws {
    let player = try GalleryPlayer(album.paths) { $0.reducesMotion = true }
    player.press(.character("l"))
    player.next()
    #expect(player.app.isAtRest)
  }
}
