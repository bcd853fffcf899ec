import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite("The tabs")
struct TabsTests {
  private let album: PhotoFolderFixture
  private let player: GalleryPlayer

  init() throws {
    album = try PhotoFolderFixture(count: 12)
    player = try GalleryPlayer(album.paths, typography: RealTypography().fonts)
  }

  /// What each tab alone shows.
  private static let signs = ["Album", "Ride along", "Deal a card", "Hero modifiers"]

  private func shows(_ tab: Int) -> Bool {
    TabsTests.signs.indices.allSatisfy {
      player.frame.texts.contains(TabsTests.signs[$0]) == ($0 == tab)
    }
  }

  private func clickTab(_ tab: Int) {
    player.click(Point(x: 800 * (Double(tab) + 0.5) / 4, y: 580))
  }

  @Test("A click on a tab's item goes there, and so does T, round and round")
  func tabs() {
    #expect(shows(0))
    for tab in [1, 2, 0, 3, 2, 3] {
      clickTab(tab)
      player.settle()
      #expect(shows(tab))
    }
    for tab in [0, 1, 2, 3, 0] {
      player.press(.character("t"))
      player.settle()
      #expect(shows(tab))
    }
  }

  @Test("The keys of styles go to what they open")
  func styles() {
    for (key, tab) in [("5", 1), ("2", 0), ("6", 1), ("4", 1), ("7", 3), ("1", 0)] {
      player.press(.character(Character(key)))
      player.settle()
      #expect(shows(tab), "\(key)")
    }
  }

  @Test("The window is headed with the folder, and where examples are shown instead with those")
  func title() {
    func title() -> String? {
      for case .setTitle(let title) in player.app.takeRequests() { return title }
      return nil
    }
    #expect(title() == "Album – kvhero")
    for (keys, head) in [
      ([KeyEvent.Key.character("7")], "Hero – kvhero"), ([.tab, .enter], "List and grid – kvhero"),
      ([.escape], "Hero – kvhero"), ([.character("4")], "Album – kvhero"), ([.enter], nil),
    ] {
      for key in keys { player.press(key) }
      player.settle()
      #expect(title() == head)
    }
  }

  @Test("Each tab keeps its place, and what was open on its stack")
  func place() {
    player.send(.wheel(at: Point(x: 400, y: 300), delta: Vector(dx: 0, dy: -150)))
    player.settle()
    let photo = player.app.thumbnailFrame(of: 5)
    player.press(.character("4"))
    player.settle()
    player.open(2)
    player.decode()
    player.settle()
    player.press(.character("1"))
    player.settle()
    #expect(player.app.thumbnailFrame(of: 5) == photo && player.app.openPhoto == nil)
    player.press(.character("t"))
    player.settle()
    #expect(player.app.openPhoto == 2)
  }

  @Test("Over an open photo nothing goes to another tab; one that just closes is gone at once")
  func presented() {
    player.open(0)
    player.decode()
    player.settle()
    player.press(.character("t"))
    player.press(.character("4"))
    player.settle()
    #expect(player.app.openPhoto == 0)
    player.press(.escape)
    player.next(4)
    clickTab(1)
    player.settle()
    #expect(shows(1) && player.app.isAtRest)
    player.press(.character("1"))
    player.settle()
    #expect(shows(0) && player.app.openPhoto == nil)
  }

  @Test("Shown other photographs, every tab shows them and nothing is open")
  func dropped() throws {
    let others = try PhotoFolderFixture(count: 3)
    player.press(.character("5"))
    player.settle()
    player.open(1)
    player.decode()
    player.settle()
    player.send(.drop(others.paths.map(\.bytes)))
    player.decode()
    player.settle()
    #expect(player.app.openPhoto == nil && shows(1))
    #expect(player.app.thumbnailFrame(of: 2) != nil && player.app.thumbnailFrame(of: 3) == nil)
  }
}
