import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

@MainActor @Suite("The inspector holds every transition, and lets it go where it is")
struct InspectorTests {
  @Test("What begins stops at its start, whatever the style", arguments: InspectedGallery.ways)
  func stops(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let gallery = try InspectedGallery(way)
    gallery.open()
    gallery.player.next(600)
    #expect(gallery.fraction == 0)
    #expect(gallery.values == gallery.planned(0))
    #expect(!gallery.player.app.isAtRest)
  }

  @Test("Held it needs no frames once the bar is in")
  func rests() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    #expect(!gallery.player.app.needsFrame)
  }

  @Test(
    "At every place of the slider it is what its plan says of that time",
    arguments: InspectedGallery.ways)
  func scrubs(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let gallery = try InspectedGallery(way)
    gallery.open()
    for step in [0, 4, 8, 25, 50, 61, 88, 96, 100, 40, 0] {
      gallery.scrub(to: Double(step) / 100)
      let fraction = try #require(gallery.fraction)
      let duration = try #require(gallery.transition).plan.duration
      #expect(abs(fraction - Double(step) / 100) < 1e-9)
      #expect(gallery.values == gallery.planned(fraction * duration))
    }
  }

  @Test(
    "Closing, the slider begins at 1, and leads the other way", arguments: InspectedGallery.ways)
  func scrubsBack(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let gallery = try InspectedGallery(way)
    gallery.player.press(.character("i"))
    gallery.player.open(1)
    gallery.player.settle()
    gallery.player.press(.character("i"))
    gallery.player.press(.escape)
    gallery.player.next(30)
    let transition = try #require(gallery.transition)
    #expect(gallery.fraction == 0 && transition.direction == .dismiss)
    for value in [0.9, 0.4, 0.0, 1.0] {
      gallery.scrub(to: value)
      let fraction = try #require(gallery.fraction)
      #expect(abs(fraction - (1 - value)) < 1e-9)
      #expect(gallery.values == gallery.planned(fraction * transition.plan.duration))
    }
    gallery.scrub(to: 0.3)
    gallery.clickDone()
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == nil && gallery.player.app.isAtRest)
  }

  @Test(
    "Done past the middle finishes, without a jump and along the plan",
    arguments: InspectedGallery.ways)
  func finishes(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let gallery = try InspectedGallery(way)
    gallery.open()
    gallery.scrub(to: 0.55)
    let fraction = try #require(gallery.fraction)
    let transition = try #require(gallery.transition)
    gallery.clickDone()
    for frame in 0..<6 {
      gallery.player.next()
      // The release counts from the frame that showed the slider there, or one later.
      let times = [frame, frame + 1].map {
        fraction * transition.plan.duration + Double($0) / 60
      }
      let near = times.map { gallery.planned($0) }
      let frames = gallery.values?.compactMap(\.frame.rect.x) ?? []
      let between = near.map { $0?.compactMap(\.frame.rect.x) ?? [] }
      for (value, ends) in zip(frames, zip(between[0], between[1])) {
        #expect(value >= min(ends.0, ends.1) - 1e-6 && value <= max(ends.0, ends.1) + 1e-6)
      }
    }
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == 1 && gallery.player.app.isAtRest)
  }

  @Test("Done at or before the middle goes back, without a jump", arguments: InspectedGallery.ways)
  func cancels(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let gallery = try InspectedGallery(way)
    let before = gallery.player.app.thumbnailFrame(of: 1)
    gallery.open()
    gallery.scrub(to: 0.45)
    let held = try #require(gallery.values)
    gallery.clickDone()
    gallery.player.next()
    // A frame after, everything is about where it was held: a spring has hardly set out.
    for (now, then) in zip(try #require(gallery.values), held) {
      let way = (now.frame - then.frame) * (now.frame - then.frame)
      #expect(way.sum().squareRoot() < 90)
    }
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == nil && gallery.player.app.isAtRest)
    #expect(gallery.player.app.thumbnailFrame(of: 1) == before)
  }

  @Test("Exactly in the middle it goes back, a thousandth further on")
  func threshold() throws {
    for (keys, opens) in [(0, false), (1, true)] {
      let gallery = try InspectedGallery()
      gallery.open()
      gallery.player.press(.home)
      for _ in 0..<5 { gallery.player.press(.character("x")) }
      for _ in 0..<5 { gallery.player.press(.pageUp) }
      for _ in 0..<keys { gallery.player.press(.right, shift: true) }
      gallery.player.next()
      #expect(abs(try #require(gallery.fraction) - (0.5 + 0.001 * Double(keys))) < 1e-9)
      gallery.player.press(.enter)
      gallery.player.settle()
      #expect((gallery.player.app.openPhoto != nil) == opens)
    }
  }

  @Test("Esc takes it out of the bar's hand, and it goes back")
  func escapes() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    gallery.scrub(to: 0.8)
    gallery.player.press(.escape)
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == nil && gallery.player.app.isAtRest)
  }

  @Test("A resize leaves it at its moment, of the plan that fits")
  func resized() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    gallery.scrub(to: 0.4)
    let fraction = try #require(gallery.fraction)
    let old = gallery.values
    gallery.player.send(.resize(Size(width: 700, height: 500), scale: 1))
    gallery.player.next()
    #expect(gallery.fraction == fraction && gallery.values != old)
    let duration = try #require(gallery.transition).plan.duration
    #expect(gallery.values == gallery.planned(fraction * duration))
  }

  @Test("Switched off it lets go of what it holds, and nothing stops any more")
  func switchedOff() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    gallery.scrub(to: 0.8)
    gallery.player.press(.character("i"))
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == 1)
    gallery.player.press(.escape)
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == nil)
  }

  @Test("With the inspector on and off again the gallery looks as before")
  func traceless() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    gallery.clickArcs()
    gallery.clickDepth()
    gallery.player.next(40)
    gallery.scrub(to: 0.2)
    gallery.clickDone()
    gallery.player.settle()
    gallery.player.press(.character("i"))
    gallery.player.next(60)
    let plain = try InspectedGallery()
    plain.player.press(.character("i"))
    plain.player.next(60)
    #expect(gallery.player.frame.leaves == plain.player.frame.leaves)
  }

  @Test("A tab change and a pushed page of details are held as well")
  func others() throws {
    let gallery = try InspectedGallery()
    gallery.player.press(.character("t"))
    gallery.player.next(40)
    #expect(gallery.fraction == 0)
    gallery.player.press(.end)
    gallery.player.press(.enter)
    gallery.player.settle()
    #expect(gallery.player.app.isAtRest)
  }
}
