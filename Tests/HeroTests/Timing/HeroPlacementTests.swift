import Hero
import Motion
import TestSupport
import Testing

@Suite struct HeroPlacementTests {
  private static func placed(_ size: Size, _ modifiers: [HeroModifier]) -> HeroPlacement {
    let state = HeroTargetState(unconditional: modifiers)
    return HeroPlacement(
      position: state.position ?? Point(x: 0, y: 0), size: state.size ?? size,
      transform: state.transform ?? .identity)
  }

  static let table: [(name: String, size: Size, modifiers: [HeroModifier], seconds: Double)] = [
    ("DU-1", Size(width: 200, height: 100), [], 0.208),
    ("DU-3", Size(width: 200, height: 100), [.translate(x: 30, y: 40)], 0.224667),
    ("DU-4", Size(width: 200, height: 100), [.position(Point(x: 100, y: 0))], 0.241333),
    ("DU-8", Size(width: 200, height: 100), [.position(Point(x: 0, y: 500))], 0.374667),
    ("DU-9", Size(width: 200, height: 100), [.position(Point(x: 5000, y: 0))], 0.374667),
    ("DU-12", Size(width: 200, height: 100), [.scale(0.5)], 0.245268),
    ("DU-13", Size(width: 200, height: 100), [.scale(2)], 0.282536),
    ("DU-14", Size(width: 200, height: 100), [.rotate(.pi / 2)], 0.313409),
    ("DU-15", Size(width: 200, height: 100), [.rotate(.pi)], 0.357071),
    (
      "DU-16", Size(width: 200, height: 200), [.translate(x: 0, y: 100), .scale(0.5)], 0.288474
    ),
  ]

  @Test(
    "DU-1, DU-3, DU-4, DU-8, DU-9, DU-12, DU-13, DU-14, DU-15, DU-16: A way takes its time",
    arguments: table)
  func seconds(name: String, size: Size, modifiers: [HeroModifier], seconds: Double) {
    let way = HeroPlacementTests.placed(size, []).automaticDuration(
      to: HeroPlacementTests.placed(size, modifiers))
    expectClose(way, seconds, within: 1e-6, name)
  }

  @Test("DU-10 and DU-11: position and size add up, to 500 points at most")
  func positionAndSize() {
    let small = HeroPlacement(
      position: Point(x: 100, y: 100), size: Size(width: 50, height: 50))
    let grown = HeroPlacement(position: Point(x: 160, y: 180), size: Size(width: 80, height: 90))
    expectClose(small.automaticDuration(to: grown), 0.258, within: 1e-6)
    expectClose(grown.automaticDuration(to: small), 0.258, within: 1e-6)
    let a = HeroPlacement(position: Point(x: 200, y: 300), size: Size(width: 100, height: 100))
    let b = HeroPlacement(position: Point(x: 640, y: 400), size: Size(width: 300, height: 200))
    expectClose(a.automaticDuration(to: b), 0.374667, within: 1e-6)
  }

  @Test("What is nowhere takes the least time")
  func notFinite() {
    let lost = HeroPlacement(position: Point(x: .nan, y: 0), size: .zero)
    let here = HeroPlacement(position: .zero, size: .zero)
    #expect(here.automaticDuration(to: lost) == 0.208)
  }
}
