import FoundationEssentials
import Motion
import Photos
import Rasterizer
// The presenter is the host's own: outside it, only a loop draws.
@testable import SDLHost
import SceneGraph
import Testing

/// Draws display lists both ways: by the rasteriser, and by OpenGL in a window.
@MainActor
struct TwoWays {
  static let size = Size(width: 400, height: 300)
  static let background = Color(hex: 0x2c5c88)

  let window: Window
  let presenter: GPUPresenter

  init(scale: Double = 1) throws {
    TestDisplay.use()
    window = try Window(
      WindowOptions(title: "Two ways", size: TwoWays.size, scale: scale, renderer: .gpu))
    presenter = try #require(window.presenter as? GPUPresenter)
  }

  func frame(_ list: DisplayList, _ images: TestPictures) -> WindowFrame {
    WindowFrame(list: list, background: TwoWays.background, images: images, sampleTime: .zero)
  }

  /// What OpenGL makes of a list, once every texture is there.
  func byDevice(_ list: DisplayList, _ images: TestPictures, scale: Double = 1) throws -> Bitmap {
    var isDone = false
    for _ in 0..<100 where !isDone {
      isDone = try presenter.draw(frame(list, images), at: .zero, scale: scale)
    }
    #expect(isDone, "textures never arrive")
    return try presenter.picture()
  }

  /// What the rasteriser makes of it.
  func byProcessor(_ list: DisplayList, _ images: TestPictures, scale: Double = 1) -> Bitmap {
    DisplayRasterizer().bitmap(
      of: list, size: TwoWays.size, scale: scale, background: TwoWays.background, images: images,
      at: .zero)
  }

  /// Keeps both pictures of a list to be looked at, where `KVHERO_KEEP_PICTURES` names a folder.
  func keep(_ name: String, _ pictures: [String: Bitmap]) throws {
    guard let folder = ProcessInfo.processInfo.environment["KVHERO_KEEP_PICTURES"] else { return }
    for (way, picture) in pictures {
      let data = Data(try PNGWriter.encode(picture))
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(way).png"))
    }
  }
}

/// Pictures by number, for lists that are drawn both ways.
struct TestPictures: ImageResolver {
  var levels: [Int: ImageLevels] = [:]

  func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent {
    levels[image.id.rawValue].map { .levels($0) } ?? .placeholder(Color(hex: 0x808890))
  }
}
