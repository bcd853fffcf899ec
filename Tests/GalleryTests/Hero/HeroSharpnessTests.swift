import Gallery
import Motion
import SceneGraph
import Testing

/// One thumbnail of each photograph serves all views that show it.
@MainActor @Suite("Pictures of the Hero tab are sharp")
struct HeroSharpnessTests {
  /// The pictures that are drawn with fewer pixels than they take, by their names.
  private func blurred(_ hero: HeroPlayer) throws -> [String] {
    let store = try #require(hero.player.store)
    return hero.player.pictures.compactMap { picture in
      let content = store.content(
        of: picture.image, crop: picture.crop, pixelSize: picture.frame.size, at: hero.player.time)
      guard case .levels(let levels) = content else { return "\(picture.image.id): no pixels" }
      let width = Double(levels.bitmaps[0].width) * picture.crop.width
      return width < picture.frame.width - 1
        ? "\(picture.image.id): \(width) of \(picture.frame.width)" : nil
    }
  }

  @Test("Whoever shows a photograph smaller leaves it sharp where it is larger")
  func smallAndLarge() throws {
    let hero = try HeroPlayer(.music, largePictures: true)
    #expect(try blurred(hero) == [])
    hero.player.press(.tab)
    hero.player.press(.tab)
    hero.player.press(.enter)
    hero.rest()
    #expect(try blurred(hero) == [])
    hero.player.press(.escape)
    hero.rest()
    #expect(try blurred(hero) == [])
  }

  @Test("Every example and every tab is sharp again after all others were seen")
  func roaming() throws {
    let hero = try HeroPlayer(nil, largePictures: true)
    for _ in 0..<2 {
      for example in HeroExample.allCases {
        hero.open(example)
        #expect(try blurred(hero) == [], "\(example)")
        hero.player.press(.escape)
        hero.rest()
      }
      for key in ["1", "4", "7"] as [Character] {
        hero.player.press(.character(key))
        hero.rest()
        #expect(try blurred(hero) == [], "\(key)")
      }
    }
  }
}
