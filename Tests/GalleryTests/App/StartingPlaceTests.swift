import Gallery
import Motion
import SceneGraph
import Testing

/// Where the gallery starts, and where the keyboard is after a way back.
@MainActor @Suite("The first tab, and the keyboard's way back")
struct StartingPlaceTests {
  @Test("A tab is in sight at once", arguments: GalleryTab.allCases)
  func tab(_ tab: GalleryTab) throws {
    let album = try PhotoFolderFixture(count: 9)
    let player = try GalleryPlayer(album.paths, typography: RealTypography().fonts) {
      $0.tab = tab
    }
    #expect(player.app.transition == nil)
    #expect((player.app.thumbnailFrame(of: 0) != nil) == (tab == .photos || tab == .products))
    #expect(player.frame.texts.contains("Hero modifiers") == (tab == .hero))
  }

  @Test("An example is open at once, over the list", arguments: HeroExample.allCases)
  func example(_ example: HeroExample) throws {
    let album = try PhotoFolderFixture(count: 9)
    let player = try GalleryPlayer(album.paths, typography: RealTypography().fonts) {
      $0.example = example
    }
    #expect(player.app.exampleDepth == 1 && player.app.transition == nil)
    player.press(.escape)
    player.settle()
    if player.app.exampleDepth == 1 {
      // The first Esc was the field's.
      player.press(.escape)
      player.settle()
    }
    #expect(player.app.exampleDepth == 0 && player.frame.texts.contains("Hero modifiers"))
  }

  @Test("Back in the list the keyboard is where it was, and opens the same again")
  func focusReturns() throws {
    let hero = try HeroPlayer(.guide)
    hero.player.press(.escape)
    hero.rest()
    #expect(hero.depth == 0)
    hero.player.press(.enter)
    hero.rest()
    #expect(hero.depth == 1 && hero.shows("City guide"))
    hero.player.press(.escape)
    hero.rest()
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.rest()
    #expect(hero.depth == 1 && hero.shows("Menu") && hero.shows("Top down"))
  }
}
