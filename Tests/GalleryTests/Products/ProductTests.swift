import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@MainActor @Suite("The products")
struct ProductTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 30, broken: [3])
  }

  private func player(
    _ style: GalleryStyle, _ preset: HeroStyle.Preset = .standard, presents: Bool = false,
    slowness: Double = 1
  ) throws -> GalleryPlayer {
    let player = try GalleryPlayer(album.paths, typography: RealTypography().fonts) {
      ($0.style, $0.preset, $0.slowness) = (style, preset, slowness)
    }
    if presents { player.press(.character("m")) }
    player.next()
    return player
  }

  private func opened(_ player: GalleryPlayer, _ item: Int = 1) {
    player.open(item)
    player.decode()
    player.settle()
    #expect(player.app.openPhoto == item)
  }

  /// A way back from a page.
  enum Back: CaseIterable {
    case escape, backspace, button, altLeft, mouse, drag

    func applies(to style: GalleryStyle, presents: Bool) -> Bool {
      switch self {
      case .escape, .backspace, .button: true
      case .altLeft, .mouse: !presents
      case .drag: style != .fade
      }
    }

    @MainActor func go(_ player: GalleryPlayer, presents: Bool) {
      switch self {
      case .escape: player.press(.escape)
      case .backspace: player.press(.backspace)
      case .button: player.click(presents ? Point(x: 766, y: 34) : Point(x: 20, y: 22))
      case .altLeft: player.send(.key(KeyEvent(key: .left, modifiers: .alt)))
      case .mouse:
        for phase in [PointerEvent.Phase.down, .up] {
          player.send(
            .pointer(
              PointerEvent(phase: phase, button: .back, position: Point(x: 300, y: 300))))
        }
      case .drag:
        player.drag(
          from: Point(x: 300, y: 120), Array(repeating: Vector(dx: 0, dy: 30), count: 14))
      }
    }
  }

  @Test(
    "However a page is left, everything is as it was before", arguments: GalleryStyle.ofProducts,
    [false, true])
  func back(style: GalleryStyle, presents: Bool) throws {
    for preset in [HeroStyle.Preset.standard, .classic] {
      let player = try player(style, preset, presents: presents)
      let (before, views) = (player.frame, player.app.viewCount)
      for way in Back.allCases where way.applies(to: style, presents: presents) {
        opened(player)
        way.go(player, presents: presents)
        player.settle()
        #expect(player.app.openPhoto == nil, "\(way)")
        let isSame = player.frame == before
        #expect(isSame, "\(way)")
        #expect(player.app.viewCount == views, "\(way)")
      }
    }
  }

  @Test("A page that is pushed leaves the tabs in sight; one that is presented covers everything")
  func passages() throws {
    let player = try player(.zola)
    opened(player)
    #expect(player.frame.texts.contains("Photos") && player.frame.texts.contains("Details"))
    player.press(.escape)
    player.settle()
    player.press(.character("m"))
    opened(player)
    #expect(!player.frame.texts.contains("Photos") && !player.frame.texts.contains("Details"))
  }

  @Test("A product that cannot be shown does not open")
  func broken() throws {
    let player = try player(.zola)
    player.open(3)
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("Arrows move the focus, Enter opens; on a page arrows move nothing beneath")
  func keys() throws {
    let player = try player(.fade)
    player.press(.down)
    player.press(.right)
    player.press(.enter)
    player.decode()
    player.settle()
    #expect(player.app.openPhoto == 1)
    let grid = player.app.thumbnailFrame(of: 20)
    for key in [KeyEvent.Key.left, .right, .down, .end, .home, .pageDown, .enter] {
      player.press(key)
    }
    player.settle()
    #expect(player.app.thumbnailFrame(of: 20) == grid)
    #expect(player.app.openPhoto == 1)
  }

  @Test("In less movement every style is a cross-fade", arguments: GalleryStyle.ofProducts)
  func reducedMotion(style: GalleryStyle) throws {
    let player = try GalleryPlayer(album.paths, typography: RealTypography().fonts) {
      ($0.style, $0.reducesMotion) = (style, true)
    }
    player.open(1)
    let transition = try #require(player.app.transition)
    for element in transition.plan.elements {
      #expect(element.channels.frame.from == element.channels.frame.to)
    }
    player.settle()
    #expect(player.app.openPhoto == 1)
  }

  // MARK: In flight

  @Test(
    "A click in flight sends the page back, wherever it is; one on the grid turns it round again",
    arguments: GalleryStyle.ofProducts, [false, true])
  func clickInFlight(style: GalleryStyle, presents: Bool) throws {
    let player = try player(style, presents: presents)
    let before = player.frame
    player.open(1)
    player.decode()
    player.next(6)
    player.click(Point(x: 400, y: 300))
    let transition = try #require(player.app.transition)
    #expect(transition.heading == .dismiss)
    player.next(2)
    player.settle()
    #expect(player.app.openPhoto == nil)
    let isSame = player.frame == before
    #expect(isSame)
  }

  @Test("The classic zola plays to its end whatever is clicked", arguments: [false, true])
  func classic(presents: Bool) throws {
    let player = try player(.zola, .classic, presents: presents)
    player.open(1)
    player.decode()
    for _ in 0..<20 {
      player.next()
      player.click(Point(x: 300, y: 300))
      #expect(player.app.transition?.heading == .present)
    }
    player.settle()
    #expect(player.app.openPhoto == 1)
  }

  @Test("A page on its way out is called back by its product")
  func callBack() throws {
    for style in [GalleryStyle.fade, .pull] {
      let player = try player(style)
      opened(player)
      player.press(.escape)
      player.next(4)
      player.open(1)
      #expect(player.app.transition?.heading == .present)
      player.settle()
      #expect(player.app.openPhoto == 1)
    }
  }

  @Test("A short drag of a zola, or of a pull, returns", arguments: [GalleryStyle.zola, .pull])
  func shortDrag(style: GalleryStyle) throws {
    let player = try player(style)
    opened(player)
    let before = player.frame
    player.drag(
      from: Point(x: 300, y: 120), Array(repeating: Vector(dx: 0, dy: 4), count: 10),
      releases: false)
    player.next(30)
    #expect(player.app.phase == .drag)
    player.point(.up, Point(x: 300, y: 160))
    player.settle()
    #expect(player.app.openPhoto == 1)
    let isSame = player.frame == before
    #expect(isSame)
  }
}
