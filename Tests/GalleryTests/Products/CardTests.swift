import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite("The cards, whose transition is written in closures")
struct CardTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 12, broken: [1])
  }

  private func player(presents: Bool = false) throws -> GalleryPlayer {
    let player = try GalleryPlayer(album.paths) { $0.style = .zola }
    player.press(.character("t"))
    if presents { player.press(.character("m")) }
    player.settle()
    player.decode()
    player.settle()
    return player
  }

  @Test(
    "Enter deals a card, Esc takes it back, and the next one lies on top", arguments: [false, true])
  func deals(presents: Bool) throws {
    let player = try player(presents: presents)
    for item in [0, 2, 3] {
      player.press(.enter)
      player.decode()
      #expect(player.app.phase == .present)
      player.settle()
      #expect(player.app.openPhoto == item && player.app.isAtRest)
      player.press(.escape)
      #expect(player.app.phase == .dismiss)
      player.settle()
      #expect(player.app.openPhoto == nil)
      player.decode()
    }
  }

  @Test(
    "A click in flight sends the card back, and nothing is left of it", arguments: [false, true])
  func turned(presents: Bool) throws {
    let player = try player(presents: presents)
    let views = player.app.viewCount
    player.press(.enter)
    player.next(8)
    player.click(Point(x: 400, y: 300))
    #expect(player.app.transition?.heading == .dismiss)
    player.settle()
    #expect(player.app.openPhoto == nil && player.app.viewCount == views)
  }

  @Test("The card sets out from the deck and ends where it stays, without a jump")
  func places() throws {
    let player = try player()
    player.press(.enter)
    player.decode()
    player.next()
    let transition = try #require(player.app.transition)
    #expect(transition.plan.fallback == nil)
    player.settle()
    let last = player.frame
    player.next(3)
    let isSame = player.frame == last
    #expect(isSame)
  }

  @Test(
    "Photographs that cannot be read are no cards, wherever they are", arguments: [true, false])
  func unreadable(decodes: Bool) throws {
    let album = try PhotoFolderFixture(count: 6, broken: [0, 1, 3, 5])
    let player = try GalleryPlayer(album.paths, decodes: decodes) { $0.style = .zola }
    player.press(.character("t"))
    player.settle()
    player.decode()
    player.settle()
    // Each lies on the deck with its picture, above those that come later.
    #expect(player.pictures.count == 3)
    for item in [2, 4, 2] {
      player.press(.enter)
      player.decode()
      player.settle()
      #expect(player.app.openPhoto == item)
      player.press(.escape)
      player.settle()
      player.decode()
    }
  }
}
