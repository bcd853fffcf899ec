import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// A hand that takes a picture, in flight at every frame and at rest, by real pan events.
@MainActor
@Suite struct GrabTests {
  /// Where a point lies in a picture, in fractions of it, and back.
  private func place(_ point: Point, in picture: Rect) -> Point {
    Point(x: (point.x - picture.x) / picture.width, y: (point.y - picture.y) / picture.height)
  }

  private func point(_ place: Point, in picture: Rect) -> Point {
    Point(x: picture.x + place.x * picture.width, y: picture.y + place.y * picture.height)
  }

  /// Presses on the picture and moves past the slop, with frames in between, until the hand has it.
  ///
  /// - Returns: Where the pointer is then.
  private func grab(_ theatre: Theatre, at place: Point, hertz: Double) throws -> Point {
    let start = point(place, in: try #require(theatre.hero))
    theatre.pointer(.down, start, after: 0.2 / hertz)
    var pointer = start
    for _ in 0..<40 where theatre.transition?.isInteractive != true {
      pointer = pointer + Vector(dx: 0.7, dy: 0.8)
      theatre.pointer(.move, pointer, after: 0.0005)
    }
    return pointer
  }

  @Test(
    "Grabbed at any frame it follows the pointer from where it is, and so does the grabbed point",
    arguments: Flight.allCases, [60.0, 144])
  func grabbed(_ flight: Flight, hertz: Double) throws {
    let probe = Theatre(flight)
    probe.begin(flight.direction)
    let frames = Int((probe.transition?.plan.duration ?? 0) * hertz)
    for frame in 0..<frames {
      let theatre = Theatre(flight)
      theatre.begin(flight.direction)
      theatre.frame(after: Double(frame) / hertz)
      let before = try #require(theatre.transition?.states)
      let pressed = Point(x: 0.3, y: 0.6)
      var pointer = try grab(theatre, at: pressed, hertz: hertz)
      let held = try #require(theatre.transition)
      #expect(held.isInteractive, "\(frame)")
      for (now, then) in zip(held.states, before) {
        #expect(now.distance(from: then) < 1e-9, "\(frame)")
      }
      // The classic preset hangs the picture on its centre.
      let first = try #require(theatre.hero)
      let grabbed =
        flight.preset == .classic ? Point(x: 0.5, y: 0.5) : place(pointer, in: first)
      let offset = point(grabbed, in: first) - pointer
      var random = SeededGenerator(seed: UInt64(frame))
      for step in 0..<12 {
        pointer =
          pointer
          + Vector(
            dx: .random(in: -60...60, using: &random), dy: .random(in: -40...90, using: &random))
        theatre.pointer(.move, pointer, after: 0.3 / hertz)
        theatre.frame(after: 0.7 / hertz)
        let under = point(grabbed, in: try #require(theatre.hero))
        #expect((under - offset - pointer).length < 0.5, "\(frame) \(step)")
      }
      theatre.pointer(.up, pointer, after: 0.3 / hertz)
      theatre.frame(after: 0.7 / hertz)
      theatre.settle(hertz: hertz)
      #expect(theatre.diary.read().suffix(1).first?.contains("didEnd") ?? false)
    }
  }

  @Test(
    "A picture at rest is taken up without a step, and nothing is drawn anew but what moves",
    arguments: Flight.takeoffs)
  func atRest(_ flight: Flight) throws {
    let theatre = Theatre(flight)
    theatre.present()
    theatre.settle()
    let resting = Rect(x: 40, y: 0, width: 1200, height: 800)
    let start = Point(x: 700, y: 300)
    theatre.pointer(.down, start)
    var pointer = start
    for _ in 0..<40 where theatre.transition == nil {
      pointer = pointer + Vector(dx: 0, dy: 1)
      theatre.pointer(.move, pointer, after: 0.001)
    }
    #expect((pointer - start).length <= 5)
    theatre.frame()
    expectClose(
      theatre.hero, flight.flow == .image ? resting : Rect(origin: .zero, size: Theatre.size),
      within: 1e-9)
    theatre.drag(on: pointer, by: Vector(dx: 0, dy: 30), lasting: 0.1)
    #expect(theatre.state("presenting")?.opacity.value != nil)
  }

  @Test(
    "Let go, the first frame moves as fast as the hand did",
    arguments: Flight.takeoffs.filter { $0.preset == .standard })
  func releaseVelocity(_ flight: Flight) throws {
    for way in [Vector(dx: 30, dy: 120), Vector(dx: -200, dy: 260), Vector(dx: 0, dy: -90)] {
      for start in [Point(x: 300, y: 600), Point(x: 640, y: 400)] {
        let theatre = Theatre(flight)
        theatre.present()
        theatre.settle()
        // Down first, so that it begins; then evenly.
        var pointer = theatre.drag(from: start, by: Vector(dx: 0, dy: 40), lasting: 0.1)
        pointer = theatre.drag(on: pointer, by: way, lasting: 0.12)
        theatre.frame()
        let (grabbed, held) = (place(pointer, in: try #require(theatre.hero)), theatre.hero)
        theatre.pointer(.up, pointer)
        theatre.frame()
        expectClose(theatre.hero, held, within: 1e-9)
        let span = 1e-5
        theatre.frame(after: span)
        let moved = point(grabbed, in: try #require(theatre.hero))
        let (velocity, hand) = ((moved - pointer) / span, way / 0.12)
        #expect((velocity - hand).length < 0.01 * hand.length, "\(velocity) for \(hand)")
      }
    }
  }

  @Test("Let go between two frames, the picture goes on as evenly as the hand moved it")
  func releaseIsEven() throws {
    // A display that shows a frame 9 ms after the input was read.
    let (hertz, latency, speed) = (60.0, 0.009, 900.0)
    let theatre = Theatre()
    theatre.present()
    theatre.settle()
    var pointer = theatre.drag(from: Point(x: 640, y: 300), by: Vector(dx: 0, dy: 20), lasting: 0.1)
    let begin = theatre.now
    func show(_ time: Double) -> Rect? {
      _ = theatre.stage.frame(at: FrameTime(elapsed: .nanoseconds(Int64(time * 1e9))))
      return theatre.hero
    }
    func move(_ phase: PointerEvent.Phase, _ time: Double) {
      let event = PointerEvent(pointer: 0, phase: phase, button: .primary, position: pointer)
      theatre.stage.handle(
        InputEvent(time: FrameTime(elapsed: .nanoseconds(Int64(time * 1e9))), kind: .pointer(event))
      )
    }
    var centres: [Double] = []
    for frame in 0..<12 {
      for event in 1...16 where frame < 11 || event <= 6 {
        pointer.y += speed / hertz / 16
        move(.move, begin + (Double(frame) + Double(event) / 16) / hertz)
      }
      if frame == 11 { move(.up, begin + (Double(frame) + 6.0 / 16) / hertz) }
      centres.append(try #require(show(begin + Double(frame + 1) / hertz + latency)).midY)
    }
    // For six sixteenths of the last frame the hand moved it, for ten the spring of the hero style.
    let steps = zip(centres.dropFirst(), centres).map { $0 - $1 }
    let released = centres[10] + steps[9] * 6 / 16
    let expected = SpringOracle(response: 0.36, dampingRatio: 0.86, target: 118 + 207 / 2)
      .position(from: released, velocity: steps[9] * hertz, after: 10.0 / 16 / hertz)
    expectClose(centres[11], expected, within: 0.05)
    #expect(steps[10] < steps[9])
  }

  @Test("In slow motion too it goes on as fast as the hand moved it, and then takes its time")
  func releaseInSlowMotion() throws {
    let theatre = Theatre()
    theatre.present()
    theatre.settle()
    theatre.stage.changePace { $0.setSlowness(10, at: $1) }
    let way = Vector(dx: 40, dy: 150)
    let end = theatre.drag(from: Point(x: 640, y: 300), by: way, lasting: 0.2)
    theatre.frame()
    let (held, place) = (
      try #require(theatre.hero), place(end, in: try #require(theatre.hero))
    )
    theatre.pointer(.up, end)
    theatre.frame()
    expectClose(theatre.hero, held, within: 1e-9)
    theatre.frame(after: 1e-4)
    let velocity = (point(place, in: try #require(theatre.hero)) - end) / 1e-4
    #expect((velocity - way / 0.2).length < 0.01 * way.length / 0.2)
    let duration = try #require(theatre.transition?.plan.duration)
    theatre.frame(after: duration * 9)
    #expect(theatre.transition != nil)
    theatre.frame(after: duration * 1.1)
    #expect(theatre.detail.stage == nil)
  }

  @Test(
    "A hand that rests lets go of a picture that then moves from there, however long it rested",
    arguments: Flight.takeoffs)
  func restsBeforeRelease(_ flight: Flight) throws {
    for drag in [DetailScreen.Drag.free, .standard] {
      let theatre = Theatre(flight, drag: drag)
      theatre.present()
      theatre.settle()
      let end = theatre.drag(from: Point(x: 640, y: 300), by: Vector(dx: 5, dy: 50), lasting: 0.2)
      theatre.frame(after: 0.008)
      let held = theatre.hero
      theatre.pointer(.up, end, after: 7)
      theatre.frame(after: 0.002)
      let step = try #require(theatre.hero).y - (held?.y ?? 0)
      #expect(abs(step) < 2, "\(step)")
      theatre.settle()
      #expect(theatre.stage.topViewController === theatre.detail)
    }
  }
}
