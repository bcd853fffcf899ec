import Gallery
import Photos
import SceneGraph
import Testing

@MainActor @Suite("The gallery's lifetime")
struct LifetimeTests {
  @Test("Nothing of it outlives it, whatever was looked at", arguments: [false, true])
  func nothingIsKept(isUsed: Bool) throws {
    let album = try PhotoFolderFixture(count: 12)
    weak var app: GalleryApp?
    // Every screen holds the store, through its photographs or its fonts.
    weak var store: PhotoStore?
    do {
      let player = try GalleryPlayer(album.paths)
      (app, store) = (player.app, player.store)
      if isUsed { use(player) }
      #expect(app != nil && store != nil)
    }
    #expect(app == nil)
    #expect(store == nil)
  }

  /// Goes to every tab, opens and closes something, and looks at the tools.
  private func use(_ player: GalleryPlayer) {
    player.open(1)
    player.settle()
    for key: KeyEvent.Key in [
      .escape, .character("t"), .character("r"), .character("m"), .enter, .escape,
      .character("t"), .enter, .character("h"), .character("?"),
    ] {
      player.press(key)
      player.settle()
    }
  }
}
