import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Every style taken over at every single frame, wherever it plays.
@MainActor
@Suite struct TakeoverTests {
  enum Way: CaseIterable {
    /// What the app itself asks for: a pop, a dismissal, the former tab; Esc and the ways back.
    case request
    /// A turn of the transition.
    case turn
    /// A click on what flies, where it turns it.
    case click
    /// Alt and the left arrow.
    case keys
  }

  /// The ways that there are for a passage.
  private func ways(_ passage: Passage) -> [Way] {
    var ways = [Way.request, .turn]
    if passage.style?.ignoresInput == true { return ways }
    let isHero = passage.style == .hero || passage.style == .pinterest
    if passage.place == .modal && passage.direction == .present || isHero { ways.append(.click) }
    if passage.place == .navigation, passage.direction == .present { ways.append(.keys) }
    return ways
  }

  private func take(_ way: Way, _ theatre: PassageTheatre) {
    let heading = theatre.passage.direction.reversed
    switch way {
    case .request: theatre.go(heading)
    case .turn: theatre.upper.turnTransition(to: heading)
    case .click:
      // What comes is answered anywhere, what goes only where it flies.
      let comes = theatre.passage.direction == .present && theatre.passage.place == .modal
      let middle = Point(x: 200, y: 170)
      theatre.click(comes ? middle : theatre.transition?.leadingFrame?.center ?? middle)
    case .keys: theatre.key(.left, .alt)
    }
  }

  /// How long a passage takes, and the highest speeds in it.
  private func survey(_ passage: Passage) -> (duration: Double, peaks: [Double]) {
    let theatre = PassageTheatre(passage)
    theatre.begin()
    let duration = theatre.transition?.plan.duration ?? 0
    var track = MotionTrack()
    for _ in 0..<1000 where theatre.stage.isMoving {
      theatre.advance(by: 0.002)
      track.note(theatre.transition, at: theatre.now)
    }
    return (duration, track.peaks)
  }

  private func expectSame(
    _ now: [ElementState], _ then: [ElementState], _ peaks: [Double], velocityToo: Bool,
    _ note: String
  ) {
    for (now, then) in zip(now, then) {
      #expect(now.distance(from: then) < 1e-9, "\(note)")
      guard velocityToo else { continue }
      let isKept = zip(now.velocityChanges(from: then), peaks).allSatisfy {
        $0 <= 0.01 * max($1, 1e-6)
      }
      #expect(isKept, "\(note): \(now.velocityChanges(from: then)) of \(peaks)")
    }
  }

  /// Nothing moves farther than its velocities say, in steps finer than the refresh.
  private func expectSmooth(_ theatre: PassageTheatre, from start: Double, _ hertz: Double)
    -> Double
  {
    var track = MotionTrack()
    track.note(theatre.transition, at: start)
    for _ in 0..<12 {
      theatre.advance(by: 0.25 / hertz)
      track.note(theatre.transition, at: theatre.now)
    }
    return track.unexplainedStep
  }

  @Test(
    "Turned at any frame, nothing steps, by default no velocity changes, and it ends where it began",
    arguments: Passage.allCases, [60.0, 144])
  func turned(_ passage: Passage, hertz: Double) throws {
    let (duration, peaks) = survey(passage)
    try #require(duration > 0.1)
    for frame in 0..<Int(duration * hertz) {
      for way in ways(passage) {
        let note = "frame \(frame) \(way)"
        let theatre = PassageTheatre(passage)
        theatre.begin()
        theatre.advance(by: Double(frame) / hertz)
        theatre.frame()
        let before = try #require(theatre.transition)
        let (states, shown) = (before.states, theatre.now)
        theatre.now += 0.4 / hertz
        take(way, theatre)
        let after = try #require(theatre.transition)
        #expect(after.heading == passage.direction.reversed, "\(note)")
        expectSame(after.states, states, peaks, velocityToo: passage.keepsVelocity, note)
        #expect(expectSmooth(theatre, from: shown, hertz) < 0.5, "\(note)")
        guard frame % 12 == 0 else { continue }
        theatre.settle(hertz: hertz)
        theatre.expectAtRest(isThere: passage.direction == .dismiss, note)
      }
    }
  }

  @Test(
    "Caught at any frame it stands where it is, follows from there, and goes on with the hand's speed",
    arguments: Passage.heeding, [60.0, 144])
  func caught(_ passage: Passage, hertz: Double) throws {
    let (duration, peaks) = survey(passage)
    for frame in 1..<Int(duration * hertz) {
      for (part, rate) in [(-0.1, -1.0), (0.08, 2)] {
        let note = "frame \(frame) by \(part)"
        let theatre = PassageTheatre(passage)
        theatre.begin()
        theatre.frame(after: Double(frame) / hertz)
        let states = try #require(theatre.transition?.states)
        let grip = try #require(theatre.upper.grabTransition())
        expectSame(grip.transition.states, states, peaks, velocityToo: false, note)
        let coverage = grip.coverage
        grip.move(by: part, rate: rate)
        theatre.frame(after: 1 / hertz)
        #expect(abs(grip.coverage - coverage - part) < 1e-9, "\(note)")
        let held = grip.transition.states
        grip.release(to: part < 0 ? .dismiss : .present)
        let flying = try #require(theatre.transition)
        expectSame(flying.states, held, peaks, velocityToo: passage.keepsVelocity, note)
        #expect(expectSmooth(theatre, from: theatre.now, hertz) < 0.5, "\(note)")
        guard frame % 12 == 0 else { continue }
        theatre.settle(hertz: hertz)
        theatre.expectAtRest(isThere: part > 0, note)
      }
    }
  }

  @Test("What ignores input is neither caught nor turned by a click, at any frame")
  func ignoring() throws {
    for passage in Passage.allCases where passage.style?.ignoresInput == true {
      for frame in 1..<29 {
        let theatre = PassageTheatre(passage)
        theatre.begin()
        theatre.frame(after: Double(frame) / 60)
        #expect(theatre.upper.grabTransition() == nil)
        theatre.click(try #require(theatre.transition?.leadingFrame).center)
        #expect(theatre.transition?.heading == passage.direction)
      }
    }
  }
}
