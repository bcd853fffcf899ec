import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

@Suite struct ExtremeGeometryTests {
  private static let sizes = [1e-300, 1e-6, 0.25, 300, 1e7, 1.1e7, 1e300]

  @Test("Whatever the proportions, nothing that is drawn lies beyond the largest coordinate")
  func nothingBeyondTheLimit() {
    for flight in Flight.allCases {
      for source in Self.sizes {
        for target in Self.sizes {
          for image in Self.sizes {
            let subject = HeroSubject(
              container: Rect(x: 0, y: 0, width: 1280, height: 800),
              source: .init(frame: Rect(x: 3, y: 5, width: source, height: 20), radius: 4),
              target: .init(frame: Rect(x: 7, y: 0, width: 900, height: target)),
              image: Image(id: .init(rawValue: 1), size: Size(width: image, height: 3)))
            let plan = flight.plan(for: subject)
            #expect(plan.duration > 0 && plan.duration < 10)
            let ends = plan.elements.flatMap { [$0.channels.frame, $0.channels.content] }
              .flatMap { [$0.from, $0.to] }
            let areSound = ends.allSatisfy { end in
              (0..<4).allSatisfy { abs(end[$0]) <= Rect.largestCoordinate }
            }
            #expect(areSound, "\(flight) \(source) \(target) \(image)")
          }
        }
      }
    }
  }

  @Test("A zoom beyond the largest coordinate says why it fades instead")
  func saysWhy() {
    let subject = HeroSubject(
      container: Rect(x: 0, y: 0, width: 1280, height: 800),
      source: .init(frame: Rect(x: 0, y: 0, width: 0.01, height: 0.01)),
      target: .init(frame: Rect(x: 0, y: 0, width: 1280, height: 800)), image: nil)
    let classic = HeroStyle(kind: .pinterest, preset: .classic)
    #expect(classic.plan(for: subject, direction: .present).fallback == "degenerate proportions")
    #expect(HeroStyle(kind: .hero).plan(for: subject, direction: .present).fallback == nil)
  }

  @Test(
    "A radius that is no length makes it fade", arguments: [Double.nan, .infinity, 1.1e7, -1e300])
  func radius(radius: Double) {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    for (source, target) in [(radius, 0), (0, radius)] {
      let subject = HeroSubject(
        container: frame, source: .init(frame: frame, radius: source),
        target: .init(frame: frame, radius: target), image: nil)
      #expect(subject.fault == "degenerate corner radius")
    }
  }
}
