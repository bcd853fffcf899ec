import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The window changes its size while a picture flies or hangs on the pointer.
@MainActor
@Suite struct ResizeTests {
  private static let sizes = [Size(width: 700, height: 900), Size(width: 2000, height: 1100)]

  /// Resizes, and moves the thumbnail as a grid would.
  private func resize(_ theatre: Theatre, to size: Size) {
    theatre.source.pictureFrame = Rect(
      x: size.width / 3, y: 130, width: size.width / 5, height: size.width / 5)
    theatre.send(.resize(size, scale: 1), after: 0.004)
  }

  /// What fills the screen fills the new one at once, and no picture of a screen is stretched.
  private func expectWhole(_ theatre: Theatre, _ size: Size, _ note: String) {
    guard let transition = theatre.transition else { return }
    for (element, state) in zip(transition.plan.elements, transition.states) {
      let whole = Rect(origin: .zero, size: size)
      switch element.name {
      case "backdrop", "fade", "presented":
        expectClose(state.frame.value.rect, whole, within: 1e-9, "\(element.name) \(note)")
      case "presenting" where theatre.style.kind == .hero:
        expectClose(state.content.value.rect, whole, within: 1e-9, "\(element.name) \(note)")
      case "presenting" where theatre.style.preset == .standard:
        let content = state.content.value
        expectClose(
          content[2] / content[3], size.width / size.height, within: 1e-6, "presenting \(note)")
      case "hero":
        guard case .snapshot = element.content, theatre.style.preset == .standard else { continue }
        let content = state.content.value
        expectClose(
          content[2] / content[3], size.width / size.height, within: 1e-6, "snapshot \(note)")
      default: break
      }
    }
  }

  @Test(
    "In flight the picture goes on from where it is, to where its end is now",
    arguments: Flight.allCases)
  func inFlight(_ flight: Flight) throws {
    for size in Self.sizes {
      for moment in [0.0, 0.05, 0.12, 0.2] {
        let theatre = Theatre(flight)
        theatre.begin(flight.direction)
        theatre.frame(after: moment)
        let before = try #require(theatre.state())
        resize(theatre, to: size)
        let after = try #require(theatre.state())
        expectClose(after.frame.value.rect, before.frame.value.rect, within: 1e-9)
        if flight.preset == .standard {
          for index in 0..<4 {
            expectClose(after.frame.velocity[index], before.frame.velocity[index], within: 1e-6)
          }
        }
        for _ in 0..<20 {
          expectWhole(theatre, size, "\(size) \(moment)")
          if theatre.transition != nil { theatre.frame(after: 1 / 120) }
        }
        let plan = theatre.transition?.plan
        let end = plan?.elements.first { $0.name == "hero" }?.channels.frame.to.rect
        let expected: Rect? =
          switch (flight.direction, flight.flow) {
          case (.dismiss, _): theatre.source.pictureFrame
          case (.present, .snapshot): Rect(origin: .zero, size: size)
          case (.present, .image): theatre.detail.imageViewFrame
          }
        if let end { expectClose(end, expected, within: 1e-9) }
        theatre.settle()
        #expect(theatre.outcomes == ["\(flight.direction) completed"])
      }
    }
  }

  /// Where a detail screen's picture lies at rest.
  private func rest(_ theatre: Theatre, _ size: Size) throws -> Rect {
    switch theatre.detail.image {
    case nil: Rect(origin: .zero, size: size)
    default: try #require(theatre.detail.imageViewFrame)
    }
  }

  @Test(
    "In a hand the picture is as large as in a window that was always so, with the same point under the pointer",
    arguments: Flight.takeoffs, [0.2, 0.5, 0.8])
  func inHand(_ flight: Flight, part: Double) throws {
    for size in Self.sizes {
      for drag in [DetailScreen.Drag.free, .standard] {
        let note = "\(size) \(drag)"
        let theatre = Theatre(flight, drag: drag)
        theatre.present()
        theatre.settle()
        let start = Point(x: 400, y: 300)
        let way = Vector(dx: 20, dy: 200 * part)
        let old = try rest(theatre, Theatre.size)
        var pointer = theatre.drag(from: start, by: way, lasting: 0.1)
        let before = try #require(theatre.hero)
        resize(theatre, to: size)
        #expect(theatre.transition?.isInteractive == true)
        expectWhole(theatre, size, note)
        let held = try #require(theatre.hero)
        let new = try rest(theatre, size)
        // The same point of the picture, pressed in a window of that size from the first.
        let steady = Theatre(flight, drag: drag)
        resize(steady, to: size)
        steady.present()
        steady.settle()
        let there = Point(
          x: new.x + (start.x - old.x) / old.width * new.width,
          y: new.y + (start.y - old.y) / old.height * new.height)
        _ = steady.drag(from: there, by: way, lasting: 0.1)
        expectClose(held.width, try #require(steady.hero).width, within: 1e-6, note)
        expectClose(held.height, try #require(steady.hero).height, within: 1e-6, note)
        if drag == .standard { expectClose(theatre.hero, steady.hero, within: 1e-6, note) }
        for name in ["fade", "screen", "presented", "behind"] {
          let (mine, its) = (
            theatre.state(name)?.opacity.value[0], steady.state(name)?.opacity.value[0]
          )
          expectClose(mine ?? -1, its ?? -1, within: 1e-9, "\(name) \(note)")
        }
        if drag == .free {
          let spot = flight.preset == .classic ? before.center : pointer
          expectClose(
            (spot.x - held.x) / held.width, (spot.x - before.x) / before.width, within: 1e-9)
          expectClose(
            (spot.y - held.y) / held.height, (spot.y - before.y) / before.height, within: 1e-9)
        }
        theatre.pointer(.move, pointer, after: 0.01)
        if drag == .free { expectClose(theatre.hero, held, within: 1e-9, note) }
        pointer = theatre.drag(on: pointer, by: Vector(dx: 30, dy: 60), lasting: 0.2)
        if drag == .free, flight.preset == .classic {
          let moved = try #require(theatre.hero).center - held.center
          #expect((moved - Vector(dx: 30, dy: 60)).length < 0.5)
        }
        expectWhole(theatre, size, note)
        let last = try #require(theatre.state())
        theatre.pointer(.up, pointer, after: 0.2)
        if let now = theatre.state() { #expect(now.distance(from: last) < 1e-6, "\(note)") }
        theatre.settle()
        let isGone = theatre.detail.stage == nil
        #expect(isGone || part < 0.5)
        if !isGone {
          steady.pointer(.cancel, there + way)
          steady.settle()
          #expect(theatre.stage.draw() == steady.stage.draw())
        }
      }
    }
  }

  @Test("A resize that takes the source away in a hand changes what is held, and nothing breaks")
  func sourceGoesInHand() throws {
    for kind in [HeroStyle.Kind.hero, .pinterest] {
      let theatre = Theatre(kind)
      theatre.present()
      theatre.settle()
      let pointer = theatre.drag(
        from: Point(x: 400, y: 300), by: Vector(dx: 0, dy: 60), lasting: 0.1)
      theatre.source.pictureFrame = nil
      theatre.send(.resize(Size(width: 900, height: 700), scale: 2))
      let end = theatre.drag(on: pointer, by: Vector(dx: 0, dy: 90), lasting: 0.1)
      theatre.frame()
      theatre.pointer(.up, end, after: 0.2)
      theatre.settle()
      #expect(theatre.detail.stage == nil)
    }
  }
}
