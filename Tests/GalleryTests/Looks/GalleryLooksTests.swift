import Gallery
import KVHeroTransition
import Motion
import Photos
import Rasterizer
import SceneGraph
import TestSupport
import Testing

/// The gallery's screens and a moment of each flight, byte for byte, at a quarter of their size; see
/// ``GoldenFile``.
@MainActor @Suite("The gallery's looks")
struct GalleryLooksTests {
  private let album: PhotoFolderFixture
  private static let scale = 0.25

  init() throws {
    album = try PhotoFolderFixture(count: 8, broken: [1])
  }

  /// A moment worth keeping.
  enum Moment: String, CaseIterable {
    case grid, focus, detail, banner
    case heroOpening = "hero-opening"
    case heroDragged = "hero-dragged"
    case pinterestOpening = "pinterest-opening"
    case bannerClosing = "banner-closing"
    case products, page
    case pagePresented = "page-presented"
    case zolaOpening = "zola-opening"
    case zolaClosing = "zola-closing"
    case fadeOpening = "fade-opening"
    case pullOpening = "pull-opening"
    case examples
    case listToGrid = "example-list-to-grid"
    case storyDragged = "example-story-dragged"
    case menuOpening = "example-menu-opening"

    var style: GalleryStyle {
      switch self {
      case .grid, .focus, .detail, .heroOpening, .heroDragged, .examples, .listToGrid,
        .storyDragged, .menuOpening:
        .hero
      case .pinterestOpening: .pinterest
      case .banner, .bannerClosing: .banner
      case .products, .page, .pagePresented, .zolaOpening, .zolaClosing: .zola
      case .fadeOpening: .fade
      case .pullOpening: .pull
      }
    }

    /// Of the window, in points.
    var size: Size {
      example != nil || style.opensProducts
        ? Size(width: 320, height: 480) : Size(width: 256, height: 208)
    }

    /// How often Tab leads to the example in the list; `0` stays there, `nil` is another tab.
    private var example: Int? {
      switch self {
      case .examples: 0
      case .listToGrid: 1
      case .menuOpening: 3
      case .storyDragged: 4
      default: nil
      }
    }

    @MainActor private func openExample(_ player: GalleryPlayer) {
      player.press(.character("7"))
      player.settle()
      player.decode()
      guard let example, example > 0 else { return }
      for _ in 0..<example { player.press(.tab) }
      player.press(.enter)
      player.settle()
      player.decode()
      player.settle()
    }

    @MainActor func play(_ player: GalleryPlayer) {
      switch self {
      case .grid, .products: break
      case .focus: player.press(.down)
      case .detail, .banner, .page: open(player)
      case .pagePresented:
        player.press(.character("m"))
        open(player)
      case .heroOpening, .pinterestOpening, .zolaOpening, .fadeOpening, .pullOpening:
        player.open(0)
        player.decode()
        player.next(7)
      case .heroDragged:
        open(player)
        let moves = Array(repeating: Vector(dx: 3, dy: 8), count: 6)
        player.drag(from: Point(x: 128, y: 90), moves, releases: false)
      case .examples: openExample(player)
      case .listToGrid, .menuOpening:
        openExample(player)
        player.press(.tab)
        player.press(self == .menuOpening ? .tab : .right)
        if self == .menuOpening { player.press(.enter) }
        player.next(13)
      case .storyDragged:
        openExample(player)
        player.press(.tab)
        player.press(.enter)
        player.settle()
        player.decode()
        player.settle()
        let moves = Array(repeating: Vector(dx: 0, dy: 20), count: 8)
        player.drag(from: Point(x: 160, y: 100), moves, releases: false)
      case .bannerClosing, .zolaClosing:
        open(player)
        player.press(.escape)
        player.next(self == .zolaClosing ? 3 : 7)
      }
      player.next()
    }

    @MainActor private func open(_ player: GalleryPlayer) {
      player.open(0)
      player.decode()
      player.settle()
    }
  }

  @Test("A moment looks as ever", arguments: Moment.allCases)
  func golden(_ moment: Moment) throws {
    let player = try GalleryPlayer(album.paths, decoder: QuarterDecoder()) {
      ($0.style, $0.size, $0.scale) = (moment.style, moment.size, Self.scale)
    }
    moment.play(player)
    let drawn = DisplayRasterizer().bitmap(
      of: player.frame, size: moment.size, scale: Self.scale, background: player.app.background,
      images: player.app.store, at: player.time)
    try GoldenFile(name: moment.rawValue + ".txt").expect(drawn)
  }

  @Test("Every golden belongs to a moment, but that of the close button, which has its own test")
  func orphans() throws {
    let names =
      Moment.allCases.map(\.rawValue) + InspectorLooksTests.Moment.allCases.map(\.rawValue)
      + ["close-button"]
    #expect(try GoldenFile.all() == names.map { $0 + ".txt" }.sorted())
  }
}

/// Makes each picture of four quarters in different colours, so that crop and way up show.
struct QuarterDecoder: PhotoDecoder {
  func decode(_ contents: [UInt8], header: PhotoHeader, path: PhotoPath) -> Bitmap {
    let (width, height) = (header.storedWidth, header.storedHeight)
    let colours: [UInt32] = [0xffc0_3a2b, 0xff27_ae60, 0xff29_80b9, 0xfff1_c40f]
    let pixels = (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      return colours[(x * 2 < width ? 0 : 1) + (y * 2 < height ? 0 : 2)]
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }
}
