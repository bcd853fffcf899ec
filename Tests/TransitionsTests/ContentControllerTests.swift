import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// A container that shows one screen, and screens that are replaced.
@MainActor
@Suite struct ContentControllerTests {
  private final class Driver: StageDriver {
    let stage: Stage
    var now = 0.0
    init(_ root: ViewController) {
      stage = Stage(root: root, size: Size(width: 300, height: 200))
      frame()
    }
  }

  private let diary = Diary()

  @Test(
    "Without an animator the other screen is there at once, and each is told what happens to it")
  func atOnce() {
    let (a, b) = (DiaryScreen("a", diary), DiaryScreen("b", diary))
    let content = ContentController(a)
    let driver = Driver(content)
    _ = diary.read()
    var outcomes: [TransitionOutcome] = []
    content.show(b) { outcomes.append($0) }
    #expect(outcomes == [.completed] && content.contentViewController === b)
    #expect(diary.read() == ["a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
    #expect(a.parent == nil && b.parent === content && diary.faults == [])
    content.show(b) { outcomes.append($0) }
    #expect(outcomes == [.completed, .completed] && diary.read() == [])
    driver.frame()
  }

  @Test("At every frame of its way it is overtaken, and everybody is told once")
  func overtaken() {
    for frames in 0..<24 {
      let screens = ["a", "b", "c"].map { DiaryScreen($0, diary) }
      let supplier = Supplier()
      for screen in screens { screen.addTransitioningObserver(supplier) }
      let content = ContentController(screens[0])
      let driver = Driver(content)
      var outcomes: [String] = []
      content.show(screens[1]) { outcomes.append("b \($0)") }
      for _ in 0..<frames { driver.frame(after: 1 / 60) }
      content.show(screens[2]) { outcomes.append("c \($0)") }
      for _ in 0..<frames { driver.frame(after: 1 / 60) }
      content.show(screens[1]) { outcomes.append("b again \($0)") }
      driver.settle()
      #expect(outcomes.count == 3 && outcomes.contains("b again completed"))
      #expect(content.children.count == 1 && content.contentViewController === screens[1])
      #expect(screens[1].isHere && screens.allSatisfy { $0.isAtRest } && diary.faults == [])
    }
  }

  @Test("Pushes and pops tell once how they ended, also those that are overtaken")
  func completions() {
    let screens = ["a", "b", "c"].map { DiaryScreen($0, diary) }
    let navigation = NavigationController(rootViewController: screens[0])
    let driver = Driver(navigation)
    var outcomes: [String] = []
    func note(_ name: String) -> (TransitionOutcome) -> Void {
      { outcomes.append("\(name) \($0)") }
    }
    navigation.pushViewController(screens[1], completion: note("push"))
    driver.frame(after: 0.05)
    #expect(outcomes == [])
    navigation.popViewController(completion: note("pop"))
    driver.settle()
    #expect(outcomes == ["push cancelled", "pop completed"])
    navigation.popViewController(completion: note("last"))
    navigation.popToViewController(screens[2], completion: note("lost"))
    navigation.pushViewController(screens[2], animated: false, completion: note("at once"))
    navigation.setViewControllers([screens[1]], animated: true, completion: note("set"))
    navigation.popToRootViewController()
    driver.settle()
    #expect(
      outcomes.dropFirst(2) == [
        "last cancelled", "lost cancelled", "at once completed", "set completed",
      ])
    #expect(diary.faults == [])
  }

  /// Slides everything.
  private final class Supplier: TransitioningDelegate {
    private let slide = NavigationSlide()
    func animator(
      forPresented presented: ViewController, presenting: ViewController
    ) -> (any TransitionAnimator)? { slide }
    func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? { slide }
  }
}
