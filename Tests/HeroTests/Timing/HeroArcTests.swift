import Hero
import Motion
import TestSupport
import Testing

@Suite struct HeroArcTests {
  private static let start = Point(x: 100, y: 100)
  private static let end = Point(x: 500, y: 300)

  static let table: [(name: String, intensity: Double, control: Point, way: [Point])] = [
    (
      "AR-1", 1, Point(x: 100, y: 300),
      [Point(x: 125, y: 187.5), Point(x: 200, y: 250), Point(x: 325, y: 287.5)]
    ),
    (
      "AR-2", 0, Point(x: 300, y: 200),
      [Point(x: 200, y: 150), Point(x: 300, y: 200), Point(x: 400, y: 250)]
    ),
    (
      "AR-3", 0.5, Point(x: 200, y: 250),
      [Point(x: 162.5, y: 168.75), Point(x: 250, y: 225), Point(x: 362.5, y: 268.75)]
    ),
    (
      "AR-4", -1, Point(x: 500, y: 100),
      [Point(x: 275, y: 112.5), Point(x: 400, y: 150), Point(x: 475, y: 212.5)]
    ),
    (
      "AR-5", 2, Point(x: -100, y: 400),
      [Point(x: 50, y: 225), Point(x: 100, y: 300), Point(x: 250, y: 325)]
    ),
  ]

  @Test(
    "AR-1, AR-2, AR-3, AR-4, AR-5: Arcs have their control points and ways", arguments: table)
  func vectors(name: String, intensity: Double, control: Point, way: [Point]) {
    let arc = HeroArc(from: HeroArcTests.start, to: HeroArcTests.end, intensity: intensity)
    #expect(arc.control == control)
    #expect([0.25, 0.5, 0.75].map { arc.point(at: $0) } == way)
    #expect(arc.point(at: 0) == HeroArcTests.start && arc.point(at: 1) == HeroArcTests.end)
  }

  @Test("AR-9: a way that leads almost straight down does not bend")
  func straight() {
    let arc = HeroArc(from: HeroArcTests.start, to: Point(x: 100.5, y: 300))
    #expect(arc.isStraight)
    for (u, point) in [
      (0.25, Point(x: 100.125, y: 150)), (0.5, Point(x: 100.25, y: 200)),
      (0.75, Point(x: 100.375, y: 250)),
    ] {
      expectClose(arc.point(at: u).x, point.x, within: 1e-9)
      expectClose(arc.point(at: u).y, point.y, within: 1e-9)
    }
  }

  @Test("AR-10: the timing says how far along the curve it is")
  func timed() {
    let u = HeroTimingFunction.standard.value(at: 0.5)
    let point = HeroArc(from: HeroArcTests.start, to: HeroArcTests.end).point(at: u)
    expectClose(point.x, 340.60, within: 0.01)
    expectClose(point.y, 289.93, within: 0.01)
  }

  @Test("The way back is the same way")
  func back() {
    let there = HeroArc(from: HeroArcTests.start, to: HeroArcTests.end, intensity: 0.7)
    let back = HeroArc(from: HeroArcTests.end, to: HeroArcTests.start, intensity: 0.7)
    #expect(back.control == there.control)
  }

  @Test("The velocity is the slope of the way", arguments: [0.1, 0.4, 0.9])
  func velocity(u: Double) {
    let arc = HeroArc(from: HeroArcTests.start, to: HeroArcTests.end, intensity: 1.3)
    let step = 1e-6
    let slope = (arc.point(at: u + step) - arc.point(at: u - step)) / (2 * step)
    expectClose(arc.velocity(at: u).dx, slope.dx, within: 1e-4)
    expectClose(arc.velocity(at: u).dy, slope.dy, within: 1e-4)
  }
}
