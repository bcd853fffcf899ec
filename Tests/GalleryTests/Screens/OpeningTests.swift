import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@MainActor @Suite("Opening and closing a photograph")
struct OpeningTests {
  private let album: PhotoFolderFixture

  /// Every way in which a photograph is opened.
  nonisolated static let ways = GalleryStyle.ofPhotographs.flatMap { style in
    [HeroStyle.Preset.standard, .classic].map { (style, $0) }
  }

  init() throws {
    album = try PhotoFolderFixture(count: 12)
  }

  private func player(
    _ way: (GalleryStyle, HeroStyle.Preset) = (.hero, .standard)
  ) throws -> GalleryPlayer {
    try GalleryPlayer(album.paths) { ($0.style, $0.preset) = way }
  }

  @Test(
    "A click opens the photograph under it, and the picture lands where it rests", arguments: ways)
  func clickOpens(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let player = try player(way)
    player.open(1)
    #expect(player.app.openPhoto == 1)
    player.next()
    #expect(player.app.phase == .present)
    player.settle()
    #expect(player.app.phase == .idle)
    let drawn = try #require(player.pictures.last)
    #expect(drawn.frame == player.app.pictureFrame)
    #expect(!player.app.needsFrame)
  }

  @Test("The first frame shows the thumbnail where the grid showed it", arguments: ways)
  func firstFrame(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let player = try player(way)
    let cell = try #require(player.pictures.first { $0.frame == player.app.thumbnailFrame(of: 1) })
    player.open(1)
    let frame = player.app.frame(at: player.time)
    let flying = try #require(DrawnPicture.all(in: frame).last { $0.image == cell.image })
    #expect(abs(flying.frame.minX - cell.frame.minX) < 1e-9)
    #expect(abs(flying.frame.minY - cell.frame.minY) < 1e-9)
    #expect(abs(flying.frame.width - cell.frame.width) < 1e-9)
    #expect(abs(flying.crop.minX - cell.crop.minX) < 1e-9)
    #expect(abs(flying.crop.width - cell.crop.width) < 1e-9)
  }

  @Test(
    "However near an edge the grid is zoomed about, its ground fills the window", arguments: 0..<3)
  func zoomedGround(item: Int) throws {
    let player = try player((.pinterest, .standard))
    let window = Rect(x: 0, y: 0, width: 800, height: 600)
    player.open(item)
    while !player.app.isAtRest {
      player.next()
      let grounds = player.frame.zoomedFills.filter { $0.color == Color(hex: 0xf4f4f6) }
      guard player.app.phase == .present else { break }
      #expect(grounds.contains { $0.rect.intersection(window) == window })
    }
  }

  @Test("A fit picture fills the window in one direction and keeps its proportions")
  func fit() throws {
    let player = try player()
    player.open(1)
    player.settle()
    // 40 by 60 in 800 by 600 points.
    #expect(player.app.pictureFrame == Rect(x: 200, y: 0, width: 400, height: 600))
  }

  @Test("A banner is 300 points high and as wide as the window")
  func banner() throws {
    let player = try player((.banner, .standard))
    player.open(1)
    player.settle()
    #expect(player.app.pictureFrame == Rect(x: 0, y: 0, width: 800, height: 300))
  }

  /// How a person closes a photograph.
  enum Closing: CaseIterable, Sendable {
    case click, escape, backspace, button, drag

    @MainActor func close(_ player: GalleryPlayer) {
      switch self {
      case .click:
        player.click(Point(x: 400, y: 300))
        // It might have been the first of two.
        player.next(14)
      case .escape: player.press(.escape)
      case .backspace: player.press(.backspace)
      case .button: player.click(Point(x: 800 - 38, y: 38))
      case .drag:
        player.drag(
          from: Point(x: 400, y: 200), Array(repeating: Vector(dx: 2, dy: 30), count: 9))
      }
    }
  }

  @Test(
    "However it is closed, everything is as it was before", arguments: ways, Closing.allCases)
  func closes(_ way: (GalleryStyle, HeroStyle.Preset), _ closing: Closing) throws {
    // A banner is closed by its button and by keys alone.
    if way.0 == .banner, closing == .click || closing == .drag { return }
    let player = try player(way)
    let before = player.frame
    player.open(1)
    player.settle()
    closing.close(player)
    player.next()
    #expect(player.app.phase == .dismiss)
    player.settle()
    #expect(player.app.openPhoto == nil)
    #expect(player.frame == before)
  }

  @Test("A banner stays where it is dragged and clicked")
  func bannerStays() throws {
    let player = try player((.banner, .standard))
    player.open(1)
    player.settle()
    for closing in [Closing.click, .drag] {
      closing.close(player)
      player.settle()
      #expect(player.app.openPhoto == 1)
    }
  }

  @Test("A short drag gives the photograph back", arguments: [HeroStyle.Preset.standard, .classic])
  func shortDrag(_ preset: HeroStyle.Preset) throws {
    let player = try player((.hero, preset))
    player.open(1)
    player.settle()
    let open = player.frame
    let moves = Array(repeating: Vector(dx: 0, dy: 4), count: 10)
    player.drag(from: Point(x: 400, y: 200), moves, releases: false)
    #expect(player.app.phase == .drag)
    player.next(30)
    player.point(.up, Point(x: 400, y: 240))
    player.next()
    #expect(player.app.phase == .cancel)
    player.settle()
    #expect(player.frame == open)
  }

  @Test("The arrow keys choose a photograph, and Enter opens it")
  func keyboard() throws {
    let player = try player()
    player.press(.down)
    player.press(.right)
    player.press(.enter)
    #expect(player.app.openPhoto == 1)
    player.settle()
    player.press(.escape)
    player.settle()
    #expect(player.app.openPhoto == nil)
  }
}
