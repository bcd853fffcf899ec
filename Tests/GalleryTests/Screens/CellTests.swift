import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite("Cells of the grid")
struct CellTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 12, broken: [1])
  }

  @Test("Two columns at phone width, more as the window grows", arguments: [320, 390, 800, 1280])
  func columns(width: Double) throws {
    let player = try GalleryPlayer(album.paths) { $0.size = Size(width: width, height: 700) }
    let frames = (0..<12).compactMap { player.app.thumbnailFrame(of: $0) }
    let columns = frames.count { $0.minY == frames[0].minY }
    #expect(columns == max(2, Int((width - 10) / 210)))
    #expect(abs(frames[1].minX - frames[0].maxX - 10) < 1e-9)
    #expect(abs(frames[0].width - frames[0].height) < 1e-9)
  }

  @Test("A picture stands for itself, with 12-point corners, and is cropped square")
  func pictures() throws {
    let player = try GalleryPlayer(album.paths)
    let cell = try #require(player.app.thumbnailFrame(of: 0))
    let picture = try #require(player.pictures.first { $0.frame == cell })
    #expect(picture.radius == 12)
    // 60 by 40: the middle two thirds.
    #expect(abs(picture.crop.minX - 1.0 / 6) < 1e-9 && abs(picture.crop.width - 2.0 / 3) < 1e-9)
  }

  @Test("A file that cannot be shown gets a grey cell, and does not open")
  func fault() throws {
    let player = try GalleryPlayer(album.paths)
    let cell = try #require(player.app.thumbnailFrame(of: 1))
    #expect(!player.pictures.contains { $0.frame == cell })
    player.open(1)
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("A photograph that is clicked before anything is known of it opens as soon as it is")
  func awaited() throws {
    let player = try GalleryPlayer(album.paths, decodes: false)
    player.open(0)
    player.next()
    #expect(player.app.openPhoto == nil)
    player.decode()
    #expect(player.app.openPhoto == 0)
    player.settle()
    let frame = try #require(player.app.pictureFrame)
    #expect(frame.width == 800 && abs(frame.height - 1600.0 / 3) < 1e-9)
  }

  @Test(
    "With reduced motion nothing moves: pictures only fade", arguments: GalleryStyle.ofPhotographs)
  func reducedMotion(style: GalleryStyle) throws {
    let player = try GalleryPlayer(album.paths) {
      $0.reducesMotion = true
      $0.style = style
    }
    let places = Set((0..<12).map { player.app.thumbnailFrame(of: $0) })
    player.open(0)
    let target = player.app.pictureFrame
    repeat {
      player.next()
      for picture in player.pictures {
        #expect(picture.frame == target || places.contains(picture.frame))
      }
    } while !player.app.isAtRest
    #expect(player.app.openPhoto == 0)
  }
}
