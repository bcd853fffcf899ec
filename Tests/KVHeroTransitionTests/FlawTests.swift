import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What KVHeroTransition 0.1.4 gets wrong: its figure where the classic preset keeps it, and what is
/// right.
@MainActor
@Suite struct FlawTests {
  private let presets: [HeroStyle.Preset] = [.standard, .classic]

  private func plan(
    _ kind: HeroStyle.Kind, _ preset: HeroStyle.Preset, _ direction: TransitionDirection
  ) -> TransitionPlan {
    HeroStyle(kind: kind, preset: preset).plan(for: .wide, direction: direction)
  }

  @Test("A dismissal crops to fill at its first frame; ours begins as the picture was seen")
  func contentModeJump() throws {
    // The photograph, 3:2, stands in a frame of the whole screen, 16:10.
    var subject = HeroSubject.wide
    subject.target.frame = subject.container
    let classic = TransitionTrace(
      HeroStyle(kind: .hero, preset: .classic).plan(for: subject, direction: .dismiss), at: [0])
    let filled = try #require(classic.frames[0].elements.first { $0.name == "hero" })
    #expect(filled.frame == subject.container)
    expectClose(filled.crop, Rect(x: 0, y: 0.03125, width: 1, height: 0.9375), within: 1e-12)

    let ours = TransitionTrace(
      HeroStyle(kind: .hero).plan(for: subject, direction: .dismiss), at: [0])
    let fitted = try #require(ours.frames[0].elements.first { $0.name == "hero" })
    expectClose(fitted.frame, Rect(x: 40, y: 0, width: 1200, height: 800), within: 1e-12)
    #expect(fitted.crop == .unit)
  }

  @Test("A side of nothing divides to infinity; ours fades and says so", arguments: Flight.allCases)
  func divisionByNothing(_ flight: Flight) {
    for (width, height) in [(0.0, 10.0), (10, 0), (0, 0), (.nan, 10), (10, -.infinity), (2e7, 3)] {
      let frame = Rect(x: 5, y: 5, width: width, height: height)
      for isSource in [true, false] {
        var subject = HeroSubject.wide
        if isSource { subject.source.frame = frame } else { subject.target.frame = frame }
        let trace = TransitionTrace(flight.plan(for: subject), at: [0, 0.3, 1])
        #expect(trace.fallback == "degenerate \(isSource ? "source" : "target") frame")
        #expect(trace.duration == 0.25)
        for row in trace.frames.flatMap(\.elements) {
          #expect(row.frame == subject.container)
          #expect((0...1).contains(row.opacity))
        }
      }
    }
  }

  @Test("After a Pinterest presentation its picture of the grid stays; ours leaves nothing behind")
  func leftOver() {
    for flow in Flight.Flow.allCases {
      for preset in presets {
        let theatre = Theatre(.pinterest, preset, flow: flow)
        theatre.present()
        theatre.settle()
        #expect(theatre.frame() == theatre.detail.view.displayList())
        theatre.dismiss()
        theatre.settle()
        #expect(theatre.frame() == theatre.source.view.displayList())
        #expect(theatre.detail.view.superview == nil)
      }
    }
  }

  @Test(
    "The zoomed cell ends at the container's corner, stretched; ours ends under the picture, as it is"
  )
  func zoomedCell() throws {
    let (p, d) = (HeroSubject.wide.source.frame, HeroSubject.wide.target.frame)
    func cell(_ preset: HeroStyle.Preset) throws -> (cell: Rect, grid: Rect) {
      let trace = TransitionTrace(plan(.pinterest, preset, .present), at: [1])
      let grid = try #require(trace.frames[0].elements.first { $0.name == "presenting" }).frame
      let (sx, sy) = (grid.width / 1280, grid.height / 800)
      return (
        Rect(
          x: grid.x + p.x * sx, y: grid.y + p.y * sy, width: p.width * sx, height: p.height * sy),
        grid
      )
    }
    let classic = try cell(.classic)
    expectClose(classic.cell, Rect(x: 0, y: 0, width: d.width, height: d.height), within: 1e-9)
    #expect(abs(classic.grid.width / 1280 - classic.grid.height / 800) > 1)

    let ours = try cell(.standard)
    expectClose(ours.cell.midX, d.midX, within: 1e-9)
    expectClose(ours.cell.midY, d.midY, within: 1e-9)
    let scale = (d.width / p.width * d.height / p.height).squareRoot()
    expectClose(ours.grid.width / 1280, scale, within: 1e-12)
    expectClose(ours.grid.height / 800, scale, within: 1e-12)
  }

  @Test("A cancelled drag is told twice; ours once")
  func cancelledOnce() {
    for preset in presets {
      for drag in [DetailScreen.Drag.free, .standard] {
        let theatre = Theatre(.hero, preset, drag: drag)
        theatre.present()
        theatre.settle()
        let end = theatre.drag(from: Point(x: 640, y: 400), by: Vector(dx: 0, dy: 30), lasting: 0.3)
        theatre.pointer(.up, end, after: 0.2)
        theatre.send(.focus(false))
        theatre.settle()
        let ends = theatre.diary.read().filter { $0 == "detail drag cancelled" }
        #expect(ends.count == 1)
      }
    }
  }

  @Test("A fling back towards rest dismisses, as classic keeps it; ours gives the picture back")
  func flingBack() {
    for preset in presets {
      for drag in [DetailScreen.Drag.free, .standard] {
        let theatre = Theatre(.hero, preset, drag: drag)
        theatre.present()
        theatre.settle()
        var end = theatre.drag(
          from: Point(x: 640, y: 300), by: Vector(dx: 0, dy: 170), lasting: 0.4)
        end = theatre.drag(on: end, by: Vector(dx: 0, dy: -130), lasting: 0.07)
        theatre.pointer(.up, end)
        theatre.settle()
        #expect((theatre.detail.stage == nil) == (preset == .classic), "\(preset) \(drag)")
      }
    }
  }

  @Test("A flick that has stopped before the release dismisses; ours does not, in either preset")
  func stoppedFlick() {
    for preset in presets {
      for drag in [DetailScreen.Drag.free, .standard] {
        for rest in [0.0, 0.12] {
          let theatre = Theatre(.hero, preset, drag: drag)
          theatre.present()
          theatre.settle()
          let end = theatre.drag(
            from: Point(x: 640, y: 300), by: Vector(dx: 0, dy: 55), lasting: 0.045)
          theatre.pointer(.up, end, after: rest)
          theatre.settle()
          #expect((theatre.detail.stage == nil) == (rest == 0), "\(preset) \(drag) \(rest)")
        }
      }
    }
  }

  @Test(
    "A standard drag that turns upwards dismisses, as classic keeps it; ours only the way it began")
  func upwards() {
    for preset in presets {
      let theatre = Theatre(.hero, preset, drag: .standard)
      theatre.present()
      theatre.settle()
      let rest = theatre.hero
      var end = theatre.drag(from: Point(x: 640, y: 400), by: Vector(dx: 0, dy: 20), lasting: 0.1)
      end = theatre.drag(on: end, by: Vector(dx: 0, dy: -170), lasting: 0.3)
      if preset == .standard {
        // Pulled up, the picture stays where it rests.
        expectClose(theatre.hero, rest ?? Rect(x: 40, y: 0, width: 1200, height: 800), within: 1e-9)
      }
      theatre.pointer(.up, end, after: 0.2)
      theatre.settle()
      #expect((theatre.detail.stage == nil) == (preset == .classic))
    }
  }
}
