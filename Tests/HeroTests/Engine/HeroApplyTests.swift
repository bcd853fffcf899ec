import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Views that a hand puts somewhere, and ends that move.
@MainActor
@Suite struct HeroApplyTests {
  /// A page whose card turns and grows in, with a badge inside that fades.
  private final class Cards: StageDriver {
    static let badgeColor = Color(red: 1, green: 0, blue: 0)
    let (list, page) = (ViewController(), ViewController())
    let card = View(frame: Rect(x: 60, y: 100, width: 200, height: 300))
    let badge = View(frame: Rect(x: 20, y: 30, width: 40, height: 20))
    let engine: HeroTransition
    let stage: Stage
    var now = 0.0
    var outcomes: [String] = []

    init(_ preset: HeroPreset = .standard) {
      var settings = HeroSettings()
      settings.preset = preset
      engine = HeroTransition(settings: settings)
      for screen in [list, page] { screen.view.backgroundColor = .white }
      card.backgroundColor = Color(red: 0, green: 0, blue: 1)
      card.heroModifiers = [.scale(0.5), .translate(x: 30, y: 200)]
      badge.backgroundColor = Cards.badgeColor
      badge.heroModifiers = [.fade]
      page.view.addSubview(card)
      card.addSubview(badge)
      page.transitioningDelegate = engine
      stage = Stage(root: list, size: Size(width: 320, height: 568))
    }

    func present(frames: Int = 6) {
      frame()
      list.present(page, animated: true) { [weak self] in self?.outcomes.append("\($0)") }
      for _ in 0..<frames { frame(after: 1 / 60) }
    }

    /// Where the badge is seen.
    func badgeCenter() -> Point? {
      frame().fills(of: Cards.badgeColor).last?.frame.center
    }
  }

  @Test(
    "#282: A nested view is put where it is said, in the container's points, at every frame",
    arguments: [HeroPreset.standard, .classic])
  func nested(_ preset: HeroPreset) throws {
    for frames in 3..<14 {
      let cards = Cards(preset)
      cards.present(frames: frames)
      let before = try #require(cards.badgeCenter())
      // First where it is already: nothing may jump.
      #expect(cards.engine.update(cards.engine.progress))
      #expect(cards.engine.apply([.position(before)], to: cards.badge))
      let same = try #require(cards.badgeCenter())
      #expect((same - before).length < 1e-6)
      let goal = Point(x: 200, y: 50)
      #expect(cards.engine.apply([.position(goal)], to: cards.badge))
      let moved = try #require(cards.badgeCenter())
      #expect((moved - goal).length < 1e-6)
      cards.engine.finish()
      let start = try #require(cards.badgeCenter())
      #expect((start - goal).length < 1e-6)
      cards.settle()
      let end = try #require(cards.badgeCenter())
      #expect(end == Point(x: 60 + 40, y: 100 + 40))
      #expect(cards.outcomes == ["completed"])
    }
  }

  @Test("What progress moves is back with progress; what it does not stays where it was put")
  func pinned() throws {
    let cards = Cards()
    cards.present()
    cards.engine.update(0.5)
    let name = "presented \(0)/0"
    cards.engine.apply([.opacity(0.25), .cornerRadius(7)], to: cards.badge)
    var state = try #require(cards.stage.transition(of: cards.page)?.state(of: name))
    #expect(state.opacity.value[0] == 0.25 && state.radii.value[0] == 7)
    cards.engine.update(0.75)
    state = try #require(cards.stage.transition(of: cards.page)?.state(of: name))
    #expect(abs(state.opacity.value[0] - 0.25) > 0.1)
    #expect(state.radii.value[0] == 7)
    cards.engine.finish()
    cards.settle()
    #expect(cards.badge.cornerRadius == 0 && cards.badge.alpha == 1)
  }

  @Test("Both partners are put into the same place, and keep the hand's velocity")
  func partners() throws {
    let theatre = HeroStage()
    theatre.present()
    for _ in 0..<5 { theatre.frame(after: 1 / 60) }
    theatre.engine.update(0.5)
    let goal = Point(x: 111, y: 222)
    theatre.engine.apply(
      [.position(goal)], to: theatre.picture, velocity: Vector(dx: 300, dy: -100))
    for name in ["presented photo", "presenting photo"] {
      let state = try #require(theatre.transition?.state(of: name))
      #expect(state.frame.value.rect.center == goal)
    }
    theatre.engine.finish()
    let state = try #require(theatre.transition?.state(of: "presented photo"))
    #expect(abs(state.frame.velocity[0] - 300) < 1e-6)
    #expect(abs(state.frame.velocity[1] + 100) < 1e-6)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }

  @Test(
    "An end that moves moves nothing at once, and for both partners the same end",
    arguments: [true, false], [HeroPreset.standard, .classic])
  func target(isDestination: Bool, _ preset: HeroPreset) throws {
    let theatre = HeroStage(preset)
    theatre.present()
    for _ in 0..<5 { theatre.frame(after: 1 / 60) }
    theatre.engine.update(theatre.engine.progress)
    let before = try #require(theatre.transition?.states)
    let goal = Point(x: 200, y: 480)
    #expect(
      theatre.engine.changeTarget(
        [.position(goal)], isDestination: isDestination, to: theatre.picture))
    let after = try #require(theatre.transition?.states)
    for (now, then) in zip(after, before) { #expect(now.distance(from: then) == 0) }
    if isDestination { theatre.engine.finish() } else { theatre.engine.cancel() }
    for (now, then) in zip(try #require(theatre.transition?.states), before) {
      #expect(now.distance(from: then) < 1e-6)
    }
    var last: [Point] = []
    while theatre.stage.isMoving, theatre.now < 5 {
      last = ["presented photo", "presenting photo"].compactMap {
        theatre.transition?.state(of: $0)?.frame.value.rect.center
      }
      theatre.frame(after: 1 / 240)
    }
    #expect(last.count == 2)
    for center in last { #expect((center - goal).length < 2) }
    #expect(theatre.outcomes == [isDestination ? "present completed" : "present cancelled"])
  }

  @Test("Of ends that a hand moves at every frame the last counts, with what else was said before")
  func moved() throws {
    let theatre = HeroStage()
    theatre.present()
    for _ in 0..<5 { theatre.frame(after: 1 / 60) }
    theatre.engine.update(theatre.engine.progress)
    theatre.engine.changeTarget([.opacity(0.5)], to: theatre.picture)
    for number in 0...200 {
      let goal = Point(x: 100 + Double(number) / 2, y: 300)
      #expect(theatre.engine.changeTarget([.position(goal)], to: theatre.picture))
    }
    theatre.engine.finish()
    var last: ElementState?
    while theatre.stage.isMoving, theatre.now < 5 {
      last = theatre.transition?.state(of: "presented photo")
      theatre.frame(after: 1 / 240)
    }
    let end = try #require(last)
    #expect((end.frame.value.rect.center - Point(x: 200, y: 300)).length < 2)
    #expect(abs(end.opacity.value[0] - 0.5) < 0.02)
  }

  @Test("Where nothing is under way, or a view does not fly, nothing is put anywhere")
  func idle() {
    let theatre = HeroStage()
    #expect(!theatre.engine.apply([.opacity(0)], to: theatre.picture))
    #expect(!theatre.engine.changeTarget([.opacity(0)], to: theatre.picture))
    theatre.present()
    theatre.frame(after: 0.1)
    #expect(!theatre.engine.apply([.opacity(0)], to: View()))
    #expect(theatre.transition?.isInteractive == false)
    #expect(theatre.engine.apply([.position(Point(x: .nan, y: 0))], to: theatre.picture))
    theatre.engine.finish()
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }
}
