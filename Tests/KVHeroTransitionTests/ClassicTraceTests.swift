import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The classic preset against the spec's own formulae.
@Suite struct ClassicTraceTests {
  private static let fractions = [0, 0.03, 0.125, 0.25, 0.4, 0.5, 0.77, 0.9, 0.999, 1]

  @Test(
    "Every element is within 1e-4 of the spec, for a hundred odd geometries",
    arguments: Flight.classic)
  func followsTheSpec(_ flight: Flight) throws {
    for subject in Self.oddSubjects {
      let trace = TransitionTrace(flight.plan(for: subject), at: Self.fractions)
      #expect(trace.fallback == nil)
      #expect(trace.duration == (flight.kind == .hero ? 0.25 : 0.5))
      let oracle = ClassicOracle(subject, flight.direction)
      for (fraction, frame) in zip(Self.fractions, trace.frames) {
        #expect(frame.time == fraction)
        expectClose(frame.progress, ClassicOracle.easeInOut(fraction), within: 1e-6)
        let rows = Dictionary(frame.elements.map { ($0.name, $0) }) { first, _ in first }
        let hero = try #require(rows["hero"])
        let presenting = try #require(rows["presenting"])
        switch flight.flow {
        case .image:
          expectRow(hero, oracle.image(at: fraction), "hero \(subject)")
          #expect(rows["content"] == nil)
        case .snapshot:
          expectRow(hero, oracle.holder(at: fraction), "holder \(subject)")
          expectRow(
            try #require(rows["content"]), oracle.content(at: fraction), "content \(subject)")
        }
        switch flight.kind {
        case .hero:
          expectRow(presenting, .init(frame: subject.container), "presenting \(subject)")
        case .pinterest:
          expectRow(presenting, oracle.presenting(at: fraction), "presenting \(subject)")
        }
        #expect(rows["fade"]?.opacity == 0)
        #expect(rows["presented"] == nil)
      }
    }
  }

  private func expectRow(
    _ actual: TransitionTrace.Element, _ expected: ClassicOracle.Row, _ note: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pairs = [
      (actual.frame.x, expected.frame.x), (actual.frame.y, expected.frame.y),
      (actual.frame.width, expected.frame.width), (actual.frame.height, expected.frame.height),
      (actual.cornerRadius, expected.radius), (actual.opacity, expected.opacity),
    ]
    for (value, oracle) in pairs {
      expectClose(value, oracle, within: 1e-4, note, sourceLocation: sourceLocation)
    }
  }

  /// Thin, tiny, huge, off the screen, larger than the detail, and a seeded crowd; every content
  /// mode at either end.
  private static let oddSubjects: [HeroSubject] = {
    let whole = Rect(x: 0, y: 0, width: 1280, height: 800)
    var ends: [(Rect, Rect, Rect)] = [
      (
        Rect(x: 10, y: 60, width: 200, height: 200), Rect(x: 40, y: 0, width: 1200, height: 800),
        whole
      ),
      (
        Rect(x: -300, y: 900, width: 3, height: 700), Rect(x: 0, y: 250, width: 1280, height: 0.5),
        whole
      ),
      (
        Rect(x: 0, y: 0, width: 1280, height: 800), Rect(x: 600, y: 300, width: 5, height: 7), whole
      ),
      (
        Rect(x: 5, y: 5, width: 0.25, height: 0.25), Rect(x: -150, y: 70, width: 1900, height: 95),
        whole
      ),
      (whole, whole, whole),
      (
        Rect(x: 11, y: 12, width: 13, height: 14), Rect(x: 0, y: 0, width: 390, height: 300),
        Rect(x: 0, y: 0, width: 390, height: 844)
      ),
    ]
    var random = SeededGenerator(seed: 2024)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    while ends.count < 100 {
      ends.append(
        (
          Rect(
            x: number(-500...2000), y: number(-500...2000), width: number(0.5...900),
            height: number(0.5...900)),
          Rect(
            x: number(-500...2000), y: number(-500...2000), width: number(5...3000),
            height: number(5...3000)),
          Rect(x: 0, y: 0, width: number(200...4000), height: number(200...4000))
        ))
    }
    let modes = ContentMode.allCases
    return ends.enumerated().map { index, end in
      HeroSubject(
        container: end.2,
        source: .init(
          frame: end.0, radius: Double(index % 7) * 4.5, mode: modes[index % modes.count]),
        target: .init(
          frame: end.1, radius: Double(index % 3) * 9, mode: modes[index / 2 % modes.count]),
        image: Image(
          id: .init(rawValue: index), size: Size(width: 40 + Double(index) * 31, height: 777)))
    }
  }()
}
