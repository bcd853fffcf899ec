import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Tabs, their bar, and the ways from one to another.
@MainActor
@Suite struct TabControllerTests {
  /// Supplies an animator that knows which way is right, and writes down what it is told.
  private final class Delegate: TabControllerDelegate {
    var animator: (any TransitionAnimator)?
    var refused: Int?
    var log: [String] = []

    func tabController(
      _ tabController: TabController, shouldSelect viewController: ViewController
    ) -> Bool { tabController.viewControllers.firstIndex { $0 === viewController } != refused }

    func tabController(
      _ tabController: TabController, didSelect viewController: ViewController
    ) { log.append("did \(viewController.title)") }

    func tabController(
      _ tabController: TabController,
      animationControllerForTransitionFrom source: ViewController, to destination: ViewController
    ) -> (any TransitionAnimator)? {
      func place(_ screen: ViewController) -> Int {
        tabController.viewControllers.firstIndex { $0 === screen } ?? -1
      }
      log.append(place(source) < place(destination) ? "right" : "left")
      return animator
    }
  }

  private let diary = Diary()
  private let delegate = Delegate()
  private let screens: [DiaryScreen]
  private let tabs: TabController
  private let stage: Stage

  init() {
    let diary = diary
    screens = ["a", "b", "c"].map { DiaryScreen($0, diary) }
    tabs = TabController(viewControllers: screens)
    tabs.delegate = delegate
    stage = Stage(root: tabs, size: Size(width: 600, height: 449))
    _ = diary.read()
  }

  private func click(_ x: Double, _ y: Double) {
    for phase in [PointerEvent.Phase.down, .up] {
      stage.handle(
        InputEvent(
          time: stage.time,
          kind: .pointer(PointerEvent(phase: phase, position: Point(x: x, y: y)))))
    }
  }

  private func key(_ key: KeyEvent.Key) {
    stage.handle(InputEvent(time: stage.time, kind: .key(KeyEvent(key: key))))
  }

  private func settle() {
    var clock = FixedFrameClock(interval: .seconds(1) / 60)
    for _ in 0..<300 {
      let time = clock.nextFrame()
      if time > stage.time { _ = stage.frame(at: time) }
      if !stage.isMoving && time > stage.time { break }
    }
    #expect(!stage.isMoving)
  }

  @Test("Without an animator a tab is there at once, and everybody is told once, in order")
  func atOnce() {
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController === screens[2])
    #expect(
      diary.read() == ["a willDisappear", "c willAppear", "a didDisappear", "c didAppear"])
    #expect(delegate.log == ["right"])
    _ = stage.frame(at: .zero)
    #expect(screens[2].view.frame == Rect(x: 0, y: 0, width: 600, height: 400))
    tabs.selectedIndex = 2
    #expect(diary.read().isEmpty)
    tabs.select(1, animated: false)
    #expect(tabs.selectedIndex == 1 && delegate.log == ["right"])
    #expect(screens.allSatisfy { $0.parent === tabs && $0.tabController === tabs })
  }

  @Test("A click on an item selects its tab, unless the delegate refuses")
  func clicks() {
    delegate.refused = 1
    _ = stage.frame(at: .zero)
    click(500, 420)
    #expect(tabs.selectedIndex == 2)
    click(300, 420)
    #expect(tabs.selectedIndex == 2)
    #expect(delegate.log == ["right", "did c"])
    #expect(tabs.tabBar.items.map(\.isSelected) == [false, false, true])
    #expect(tabs.tabBar.items.map(\.title) == ["a", "b", "c"])
  }

  @Test("Items take the focus; Enter and Space select, and the arrows move the selection along")
  func keys() {
    _ = stage.frame(at: .zero)
    #expect(stage.moveFocus(forward: false))
    #expect(tabs.tabBar.items[2].isFocused)
    key(.space)
    #expect(tabs.selectedIndex == 2)
    key(.left)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.items.map(\.isFocused) == [false, true, false])
    key(.left)
    key(.left)
    #expect(tabs.selectedIndex == 0)
    #expect(stage.moveFocus(forward: true))
    key(.enter)
    #expect(tabs.selectedIndex == 1)
  }

  @Test(
    "A change of tabs is turned back by selecting the former, and overtaken by selecting a third")
  func overtaken() throws {
    tabs.transition = CrossDissolve(duration: 0.4)
    tabs.selectedIndex = 1
    _ = stage.frame(at: .zero)
    _ = stage.frame(at: .seconds(0.1))
    #expect(diary.read() == ["a willDisappear", "b willAppear"])
    let transition = try #require(stage.transition(of: screens[1]))
    let before = transition.states[1].opacity
    tabs.selectedIndex = 0
    #expect(transition.heading == .dismiss)
    #expect(abs(transition.states[1].opacity.value[0] - before.value[0]) < 1e-9)
    #expect(abs(transition.states[1].opacity.velocity[0] - before.velocity[0]) < 1e-9)
    #expect(diary.read() == ["b willDisappear", "a willAppear"])
    tabs.selectedIndex = 2
    #expect(stage.transitions.count == 2)
    settle()
    #expect(tabs.selectedIndex == 2 && screens[2].isHere)
    #expect(screens.allSatisfy { $0.faults.isEmpty && $0.isAtRest })
    #expect(stage.frame(at: stage.time).contains(screens[2]))
    #expect(!stage.frame(at: stage.time).contains(screens[1]))
  }

  @Test("A dissolve shows both tabs, the upper one as strong as the curve says")
  func dissolves() throws {
    tabs.transition = CrossDissolve(duration: 0.4)
    tabs.selectedIndex = 1
    _ = stage.frame(at: .zero)
    let list = stage.frame(at: .seconds(0.2))
    #expect(list.contains(screens[0]) && list.contains(screens[1]))
    let states = try #require(stage.transition(of: screens[1])).states
    // A curve that is symmetrical is half way at half time.
    #expect(abs(states[1].opacity.value[0] - 0.5) < 1e-6)
  }

  @Test("Who leaves the tab with a transition inside of it under way comes back to its end")
  func insideAnother() {
    let (x, y) = (DiaryScreen("x", diary), DiaryScreen("y", diary))
    let navigation = NavigationController(rootViewController: x)
    let tabs = TabController(viewControllers: [navigation, screens[0]])
    let other = Stage(root: tabs, size: Size(width: 300, height: 300))
    navigation.pushViewController(y)
    _ = other.frame(at: .zero)
    _ = other.frame(at: .seconds(0.1))
    tabs.selectedIndex = 1
    #expect(other.transitions.isEmpty && !other.isMoving)
    #expect(x.isAtRest && y.isAtRest && screens[0].isHere)
    tabs.selectedIndex = 0
    #expect(y.isHere && y.faults.isEmpty)
    #expect(y.navigationController === navigation && y.tabController === tabs)
  }
}
