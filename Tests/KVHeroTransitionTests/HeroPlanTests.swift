import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

@Suite struct HeroPlanTests {
  private let subject = HeroSubject(
    container: Rect(x: 0, y: 0, width: 1280, height: 800),
    source: .init(frame: Rect(x: 10, y: 60, width: 200, height: 200), radius: 12),
    target: .init(
      frame: Rect(x: 40, y: 0, width: 1200, height: 800), mode: .scaleAspectFit),
    image: Image(id: .init(rawValue: 1), size: Size(width: 1500, height: 1000)))

  @Test(
    "The classic frame follows the ease-in-out curve, whose value at a quarter is 0.129162",
    arguments: [HeroStyle.Kind.hero, .pinterest])
  func classicFollowsItsCurve(kind: HeroStyle.Kind) throws {
    let style = HeroStyle(kind: kind, preset: .classic)
    let plan = style.plan(for: subject, direction: .present)
    #expect(plan.duration == (kind == .hero ? 0.25 : 0.5))
    let trace = TransitionTrace(plan, at: [0.25])
    #expect(abs(trace.frames[0].progress - 0.129162) < 1e-6)
    let hero = try #require(trace.frames[0].elements.first { $0.name == "hero" })
    #expect(abs(hero.frame.width - (200 + 1000 * 0.129162)) < 1e-3)
  }

  @Test("The default picture is never stretched, on the way in or out")
  func defaultIsNeverStretched() throws {
    for direction in [TransitionDirection.present, .dismiss] {
      let plan = HeroStyle(kind: .hero).plan(for: subject, direction: direction)
      for frame in TransitionTrace(plan, at: (0...40).map { Double($0) / 40 }).frames {
        let hero = try #require(frame.elements.first { $0.name == "hero" })
        let crop = try #require(hero.crop)
        let across = crop.width * 1500 / hero.frame.width
        let down = crop.height * 1000 / hero.frame.height
        #expect(abs(across / down - 1) < 1e-9)
      }
    }
  }

  @Test("In the default Pinterest style the cell's centre keeps to the picture's")
  func pinterestCentresCoincide() throws {
    let plan = HeroStyle(kind: .pinterest).plan(for: subject, direction: .present)
    for frame in TransitionTrace(plan, at: [0, 0.1, 0.35, 0.8, 1]).frames {
      let grid = try #require(frame.elements.first { $0.name == "presenting" }).frame
      let hero = try #require(frame.elements.first { $0.name == "hero" }).frame
      let scale = grid.width / 1280
      #expect(abs(grid.x + subject.source.frame.midX * scale - hero.midX) < 1e-6)
      #expect(abs(grid.y + subject.source.frame.midY * scale - hero.midY) < 1e-6)
    }
  }

  @Test("A side that is nothing or not a number makes it fade instead")
  func degenerateGeometryFades() {
    for side in [0, -1, .nan, .infinity, 2e7] {
      var broken = subject
      broken.source.frame = Rect(x: 0, y: 0, width: side, height: 10)
      let plan = HeroStyle(kind: .hero).plan(for: broken, direction: .present)
      #expect(plan.fallback == "degenerate source frame")
    }
  }
}
