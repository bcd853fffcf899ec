import Gallery
import Motion
import SceneGraph
import Testing

/// A click on something whose size is not known yet opens it once it is.
@MainActor @Suite("What was clicked before its size was known")
struct AwaitedTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 6)
  }

  private func player(_ style: GalleryStyle, presents: Bool = false) throws -> GalleryPlayer {
    let player = try GalleryPlayer(album.paths, decodes: false) {
      ($0.style, $0.passage) = (style, presents ? .present : .push)
    }
    player.open(1)
    player.next(2)
    #expect(player.app.openPhoto == nil)
    return player
  }

  @Test("It opens when its size arrives", arguments: [GalleryStyle.hero, .zola])
  func opens(style: GalleryStyle) throws {
    let player = try player(style)
    player.decode()
    player.settle()
    #expect(player.app.openPhoto == 1)
  }

  @Test(
    "It does not where somebody has gone to another tab meanwhile",
    arguments: [GalleryStyle.hero, .zola], [false, true])
  func elsewhere(style: GalleryStyle, presents: Bool) throws {
    let player = try player(style, presents: presents)
    player.press(.character(style == .hero ? "5" : "1"))
    player.settle()
    player.decode()
    player.settle()
    #expect(player.app.openPhoto == nil)
    player.press(.character(style == .hero ? "1" : "4"))
    player.settle()
    #expect(player.app.openPhoto == nil)
    player.open(2)
    player.decode()
    player.settle()
    #expect(player.app.openPhoto == 2)
  }
}
