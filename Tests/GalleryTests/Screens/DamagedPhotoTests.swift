import FoundationEssentials
import Gallery
import Motion
import Photos
import SceneGraph
import Testing

@MainActor @Suite("A photograph of which a part is missing")
struct DamagedPhotoTests {
  private func player(_ layout: PhotoLayout) throws -> GalleryPlayer {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../PhotosTests/Fixtures")
    let paths = ["jpeg/444.jpg", "broken/truncated-half.jpg"].map {
      PhotoPath(fixtures.appending(path: $0).path())
    }
    let player = try GalleryPlayer(paths, typography: RealTypography().fonts) {
      $0.layout = layout
    }
    for _ in 0..<3 {
      player.decode()
      player.next()
    }
    return player
  }

  /// How often the frame says what is missing.
  private func marks(_ player: GalleryPlayer) -> Int {
    player.frame.texts.count { $0.contains("\(PhotoDamage.cutShort)") }
  }

  @Test(
    "Its cell says so, and the whole one's does not",
    arguments: PhotoLayout.allCases)
  func cell(layout: PhotoLayout) throws {
    #expect(marks(try player(layout)) == 1)
  }

  @Test("The open picture says so, and the next one does not")
  func open() throws {
    let player = try player(.square)
    player.open(1)
    player.settle()
    player.decode()
    player.settle()
    #expect(marks(player) == 1)
    // It keeps to the corner of the picture when that is zoomed.
    func corner() throws -> Point {
      let mark = try #require(
        DrawnText.all(in: player.frame).first { $0.text.contains("\(PhotoDamage.cutShort)") })
      let picture = try #require(player.app.pictureFrame)
      return Point(x: mark.frame.minX - picture.minX, y: picture.maxY - mark.frame.maxY)
    }
    let before = try corner()
    player.press(.character("+"))
    player.settle()
    let after = try corner()
    #expect(abs(after.x - before.x) <= 1 && abs(after.y - before.y) <= 1)
    player.press(.character("0"))
    player.settle()
    player.press(.left)
    player.settle()
    #expect(marks(player) == 0)
  }
}
