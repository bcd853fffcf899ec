import CustomTransitions
import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

@MainActor @Suite("Figures that are changed while the gallery runs")
struct LiveSettingsTests {
  private func channel(_ gallery: InspectedGallery, _ name: String) throws -> Channel {
    let plan = try #require(gallery.transition).plan
    return try #require(plan.elements.first { $0.name == name }).channels.frame
  }

  /// The middle of the panel's slider in a row of the first group, at a part of its track.
  private func slider(row: Int, _ part: Double) -> Point {
    let (left, top) = (800 - 272 - 12.0, 57.0)
    return Point(
      x: left + 16 - 2 + 8 + (272 - 32 + 4 - 16) * part,
      y: top + 54 + 92 + 6 + 2 + 22 + 42 * Double(row) + 17 + 11)
  }

  @Test("A press on the panel's slider changes what is held, at its moment, at once")
  func held() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    gallery.scrub(to: 0.3)
    gallery.player.click(slider(row: 0, 0.75))
    gallery.player.next()
    // By ratio: 0.05 · 100^0.75, to two decimals.
    #expect(gallery.player.app.settings.text(of: .heroResponse) == "1.58")
    let spring = Spring(response: 1.58, dampingRatio: 0.86)
    #expect(try channel(gallery, "hero").timing == .spring(spring))
    let fraction = try #require(gallery.fraction)
    #expect(abs(fraction - 0.3) < 1e-9)
    let duration = try #require(gallery.transition).plan.duration
    #expect(gallery.values == gallery.planned(fraction * duration))
    gallery.player.click(slider(row: 1, 0.0))
    gallery.player.next()
    #expect(gallery.player.app.settings[.heroDamping] == 0.1)
  }

  @Test("Reset puts the defaults back")
  func reset() throws {
    let gallery = try InspectedGallery { $0.settings[.heroResponse] = 2 }
    gallery.player.next()
    gallery.player.click(Point(x: 800 - 12 - 16 - 12, y: 57 + 22))
    gallery.player.next()
    #expect(gallery.player.app.settings == MotionSettings())
  }

  @Test(
    "What was changed is copied as the command line takes it, by the button and by the key",
    arguments: [true, false])
  func copy(byKey: Bool) throws {
    var settings = MotionSettings()
    try settings.set("guide.curve=ease-in")
    settings[.heroResponse] = 0.5
    let gallery = try InspectedGallery { [settings] in $0.settings = settings }
    func copy() {
      if byKey {
        gallery.player.send(.key(KeyEvent(key: .character("c"), modifiers: .control)))
      } else {
        gallery.player.click(Point(x: 800 - 12 - 16 - 12 - 48, y: 57 + 22))
      }
      gallery.player.next()
    }
    gallery.player.next()
    _ = gallery.player.app.takeRequests()
    copy()
    let written = "--set hero.response=0.5 --set guide.curve=ease-in"
    #expect(gallery.player.app.takeRequests() == [.copy(written)])
    var read = MotionSettings()
    for word in written.split(separator: " ") where word != "--set" { try read.set(String(word)) }
    #expect(read == gallery.player.app.settings)
    gallery.player.app.settings = MotionSettings()
    copy()
    #expect(gallery.player.app.takeRequests().isEmpty, "there is nothing to copy")
  }

  @Test("A spring in flight takes other figures where it is, as fast as it is")
  func playing() throws {
    let gallery = try InspectedGallery()
    gallery.player.press(.character("i"))
    gallery.player.open(1)
    gallery.player.next(6)
    let transition = try #require(gallery.transition)
    let before = transition.states
    gallery.player.app.settings[.heroResponse] = 1
    #expect(transition.states.map { $0.map(\.value) } == before.map { $0.map(\.value) })
    for (now, then) in zip(transition.states, before) {
      let change = now.frame.velocity - then.frame.velocity
      #expect((change * change).sum() < 1e-6)
    }
    #expect(try channel(gallery, "hero").timing == .spring(Spring(response: 1, dampingRatio: 0.86)))
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == 1)
  }

  @Test(
    "A recorded transition that is held is recorded anew", arguments: [GalleryStyle.fade, .pull])
  func recorded(style: GalleryStyle) throws {
    let gallery = try InspectedGallery((style, .standard))
    gallery.open()
    gallery.scrub(to: 0.5)
    let before = try #require(gallery.transition).plan.duration
    gallery.player.app.settings[style == .fade ? .fadeDuration : .pullDuration] = 1.2
    gallery.player.app.settings[style == .fade ? .fadeCurve : .pullCurve] = 0
    gallery.player.next()
    #expect(before == 0.3 && gallery.transition?.plan.duration == 1.2)
    let states = try #require(gallery.values)
    let elements = try #require(gallery.transition).plan.elements
    let presented = states[try #require(elements.firstIndex { $0.name == "presented" })]
    // Linear, half way: half there.
    #expect(
      style == .fade
        ? abs(presented.opacity.unitValue - 0.5) < 1e-9 : abs(presented.frame[1] - 253) < 2)
    gallery.scrub(to: 0.9)
    gallery.clickDone()
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == 1 && gallery.player.app.isAtRest)
    gallery.player.press(.escape)
    gallery.player.next(30)
    gallery.scrub(to: 0.1)
    gallery.clickDone()
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == nil)
  }

  @Test("What plays along a curve plays on, and the next one takes the figures")
  func classic() throws {
    let gallery = try InspectedGallery((.hero, .classic))
    gallery.player.press(.character("i"))
    gallery.player.open(1)
    gallery.player.next(6)
    gallery.player.app.settings[.heroDuration] = 1
    #expect(gallery.player.settle() < 15)
    gallery.player.press(.escape)
    #expect(gallery.player.settle() > 55)
  }

  @Test("Radii of the thumbnails are those of the cells and of what flies from them")
  func radii() throws {
    let gallery = try InspectedGallery { $0.settings[.photosRadius] = 30 }
    gallery.open()
    let hero = try #require(gallery.transition).plan.elements.first { $0.name == "hero" }
    #expect(hero?.channels.radii.from == ChannelVector(30, 30, 30, 30))
  }

  @Test("Cards and tabs take theirs")
  func others() throws {
    let gallery = try InspectedGallery {
      $0.settings[.slideResponse] = 1.1
      $0.settings[.cardsResponse] = 0.9
      $0.settings[.cardsDamping] = 1
    }
    for _ in 0..<2 {
      gallery.player.press(.character("t"))
      gallery.player.next(2)
      let tabs = try #require(gallery.transition?.plan.elements.first { $0.name == "target" })
      #expect(
        tabs.channels.frame.timing == .spring(Spring(response: 1.1, dampingRatio: 1)))
      gallery.player.press(.end)
      gallery.player.press(.enter)
      gallery.player.settle()
    }
    gallery.player.decode()
    gallery.player.press(.enter)
    gallery.player.next(2)
    let springs = try #require(gallery.transition).plan.elements.flatMap { element in
      [element.channels.frame, element.channels.translation, element.channels.scale].map(\.timing)
    }
    #expect(springs.contains(.spring(Spring(response: 0.9, dampingRatio: 1))))
  }

  @Test(
    "Hero's default animations take theirs while they are held, and the panel says what matched")
  func hero() throws {
    let gallery = try InspectedGallery(typography: RealTypography().fonts)
    gallery.player.press(.character("i"))
    gallery.player.press(.character("7"))
    gallery.player.settle()
    gallery.player.press(.tab)
    gallery.player.press(.character("i"))
    gallery.player.press(.enter)
    gallery.player.next(30)
    #expect(gallery.fraction == 0)
    gallery.scrub(to: 0.5)
    gallery.player.app.settings[.animationsDuration] = 1.4
    gallery.player.next()
    #expect(gallery.transition?.plan.duration == 1.4)
    gallery.player.send(.wheel(at: Point(x: 650, y: 400), delta: Vector(dx: 0, dy: -200)))
    gallery.player.next(30)
    #expect(gallery.player.frame.texts.contains { $0.hasSuffix("views matched") })
    gallery.scrub(to: 0.9)
    gallery.clickDone()
    gallery.player.settle()
    #expect(gallery.player.app.isAtRest)
  }
}
