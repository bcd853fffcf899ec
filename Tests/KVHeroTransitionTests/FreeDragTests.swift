import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The drag that carries the picture, and how it is let go.
@MainActor
@Suite struct FreeDragTests {
  private static let start = Point(x: 640, y: 300)
  private static let resting = Rect(x: 40, y: 0, width: 1200, height: 800)

  /// A screen at rest whose picture has just been taken up; the pointer is 5 points further down.
  private func taken(_ preset: HeroStyle.Preset, _ kind: HeroStyle.Kind = .hero) -> (Theatre, Point)
  {
    let theatre = Theatre(kind, preset)
    theatre.present()
    theatre.settle()
    theatre.pointer(.down, Self.start)
    let origin = Self.start + Vector(dx: 0, dy: 5)
    theatre.pointer(.move, origin, after: 0.01)
    return (theatre, origin)
  }

  @Test(
    "The picture shrinks to 0.8 over 300 points of distance, in any direction, and stays there",
    arguments: Flight.takeoffs.filter { $0.flow == .image })
  func scale(_ flight: Flight) throws {
    for angle in stride(from: 0.0, to: 360, by: 40) {
      for distance in [0.0, 1, 90, 150, 299, 300, 301, 640] {
        let (theatre, origin) = taken(flight.preset, flight.kind)
        // A turn by exact fractions, so that no sine is needed: (1 − t²)/(1 + t²), 2t/(1 + t²).
        let t = angle / 90 - 2
        let way = Vector(dx: (1 - t * t) / (1 + t * t), dy: 2 * t / (1 + t * t)) * distance
        theatre.pointer(.move, origin + way, after: 0.01)
        let picture = try #require(theatre.hero)
        let scale = max(0.8, 1 - 0.2 * min(distance / 300, 1))
        expectClose(picture.width, 1200 * scale, within: 1e-9)
        expectClose(picture.height, 800 * scale, within: 1e-9)
        switch flight.preset {
        case .classic:
          // Its centre follows the pointer one to one.
          expectClose(picture.midX, 640 + way.dx, within: 1e-9)
          expectClose(picture.midY, 400 + way.dy, within: 1e-9)
        case .standard:
          // The grabbed point does.
          expectClose(picture.x + (640 - 40) * scale, origin.x + way.dx, within: 1e-9)
          expectClose(picture.y + 305 * scale, origin.y + way.dy, within: 1e-9)
        }
      }
    }
  }

  @Test(
    "Let go at rest it dismisses beyond 90 points; by default only in the direction in which it began",
    arguments: [HeroStyle.Preset.standard, .classic])
  func distance(preset: HeroStyle.Preset) {
    let cases: [(Vector, standard: Bool, classic: Bool)] = [
      (Vector(dx: 0, dy: 89.5), false, false), (Vector(dx: 0, dy: 90.5), true, true),
      (Vector(dx: 90.5, dy: 0), false, true), (Vector(dx: 0, dy: -200), false, true),
      (Vector(dx: 60, dy: 70), false, true), (Vector(dx: -200, dy: 91), true, true),
    ]
    for (way, standard, classic) in cases {
      let (theatre, origin) = taken(preset)
      theatre.pointer(.move, origin + way, after: 0.3)
      theatre.pointer(.up, origin + way, after: 0.3)
      theatre.settle()
      let expected = preset == .standard ? standard : classic
      #expect((theatre.detail.stage == nil) == expected, "\(way)")
    }
  }

  @Test(
    "Let go in motion it dismisses beyond 1000 points a second; by default if that leads beyond 90 points"
  )
  func speed() {
    for (preset, speed, distance, expected) in [
      (HeroStyle.Preset.classic, 990.0, 60.0, false), (.classic, 1010, 60, true),
      // 60 points, and 0.0995 s of the speed.
      (.standard, 290, 60, false), (.standard, 315, 60, true), (.standard, 3000, -250, false),
      (.classic, 3000, -250, true),
    ] {
      let (theatre, origin) = taken(preset)
      let lasting = abs(distance) / speed
      var end = origin
      if distance < 0 {
        // Pulled far down first, then flung back up past the start.
        end = theatre.drag(on: end, by: Vector(dx: 0, dy: -distance / 2), lasting: 0.5)
      }
      end = theatre.drag(on: end, by: Vector(dx: 0, dy: distance), lasting: lasting)
      theatre.pointer(.up, end)
      theatre.settle()
      #expect((theatre.detail.stage == nil) == expected, "\(preset) \(speed)")
    }
  }

  @Test(
    "Classic springs back with ω₀ 34.54 and ζ 0.8, pushed by half the way that remains a second")
  func classicSpringsBack() throws {
    for way in [Vector(dx: 30, dy: 60), Vector(dx: -50, dy: 40)] {
      let (theatre, origin) = taken(.classic)
      theatre.pointer(.move, origin + way, after: 0.4)
      theatre.frame()
      theatre.pointer(.up, origin + way, after: 0.2)
      let begin = theatre.now
      theatre.frame()
      let held = try #require(theatre.hero)
      for span in [0.01, 0.04, 0.05, 0.05] {
        theatre.frame(after: span)
        let picture = try #require(theatre.hero)
        func spring(_ start: Double, _ end: Double) -> Double {
          SpringOracle(response: 2 * .pi / 34.54, dampingRatio: 0.8, target: end)
            .position(from: start, velocity: 0.5 * (end - start), after: theatre.now - begin)
        }
        expectClose(picture.midX, spring(held.midX, 640), within: 1e-6)
        expectClose(picture.midY, spring(held.midY, 400), within: 1e-6)
        expectClose(picture.width, spring(held.width, 1200), within: 1e-6)
      }
      theatre.settle()
      #expect(theatre.stage.topViewController === theatre.detail)
    }
  }

  @Test("A screen that classic gives back has its ground again before it is at rest")
  func classicGround() throws {
    let (theatre, origin) = taken(.classic)
    #expect(theatre.state("fade")?.opacity.value[0] == 1)
    theatre.pointer(.move, origin + Vector(dx: 0, dy: 80), after: 0.3)
    let thinned = try #require(theatre.state("fade")).opacity.value[0]
    #expect(thinned < 1)
    theatre.frame()
    theatre.pointer(.up, origin + Vector(dx: 0, dy: 80), after: 0.2)
    var last = thinned
    while let scrim = theatre.state("fade")?.opacity.value.unitValue {
      #expect(scrim >= last - 0.02)
      last = scrim
      theatre.frame(after: 1 / 60)
    }
    #expect(last > 0.99)
  }

  @Test("Classic dismisses along its own curve from where the picture is, without the hand's speed")
  func classicDismisses() throws {
    let (theatre, origin) = taken(.classic)
    let end = theatre.drag(on: origin, by: Vector(dx: 40, dy: 150), lasting: 0.048)
    let begin = theatre.now
    theatre.pointer(.up, end)
    let held = try #require(theatre.hero)
    let source = try #require(theatre.source.pictureFrame)
    for _ in 0..<10 {
      theatre.frame(after: 0.024)
      let part = ClassicOracle.easeInOut(min(1, (theatre.now - begin) / 0.25))
      let expected = Rect(
        x: held.x + (source.x - held.x) * part, y: held.y + (source.y - held.y) * part,
        width: held.width + (source.width - held.width) * part,
        height: held.height + (source.height - held.height) * part)
      expectClose(theatre.hero, expected, within: 1e-6)
    }
  }

  @Test(
    "What lies beneath comes to light with the distance, and the bars fade",
    arguments: [HeroStyle.Kind.hero, .pinterest])
  func reveals(kind: HeroStyle.Kind) throws {
    let (theatre, origin) = taken(.standard, kind)
    var last: (grid: Double, scrim: Double, bars: Double)?
    for distance in stride(from: 0.0, through: 360, by: 20) {
      theatre.pointer(.move, origin + Vector(dx: 0, dy: distance), after: 0.01)
      let now = (
        grid: try #require(theatre.state("presenting")).opacity.value[0],
        scrim: try #require(theatre.state("fade")).opacity.value[0],
        bars: try #require(theatre.state("presented")).opacity.value[0]
      )
      for value in [now.grid, now.scrim, now.bars] { #expect((0...1).contains(value)) }
      if let last {
        #expect(now.grid >= last.grid && now.scrim <= last.scrim && now.bars <= last.bars)
      }
      last = now
    }
    #expect(last?.bars == 0)
    if kind == .hero { expectClose(last?.scrim ?? 1, 0.35, within: 1e-12) }
    if kind == .pinterest { expectClose(last?.grid ?? 0, 0.65, within: 1e-12) }
  }

  @Test(
    "In a Pinterest drag the grid goes with the picture, and its cell keeps to the picture's centre"
  )
  func gridFollows() throws {
    let (theatre, origin) = taken(.standard, .pinterest)
    let source = try #require(theatre.source.pictureFrame)
    func expectTogether() throws {
      let grid = try #require(theatre.state("presenting")).content.value
      let scale = grid[2] / 1280
      let picture = try #require(theatre.hero)
      expectClose(grid[0] + source.midX * scale, picture.midX, within: 1e-6)
      expectClose(grid[1] + source.midY * scale, picture.midY, within: 1e-6)
    }
    theatre.drag(on: origin, by: Vector(dx: 120, dy: 200), lasting: 0.2)
    try expectTogether()
    theatre.pointer(.up, origin + Vector(dx: 120, dy: 200))
    for _ in 0..<20 {
      theatre.frame(after: 1 / 60)
      if theatre.transition != nil { try expectTogether() }
    }
  }

  @Test("It sets out only downwards, and only where the screen lets it")
  func setsOut() {
    for (way, drag, expected) in [
      (Vector(dx: 0, dy: 30), DetailScreen.Drag.free, true), (Vector(dx: 20, dy: 30), .free, true),
      (Vector(dx: 30, dy: 20), .free, false), (Vector(dx: 0, dy: -30), .free, false),
      (Vector(dx: -40, dy: 0), .free, false), (Vector(dx: 0, dy: 30), .none, false),
      (Vector(dx: 0, dy: 30), .standard, true), (Vector(dx: 0, dy: -30), .standard, false),
    ] {
      let theatre = Theatre(drag: drag)
      theatre.present()
      theatre.settle()
      theatre.drag(from: Self.start, by: way, lasting: 0.1)
      #expect((theatre.transition != nil) == expected, "\(way) \(drag)")
    }
  }

  @Test("Over a scroll view it sets out only at the top, and then in any direction that goes down")
  func overScrollView() {
    for (offset, way, expected) in [
      (0.0, Vector(dx: 0, dy: 30), true), (0, Vector(dx: 40, dy: 10), true),
      (0, Vector(dx: 0, dy: -30), false), (120, Vector(dx: 0, dy: 30), false),
    ] {
      let theatre = Theatre(drag: .standard)
      let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 1280, height: 800))
      scroll.contentSize = Size(width: 1280, height: 3000)
      theatre.detail.view.addSubview(scroll)
      scroll.contentOffset = Point(x: 0, y: offset)
      theatre.present()
      theatre.settle()
      theatre.drag(from: Self.start, by: way, lasting: 0.1)
      #expect((theatre.transition != nil) == expected, "\(offset) \(way)")
    }
  }

  @Test("It goes on beside another drag only while it goes down more than across")
  func besideAnother() {
    for (way, expected) in [(Vector(dx: 10, dy: 40), true), (Vector(dx: 40, dy: 10), false)] {
      let theatre = Theatre(drag: .standard)
      let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 1280, height: 800))
      scroll.contentSize = Size(width: 1280, height: 3000)
      theatre.detail.view.addSubview(scroll)
      // Another that has the pointer already.
      let other = PanGestureRecognizer()
      other.shouldBeginAtPress = { true }
      scroll.addGestureRecognizer(other)
      theatre.present()
      theatre.settle()
      theatre.drag(from: Self.start, by: way, lasting: 0.1)
      #expect((theatre.transition != nil) == expected, "\(way)")
      #expect(other.state.isActive)
    }
  }

  @Test("A second finger changes nothing")
  func oneFinger() throws {
    let (theatre, origin) = taken(.standard)
    theatre.pointer(.move, origin + Vector(dx: 0, dy: 60), after: 0.1)
    let held = theatre.hero
    for phase in [PointerEvent.Phase.down, .move, .up] {
      let place = Point(x: 900, y: phase == .down ? 200 : 700)
      theatre.send(
        .pointer(PointerEvent(pointer: 7, phase: phase, button: .none, position: place)),
        after: 0.05)
    }
    #expect(theatre.hero == held)
    #expect(theatre.transition?.isInteractive == true)
  }
}
