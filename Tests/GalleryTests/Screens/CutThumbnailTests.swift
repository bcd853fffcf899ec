import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@MainActor @Suite("A thumbnail that the bar or the window's edge cuts")
struct CutThumbnailTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 30)
  }

  /// The grid with its first row a hundred points under the bar, and the second partly below it.
  private func player(_ style: GalleryStyle) throws -> GalleryPlayer {
    let player = try GalleryPlayer(album.paths) { $0.style = style }
    player.send(.wheel(at: Point(x: 400, y: 300), delta: Vector(dx: 0, dy: -100)))
    player.settle()
    return player
  }

  private func openFirst(_ player: GalleryPlayer) throws {
    let frame = try #require(player.app.thumbnailFrame(of: 1))
    player.click(Point(x: frame.midX, y: frame.maxY - 10))
    #expect(player.app.openPhoto == 1)
  }

  @Test(
    "Opens from what is seen of it, without a jump over the bar",
    arguments: GalleryStyle.ofPhotographs)
  func opening(_ style: GalleryStyle) throws {
    let player = try player(style)
    let whole = try #require(player.app.thumbnailFrame(of: 1))
    let cell = try #require(
      player.pictures.first { $0.frame.minX == whole.minX && $0.frame.maxY == whole.maxY })
    #expect(cell.frame.minY < 0)
    try openFirst(player)
    let frame = player.app.frame(at: player.time)
    let flying = try #require(DrawnPicture.all(in: frame).last { $0.image == cell.image })
    #expect(abs(flying.frame.minY - 45) < 1e-9)
    #expect(abs(flying.frame.maxY - cell.frame.maxY) < 1e-9)
    let hidden = (45 - cell.frame.minY) / cell.frame.height
    #expect(abs(flying.crop.minY - (cell.crop.minY + hidden * cell.crop.height)) < 1e-9)
    #expect(abs(flying.crop.maxY - cell.crop.maxY) < 1e-9)
    #expect(flying.radius == 0)
    player.settle()
    #expect(player.pictures.last?.frame == player.app.pictureFrame)
  }

  @Test("The grid keeps still while one opens, and shows it whole when it closes")
  func stillness() throws {
    let player = try player(.hero)
    let before = player.app.thumbnailFrame(of: 4)
    try openFirst(player)
    for _ in 0..<12 {
      player.next()
      #expect(player.app.thumbnailFrame(of: 4) == before)
    }
    player.settle()
    player.press(.escape)
    let closed = try #require(player.app.thumbnailFrame(of: 1))
    #expect(closed.minY >= 45)
    player.settle()
    #expect(player.pictures.contains { $0.frame == closed })
  }

  @Test("Turned back while it opens, it goes under the bar again")
  func turnedBack() throws {
    let player = try player(.hero)
    let before = player.frame
    try openFirst(player)
    player.next(6)
    player.press(.escape)
    player.settle()
    #expect(player.frame == before)
  }

  @Test("One that was scrolled out of sight is scrolled in before Enter opens it")
  func outOfSight() throws {
    let player = try GalleryPlayer(album.paths)
    player.press(.home)
    player.send(.wheel(at: Point(x: 400, y: 300), delta: Vector(dx: 0, dy: -1500)))
    player.settle()
    player.press(.enter)
    let frame = player.app.frame(at: player.time)
    let flying = try #require(DrawnPicture.all(in: frame).last)
    #expect(player.app.openPhoto == 0)
    #expect(flying.frame.minY >= 45 && flying.frame.maxY <= 600)
  }

  @Test("Nothing lies under a thumbnail that would be missed when it flies")
  func ground() throws {
    let player = try GalleryPlayer(album.paths)
    let pictures = player.pictures.map(\.frame)
    #expect(!pictures.isEmpty)
    func fills(in list: DisplayList) -> [Rect] {
      list.items.flatMap { item -> [Rect] in
        switch item {
        case .fill(let shape, _): [shape.rect]
        case .group(let group): fills(in: group.list)
        default: []
        }
      }
    }
    #expect(fills(in: player.frame).allSatisfy { !pictures.contains($0) })
  }
}
