import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

/// Nobody has to retain anything, and nothing is left over.
@MainActor
@Suite struct ManagerLifetimeTests {
  /// What should die, weakly.
  @MainActor
  private final class Remains {
    weak var screen: DetailScreen?
    weak var manager: (any TransitioningDelegate)?
    weak var view: View?
    weak var container: View?
    weak var transition: RunningTransition?
    weak var picture: View?

    init(_ screen: DetailScreen) {
      self.screen = screen
      manager = screen.transitioningDelegate
      view = screen.view
      container = screen.view.superview
      transition = screen.stage?.transition(of: screen)
      picture = screen.picture
    }

    var names: [String] {
      [
        screen.map { _ in "screen" }, manager.map { _ in "manager" }, view.map { _ in "view" },
        container.map { _ in "container" }, transition.map { _ in "transition" },
        picture.map { _ in "picture" },
      ].compactMap { $0 }
    }
  }

  private let source: SourceScreen
  private let stage: Stage
  private let diary = Diary()

  init() {
    source = SourceScreen("source", diary: diary)
    source.pictureFrame = Rect(x: 40, y: 50, width: 100, height: 90)
    source.image = Image(id: .init(rawValue: 1), size: Size(width: 300, height: 200))
    stage = Stage(root: source, size: Size(width: 800, height: 600))
  }

  private func makeDetail() -> DetailScreen {
    let detail = DetailScreen("detail", diary: diary)
    detail.image = source.image
    detail.mode = .scaleAspectFit
    return detail
  }

  private func run(from start: Double, for seconds: Double) -> Double {
    for step in 0...Int(seconds * 60) {
      _ = stage.frame(at: FrameTime(elapsed: .milliseconds(Int(start * 1000) + step * 16)))
    }
    return start + seconds
  }

  /// Presents a screen that nobody else knows.
  private func present(_ kind: HeroStyle.Kind) -> Remains {
    let detail = makeDetail()
    switch kind {
    case .hero: source.presentWithHeroTransition(detail)
    case .pinterest: source.presentWithPinterestTransition(detail, preset: .classic)
    }
    return Remains(detail)
  }

  @Test(
    "The manager lives as long as the screen, and all die with the dismissal",
    arguments: [HeroStyle.Kind.hero, .pinterest])
  func diesAfterDismissal(kind: HeroStyle.Kind) {
    let remains = present(kind)
    #expect(remains.names.count == 6)
    var time = run(from: 0, for: 1.5)
    #expect(remains.names == ["screen", "manager", "view", "container", "picture"])
    remains.screen?.dismiss()
    time = run(from: time, for: 0.1)
    #expect(remains.names == ["screen", "manager", "view", "container", "picture"])
    time = run(from: time, for: 1.5)
    #expect(remains.names == [])
    #expect(stage.frame(at: stage.time) == source.view.displayList())
  }

  @Test("All die after a presentation that was turned back")
  func diesAfterCancelling() {
    let remains = present(.hero)
    let time = run(from: 0, for: 0.1)
    remains.screen?.turnTransition(to: .dismiss)
    #expect(remains.names.count == 6)
    _ = run(from: time, for: 1.5)
    #expect(remains.names == [])
  }

  @Test("All die after a drag, in flight and at rest")
  func diesAfterDrag() {
    for start in [0.1, 1.5] {
      let remains = present(.hero)
      let base = stage.time.seconds
      var time = run(from: base + 0.02, for: start)
      for step in 0...30 {
        time += 0.004
        let point = Point(x: 400, y: 300 + Double(step) * 8)
        let event = PointerEvent(
          pointer: 0, phase: step == 0 ? .down : step == 30 ? .up : .move, button: .primary,
          position: point)
        stage.handle(
          InputEvent(
            time: FrameTime(elapsed: .milliseconds(Int(time * 1000))), kind: .pointer(event)))
      }
      #expect(remains.screen != nil)
      _ = run(from: time, for: 2)
      #expect(remains.names == [], "\(start)")
    }
  }

  @Test("A manager that is given to the screen by hand needs no retaining either")
  func byHand() {
    func present() -> Remains {
      let detail = makeDetail()
      detail.transitioningDelegate = KVPinterestTransitionManager(
        presentingViewController: source, presentedViewController: detail)
      source.present(detail)
      return Remains(detail)
    }
    let remains = present()
    let time = run(from: 0, for: 2)
    #expect(remains.manager != nil)
    remains.screen?.dismiss()
    #expect(stage.transitions.count == 1)
    _ = run(from: time, for: 2)
    #expect(remains.names == [])
  }

  @Test("Another manager takes the first one's place and its drag")
  func replaced() {
    let detail = makeDetail()
    source.presentWithHeroTransition(detail)
    weak let first = detail.transitioningDelegate
    var time = run(from: 0, for: 1)
    detail.transitioningDelegate = KVPinterestTransitionManager(
      presentingViewController: source, presentedViewController: detail)
    #expect(first == nil)
    _ = diary.read()
    for step in 0...20 {
      time += 0.01
      let event = PointerEvent(
        pointer: 0, phase: step == 0 ? .down : .move, button: .primary,
        position: Point(x: 400, y: 300 + Double(step) * 4))
      stage.handle(
        InputEvent(
          time: FrameTime(elapsed: .milliseconds(Int(time * 1000))), kind: .pointer(event)))
    }
    #expect(diary.read().count { $0 == "detail drag began" } == 1)
    #expect(stage.transitions.first?.plan.elements.first?.name == "backdrop")
  }

  @Test("A screen that is presented again and again, by a new manager each time, gathers nothing")
  func again() {
    let detail = makeDetail()
    var time = 0.0
    for _ in 0..<5 {
      source.presentWithHeroTransition(detail)
      time = run(from: time + 0.02, for: 1)
      #expect(detail.view.superview?.gestureRecognizers.count == 2)
      #expect(detail.view.gestureRecognizers.isEmpty)
      detail.dismiss()
      time = run(from: time + 0.02, for: 1)
    }
    #expect(detail.view.superview == nil)
  }

  @Test("A stage that goes in mid-flight takes everything along")
  func stageGoes() {
    func fly() -> (Remains, () -> Stage?) {
      let root = SourceScreen("root", diary: diary)
      root.pictureFrame = Rect(x: 40, y: 50, width: 100, height: 90)
      root.image = source.image
      let stage = Stage(root: root, size: Size(width: 800, height: 600))
      let detail = makeDetail()
      root.presentWithHeroTransition(detail)
      _ = stage.frame(at: .zero)
      return (Remains(detail), { [weak stage] in stage })
    }
    let (remains, stage) = fly()
    #expect(stage() == nil)
    #expect(remains.names == [])
  }

  @Test("A stage that goes while a hand holds the picture takes everything along")
  func stageGoesHeld() {
    func hold() -> (Remains, () -> Stage?) {
      let theatre = Theatre(.hero, .standard)
      theatre.present()
      theatre.settle()
      theatre.pointer(.down, Point(x: 640, y: 300))
      theatre.pointer(.move, Point(x: 640, y: 305), after: 0.01)
      theatre.pointer(.move, Point(x: 660, y: 400), after: 0.01)
      #expect(theatre.hero != nil)
      return (Remains(theatre.detail), { [weak stage = theatre.stage] in stage })
    }
    let (remains, stage) = hold()
    #expect(stage() == nil)
    #expect(remains.names == [])
  }
}
