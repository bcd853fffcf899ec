import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Requests, turns, clicks, hands and resizes in an order and at frames that a seed decides.
@MainActor
@Suite struct RepeatedTakeoverTests {
  private enum Act: CaseIterable {
    case open, close, turn, click, grab, loseFocus, resize, pause
  }

  @Test(
    "Whatever happens in flight, in whatever order, it ends once and leaves everything balanced",
    arguments: Passage.allCases)
  func endsOnce(_ passage: Passage) throws {
    for seed in 0..<40 { try run(passage, seed: UInt64(seed)) }
  }

  private func run(_ passage: Passage, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 7919 &+ 3)
    let theatre = PassageTheatre(passage)
    let before = theatre.frame()
    theatre.begin()
    for _ in 0..<Int.random(in: 2...9, using: &random) {
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let start = theatre.transition?.states
        theatre.frame(after: 1 / 120)
        guard let start, let end = theatre.transition?.states, start.count == end.count else {
          continue
        }
        // No frame may go far: what flies at 20,000 points a second is not flying.
        for (then, now) in zip(start, end) {
          let step = (now.frame.value - then.frame.value).largest
          #expect(step < 170, "seed \(seed)")
        }
      }
      let way = Bool.random(using: &random) ? TransitionDirection.present : .dismiss
      switch try #require(Act.allCases.randomElement(using: &random)) {
      case .open: theatre.go(.present)
      case .close: theatre.go(.dismiss)
      case .turn: theatre.upper.turnTransition(to: way)
      case .click: theatre.click(theatre.transition?.leadingFrame?.center ?? Point(x: 90, y: 90))
      case .grab:
        guard let grip = theatre.upper.grabTransition(announced: Bool.random(using: &random)) else {
          continue
        }
        var part = 0.0
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          part += .random(in: -0.1...0.1, using: &random)
          grip.move(by: part, rate: .random(in: -2...2, using: &random))
          theatre.frame(after: 1 / 60)
        }
        grip.release(to: way)
      case .loseFocus:
        theatre.pointer(.down, Point(x: 8, y: 200))
        theatre.drag(on: Point(x: 8, y: 200), by: Vector(dx: 40, dy: 40), lasting: 0.03)
        theatre.send(.focus(false))
        theatre.send(.focus(true))
      case .resize:
        let size = Size(
          width: Double.random(in: 300...600, using: &random),
          height: Double.random(in: 300...600, using: &random))
        theatre.send(.resize(size, scale: 1))
      case .pause: theatre.frame(after: Double.random(in: 0...2, using: &random))
      }
    }
    theatre.send(.resize(PassageTheatre.size, scale: 1))
    theatre.settle()
    let isThere = theatre.isThere
    theatre.expectAtRest(isThere: isThere, "seed \(seed)")
    if isThere {
      theatre.close()
      theatre.settle()
    }
    theatre.expectAtRest(isThere: false, "seed \(seed)")
    let isSame = theatre.frame() == before
    #expect(isSame, "seed \(seed): something is left over")
  }
}
