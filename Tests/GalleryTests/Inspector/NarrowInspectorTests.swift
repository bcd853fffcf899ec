import Gallery
import Motion
import SceneGraph
import Testing
import Transitions

/// The inspector in a narrow window.
@MainActor @Suite("The inspector in a narrow window")
struct NarrowInspectorTests {
  @Test(
    "The panel lies at the bottom, and the layers are spread around the middle of what it leaves")
  func sheet() throws {
    let size = Size(width: 500, height: 700)
    let inspected = try InspectedGallery(typography: RealTypography().fonts) { $0.size = size }
    inspected.open()
    inspected.player.press(.pageUp)
    inspected.player.press(.character("d"))
    inspected.player.next(40)
    let texts = DrawnText.all(in: inspected.player.frame)
    let title = try #require(texts.first { $0.text == "Inspector" }).frame
    #expect(title.minY > size.height * 0.45 && title.maxY < size.height - 72)
    let translation = try #require(inspected.transition?.inspection?.translation)
    #expect(abs(size.height / 2 + translation.dy - (title.minY - 14) / 2) < 12)
  }

  @Test("What matched is in sight beside the settings, without scrolling")
  func matches() throws {
    let hero = try HeroPlayer(.guide, size: Size(width: 500, height: 700))
    hero.player.press(.tab)
    hero.player.press(.character("i"))
    hero.player.next(2)
    hero.player.press(.enter)
    hero.player.next(40)
    let texts = DrawnText.all(in: hero.player.frame)
    let bottom = try #require(texts.first { $0.text == "Done" }).frame.minY - 12
    let settings = try #require(texts.first { $0.text == "guide" }).frame
    let heading = try #require(texts.first { $0.text == "matches" }).frame
    #expect(heading.minX > settings.maxX && abs(heading.midY - settings.midY) < 0.5)
    let matched = texts.filter { $0.text.hasSuffix(": matched") && $0.frame.maxY < bottom }
    #expect(matched.count == 4)
  }

  @Test("In a wide window nothing moves aside")
  func wide() throws {
    let inspected = try InspectedGallery()
    inspected.open()
    inspected.player.press(.character("d"))
    inspected.player.next(40)
    #expect(inspected.transition?.inspection?.translation == .zero)
  }
}
