import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite("A product's details, which slide in")
struct DetailsTests {
  private let album: PhotoFolderFixture
  private let player: GalleryPlayer

  init() throws {
    album = try PhotoFolderFixture(count: 8)
    player = try GalleryPlayer(album.paths, typography: RealTypography().fonts) { $0.style = .fade }
    player.open(1)
    player.decode()
    player.settle()
    let button = player.frame.zoomedFills.last {
      $0.color == Color(hex: 0x0062c4) && $0.rect.height == 44
    }
    player.click(try #require(button).rect.center)
    player.settle()
    #expect(isThere)
  }

  private var isThere: Bool { player.frame.texts.contains { $0.hasPrefix("Photograph 2 of 8") } }

  @Test(
    "The back button, Esc, Alt and the left arrow, and the mouse's back button go back one page")
  func back() {
    player.click(Point(x: 20, y: 22))
    player.settle()
    #expect(!isThere && player.app.openPhoto == 1)
    player.send(.key(KeyEvent(key: .left, modifiers: .alt)))
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("A drag from the left edge takes it away; a short one lets it return")
  func edge() {
    let before = player.frame
    player.drag(
      from: Point(x: 5, y: 300), Array(repeating: Vector(dx: 12, dy: 0), count: 8),
      releases: false)
    player.next(30)
    #expect(player.app.phase == .drag)
    player.point(.up, Point(x: 101, y: 300))
    player.settle()
    let isSame = player.frame == before
    #expect(isSame && isThere)
    player.drag(from: Point(x: 5, y: 300), Array(repeating: Vector(dx: 40, dy: 0), count: 15))
    player.settle()
    #expect(!isThere && player.app.openPhoto == 1)
  }

  @Test("Farther inside, a drag moves nothing")
  func inside() {
    player.drag(
      from: Point(x: 60, y: 300), Array(repeating: Vector(dx: 40, dy: 0), count: 10),
      releases: false)
    #expect(player.app.transition == nil)
    player.point(.up, Point(x: 460, y: 300))
    #expect(isThere)
  }
}
