import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Ways between screens that need not know how they came about.
@MainActor
@Suite struct HeroNavigationTests {
  private final class Driver: StageDriver {
    let diary: Diary
    let stage: Stage
    var now = 0.0
    var outcomes: [TransitionOutcome] = []

    init(_ root: ViewController, _ diary: Diary) {
      self.diary = diary
      stage = Stage(root: root, size: Size(width: 400, height: 300))
      frame()
      _ = diary.read()
    }

    var note: (TransitionOutcome) -> Void { { [weak self] in self?.outcomes.append($0) } }
  }

  private let diary = Diary()

  private func screen(_ name: String) -> DiaryScreen {
    let screen = DiaryScreen(name, diary)
    screen.isHeroEnabled = true
    return screen
  }

  @Test("Back is a pop in a navigation stack, and a dismissal elsewhere; each completes once")
  func back() {
    let (a, b, c) = (screen("a"), screen("b"), screen("c"))
    let navigation = NavigationController(rootViewController: a)
    navigation.isHeroEnabled = true
    let driver = Driver(navigation, diary)
    navigation.pushViewController(b, animated: false)
    b.present(c, animated: false)
    c.heroDismissViewController(completion: driver.note)
    driver.frame(after: 0.05)
    #expect(driver.outcomes == [])
    driver.settle()
    #expect(driver.outcomes == [.completed] && navigation.presentedViewController == nil)
    b.heroDismissViewController(completion: driver.note)
    driver.frame(after: 0.05)
    driver.settle()
    #expect(driver.outcomes == [.completed, .completed])
    #expect(navigation.viewControllers.map(\.title) == ["a"])
    a.heroDismissViewController(completion: driver.note)
    #expect(driver.outcomes == [.completed, .completed, .completed])
    #expect(navigation.viewControllers.map(\.title) == ["a"])
    #expect(diary.faults == [])
  }

  @Test(
    "#584, #509, #717: The first screen is replaced with its view, at every frame or not at all, and that is told once",
    arguments: [true, false])
  func first(finishes: Bool) {
    for frames in 1..<20 {
      weak var old: DiaryScreen?
      var driver: Driver?
      let next = screen("next")
      do {
        let first = screen("first")
        old = first
        driver = Driver(first, diary)
        first.heroReplaceViewController(with: next, completion: driver?.note)
      }
      guard let driver else { return }
      for _ in 0..<frames { driver.frame(after: 1 / 60) }
      let isOver = driver.outcomes == [.completed]
      if !finishes { HeroTransition.shared.cancel() }
      driver.settle()
      if finishes || isOver {
        #expect(driver.outcomes == [.completed])
        #expect(driver.stage.rootViewController === next && next.stage === driver.stage)
        #expect(next.presentingViewController == nil && next.isHere)
        #expect(old == nil)
        // It is as if it had always been the first: it stays where there is nothing beneath.
        next.dismiss(animated: false)
        let over = screen("over")
        next.present(over)
        driver.settle()
        #expect(over.presentingViewController === next)
      } else {
        #expect(driver.outcomes == [.cancelled])
        #expect(driver.stage.rootViewController === old && old?.isHere == true)
        #expect(next.stage == nil)
      }
      #expect(diary.faults == [])
    }
  }

  @Test(
    "#584, #509: A presented screen is replaced, and what is beneath is beneath the other",
    arguments: [true, false], [true, false])
  func presented(isFullScreen: Bool, wasFullScreen: Bool) {
    let (root, next) = (screen("root"), screen("next"))
    next.modalPresentationStyle = isFullScreen ? .fullScreen : .custom
    let driver = Driver(root, diary)
    weak var old: DiaryScreen?
    do {
      let page = screen("page")
      page.modalPresentationStyle = wasFullScreen ? .fullScreen : .custom
      old = page
      root.present(page, animated: false)
      page.heroReplaceViewController(with: next, completion: driver.note)
    }
    driver.frame(after: 0.05)
    #expect(driver.stage.transitions.count == 1 && driver.outcomes == [])
    driver.settle()
    #expect(driver.outcomes == [.completed] && old == nil)
    #expect(root.presentedViewController === next && next.presentingViewController === root)
    #expect(root.isHere == !isFullScreen && next.isHere)
    next.dismiss(completion: driver.note)
    driver.settle()
    #expect(driver.outcomes == [.completed, .completed])
    #expect(root.isHere && next.isAtRest && !next.isHere && diary.faults == [])
  }

  @Test(
    "#584, #509: In a navigation stack the screen is replaced in its place, and that is told once",
    arguments: [true, false])
  func stacked(animated: Bool) {
    let (a, b, c) = (screen("a"), screen("b"), screen("c"))
    let navigation = NavigationController(rootViewController: a)
    navigation.isHeroEnabled = animated
    let driver = Driver(navigation, diary)
    navigation.pushViewController(b, animated: false)
    b.heroReplaceViewController(with: c, completion: driver.note)
    #expect(navigation.viewControllers.map(\.title) == ["a", "c"])
    driver.settle()
    #expect(driver.outcomes == [.completed])
    #expect(c.isHere && b.parent == nil && diary.faults == [])
    // Overtaken in flight.
    let (d, e) = (screen("d"), screen("e"))
    c.heroReplaceViewController(with: d, completion: driver.note)
    driver.frame(after: 0.05)
    navigation.setViewControllers([a, e], animated: true, completion: driver.note)
    driver.frame(after: 0.05)
    navigation.popViewController(completion: driver.note)
    driver.settle()
    #expect(driver.outcomes.count == 4)
    #expect(driver.outcomes.last == .completed || driver.outcomes.contains(.cancelled))
    #expect(navigation.viewControllers.map(\.title) == ["a"] && a.isHere && diary.faults == [])
  }

  @Test("A replacement that cannot be is told so once, and nothing happens")
  func impossible() {
    let (root, page) = (screen("root"), screen("page"))
    let driver = Driver(root, diary)
    root.present(page)
    driver.frame(after: 0.05)
    // On its way.
    page.heroReplaceViewController(with: screen("next"), completion: driver.note)
    driver.settle()
    // On a stage already, itself, and on no stage at all.
    page.heroReplaceViewController(with: page, completion: driver.note)
    page.heroReplaceViewController(with: root, completion: driver.note)
    screen("lost").heroReplaceViewController(with: screen("next"), completion: driver.note)
    driver.settle()
    #expect(driver.outcomes == [.cancelled, .cancelled, .cancelled, .cancelled])
    #expect(root.presentedViewController === page && diary.faults == [])
  }

  /// Three presentations, each with a navigation stack of two.
  private func tower() -> (driver: Driver, stacks: [NavigationController]) {
    let stacks = ["a", "b", "c"].map { name in
      let navigation = NavigationController(rootViewController: screen(name + "0"))
      navigation.isHeroEnabled = true
      navigation.pushViewController(screen(name + "1"), animated: false)
      return navigation
    }
    let driver = Driver(stacks[0], diary)
    stacks[0].present(stacks[1], animated: false)
    stacks[1].present(stacks[2], animated: false)
    driver.frame()
    return (driver, stacks)
  }

  @Test("Unwound, one transition leads from the screen in sight straight to the one that was meant")
  func unwound() {
    let (driver, stacks) = tower()
    let target = stacks[0].viewControllers[0]
    stacks[2].topViewController?.heroUnwindToViewController(target, completion: driver.note)
    driver.frame(after: 0.05)
    #expect(driver.stage.transitions.count == 1)
    // What was in sight flies, not what lay between.
    #expect(stacks[2].isInTransition && stacks[1].stage == nil)
    driver.settle()
    #expect(driver.outcomes == [.completed])
    #expect(stacks[0].presentedViewController == nil && stacks[0].viewControllers.count == 1)
    #expect((target as? DiaryScreen)?.isHere == true && diary.faults == [])
  }

  @Test("Unwound by class, by a rule, to the root, or to nothing")
  func targets() {
    final class Special: ViewController {}
    do {
      let (driver, stacks) = tower()
      let special = Special()
      stacks[1].setViewControllers([special, screen("x")], animated: false)
      stacks[2].topViewController?.heroUnwindToViewController(
        withClass: Special.self, completion: driver.note)
      driver.settle()
      #expect(driver.outcomes == [.completed])
      #expect(stacks[1].topViewController === special && stacks[1].presentedViewController == nil)
    }
    do {
      let (driver, stacks) = tower()
      stacks[2].topViewController?.heroUnwindToViewController(completion: driver.note) {
        $0.title == "c0"
      }
      driver.settle()
      #expect(stacks[2].viewControllers.map(\.title) == ["c0"] && driver.outcomes == [.completed])
      stacks[2].topViewController?.heroUnwindToViewController(completion: driver.note) { _ in false
      }
      #expect(driver.outcomes == [.completed, .cancelled])
      stacks[2].topViewController?.heroUnwindToRootViewController(completion: driver.note)
      driver.settle()
      #expect(stacks[0].presentedViewController == nil)
      #expect(stacks[0].viewControllers.map(\.title) == ["a0"])
      stacks[0].topViewController?.heroUnwindToRootViewController(completion: driver.note)
      driver.settle()
      #expect(driver.outcomes == [.completed, .cancelled, .completed, .completed])
    }
    #expect(diary.faults == [])
  }

  @Test("Turned back while unwinding, the screen in sight stays over the one that was meant")
  func turned() {
    let (driver, stacks) = tower()
    stacks[2].topViewController?.heroUnwindToRootViewController(completion: driver.note)
    driver.frame(after: 0.05)
    HeroTransition.shared.cancel()
    driver.settle()
    #expect(driver.outcomes == [.cancelled])
    #expect(stacks[0].presentedViewController === stacks[2])
    #expect(diary.faults == [])
  }
}
