import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Every event that can come in the middle has its answer: nothing sticks, nothing is lost.
@MainActor
@Suite struct InterruptionTests {
  @Test("Another picture opens while the first still closes", arguments: Flight.takeoffs)
  func opensAnotherWhileClosing(_ flight: Flight) {
    let theatre = Theatre(flight)
    theatre.begin(.dismiss)
    theatre.frame(after: 0.08)
    let second = DetailScreen("second", diary: theatre.diary)
    second.image = theatre.detail.image
    second.pictureFrame = Rect(x: 200, y: 100, width: 600, height: 400)
    let closing = theatre.hero
    _ = theatre.diary.read()
    theatre.source.presentWithHeroTransition(second, preset: flight.preset)
    theatre.frame()
    #expect(theatre.hero == closing)
    #expect(theatre.stage.transitions.count == 2)
    #expect(theatre.stage.activeViewController === second)
    theatre.settle()
    #expect(theatre.stage.topViewController === second)
    #expect(theatre.detail.stage == nil)
    #expect(theatre.outcomes == ["dismiss completed"])
    let second0 = ["second willAppear", "source willStart present", "second willStart present"]
    let ends = theatre.diary.read()
    #expect(
      ends.filter { $0.hasPrefix("second") } == second0.filter { $0.hasPrefix("second") } + [
        "second didAppear", "second didEnd present",
      ])
    #expect(
      ends.filter { $0.hasPrefix("detail") } == ["detail didDisappear", "detail didEnd dismiss"])
    second.dismiss()
    theatre.settle()
    #expect(theatre.stage.topViewController === theatre.source)
  }

  @Test(
    "Where only one screen gives a picture, a turn dissolves; the picture goes on",
    arguments: [HeroStyle.Preset.standard, .classic])
  func oneGivesNoPicture(_ preset: HeroStyle.Preset) throws {
    let theatre = Theatre(.hero, preset)
    theatre.detail.image = nil
    theatre.detail.pictureFrame = Rect(x: 40, y: 0, width: 1200, height: 800)
    theatre.present()
    theatre.frame()
    theatre.frame(after: 0.1)
    let flying = try #require(theatre.state())
    theatre.dismiss()
    theatre.frame()
    let (hero, before) = (try #require(theatre.state()), try #require(theatre.state("hero before")))
    #expect(hero.frame.value == flying.frame.value && before.frame.value == flying.frame.value)
    #expect(before.content.value == flying.content.value && before.opacity.value[0] == 1)
    var seen = 1.0
    for _ in 0..<20 where theatre.transition != nil {
      theatre.frame(after: 1.0 / 60)
      guard let now = theatre.state("hero before") else { break }
      #expect(now.opacity.value[0] <= seen)
      #expect(now.frame.value == theatre.state()?.frame.value)
      seen = now.opacity.value[0]
    }
    theatre.settle()
    #expect(theatre.stage.topViewController === theatre.source)
  }

  @Test(
    "Presenting the screen that closes turns it back; presenting or dismissing twice changes nothing"
  )
  func twice() {
    let theatre = Theatre()
    theatre.present()
    theatre.frame(after: 0.05)
    theatre.present()
    theatre.settle()
    theatre.present()
    #expect(theatre.outcomes == ["present completed", "present completed", "present completed"])
    theatre.dismiss()
    theatre.frame(after: 0.05)
    theatre.dismiss()
    theatre.frame(after: 0.05)
    theatre.present()
    theatre.settle()
    #expect(
      theatre.outcomes.suffix(3) == ["dismiss cancelled", "dismiss cancelled", "present completed"])
    theatre.dismiss()
    theatre.settle()
    theatre.dismiss()
    #expect(theatre.outcomes.suffix(2) == ["dismiss completed", "dismiss completed"])
    let (there, back) = (
      LifeCycleTests.story(.present, .custom), LifeCycleTests.story(.dismiss, .custom)
    )
    #expect(
      theatre.diary.read()
        == there.begin + there.end + back.begin + back.turn + back.back + back.begin + back.end)
  }

  @Test("Without animation a transition or a drag under way ends at once")
  func endsAtOnce() {
    for isDragged in [false, true] {
      let theatre = Theatre()
      theatre.present()
      theatre.settle()
      if isDragged {
        theatre.drag(from: Point(x: 640, y: 400), by: Vector(dx: 0, dy: 50), lasting: 0.1)
      } else {
        theatre.dismiss()
        theatre.frame(after: 0.05)
      }
      _ = theatre.diary.read()
      theatre.dismiss(animated: false)
      #expect(theatre.detail.stage == nil)
      #expect(theatre.outcomes.last == "dismiss completed")
      #expect(
        theatre.diary.read()
          == (isDragged
            ? [
              "detail drag ended", "detail willDisappear", "source willStart dismiss",
              "detail willStart dismiss",
            ] : [])
          + ["detail didDisappear now", "source didEnd dismiss", "detail didEnd dismiss"])
      theatre.pointer(.move, Point(x: 640, y: 500), after: 0.01)
      theatre.pointer(.up, Point(x: 640, y: 500), after: 0.01)
      theatre.settle()
      #expect(theatre.diary.read().isEmpty)
    }
  }

  @Test(
    "A key takes the picture out of the hand, which then moves nothing any more",
    arguments: Flight.takeoffs)
  func keyDuringDrag(_ flight: Flight) {
    let theatre = Theatre(flight)
    theatre.present()
    theatre.settle()
    let held = theatre.drag(from: Point(x: 640, y: 400), by: Vector(dx: 20, dy: 80), lasting: 0.2)
    #expect(theatre.stage.activeViewController === theatre.detail)
    theatre.frame()
    let before = theatre.hero
    _ = theatre.diary.read()
    theatre.dismiss()
    #expect(
      theatre.diary.read() == [
        "detail drag ended", "detail willDisappear", "source willStart dismiss",
        "detail willStart dismiss",
      ])
    theatre.frame()
    expectClose(theatre.hero, before, within: 1e-9)
    theatre.drag(on: held, by: Vector(dx: 0, dy: -300), lasting: 0.05)
    theatre.pointer(.up, Point(x: 640, y: 200))
    theatre.settle()
    #expect(
      theatre.diary.read() == [
        "detail didDisappear", "source didEnd dismiss", "detail didEnd dismiss",
      ])
    #expect(theatre.detail.stage == nil)
  }

  @Test(
    "Losing the keyboard's focus, or the pointer, cancels a drag, which springs back",
    arguments: Flight.takeoffs)
  func focusLoss(_ flight: Flight) {
    for drag in [DetailScreen.Drag.free, .standard] {
      let theatre = Theatre(flight, drag: drag)
      theatre.present()
      theatre.settle()
      let rest = theatre.frame()
      theatre.drag(from: Point(x: 640, y: 400), by: Vector(dx: 0, dy: 190), lasting: 0.1)
      theatre.frame()
      _ = theatre.diary.read()
      theatre.send(.focus(false))
      #expect(theatre.diary.read().first == "detail drag cancelled")
      theatre.settle()
      #expect(theatre.stage.topViewController === theatre.detail)
      #expect(theatre.frame() == rest)
      #expect(!theatre.diary.read().contains { $0.contains("drag") })
    }
  }

  @Test(
    "Where the source is gone the picture fades where it is, and nothing jumps",
    arguments: Flight.takeoffs)
  func sourceRemoved(_ flight: Flight) throws {
    for isOpening in [true, false] {
      let theatre = Theatre(flight)
      theatre.begin(isOpening ? .present : .dismiss)
      theatre.frame(after: 0.09)
      let before = try #require(theatre.state())
      theatre.source.pictureFrame = nil
      if isOpening {
        theatre.dismiss()
      } else {
        theatre.source.transitionGeometryDidChange()
      }
      theatre.frame()
      let after = try #require(theatre.state())
      expectClose(after.frame.value.rect, before.frame.value.rect, within: 1e-9)
      #expect(after.opacity.value == before.opacity.value)
      #expect(theatre.state("screen")?.opacity.value[0] == 0)
      #expect(theatre.transition?.plan.fallback == "degenerate source frame")
      theatre.settle()
      #expect(theatre.detail.stage == nil)
      #expect(theatre.stage.transitions.isEmpty)
    }
  }

  @Test("A source that comes back is flown to again")
  func sourceReturns() throws {
    let theatre = Theatre()
    theatre.begin(.dismiss)
    theatre.frame(after: 0.05)
    let frame = theatre.source.pictureFrame
    theatre.source.pictureFrame = nil
    theatre.source.transitionGeometryDidChange()
    theatre.frame(after: 0.05)
    let opacity = try #require(theatre.state()?.opacity.value[0])
    #expect(opacity < 1 && opacity > 0)
    theatre.source.pictureFrame = frame
    theatre.source.transitionGeometryDidChange()
    theatre.frame()
    expectClose(theatre.state()?.opacity.value[0] ?? 0, opacity, within: 1e-9)
    #expect(theatre.transition?.plan.fallback == nil)
    theatre.settle()
    #expect(theatre.detail.stage == nil)
  }

  @Test("A drag at rest without a source dismisses by fading")
  func dragWithoutSource() {
    let theatre = Theatre()
    theatre.present()
    theatre.settle()
    theatre.source.pictureFrame = nil
    let end = theatre.drag(from: Point(x: 640, y: 400), by: Vector(dx: 0, dy: 200), lasting: 0.2)
    #expect(theatre.transition?.plan.fallback == "degenerate source frame")
    theatre.pointer(.up, end)
    theatre.settle()
    #expect(theatre.detail.stage == nil)
    #expect(theatre.diary.read().suffix(1) == ["detail didEnd dismiss"])
  }

  @Test("Once a screen of its manager is gone nobody animates")
  func managerWithoutScreens() {
    let theatre = Theatre()
    var other: SourceScreen? = SourceScreen("other", diary: theatre.diary)
    let manager = other.map {
      KVHeroTransitionManager(presentingViewController: $0, presentedViewController: theatre.detail)
    }
    theatre.detail.transitioningDelegate = manager
    other = nil
    theatre.source.present(theatre.detail)
    #expect(theatre.stage.transitions.isEmpty)
    #expect(
      theatre.diary.read() == [
        "source willDisappear now", "detail willAppear now", "detail didAppear now",
        "source didDisappear now",
      ])
    theatre.detail.dismiss()
    #expect(theatre.stage.topViewController === theatre.source)
  }

  @Test("A manager that is let go in flight leaves the flight as it was")
  func delegateGone() {
    let theatre = Theatre()
    theatre.present()
    theatre.frame(after: 0.05)
    theatre.detail.transitioningDelegate = nil
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
    theatre.dismiss()
    #expect(theatre.detail.stage == nil)
    #expect(theatre.diary.read().suffix(1) == ["detail didDisappear now"])
  }

  @Test("What a screen asks for in a callback happens when all have been called")
  func requestsInCallbacks() {
    let theatre = Theatre()
    theatre.detail.onEntry = { [weak theatre] entry in
      if entry == "didAppear" { theatre?.dismiss() }
    }
    theatre.present()
    theatre.settle()
    let story = LifeCycleTests.story(.present, .custom)
    let back = LifeCycleTests.story(.dismiss, .custom)
    #expect(theatre.diary.read() == story.begin + story.end + back.begin + back.end)
    #expect(theatre.outcomes == ["present completed", "dismiss completed"])

    theatre.detail.onEntry = { [weak theatre] entry in
      if entry == "willStart present" { theatre?.dismiss() }
    }
    theatre.present()
    theatre.settle()
    #expect(theatre.diary.read() == story.begin + story.turn + story.back)
    #expect(theatre.outcomes.suffix(2) == ["present cancelled", "dismiss completed"])
    #expect(theatre.detail.stage == nil)
  }

  @Test(
    "A screen that leaves takes with it what it has presented; one on its way out presents nothing")
  func children() {
    let theatre = Theatre()
    theatre.present()
    theatre.settle()
    let child = DetailScreen("child", diary: theatre.diary)
    theatre.detail.present(child)
    _ = theatre.diary.read()
    theatre.source.dismiss()
    #expect(
      theatre.diary.read() == [
        "child willDisappear now", "detail willAppear now", "detail didAppear now",
        "child didDisappear now",
      ] + LifeCycleTests.story(.dismiss, .custom).begin)
    #expect(child.stage == nil)
    var refused: [TransitionOutcome] = []
    theatre.detail.present(child) { refused.append($0) }
    theatre.settle()
    theatre.detail.present(child) { refused.append($0) }
    #expect(refused == [.cancelled, .cancelled])
    #expect(theatre.stage.topViewController === theatre.source)
    #expect(child.stage == nil)
  }

  @Test(
    "Where less movement is asked for it fades, and so does a drag, without a fallback's excuse")
  func lessMovement() throws {
    let theatre = Theatre()
    theatre.stage.reducesMotion = true
    theatre.present()
    theatre.frame(after: 0.125)
    #expect(theatre.transition?.plan.fallback == nil)
    #expect(theatre.hero == nil)
    expectClose(theatre.state("screen")?.opacity.value[0] ?? 0, 0.5, within: 1e-9)
    theatre.settle()
    var last = 1.0
    let end = theatre.drag(from: Point(x: 640, y: 300), by: Vector(dx: 0, dy: 5), lasting: 0.01)
    for distance in stride(from: 0.0, through: 300, by: 50) {
      theatre.pointer(.move, end + Vector(dx: 0, dy: distance), after: 0.01)
      let opacity = try #require(theatre.state("screen")).opacity.value[0]
      #expect(opacity < last && opacity > 0.3)
      last = opacity
    }
    theatre.pointer(.up, end + Vector(dx: 0, dy: 300))
    theatre.settle()
    #expect(theatre.detail.stage == nil)
  }

  @Test("A size that is none is not taken", arguments: [0, -3, Double.nan, .infinity])
  func degenerateResize(side: Double) {
    let theatre = Theatre()
    theatre.present()
    theatre.frame(after: 0.05)
    theatre.send(.resize(Size(width: side, height: 300), scale: 1))
    theatre.send(.resize(Size(width: 300, height: 300), scale: side))
    #expect(theatre.stage.size == Theatre.size)
    #expect(theatre.stage.scale == 1)
    theatre.settle()
    #expect(theatre.outcomes == ["present completed"])
  }
}

/// Both are nothing, or all sides are equal within a distance.
func expectClose(
  _ actual: Rect?, _ expected: Rect?, within tolerance: Double, _ note: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let actual, let expected else {
    #expect(actual == expected, "\(note)", sourceLocation: sourceLocation)
    return
  }
  let far = max(
    abs(actual.x - expected.x), abs(actual.y - expected.y), abs(actual.maxX - expected.maxX),
    abs(actual.maxY - expected.maxY))
  #expect(
    far <= tolerance, "\(actual) should be \(expected), is off by \(far) \(note)",
    sourceLocation: sourceLocation)
}
