import Gallery
import Motion
import Testing

@MainActor @Suite("The grid's scroll bar")
struct ScrollBarTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 60)
  }

  @Test("Dragged to its end it shows the last photograph, and back the first")
  func drag() throws {
    let player = try GalleryPlayer(album.paths)
    let top = try #require(player.app.thumbnailFrame(of: 0))
    let moves = Array(repeating: Vector(dx: 0, dy: 40), count: 20)
    player.drag(from: Point(x: 795, y: 60), moves)
    player.settle()
    let last = try #require(player.app.thumbnailFrame(of: 59))
    #expect(last.minY >= 0 && last.maxY <= 551)
    player.drag(from: Point(x: 795, y: 540), moves.map { -$0 })
    player.settle()
    #expect(player.app.thumbnailFrame(of: 0) == top)
    #expect(player.app.openPhoto == nil)
  }

  @Test("The thumb moves in proportion: half way down is half way through")
  func proportion() throws {
    let player = try GalleryPlayer(album.paths)
    let top = try #require(player.app.thumbnailFrame(of: 0)).minY
    player.drag(from: Point(x: 795, y: 60), Array(repeating: Vector(dx: 0, dy: 1000), count: 1))
    player.settle()
    let whole = top - (try #require(player.app.thumbnailFrame(of: 0)).minY)
    player.drag(from: Point(x: 795, y: 540), Array(repeating: Vector(dx: 0, dy: -1000), count: 1))
    player.settle()
    // The room of 506 points less 4 of margin and the thumb's own length.
    let thumb = max(36, 502 * 506 / (506 + whole))
    player.drag(
      from: Point(x: 795, y: 60),
      Array(repeating: Vector(dx: 0, dy: (502 - thumb) / 20), count: 10))
    player.settle()
    let half = top - (try #require(player.app.thumbnailFrame(of: 0)).minY)
    #expect(abs(half - whole / 2) < whole / 100)
  }
}
