import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The drag that scrubs the dismissal.
@MainActor
@Suite struct StandardDragTests {
  private let start = Point(x: 640, y: 300)

  private func taken(_ preset: HeroStyle.Preset, _ kind: HeroStyle.Kind = .hero) -> (Theatre, Point)
  {
    let theatre = Theatre(kind, preset, drag: .standard)
    theatre.present()
    theatre.settle()
    theatre.pointer(.down, start)
    theatre.pointer(.move, start + Vector(dx: 0, dy: 5), after: 0.01)
    return (theatre, start + Vector(dx: 0, dy: 5))
  }

  private func between(_ a: Rect, _ b: Rect, _ part: Double) -> Rect {
    Rect(
      x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part,
      width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part)
  }

  @Test(
    "200 points are the whole way; classic goes it along its curve, ours in even steps",
    arguments: Flight.takeoffs.filter { $0.flow == .image })
  func percent(_ flight: Flight) throws {
    let (theatre, origin) = taken(flight.preset, flight.kind)
    let source = try #require(theatre.source.pictureFrame)
    let rest = Rect(x: 40, y: 0, width: 1200, height: 800)
    for pull in [0.0, 1, 50, 60, 133, 200, 350] {
      theatre.pointer(.move, origin + Vector(dx: 70, dy: pull), after: 0.01)
      let percent = min(pull / 200, 1)
      let part = flight.preset == .classic ? ClassicOracle.easeInOut(percent) : percent
      expectClose(theatre.hero, between(rest, source, part), within: 1e-6, "\(pull)")
    }
  }

  @Test("Classic finishes beyond 0.3 of the way or 1000 points a second, else goes back")
  func classicDecision() {
    for (pull, expected) in [(59.5, false), (60.5, true)] {
      let (theatre, origin) = taken(.classic)
      theatre.pointer(.move, origin + Vector(dx: 300, dy: pull), after: 0.2)
      theatre.pointer(.up, origin + Vector(dx: 300, dy: pull), after: 0.2)
      theatre.settle()
      #expect((theatre.detail.stage == nil) == expected)
    }
    for (speed, expected) in [(980.0, false), (1020, true)] {
      let (theatre, origin) = taken(.classic)
      let end = theatre.drag(on: origin, by: Vector(dx: 200, dy: 55), lasting: 55 / speed)
      theatre.pointer(.up, end)
      theatre.settle()
      #expect((theatre.detail.stage == nil) == expected)
    }
  }

  @Test("Ours finishes where it would come to rest more than 90 points down")
  func ourDecision() {
    for (pull, speed, expected) in [
      (89.0, 0.0, false), (91, 0, true), (55, 330, false), (55, 375, true), (150, -590, true),
      (150, -620, false),
    ] {
      let (theatre, origin) = taken(.standard)
      var end = origin
      if speed < 0 { end = theatre.drag(on: end, by: Vector(dx: 0, dy: pull + 60), lasting: 0.5) }
      let rest = origin.y + pull - end.y
      end = theatre.drag(
        on: end, by: Vector(dx: 0, dy: rest), lasting: speed == 0 ? 0.3 : rest / speed)
      theatre.pointer(.up, end, after: speed == 0 ? 0.2 : 0)
      theatre.settle()
      #expect((theatre.detail.stage == nil) == expected, "\(pull) \(speed)")
    }
  }

  @Test("Classic runs the rest of its own time, eased out, either way")
  func classicCompletion() throws {
    for (pull, finishes) in [(100.0, true), (40, false)] {
      let (theatre, origin) = taken(.classic)
      let source = try #require(theatre.source.pictureFrame)
      let end = origin + Vector(dx: 0, dy: pull)
      theatre.pointer(.move, end, after: 0.1)
      theatre.frame()
      theatre.pointer(.up, end, after: 0.2)
      let begin = theatre.now
      let percent = pull / 200
      let rest = finishes ? 1 - percent : percent
      for part in [0.1, 0.35, 0.7, 0.95] {
        theatre.frame(after: begin + part * rest * 0.25 - theatre.now)
        let eased = easeOut(part)
        let position = finishes ? percent + rest * eased : percent - rest * eased
        expectClose(
          theatre.hero,
          between(
            Rect(x: 40, y: 0, width: 1200, height: 800), source,
            ClassicOracle.easeInOut(position)), within: 1e-4, "\(pull) \(part)")
      }
      theatre.frame(after: begin + rest * 0.25 - theatre.now + 1e-6)
      #expect(theatre.transition == nil)
      #expect((theatre.detail.stage == nil) == finishes)
    }
  }

  /// cubic-bezier(0, 0, 0.58, 1), by bisection of its parameter.
  private func easeOut(_ fraction: Double) -> Double {
    func x(_ s: Double) -> Double { 3 * (1 - s) * s * s * 0.58 + s * s * s }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if x(middle) < fraction { low = middle } else { high = middle }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  @Test("Ours hands the hand's speed to the spring")
  func release() throws {
    let (theatre, origin) = taken(.standard)
    let end = theatre.drag(on: origin, by: Vector(dx: 0, dy: 120), lasting: 0.3)
    theatre.frame()
    let before = try #require(theatre.hero)
    theatre.pointer(.up, end)
    theatre.frame()
    expectClose(theatre.hero, before, within: 1e-9)
    theatre.frame(after: 1e-5)
    let velocity = (try #require(theatre.hero).width - before.width) / 1e-5
    let expected = (203.0 - 1200) / 200 * 400
    expectClose(velocity, expected, within: 0.01 * abs(expected))
  }

  @Test("Pulled beyond an end there is no speed to hand over, and nothing left to go")
  func clamped() {
    let (theatre, origin) = taken(.standard)
    let end = theatre.drag(on: origin, by: Vector(dx: 0, dy: 260), lasting: 0.3)
    expectClose(theatre.hero, theatre.source.pictureFrame, within: 1e-9)
    theatre.pointer(.up, end)
    theatre.frame(after: 0.001)
    #expect(theatre.detail.stage == nil)

    let (other, start) = taken(.standard)
    let up = other.drag(on: start, by: Vector(dx: 0, dy: -200), lasting: 0.2)
    other.pointer(.up, up)
    other.frame(after: 0.001)
    #expect(other.transition == nil)
    #expect(other.stage.topViewController === other.detail)
  }
}
