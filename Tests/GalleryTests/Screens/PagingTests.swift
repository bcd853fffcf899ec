import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite("Paging through photographs")
struct PagingTests {
  /// The photographs live only as long as their folder.
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 12, broken: [3, 4])
  }

  private func open(_ index: Int) throws -> GalleryPlayer {
    let player = try GalleryPlayer(album.paths)
    player.open(index)
    player.decode()
    player.settle()
    return player
  }

  @Test("The arrow keys slide in the neighbour, and end where it rests")
  func slides() throws {
    let player = try open(0)
    player.press(.right)
    #expect(player.app.openPhoto == 1)
    player.next(3)
    #expect(player.app.phase == .page)
    let (leaving, coming) = (player.pictures.suffix(2).first, player.pictures.last)
    let apart = try #require(coming).frame.midX - (try #require(leaving).frame.midX)
    #expect(abs(apart - 800) < 1e-9)
    player.settle()
    #expect(player.pictures.last?.frame == player.app.pictureFrame)
    #expect(!player.app.needsFrame)
  }

  @Test("A second key in mid-slide goes on from where it is")
  func keepsGoing() throws {
    let player = try open(0)
    player.press(.right)
    player.next(4)
    let before = try #require(player.pictures.last).frame.midX
    player.next()
    let step = before - (try #require(player.pictures.last).frame.midX)
    player.press(.right)
    player.next()
    let second = try #require(player.pictures.dropLast().last).frame.midX
    #expect(before - step - second > 0)
    player.settle()
    #expect(player.app.openPhoto == 2)
  }

  @Test("Closed in mid-slide, the page that leaves fades beneath the photograph, not over it")
  func leavingPage() throws {
    let player = try open(0)
    player.press(.right)
    player.next(5)
    let (leaving, coming) = (player.pictures.suffix(2).first?.image, player.pictures.last?.image)
    player.press(.escape)
    for frame in 0..<12 {
      player.next()
      #expect(player.pictures.last?.image == coming, "frame \(frame)")
      // Twice: it fades, and is in its cell below.
      let drawn = player.pictures.filter { $0.image == leaving }
      #expect(drawn.count == 2 && (drawn.last?.opacity ?? 1) < 1, "frame \(frame)")
    }
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("Closing after paging flies to the new photograph's cell, and fills the old one")
  func closesToNewCell() throws {
    let player = try open(0)
    player.press(.right)
    player.press(.right)
    player.settle()
    player.press(.escape)
    var last = Rect.zero
    while player.app.openPhoto != nil {
      player.next()
      if player.app.openPhoto != nil, let flying = player.pictures.last { last = flying.frame }
    }
    let cell = try #require(player.app.thumbnailFrame(of: 2))
    #expect(abs(last.midX - cell.midX) < 1 && abs(last.midY - cell.midY) < 1)
    player.next()
    for index in 0..<3 {
      let home = player.app.thumbnailFrame(of: index)
      #expect(player.pictures.contains { $0.frame == home })
    }
  }

  @Test("Closing in mid-slide takes the picture from where it is")
  func closesInMidSlide() throws {
    let player = try open(0)
    player.press(.right)
    player.next(4)
    let picture = try #require(player.pictures.last)
    let before = picture.frame
    player.press(.escape)
    let frame = player.app.frame(at: player.time)
    let flying = DrawnPicture.all(in: frame).last { $0.image == picture.image }
    let after = try #require(flying).frame
    #expect(abs(before.minX - after.minX) < 1e-6 && abs(before.width - after.width) < 1e-6)
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("A photograph that cannot be shown is passed over, once that is known")
  func passesOver() throws {
    let player = try open(2)
    player.press(.right)
    player.settle()
    #expect(player.app.openPhoto == 5)
    player.press(.left)
    player.settle()
    #expect(player.app.openPhoto == 2)
  }

  @Test("Nothing happens beyond the first and the last")
  func ends() throws {
    let player = try open(0)
    let frame = player.frame
    player.press(.left)
    player.settle()
    #expect(player.frame == frame)
  }

  @Test("The cell of a photograph far away is scrolled to, so that it can be flown to")
  func scrollsAlong() throws {
    let player = try open(5)
    for _ in 0..<6 {
      player.press(.right)
      player.settle()
    }
    #expect(player.app.openPhoto == 11)
    let cell = try #require(player.app.thumbnailFrame(of: 11))
    #expect(cell.minY >= 0 && cell.maxY <= 600)
  }

  @Test("With reduced motion pages fade into each other and nothing moves")
  func fades() throws {
    let player = try GalleryPlayer(album.paths) { $0.reducesMotion = true }
    player.open(0)
    player.settle()
    let before = try #require(player.pictures.last)
    player.press(.right)
    player.next(4)
    let (old, new) = try (
      #require(player.pictures.dropLast().last), #require(player.pictures.last)
    )
    #expect(old.frame == before.frame && new.frame == player.app.pictureFrame)
    #expect(old.opacity > 0 && old.opacity < 1 && new.opacity > 0 && new.opacity < 1)
  }
}
