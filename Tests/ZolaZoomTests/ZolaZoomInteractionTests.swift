import Motion
import SceneGraph
import Testing
import Transitions
import ZolaZoom

/// The drag that takes a zoomed screen back.
@MainActor
@Suite struct ZolaZoomInteractionTests {
  /// An opened page with the drag on it.
  private func opened(_ preset: ZolaStyle.Preset = .standard) -> Theatre {
    let theatre = Theatre(preset)
    theatre.supplements = [theatre.neighbour]
    _ = ZolaZoomInteraction(screen: theatre.page)
    theatre.present()
    theatre.settle()
    return theatre
  }

  private let start = Point(x: 160, y: 100)

  @Test("The whole zoom follows the pointer: half a screen is the whole way")
  func follows() throws {
    let theatre = opened()
    // What tells a drag from a click, 4 points for a mouse, counts as well.
    theatre.drag(from: start, down: 142, lasting: 1)
    let target = try #require(theatre.state("target")?.frame.value.rect)
    let fade = try #require(theatre.state("fade")?.opacity.value[0])
    // 142 of the 284 points of half a screen.
    let (open, closed) = (theatre.picture.frame, theatre.cell.frame)
    #expect(abs(fade - 0.5) < 0.02)
    #expect(abs(target.x - (closed.x + (open.x - closed.x) * fade)) < 1e-9)
    #expect(abs(target.width - (closed.width + (open.width - closed.width) * fade)) < 1e-9)
  }

  @Test(
    "Resized in a drag, everything is as far along the way in the new window, and what rides along keeps with it",
    arguments: [0.2, 0.5, 0.8], [true, false])
  func resized(part: Double, closes: Bool) throws {
    let size = Size(width: 500, height: 700)
    func lay(_ theatre: Theatre) {
      theatre.cell.frame = Rect(x: 260, y: 380, width: 200, height: 200)
      theatre.neighbour.frame = Rect(x: 20, y: 600, width: 200, height: 200)
      theatre.picture.frame = Rect(x: 0, y: 64, width: 500, height: 500)
      theatre.send(.resize(size, scale: 1))
    }
    let resized = opened()
    resized.drag(from: start, down: part * 284, lasting: 0.4)
    let openness = try #require(resized.state("fade")?.opacity.value[0])
    let rate = try #require(resized.state("fade")?.opacity.velocity[0])
    lay(resized)
    let steady = opened()
    lay(steady)
    let grip = try #require(steady.page.grabTransition())
    grip.move(by: openness - 1, rate: rate)
    func expectSame(_ note: String) throws {
      let (mine, its) = (try #require(resized.transition), try #require(steady.transition))
      #expect(mine.plan.elements.map(\.name) == its.plan.elements.map(\.name))
      for (now, then) in zip(mine.states, its.states) {
        #expect(now.distance(from: then) < 1e-9, "\(note)")
        #expect(now.velocityChange(from: then) < 1e-6, "\(note)")
      }
    }
    try expectSame("in the hand")
    // On a press that stays, nothing moves.
    let end = Point(x: start.x, y: start.y + part * 284)
    resized.pointer(.move, end)
    try expectSame("held on")
    resized.pointer(closes ? .up : .cancel, end)
    let heading = try #require(resized.transition?.heading)
    grip.release(to: heading)
    try expectSame("let go")
    resized.settle()
    steady.settle()
    #expect(heading == .present || closes)
    let isSame = resized.stage.draw() == steady.stage.draw()
    #expect(isSame)
  }

  @Test("A short drag returns, a long one and a flick take the screen away")
  func releases() {
    let before = opened().stage.draw()
    for (way, seconds, goes) in [(60.0, 0.6, false), (200, 0.6, true), (70, 0.05, true)] {
      let theatre = opened()
      theatre.drag(from: start, down: way, lasting: seconds)
      theatre.pointer(.up, Point(x: start.x, y: start.y + way))
      theatre.settle()
      #expect((theatre.stage.topViewController === theatre.grid) == goes, "\(way) in \(seconds)")
      if !goes { #expect(theatre.stage.draw() == before) }
    }
  }

  @Test("It lets go with the hand's own speed")
  func keepsVelocity() throws {
    let theatre = opened()
    theatre.drag(from: start, down: 200, lasting: 0.4)
    let held = try #require(theatre.state("target")?.frame.velocity)
    theatre.pointer(.up, Point(x: start.x, y: start.y + 200))
    let flying = try #require(theatre.state("target")?.frame.velocity)
    #expect(held[2] < -50)
    #expect(abs(flying[2] - held[2]) < 0.01 * abs(held[2]))
  }

  @Test("In flight it is caught where it is, at every frame", arguments: [true, false])
  func caught(opens: Bool) throws {
    for frames in 2..<30 {
      let theatre = Theatre()
      _ = ZolaZoomInteraction(screen: theatre.page)
      theatre.present()
      if !opens {
        theatre.settle()
        theatre.dismiss()
      }
      for _ in 0..<frames { theatre.frame(after: 1 / 60) }
      guard let before = theatre.state("target")?.frame.value.rect else { continue }
      let middle = before.center
      theatre.pointer(.down, middle)
      theatre.pointer(.move, Point(x: middle.x, y: middle.y + 5), after: 0.001)
      guard theatre.transition?.isInteractive == true else {
        Issue.record("not caught at frame \(frames)")
        continue
      }
      let after = try #require(theatre.state("target")?.frame.value.rect)
      // Five points of drag are 5/284 of the way, which is at most 5 points of any side here.
      for side in [\Rect.x, \.y, \.width, \.height] {
        #expect(abs(after[keyPath: side] - before[keyPath: side]) < 5.1)
      }
      theatre.pointer(.up, Point(x: middle.x, y: middle.y + 5), after: 0.2)
      theatre.settle()
      #expect(theatre.transition == nil)
    }
  }

  @Test("Classic is not caught in flight, nor turned by a click; at rest it can be dragged")
  func classicIgnoresInput() throws {
    let theatre = Theatre(.classic)
    _ = ZolaZoomInteraction(screen: theatre.page)
    theatre.present()
    theatre.frame(after: 0.2)
    let middle = try #require(theatre.state("target")?.frame.value.rect.center)
    theatre.pointer(.down, middle)
    theatre.pointer(.up, middle, after: 0.01)
    theatre.drag(from: middle, down: 100, lasting: 0.05)
    theatre.pointer(.up, middle)
    #expect(theatre.transition?.isInteractive == false)
    #expect(theatre.transition?.heading == .present)
    theatre.settle()
    #expect(theatre.stage.topViewController === theatre.page)
    theatre.drag(from: start, down: 250, lasting: 0.4)
    theatre.pointer(.up, Point(x: start.x, y: start.y + 250))
    theatre.settle()
    #expect(theatre.stage.topViewController === theatre.grid)
  }

  @Test(
    "A percent of the way leads it both ways, whatever the preset; cancelled, everything is as before",
    arguments: [ZolaStyle.Preset.standard, .classic], [true, false])
  func percentDriven(_ preset: ZolaStyle.Preset, opens: Bool) throws {
    for goes in [true, false] {
      let theatre = Theatre(preset)
      if !opens {
        theatre.present()
        theatre.settle()
      }
      let before = theatre.frame()
      let hand = PercentDrivenInteraction()
      theatre.hand = hand
      opens ? theatre.present() : theatre.dismiss()
      theatre.frame(after: 1)
      #expect(theatre.transition?.isInteractive == true)
      hand.update(0.25)
      let eased = preset == .classic ? UnitCurve.easeInOut.value(at: 0.25) : 0.25
      let fade = try #require(theatre.state("fade")?.opacity.value[0])
      #expect(abs(fade - (opens ? eased : 1 - eased)) < 1e-9)
      goes ? hand.finish() : hand.cancel()
      theatre.settle()
      #expect((theatre.stage.topViewController === theatre.page) == (opens == goes))
      if !goes {
        let isSame = theatre.frame() == before
        #expect(isSame)
      }
    }
  }

  @Test("Where the zoom is a cross-fade the drag leads that")
  func fallback() throws {
    let theatre = opened()
    theatre.cell.frame.size.width = 0
    theatre.drag(from: start, down: 142, lasting: 0.6)
    #expect(theatre.transition?.plan.fallback == "degenerate source frame")
    let opacity = try #require(theatre.state("screen")?.opacity.value[0])
    #expect(abs(opacity - 0.5) < 0.02)
    theatre.drag(on: Point(x: start.x, y: start.y + 142), by: Vector(dx: 0, dy: 100), lasting: 0.6)
    theatre.pointer(.up, Point(x: start.x, y: start.y + 242), after: 0.2)
    theatre.settle()
    #expect(theatre.stage.topViewController === theatre.grid)
  }

  @Test("The screen keeps its drag; a new one takes its place")
  func lifetime() {
    let theatre = Theatre()
    weak let first = watch(theatre)
    #expect(first != nil)
    weak let second = watch(theatre)
    #expect(first == nil)
    #expect(second != nil)
  }

  private func watch(_ theatre: Theatre) -> ZolaZoomInteraction? {
    ZolaZoomInteraction(screen: theatre.page)
  }
}
