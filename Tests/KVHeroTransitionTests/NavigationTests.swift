import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

/// The hero flight as a push and a pop, below a title bar.
@MainActor
@Suite struct NavigationTests {
  /// A navigation controller with a thumbnail, and the full picture to push.
  @MainActor
  private final class Shelf {
    let diary = Diary()
    let source: SourceScreen
    let detail: DetailScreen
    let navigation: NavigationController
    let stage: Stage
    private let heroes = HeroNavigation()
    var now = 0.0

    init() {
      source = SourceScreen("source", diary: diary)
      detail = DetailScreen("detail", diary: diary)
      let image = Image(id: .init(rawValue: 1), size: Size(width: 1500, height: 1000))
      for screen in [source, detail] as [DiaryScreen] { screen.image = image }
      source.pictureFrame = Rect(x: 430, y: 118, width: 203, height: 207)
      detail.mode = .scaleAspectFit
      navigation = NavigationController(rootViewController: source)
      stage = Stage(root: navigation, size: Theatre.size)
      navigation.delegate = heroes
      detail.transitioningDelegate = KVHeroTransitionManager(
        presentingViewController: source, presentedViewController: detail)
    }

    func frame(after seconds: Double) {
      now += seconds
      _ = stage.frame(at: FrameTime(elapsed: .nanoseconds(Int64((now * 1e9).rounded()))))
    }

    func settle() {
      for _ in 0..<300 where stage.isMoving { frame(after: 1 / 60) }
    }

    func pointer(_ phase: PointerEvent.Phase, _ point: Point) {
      stage.handle(
        InputEvent(
          time: stage.time, kind: .pointer(PointerEvent(phase: phase, position: point))))
    }
  }

  @Test("The picture flies from the thumbnail to its place, in the points below the bar")
  func flies() throws {
    let shelf = Shelf()
    shelf.frame(after: 0)
    shelf.navigation.pushViewController(shelf.detail)
    let transition = try #require(shelf.stage.transition(of: shelf.detail))
    #expect(transition.plan.fallback == nil)
    #expect(transition.leadingFrame == Rect(x: 430, y: 118, width: 203, height: 207))
    let hero = try #require(transition.plan.elements.first { $0.name == "hero" })
    // 1500 to 1000 fitted into 1280 by 800 less the bar's 44.
    let end = hero.channels.frame.to
    #expect(abs(end[2] - 756 * 1.5) < 1e-9 && abs(end[3] - 756) < 1e-9 && abs(end[1]) < 1e-9)
    shelf.settle()
    #expect(shelf.navigation.topViewController === shelf.detail)
  }

  @Test("A drag on the picture carries it by where it was grabbed, and letting go pops")
  func dragged() throws {
    let shelf = Shelf()
    shelf.navigation.pushViewController(shelf.detail, animated: false)
    shelf.frame(after: 0)
    shelf.pointer(.down, Point(x: 640, y: 444))
    for step in 1...30 {
      shelf.frame(after: 1 / 120)
      shelf.pointer(.move, Point(x: 640, y: 444 + 8 * Double(step)))
    }
    let transition = try #require(shelf.stage.transition(of: shelf.detail))
    #expect(transition.isInteractive)
    // The point it was taken at, after 8 points of slop at 408 of 756 down, stays under the pointer.
    let frame = try #require(transition.leadingFrame)
    #expect(abs(frame.midX - 640) < 1e-6)
    #expect(abs(frame.y + frame.height * 408 / 756 - (444 + 240 - 44)) < 1e-6)
    shelf.pointer(.up, Point(x: 640, y: 684))
    #expect(transition.heading == .dismiss)
    #expect(shelf.navigation.viewControllers.count == 1)
    shelf.settle()
    #expect(shelf.detail.parent == nil)
    #expect(shelf.diary.read().suffix(4).contains("source didAppear"))
  }
}
