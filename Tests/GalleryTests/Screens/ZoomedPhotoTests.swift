import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite("An open photograph that is zoomed")
struct ZoomedPhotoTests {
  private let album: PhotoFolderFixture
  private let player: GalleryPlayer

  init() throws {
    album = try PhotoFolderFixture(count: 7)
    player = try GalleryPlayer(album.paths)
    player.open(2)
    player.settle()
    player.decode()
    player.settle()
  }

  private var picture: Rect { player.app.pictureFrame ?? .zero }

  @Test("Keys zoom about the middle, and back to what fits")
  func keys() {
    player.press(.left)
    player.press(.left)
    player.settle()
    player.decode()
    player.settle()
    let fitted = picture
    player.press(.character("+"))
    player.settle()
    #expect(abs(picture.width / fitted.width - 1.25) < 1e-9)
    #expect(abs(picture.midX - 400) < 1e-9)
    player.press(.character("0"))
    player.settle()
    #expect(picture == fitted)
    // 60 by 40 pixels in 800 by 600 points: it fits enlarged, and is small in its own size.
    player.press(.character("z"))
    player.settle()
    #expect(abs(picture.height - 600) < 1e-9 && picture.width > 800)
    player.press(.character("z"))
    player.settle()
    #expect(picture.size == Size(width: 60, height: 40))
    player.press(.character("z"))
    player.settle()
    #expect(picture == fitted)
  }

  @Test("A double click zooms at the pointer, and a second one fits again")
  func doubleClick() {
    let fitted = picture
    for _ in 0..<2 {
      player.click(Point(x: 200, y: 200))
      player.next(2)
      player.click(Point(x: 200, y: 200))
      player.settle()
    }
    #expect(picture == fitted)
    #expect(player.app.openPhoto == 2)
  }

  @Test("A page that leaves while its picture still zooms takes that with it", arguments: 0..<4)
  func leavesInMotion(frames: Int) {
    player.press(.character("+"))
    player.next(frames)
    // Back at once: the page on that side makes room for its next.
    for key in [KeyEvent.Key.right, .character("+"), .left, .character("+"), .right, .left] {
      player.press(key)
      player.next(frames)
    }
    player.settle()
    #expect(player.app.openPhoto == 2 && player.app.isAtRest)
  }

  @Test("A click on the picture closes it after the pause of a double click, one beside it at once")
  func click() {
    player.click(Point(x: 400, y: 300))
    player.next(3)
    #expect(player.app.isAtRest == false || player.app.openPhoto == 2)
    player.settle()
    player.next(20)
    player.settle()
    #expect(player.app.openPhoto == nil)
    player.open(2)
    player.settle()
    player.click(Point(x: 400, y: 20))
    player.next()
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("Closing begins with what is on screen")
  func closing() throws {
    player.press(.character("+"))
    player.press(.character("+"))
    player.press(.character("+"))
    player.settle()
    let zoomed = picture
    #expect(zoomed.width > 1100)
    player.press(.escape)
    player.next()
    let first = try #require(player.pictures.map(\.frame).max { $0.width < $1.width })
    // One frame on its way.
    #expect(first.width > zoomed.width * 0.9 && first.width < zoomed.width)
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("A zoomed picture is dragged about and not away; past its side the next page comes")
  func dragging() {
    player.press(.character("+"))
    player.press(.character("+"))
    player.settle()
    let before = picture
    player.drag(from: Point(x: 400, y: 200), Array(repeating: Vector(dx: 0, dy: 12), count: 12))
    player.settle()
    #expect(player.app.openPhoto == 2 && picture.width == before.width)
    #expect(picture.minY > before.minY)
    player.drag(
      from: Point(x: 760, y: 300), Array(repeating: Vector(dx: -45, dy: 0), count: 16))
    player.settle()
    #expect(player.app.openPhoto == 3)
    // The one that came fits.
    #expect(picture.width <= 800)
  }

  @Test("A drag across pages through fitted pictures; let go early, or at the end, it comes back")
  func paging() {
    player.drag(from: Point(x: 600, y: 300), Array(repeating: Vector(dx: -40, dy: 0), count: 12))
    player.settle()
    #expect(player.app.openPhoto == 3)
    let fitted = picture
    player.drag(from: Point(x: 300, y: 300), Array(repeating: Vector(dx: 8, dy: 0), count: 6))
    player.settle()
    #expect(player.app.openPhoto == 3 && picture == fitted)
    for _ in 0..<6 {
      player.drag(from: Point(x: 600, y: 300), Array(repeating: Vector(dx: -40, dy: 0), count: 12))
      player.settle()
    }
    #expect(player.app.openPhoto == 6 && abs(picture.midX - 400) < 1e-9)
  }

  @Test("A slide that is caught by the next drag goes on from where it is")
  func caught() {
    player.drag(from: Point(x: 600, y: 300), Array(repeating: Vector(dx: -40, dy: 0), count: 12))
    player.next(4)
    let seen = picture.minX
    player.drag(
      from: Point(x: 400, y: 300), Array(repeating: Vector(dx: -2, dy: 0), count: 8),
      releases: false)
    #expect(abs(picture.minX - seen) < 120)
    player.point(.up, Point(x: 384, y: 300))
    player.settle()
    #expect([3, 4].contains(player.app.openPhoto))
  }
}
