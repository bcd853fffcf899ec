import Gallery
import Motion
import Rasterizer
import SceneGraph
import TestSupport
import Testing

@MainActor @Suite struct CloseButtonTests {
  private let button: CloseButton
  private let scene: Scene

  init() throws {
    button = CloseButton(typography: try RealTypography().fonts)
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    button.frame = CloseButton.frame(in: root.bounds)
    root.addSubview(button)
    scene = Scene(root: root)
  }

  private func send(_ phase: PointerEvent.Phase, _ point: Point) {
    scene.handle(
      InputEvent(time: .zero, kind: .pointer(PointerEvent(phase: phase, position: point))))
  }

  @Test("Forty-four points across can be hit, at the top right of the window")
  func hitArea() {
    let frame = button.frame
    #expect(frame.width == 44 && frame.height == 44)
    #expect(frame.maxX <= 320 && frame.minY >= 0 && frame.minX > 160)
    for point in [
      Point(x: frame.minX + 0.5, y: frame.midY), Point(x: frame.midX, y: frame.maxY - 0.5),
    ] {
      #expect(scene.hitTest(point) === button)
    }
  }

  @Test("A click, Enter and Space close once each")
  func activates() {
    var count = 0
    button.onActivate = { count += 1 }
    send(.down, button.center)
    send(.up, button.center)
    #expect(count == 1)
    scene.focusedView = button
    for key in [KeyEvent.Key.enter, .space] {
      scene.handle(InputEvent(time: .zero, kind: .key(KeyEvent(key: key))))
    }
    #expect(count == 3)
  }

  @Test("While it is pressed it looks different")
  func pressed() {
    let atRest = button.displayList()
    send(.down, button.center)
    #expect(button.displayList() != atRest)
    send(.up, button.center)
    #expect(button.displayList() == atRest)
  }

  @Test("It is called Close, and draws no text")
  func title() {
    #expect(button.title == "Close")
    #expect(button.displayList().texts.isEmpty)
  }

  @Test("White on it can be read even over white")
  func contrast() throws {
    let disc = try #require(button.displayList().fills.first)
    #expect(disc.shape.rect == Rect(x: 4, y: 4, width: 36, height: 36))
    #expect(Color.white.contrast(with: disc.color.over(.white)) >= 4.5)
  }

  @Test("It looks as it always did")
  func golden() throws {
    let drawn = DisplayRasterizer().bitmap(
      of: button.displayList(), size: button.bounds.size, scale: 1,
      background: Color(hex: 0xe0c080), images: NoImages(), at: .zero)
    try GoldenFile(name: "close-button.txt").expect(drawn)
  }
}

/// For views without pictures.
private struct NoImages: ImageResolver {
  func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent { .placeholder(.clear) }
}
