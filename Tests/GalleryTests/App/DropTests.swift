import FoundationEssentials
import Gallery
import Motion
import Photos
import SceneGraph
import Testing

@MainActor @Suite("Files and folders that are dropped on the window")
struct DropTests {
  private let album: PhotoFolderFixture
  private let others: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 12)
    others = try PhotoFolderFixture(count: 2)
  }

  private func drop(_ paths: [PhotoPath], on player: GalleryPlayer) {
    player.send(.drop(paths.map(\.bytes)))
    player.next()
    player.decode()
    player.settle()
  }

  private func folder(of paths: [PhotoPath]) throws -> PhotoPath {
    let path = try #require(paths.first)
    return PhotoPath(bytes: Array(path.bytes.dropLast(path.name.count + 1)))
  }

  @Test("Take the place of those shown, and what was open is gone")
  func drop() throws {
    let player = try GalleryPlayer(album.paths)
    player.open(1)
    player.settle()
    drop(others.paths, on: player)
    #expect(player.app.openPhoto == nil)
    #expect(player.pictures.count == 2)
    #expect(player.app.thumbnailFrame(of: 2) == nil)
  }

  @Test("Head the bar and the window: a folder by its name, several as photos")
  func title() throws {
    let player = try GalleryPlayer(album.paths)
    _ = player.app.takeRequests()
    let folder = try folder(of: others.paths)
    drop([folder], on: player)
    #expect(player.app.takeRequests() == [.setTitle("\(folder.displayName) – kvhero")])
    drop(others.paths, on: player)
    #expect(player.app.takeRequests() == [.setTitle("Photos – kvhero")])
  }

  @Test("Leave everything as it is, and say so, where there is no picture among them")
  func nothing() throws {
    let empty = FileManager.default.temporaryDirectory.appending(path: "kvhero-empty-\(UUID())")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: empty) }
    let player = try GalleryPlayer(album.paths)
    player.open(1)
    player.settle()
    let before = player.frame
    drop([PhotoPath(empty.path())], on: player)
    #expect(player.app.openPhoto == 1)
    #expect(player.frame.texts.count == before.texts.count + 1)
    player.press(.left)
    player.press(.right)
    player.settle()
    #expect(player.frame == before)
  }

  @Test("Are shown with their reasons where they cannot be read")
  func unreadable() throws {
    let player = try GalleryPlayer(album.paths)
    drop([PhotoPath("/nowhere/a.jpg"), PhotoPath(bytes: [0xff, 0x0a, 0xfe])], on: player)
    #expect((0..<2).map(player.app.failure) == [.notFound, .notFound])
  }

  @Test("May be those that are shown, one of which is open")
  func same() throws {
    let player = try GalleryPlayer(album.paths)
    let before = player.pictures.map(\.frame)
    player.open(1)
    player.settle()
    drop(album.paths, on: player)
    #expect(player.app.openPhoto == nil)
    #expect(player.pictures.map(\.frame) == before)
  }

  @Test("End whatever flies, is dragged or slides, at any frame", arguments: [0, 1, 4, 9, 20])
  func inFlight(frames: Int) throws {
    for deed in 0..<4 {
      let player = try GalleryPlayer(album.paths)
      player.open(1)
      if deed > 0 { player.settle() }
      switch deed {
      case 1: player.press(.escape)
      case 2: player.press(.right)
      case 3:
        player.drag(
          from: Point(x: 400, y: 200), [Vector(dx: 0, dy: 20), Vector(dx: 0, dy: 30)],
          releases: false)
      default: break
      }
      player.next(frames)
      drop(others.paths, on: player)
      player.point(.up, Point(x: 400, y: 250))
      player.settle()
      #expect(player.app.openPhoto == nil && player.app.isAtRest)
      #expect(player.pictures.count == 2)
      player.open(0)
      player.settle()
      #expect(player.app.openPhoto == 0)
    }
  }
}
