import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

/// Who is told what, in which order, for every way a transition can end.
@MainActor
@Suite struct LifeCycleTests {
  /// What the beginning of a transition writes, then its end.
  static func story(
    _ direction: TransitionDirection, _ style: ViewController.PresentationStyle
  ) -> (begin: [String], turn: [String], end: [String], back: [String]) {
    let covers = style == .fullScreen
    let appearing = (covers ? ["source willDisappear"] : []) + ["detail willAppear"]
    let appeared = ["detail didAppear"] + (covers ? ["source didDisappear"] : [])
    let leaving = ["detail willDisappear"] + (covers ? ["source willAppear"] : [])
    let left = (covers ? ["source didAppear"] : []) + ["detail didDisappear"]
    func both(_ word: String) -> [String] { ["source \(word)", "detail \(word)"] }
    return switch direction {
    case .present:
      (
        appearing + both("willStart present"), leaving, appeared + both("didEnd present"),
        left + both("didEnd dismiss")
      )
    case .dismiss:
      (
        leaving + both("willStart dismiss"), appearing, left + both("didEnd dismiss"),
        appeared + both("didEnd present")
      )
    }
  }

  @Test(
    "A transition that goes through tells everybody once, in order", arguments: directions, styles)
  func completes(direction: TransitionDirection, style: ViewController.PresentationStyle) {
    for preset in presets {
      let theatre = Theatre(.hero, preset, presentationStyle: style)
      let story = Self.story(direction, style)
      theatre.begin(direction)
      #expect(theatre.diary.read() == story.begin)
      theatre.frame(after: 0.1)
      #expect(theatre.diary.read().isEmpty)
      theatre.settle()
      #expect(theatre.diary.read() == story.end)
      #expect(theatre.outcomes == ["\(direction) completed"])
      #expect(theatre.detail.isInTransition == false)
      #expect((theatre.detail.stage == nil) == (direction == .dismiss))
    }
  }

  @Test(
    "One that is turned back tells everybody the opposite, once, in order", arguments: directions,
    styles)
  func cancels(direction: TransitionDirection, style: ViewController.PresentationStyle) {
    for preset in presets {
      let theatre = Theatre(.hero, preset, presentationStyle: style)
      let story = Self.story(direction, style)
      theatre.begin(direction)
      theatre.frame(after: 0.1)
      #expect(theatre.diary.read() == story.begin)
      theatre.detail.turnTransition(to: direction.reversed)
      #expect(theatre.diary.read() == story.turn)
      theatre.settle()
      #expect(theatre.diary.read() == story.back)
      #expect(theatre.outcomes == ["\(direction) cancelled"])
      #expect((theatre.detail.stage == nil) == (direction == .present))
    }
  }

  @Test(
    "Turned twice it goes through after all, and its callbacks still match", arguments: directions)
  func turnsTwice(direction: TransitionDirection) {
    let theatre = Theatre(presentationStyle: .fullScreen)
    let story = Self.story(direction, .fullScreen)
    theatre.begin(direction)
    _ = theatre.diary.read()
    theatre.frame(after: 0.1)
    theatre.detail.turnTransition(to: direction.reversed)
    theatre.frame(after: 0.05)
    theatre.detail.turnTransition(to: direction)
    theatre.settle()
    let back =
      direction == .present
      ? ["source willDisappear", "detail willAppear"]
      : ["detail willDisappear", "source willAppear"]
    #expect(theatre.diary.read() == story.turn + back + story.end)
    #expect(theatre.outcomes == ["\(direction) completed"])
  }

  @Test("Without animation everything is told at once, and no animator", arguments: styles)
  func notAnimated(style: ViewController.PresentationStyle) {
    let theatre = Theatre(presentationStyle: style)
    let covers = style == .fullScreen
    theatre.present(animated: false)
    #expect(
      theatre.diary.read() == (covers ? ["source willDisappear now"] : [])
        + ["detail willAppear now", "detail didAppear now"]
        + (covers ? ["source didDisappear now"] : []))
    theatre.dismiss(animated: false)
    #expect(
      theatre.diary.read() == ["detail willDisappear now"]
        + (covers ? ["source willAppear now", "source didAppear now"] : [])
        + ["detail didDisappear now"])
    #expect(theatre.outcomes == ["present completed", "dismiss completed"])
    #expect(theatre.stage.topViewController === theatre.source)
  }

  @Test("A free drag tells nobody until it lets go towards dismissal", arguments: presets)
  func freeDrag(preset: HeroStyle.Preset) {
    let theatre = Theatre(.hero, preset)
    theatre.present()
    theatre.settle()
    _ = theatre.diary.read()
    var end = theatre.drag(from: Point(x: 640, y: 400), by: Vector(dx: 10, dy: 60), lasting: 0.3)
    theatre.pointer(.up, end, after: 0.2)
    theatre.settle()
    #expect(
      theatre.diary.read().withoutRepeats == [
        "detail drag began", "detail drag changed", "detail drag cancelled",
      ])

    end = theatre.drag(from: Point(x: 640, y: 400), by: Vector(dx: 10, dy: 160), lasting: 0.3)
    theatre.pointer(.up, end, after: 0.2)
    theatre.settle()
    let story = Self.story(.dismiss, .custom)
    #expect(
      theatre.diary.read().withoutRepeats == [
        "detail drag began", "detail drag changed", "detail drag ended",
      ]
        + story.begin + story.end)
    #expect(theatre.detail.stage == nil)
  }

  @Test(
    "A standard drag tells of its dismissal when it begins, and of its end or its cancelling",
    arguments: presets)
  func standardDrag(preset: HeroStyle.Preset) {
    for (distance, isDismissed) in [(40.0, false), (150, true)] {
      let theatre = Theatre(.hero, preset, drag: .standard, presentationStyle: .fullScreen)
      theatre.present()
      theatre.settle()
      _ = theatre.diary.read()
      let end = theatre.drag(
        from: Point(x: 640, y: 400), by: Vector(dx: 3, dy: distance), lasting: 0.3)
      let story = Self.story(.dismiss, .fullScreen)
      #expect(
        theatre.diary.read().withoutRepeats == story.begin + [
          "detail drag began", "detail drag changed",
        ])
      theatre.pointer(.up, end, after: 0.2)
      theatre.settle()
      #expect(
        theatre.diary.read()
          == (isDismissed
            ? ["detail drag ended"] + story.end
            : ["detail drag cancelled"] + story.turn + story.back))
    }
  }

  @Test(
    "A drag in flight is reported like one at rest, and what it leads to like a turn",
    arguments: presets)
  func dragInFlight(preset: HeroStyle.Preset) {
    for direction in directions {
      for distance in [0.0, 160] {
        let theatre = Theatre(.hero, preset, presentationStyle: .fullScreen)
        theatre.begin(direction)
        theatre.frame(after: 0.06)
        _ = theatre.diary.read()
        let point = theatre.hero?.center ?? .zero
        theatre.drag(from: point, by: Vector(dx: 0, dy: distance / 2 + 5), lasting: 0.1)
        theatre.drag(
          on: point + Vector(dx: 0, dy: distance / 2 + 5), by: Vector(dx: 0, dy: distance / 2),
          lasting: 0.1)
        theatre.pointer(.up, point + Vector(dx: 0, dy: distance + 5), after: 0.2)
        theatre.settle()
        let heading: TransitionDirection = distance == 0 ? .present : .dismiss
        let story = Self.story(direction, .fullScreen)
        let word = heading == .dismiss ? "ended" : "cancelled"
        #expect(
          theatre.diary.read().withoutRepeats == [
            "detail drag began", "detail drag changed", "detail drag \(word)",
          ]
            + (heading == direction ? story.end : story.turn + story.back),
          "\(direction) \(distance)")
      }
    }
  }

  @Test("A screen under two others is told once that it is covered, and once that it is not")
  func twoCovers() {
    let theatre = Theatre(presentationStyle: .fullScreen)
    let second = DetailScreen("second", diary: theatre.diary)
    second.image = theatre.detail.image
    second.modalPresentationStyle = .fullScreen
    let manager = KVHeroTransitionManager(
      presentingViewController: theatre.source, presentedViewController: second)
    second.transitioningDelegate = manager
    func appearances() -> [String] {
      theatre.diary.read().filter { $0.hasPrefix("source") && $0.contains("ppear") }
    }

    // One closes while the other opens: the source is on its way into sight and out again.
    theatre.begin(.dismiss)
    theatre.frame(after: 0.1)
    #expect(appearances() == ["source willAppear"])
    theatre.source.present(second)
    #expect(appearances() == ["source willDisappear"])
    while theatre.detail.stage != nil { theatre.frame(after: 1 / 60) }
    #expect(second.isInTransition)
    #expect(appearances() == [])
    theatre.settle()
    #expect(appearances() == ["source didDisappear"])

    // One leaves beneath the other: nothing of the source can be seen.
    theatre.present()
    theatre.settle()
    second.dismiss()
    theatre.settle()
    #expect(appearances() == [])
    theatre.dismiss()
    theatre.settle()
    #expect(appearances() == ["source willAppear", "source didAppear"])
  }

  @Test("A presentation keeps the style it began with, so that its callbacks match")
  func styleIsKept() {
    for (first, second) in [
      (ViewController.PresentationStyle.custom, ViewController.PresentationStyle.fullScreen),
      (.fullScreen, .custom),
    ] {
      let theatre = Theatre(presentationStyle: first)
      theatre.present()
      theatre.settle()
      theatre.detail.modalPresentationStyle = second
      _ = theatre.diary.read()
      theatre.dismiss()
      theatre.settle()
      let story = Self.story(.dismiss, first)
      #expect(theatre.diary.read() == story.begin + story.end)
    }
  }

  @Test("A screen without a ground casts no scrim")
  func noGround() {
    let theatre = Theatre()
    theatre.detail.view.backgroundColor = nil
    theatre.present()
    theatre.frame(after: 0.2)
    let fade = theatre.transition?.plan.elements.first { $0.name == "fade" }
    #expect(fade?.content == .color(.clear))
  }

  @Test("Neither a flight nor a drag changes anything about the screens' views", arguments: presets)
  func viewsAreLeftAlone(preset: HeroStyle.Preset) {
    for drag in [DetailScreen.Drag.free, .standard] {
      let theatre = Theatre(.pinterest, preset, drag: drag)
      theatre.present()
      theatre.frame()
      let (source, detail) = (theatre.source.view.displayList(), theatre.detail.view.displayList())
      let frame = theatre.detail.imageViewFrame
      func expectSame(_ note: String) {
        #expect(theatre.source.view.displayList() == source, "\(note)")
        #expect(theatre.detail.view.displayList() == detail, "\(note)")
        #expect(theatre.detail.imageViewFrame == frame, "\(note)")
      }
      theatre.frame(after: 0.1)
      expectSame("opening")
      theatre.settle()
      theatre.drag(from: Point(x: 640, y: 300), by: Vector(dx: 30, dy: 150), lasting: 0.1)
      expectSame("dragged")
      theatre.pointer(.up, Point(x: 670, y: 450))
      theatre.frame(after: 0.05)
      expectSame("closing")
    }
  }
}

private let directions: [TransitionDirection] = [.present, .dismiss]
private let styles: [ViewController.PresentationStyle] = [.custom, .fullScreen]
private let presets: [HeroStyle.Preset] = [.standard, .classic]

extension [String] {
  /// The entries with each run of equal ones as one.
  var withoutRepeats: [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
