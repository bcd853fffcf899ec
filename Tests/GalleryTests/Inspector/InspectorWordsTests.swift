import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

/// What the panel says is of what is held.
@MainActor @Suite("The inspector's words are those of the transition that it holds")
struct InspectorWordsTests {
  /// A gallery whose panel can be read, so high that all of the panel is in sight.
  private func gallery(_ style: GalleryStyle = .hero) throws -> InspectedGallery {
    try InspectedGallery((style, .standard), typography: RealTypography().fonts) {
      $0.size = Size(width: 800, height: 1600)
    }
  }

  /// Opens the first example of Hero's, held at its start.
  private func openExample(_ gallery: InspectedGallery) {
    gallery.player.press(.character("i"))
    gallery.player.press(.character("7"))
    gallery.player.settle()
    gallery.player.press(.tab)
    gallery.player.press(.character("i"))
    gallery.player.press(.enter)
    gallery.player.next(30)
  }

  /// Lets what is held go on to its end.
  private func finish(_ gallery: InspectedGallery) {
    gallery.player.press(.end)
    gallery.player.press(.enter)
    gallery.player.settle()
    gallery.player.next()
  }

  private func saysWhatMatched(_ gallery: InspectedGallery) -> Bool {
    gallery.player.frame.texts.contains("matches")
  }

  @Test("What matched is said while its transition is held, and no longer")
  func ended() throws {
    let gallery = try gallery()
    openExample(gallery)
    #expect(gallery.fraction == 0 && saysWhatMatched(gallery))
    for _ in 0..<4 { gallery.player.press(.pageUp) }
    gallery.player.next()
    #expect(saysWhatMatched(gallery))
    finish(gallery)
    #expect(gallery.player.app.isAtRest && !saysWhatMatched(gallery))
  }

  @Test(
    "What matched in one transition is not said of a later one of another kind",
    arguments: [GalleryStyle.hero, .zola, .fade, .pull])
  func later(_ style: GalleryStyle) throws {
    let gallery = try gallery()
    openExample(gallery)
    finish(gallery)
    gallery.player.press(.escape)
    gallery.player.next(30)
    #expect(gallery.fraction == 0 && saysWhatMatched(gallery))
    finish(gallery)
    let keys: [GalleryStyle: Character] = [.hero: "1", .zola: "4", .fade: "5", .pull: "6"]
    gallery.player.press(.character(try #require(keys[style])))
    gallery.player.next(30)
    #expect(gallery.fraction == 0 && !saysWhatMatched(gallery))
    finish(gallery)
    gallery.player.decode()
    gallery.open()
    #expect(gallery.fraction == 0 && !saysWhatMatched(gallery))
  }

  @Test("What matched while the inspector was off is not said when it is on")
  func unseen() throws {
    let gallery = try gallery()
    openExample(gallery)
    gallery.player.press(.character("i"))
    gallery.player.settle()
    gallery.player.press(.character("i"))
    gallery.player.next(2)
    #expect(!saysWhatMatched(gallery))
    gallery.player.press(.character("t"))
    gallery.player.next(30)
    #expect(gallery.fraction == 0 && !saysWhatMatched(gallery))
  }

  @Test("A held slide from tab to tab is called that, with its own figures, wherever it leads")
  func slides() throws {
    let gallery = try gallery(.fade)
    let names = ["fade · default", "cards", "hero modifiers · default", "hero · default"]
    for next in names.indices {
      #expect(gallery.player.frame.texts.contains(names[next]))
      gallery.player.press(.character("t"))
      gallery.player.next(30)
      #expect(gallery.fraction == 0)
      let texts = gallery.player.frame.texts
      // The header, and the heading of the figures.
      #expect(texts.count { $0 == "slide" } == 2)
      #expect(texts.allSatisfy { !names.contains($0) })
      #expect(texts.contains("response") && texts.contains("0.36 s"))
      #expect(texts.allSatisfy { !["duration", "radius", "curve"].contains($0) })
      finish(gallery)
      let later = names[(next + 1) % names.count]
      #expect(gallery.player.frame.texts.contains(later))
    }
  }

  @Test("A duration that Hero's animations have of their own is called that until it is set")
  func ownDuration() throws {
    let gallery = try gallery()
    openExample(gallery)
    let count = { gallery.player.frame.texts.filter { $0 == "own" }.count }
    #expect(count() == 2 && !gallery.player.frame.texts.contains("0.35 s"))
    gallery.player.app.settings[.animationsDuration] = 1.4
    gallery.player.next()
    #expect(count() == 1 && gallery.player.frame.texts.contains("1.4 s"))
    #expect(gallery.transition?.plan.duration == 1.4)
    gallery.player.app.settings[.animationsDuration] = MotionSetting.animationsDuration.standard
    gallery.player.next()
    #expect(count() == 1 && gallery.player.frame.texts.contains("0.35 s"))
    gallery.player.app.settings.reset(.animationsDuration)
    gallery.player.next()
    #expect(count() == 2)
  }
}
