import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

/// A flight taken over at every single frame, by a click, a key and a hand.
@MainActor
@Suite struct TakeoverTests {
  enum Way: CaseIterable { case click, key }

  /// The moments of the frames that a flight takes at a refresh rate.
  private func moments(_ flight: Flight, _ hertz: Double) -> [Double] {
    let theatre = Theatre(flight)
    theatre.begin(flight.direction)
    let duration = theatre.transition?.plan.duration ?? 0
    return (0..<Int(duration * hertz)).map { Double($0) / hertz }
  }

  /// The speed of the fastest side in an undisturbed flight.
  private func peak(_ flight: Flight) -> Double {
    let theatre = Theatre(flight)
    theatre.begin(flight.direction)
    var track = Track()
    for _ in 0..<300 where theatre.stage.isMoving {
      theatre.frame(after: 0.002)
      track.note(theatre)
    }
    return track.peak
  }

  @Test(
    "Turned by a click or a key at any frame, it neither steps nor, by default, changes its velocity",
    arguments: Flight.allCases, [60.0, 144])
  func turned(_ flight: Flight, hertz: Double) throws {
    let peak = peak(flight)
    for moment in moments(flight, hertz) {
      for way in Way.allCases {
        let theatre = Theatre(flight)
        theatre.begin(flight.direction)
        theatre.frame(after: max(0, moment - 1 / hertz))
        theatre.frame(after: moment - max(0, moment - 1 / hertz))
        let before = try #require(theatre.transition?.states)
        let names = theatre.transition?.plan.elements.map(\.name)
        theatre.now += 0.4 / hertz
        switch way {
        case .click: theatre.click(try #require(theatre.hero).center)
        case .key: theatre.detail.turnTransition(to: flight.direction.reversed)
        }
        let after = try #require(theatre.transition?.states)
        #expect(theatre.transition?.heading == flight.direction.reversed, "\(moment) \(way)")
        #expect(names == theatre.transition?.plan.elements.map(\.name))
        for (now, then) in zip(after, before) {
          #expect(now.distance(from: then) < 1e-9, "\(moment) \(way)")
          if flight.preset == .standard {
            #expect(now.velocityChange(from: then) < 0.01 * peak, "\(moment) \(way)")
          }
        }
        var track = Track()
        track.note(theatre)
        track.frames[0].time -= 0.4 / hertz
        // Finer than the refresh, so that the velocities at both ends of a step bound it.
        for _ in 0..<24 {
          theatre.frame(after: 0.25 / hertz)
          track.note(theatre)
        }
        #expect(track.unexplainedStep < 0.5, "\(moment) \(way)")
        if Int(moment * hertz) % 8 == 0 { theatre.settle(hertz: hertz) }
      }
    }
  }

  @Test(
    "A click that turns is an answer to the picture only while it closes, to the whole screen while it opens"
  )
  func whereClicksTurn() throws {
    for direction in [TransitionDirection.present, .dismiss] {
      let theatre = Theatre()
      theatre.begin(direction)
      theatre.frame(after: 0.1)
      theatre.click(Point(x: 2, y: 2))
      let turns = direction == .present
      #expect((theatre.transition?.heading == direction.reversed) == turns)
    }
  }

  @Test(
    "A press in flight reaches no control of the screen, and beside a closing picture the screen beneath"
  )
  func pressesInFlight() {
    let theatre = Theatre()
    var (taps, beneath) = (0, 0)
    theatre.detail.view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    theatre.source.view.addGestureRecognizer(TapGestureRecognizer { _ in beneath += 1 })
    theatre.present()
    theatre.frame(after: 0.1)
    theatre.click(Point(x: 640, y: 400))
    #expect((taps, beneath) == (0, 0))
    #expect(theatre.transition?.heading == .dismiss)
    theatre.present()
    theatre.settle()
    theatre.click(Point(x: 640, y: 400))
    #expect((taps, beneath) == (1, 0))
    theatre.dismiss()
    theatre.frame(after: 0.1)
    theatre.click(theatre.hero?.center ?? .zero)
    #expect((taps, beneath) == (1, 0))
    #expect(theatre.transition?.heading == .present)
    theatre.dismiss()
    theatre.frame(after: 0.1)
    theatre.click(Point(x: 2, y: 2))
    #expect((taps, beneath) == (1, 1))
    #expect(theatre.transition?.heading == .dismiss)
  }
}
