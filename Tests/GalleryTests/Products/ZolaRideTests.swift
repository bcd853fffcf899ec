import Gallery
import Motion
import SceneGraph
import Testing
import Transitions

@MainActor @Suite("What rides along with a zoom of the products")
struct ZolaRideTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 30)
  }

  private func player(scrolledBy way: Double = 0) throws -> GalleryPlayer {
    let player = try GalleryPlayer(album.paths) { $0.style = .zola }
    player.send(.wheel(at: Point(x: 400, y: 300), delta: Vector(dx: 0, dy: -way)))
    player.settle()
    return player
  }

  /// Where riders begin, in the points of the window.
  private func riders(_ player: GalleryPlayer) throws -> [Rect] {
    let transition = try #require(player.app.transition)
    return transition.plan.elements.filter { $0.name.hasPrefix("supplementary") }
      .map { $0.channels.frame.from.rect.offset(by: Vector(dx: 0, dy: 44)) }
  }

  @Test("The target flies from where its cell has it to where its page has it, in both directions")
  func target() throws {
    let player = try player()
    let cell = try #require(player.app.thumbnailFrame(of: 1))
    player.open(1)
    var target = try #require(player.app.transition?.plan.elements.first { $0.name == "target" })
    let room = Vector(dx: 0, dy: -44)
    #expect(target.channels.frame.from.rect == cell.offset(by: room))
    player.decode()
    player.settle()
    let page = try #require(player.app.pictureFrame)
    #expect(target.channels.frame.to.rect == page.offset(by: room))
    #expect(player.pictures.last?.frame == page)
    player.press(.escape)
    target = try #require(player.app.transition?.plan.elements.first { $0.name == "target" })
    #expect(target.channels.frame.from.rect == page.offset(by: room))
    #expect(target.channels.frame.to.rect == cell.offset(by: room))
  }

  @Test("Cells that the edges cut off ride along whole, and the badge over its product")
  func cut() throws {
    let player = try player()
    let list = player.app.listFrame
    let cutOff = (0..<30).compactMap { player.app.thumbnailFrame(of: $0) }
      .filter { $0.minY < list.maxY && $0.maxY + 40 > list.maxY }
    #expect(!cutOff.isEmpty)
    player.open(0)
    let riders = try riders(player)
    for cell in cutOff {
      let whole = Rect(x: cell.x, y: cell.y, width: cell.width, height: cell.height + 40)
      #expect(riders.contains(whole))
    }
    #expect(riders.count == cutOff.count + 1)
    let (badge, target) = (
      try #require(riders.last), try #require(player.app.thumbnailFrame(of: 0))
    )
    #expect(badge.intersects(target) && badge.maxX > target.maxX && badge.minY < target.minY)
  }

  @Test("Where everything is zoomed the bar goes on hiding what it hid; the badge rides along")
  func presented() throws {
    let player = try player()
    player.press(.character("m"))
    player.open(0)
    #expect(try riders(player).count == 1)
  }

  @Test("What the upper bar cuts off stays so")
  func cutByBar() throws {
    let player = try player(scrolledBy: 60)
    let list = player.app.listFrame
    player.open(4)
    #expect(try riders(player).allSatisfy { $0.minY > list.minY && $0.maxY > list.maxY })
  }

  @Test("A badge that is scrolled away stays where it is")
  func badgeOutOfSight() throws {
    let player = try player(scrolledBy: 120)
    player.open(1)
    let badged = try riders(player).contains { $0.height < 30 }
    #expect(!badged)
    #expect(try riders(player).count >= 3)
  }

  @Test("R, and the switch in the bar, leave everything where it is, and let it ride again")
  func switchedOff() throws {
    let player = try player()
    player.press(.character("r"))
    player.open(0)
    #expect(try riders(player).isEmpty)
    player.settle()
    player.press(.escape)
    player.settle()
    player.press(.character("r"))
    player.open(0)
    #expect(try !riders(player).isEmpty)
  }

  // MARK: In a window lower than a cell

  /// The first row reaches beyond the bar above and the tabs below.
  private func lowPlayer(presents: Bool) throws -> GalleryPlayer {
    let player = try GalleryPlayer(album.paths) {
      ($0.style, $0.size) = (.zola, Size(width: 300, height: 300))
      $0.passage = presents ? .present : .push
    }
    player.send(.wheel(at: Point(x: 150, y: 220), delta: Vector(dx: 0, dy: -20)))
    player.settle()
    return player
  }

  private func target(_ player: GalleryPlayer) throws -> TransitionElement {
    try #require(player.app.transition?.plan.elements.first { $0.name == "target" })
  }

  @Test("A cell that is cut off above as well as below stays as it is", arguments: [false, true])
  func cutOnBothSides(presents: Bool) throws {
    let player = try lowPlayer(presents: presents)
    let (list, cell) = (player.app.listFrame, try #require(player.app.thumbnailFrame(of: 0)))
    try #require(cell.minY < list.minY && cell.maxY + 40 > list.maxY)
    player.click(Point(x: cell.midX, y: list.midY))
    #expect(player.app.openPhoto == 0)
    #expect(try riders(player).isEmpty)
  }

  @Test(
    "A target that the bars cut off flies from what is seen of it, and back",
    arguments: [false, true])
  func cutTarget(presents: Bool) throws {
    let player = try lowPlayer(presents: presents)
    let room = Vector(dx: 0, dy: presents ? 0 : -44)
    let (list, cell) = (player.app.listFrame, try #require(player.app.thumbnailFrame(of: 0)))
    // On the stack the tabs are beyond the zoom, whose end they hide.
    let end = presents ? list.maxY : cell.maxY
    let part = Rect(x: cell.x, y: list.minY, width: cell.width, height: end - list.minY)
    try #require(cell.minY < list.minY && cell.maxY > list.maxY)
    player.click(Point(x: cell.midX, y: list.midY))
    let opening = try target(player).channels
    #expect(opening.frame.from.rect == part.offset(by: room))
    #expect(opening.radii.from[0] == 0)
    // The picture itself stands still: what was hidden of it comes to light.
    let whole = cell.offset(by: room)
    #expect(opening.content.from.rect.intersection(whole) == whole)
    player.decode()
    player.settle()
    player.press(.escape)
    let closing = try target(player).channels
    #expect(closing.frame.from.rect == player.app.pictureFrame?.offset(by: room))
    let (home, cutOff) = (closing.frame.to.rect, try #require(player.app.thumbnailFrame(of: 0)))
    #expect(home.minY == max(list.minY, cutOff.minY) + room.dy)
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("The button that lies over a presented picture stays over it while it flies")
  func buttonOverTarget() throws {
    let player = try lowPlayer(presents: true)
    player.open(0)
    player.decode()
    player.settle()
    player.press(.escape)
    let names = try #require(player.app.transition?.plan.elements.map(\.name))
    let (picture, button) = (names.firstIndex(of: "target"), names.firstIndex(of: "foreground"))
    #expect(try #require(picture) < (try #require(button)))
  }
}
