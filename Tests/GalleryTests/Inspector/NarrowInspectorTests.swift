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

  @Test("The time that is held is said to its end", arguments: [360, 420, 500.0])
  func time(width: Double) throws {
    let inspected = try InspectedGallery(typography: RealTypography().fonts) {
      $0.size = Size(width: width, height: 800)
    }
    inspected.open()
    let texts = DrawnText.all(in: inspected.player.frame)
    let time = try #require(texts.first { $0.text.hasPrefix("0.000 / 0.") })
    #expect(time.text.hasSuffix(" s"))
    let arcs = try #require(texts.first { $0.text == "Show Arcs" }).frame
    let depth = try #require(texts.first { $0.text == "3D View" }).frame
    #expect(time.frame.maxX < arcs.minX - 12 && arcs.maxX < depth.minX - 20)
  }

  @Test("A layer is called by its whole name, if that is not a sentence")
  func layers() throws {
    let hero = try HeroPlayer(.guide, size: Size(width: 800, height: 3000))
    hero.player.press(.tab)
    hero.player.press(.character("i"))
    hero.player.next(2)
    hero.player.press(.enter)
    hero.player.next(40)
    let names = try #require(hero.transition).plan.elements.map(\.name).reversed().prefix(24)
      .filter { $0.count <= 25 }
    let texts = hero.texts.map { $0.drop { $0 == " " } }
    let cut = names.filter { name in !texts.contains { $0.hasPrefix(name + "  ") } }
    #expect(names.count > 10 && cut == [])
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
