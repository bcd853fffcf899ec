import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The window changes its size while a hand holds a transition of any style.
@MainActor
@Suite struct ResizeInHandTests {
  private static let size = Size(width: 640, height: 520)

  /// A passage in a hand at a part of its way, in a window that had its size before or gets it then.
  private func held(
    _ passage: Passage, at coverage: Double, resizedInHand: Bool
  ) throws -> (theatre: PassageTheatre, grip: TransitionGrip) {
    let theatre = PassageTheatre(passage)
    theatre.frame()
    if !resizedInHand { theatre.resize(to: Self.size) }
    if passage.direction == .dismiss {
      theatre.open(animated: false)
      theatre.frame(after: 0.1)
    } else {
      theatre.open()
    }
    let grip = try #require(theatre.upper.grabTransition())
    grip.move(by: coverage - grip.baseCoverage, rate: 1.5)
    theatre.frame(after: 0.01)
    if resizedInHand { theatre.resize(to: Self.size) }
    return (theatre, grip)
  }

  private func expectSame(
    _ theatre: PassageTheatre, _ other: PassageTheatre, _ note: String
  ) throws {
    let mine = try #require(theatre.transition)
    let its = try #require(other.transition)
    #expect(mine.plan.elements.map(\.name) == its.plan.elements.map(\.name), "\(note)")
    for ((now, then), element) in zip(zip(mine.states, its.states), mine.plan.elements) {
      let note = "\(element.name), \(note)"
      #expect(now.distance(from: then) < 1e-6, "\(note)")
      #expect(now.velocityChange(from: then) < 1e-6, "\(note)")
    }
  }

  @Test(
    "Everything lies where it would lie had the window always been of that size, moves on from there, and ends in the new place",
    arguments: Passage.heeding.filter { $0.style != .custom }, [0.2, 0.5, 0.8])
  func asIfAlways(_ passage: Passage, coverage: Double) throws {
    for heading in [TransitionDirection.present, .dismiss] {
      let note = "to \(heading)"
      let (resized, mine) = try held(passage, at: coverage, resizedInHand: true)
      let (steady, its) = try held(passage, at: coverage, resizedInHand: false)
      #expect(abs(mine.coverage - coverage) < 1e-9, "\(note)")
      try expectSame(resized, steady, note)
      for grip in [mine, its] {
        grip.move(by: coverage - grip.baseCoverage + 0.05, rate: -0.7)
      }
      try expectSame(resized, steady, "moved on, \(note)")
      let states = mine.transition.states
      mine.release(to: heading)
      its.release(to: heading)
      for (now, then) in zip(try #require(resized.transition?.states), states) {
        #expect(now.distance(from: then) < 1e-9, "\(note)")
        #expect(!passage.keepsVelocity || now.velocityChange(from: then) < 1e-6, "\(note)")
      }
      resized.settle()
      steady.settle()
      resized.expectAtRest(isThere: heading == .present, note)
      let isSame = resized.stage.draw() == steady.stage.draw()
      #expect(isSame, "\(note)")
    }
  }

  @Test(
    "Caught in flight and resized in the hand, what was off the way stays as far off it, and goes on to the new place",
    arguments: Passage.heeding)
  func caughtInFlight(_ passage: Passage) throws {
    let (theatre, steady) = (PassageTheatre(passage), PassageTheatre(passage))
    for theatre in [theatre, steady] {
      theatre.begin()
      theatre.frame(after: 0.15)
    }
    let grip = try #require(theatre.upper.grabTransition())
    let coverage = grip.coverage
    theatre.resize(to: Self.size)
    theatre.resize(to: PassageTheatre.size)
    #expect(abs(grip.coverage - coverage) < 1e-6)
    if passage.style != .custom {
      for (now, then) in zip(grip.transition.states, try #require(steady.transition?.states)) {
        #expect(now.distance(from: then) < 1e-6)
      }
    }
    theatre.resize(to: Self.size)
    grip.release(to: .present)
    theatre.settle()
    theatre.expectAtRest(isThere: true, "\(passage)")
  }
}

extension PassageTheatre {
  /// Gives the window a size, and the pictures on both screens a place in it.
  fileprivate func resize(to size: Size) {
    let (x, y) = (size.width / PassageTheatre.size.width, size.height / PassageTheatre.size.height)
    upper.picture?.frame = Rect(x: 40 * x, y: 20 * y, width: 320 * x, height: 200 * y)
    lower.picture?.frame = Rect(x: 200 * x, y: 150 * y, width: 90, height: 90)
    send(.resize(size, scale: 1))
  }
}
