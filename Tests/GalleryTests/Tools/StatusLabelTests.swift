import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite struct StatusLabelTests {
  private let label: StatusLabel

  init() throws {
    label = StatusLabel(typography: try RealTypography().fonts)
    label.text = "Slow ×10  ·  Paused"
  }

  private func layOut(_ width: Double) {
    label.frame = label.frame(in: Rect(x: 0, y: 0, width: width, height: 480))
  }

  @Test("It is as wide as its text, at the right under the bars")
  func place() {
    layOut(1280)
    #expect(abs(label.frame.maxX - 1264) <= 0.5)
    #expect(label.frame.minY == 61 && label.frame.height == 30)
    let width = label.frame.width
    label.text += "  ·  Reduced motion"
    layOut(1280)
    #expect(label.frame.width > width)
    #expect(label.displayList().texts == ["Slow ×10  ·  Paused  ·  Reduced motion"])
  }

  @Test("What does not fit the window ends in an ellipsis")
  func narrow() throws {
    layOut(120)
    #expect(label.frame.minX >= 0 && label.frame.maxX <= 120)
    #expect(try #require(label.displayList().texts.first).hasSuffix("…"))
  }

  @Test("It can be read over white")
  func contrast() throws {
    layOut(400)
    let ground = try #require(label.displayList().fills.first)
    #expect(Color.white.contrast(with: ground.color.over(.white)) >= 7)
  }

  @Test("Presses go through it")
  func presses() {
    layOut(400)
    #expect(label.hitTest(label.bounds.center) == nil)
  }
}
