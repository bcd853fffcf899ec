import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The stack of a navigation controller, the ways back, and who is told what for every ending.
@MainActor
@Suite struct NavigationControllerTests {
  private static let pushBegins = [
    "a willDisappear", "b willAppear", "willShow b",
  ]
  private static let pushEnds = ["a didDisappear", "b didAppear", "didShow b"]
  private static let popBegins = ["b willDisappear", "a willAppear", "willShow a"]
  private static let popEnds = ["b didDisappear", "a didAppear", "didShow a"]

  @Test("The first screen appears with the stage, and then it is shown")
  func first() {
    let diary = Diary()
    let theatre = NavigationTheatre("x")
    let navigation = NavigationController(rootViewController: DiaryScreen("a", diary))
    navigation.delegate = theatre
    #expect(diary.read().isEmpty)
    let stage = Stage(root: navigation, size: Size(width: 100, height: 100))
    #expect(diary.read() == ["a willAppear", "a didAppear"])
    #expect(theatre.diary.read() == ["willShow a", "didShow a"])
    #expect(stage.transitions.isEmpty)
  }

  @Test("A push and a pop that go through tell everybody once, in order")
  func completes() {
    let theatre = NavigationTheatre("a")
    theatre.push("b")
    #expect(theatre.diary.read() == Self.pushBegins)
    #expect(theatre.names == "a b")
    theatre.frame(after: 0.1)
    #expect(theatre.diary.read().isEmpty)
    #expect(theatre["b"].isInTransition)
    theatre.settle()
    #expect(theatre.diary.read() == Self.pushEnds)
    theatre.pop()
    #expect(theatre.diary.read() == Self.popBegins)
    #expect(theatre.names == "a")
    #expect(theatre["b"].parent === theatre.navigation)
    theatre.settle()
    #expect(theatre.diary.read() == Self.popEnds)
    #expect(theatre["b"].parent == nil && theatre["b"].stage == nil)
    #expect(theatre["b"].view.superview == nil)
  }

  @Test("A pop that overtakes a push, and a push that overtakes a pop, turn it back and match")
  func overtaken() {
    let theatre = NavigationTheatre("a")
    let b = theatre.push("b")
    theatre.frame(after: 0.1)
    _ = theatre.diary.read()
    theatre.pop()
    #expect(theatre.transition?.heading == .dismiss)
    #expect(theatre.stage.transitions.count == 1)
    #expect(theatre.diary.read() == Self.popBegins)
    theatre.settle()
    #expect(theatre.diary.read() == Self.popEnds)
    theatre.navigation.pushViewController(b, animated: false)
    #expect(theatre.diary.read() == Self.pushBegins + Self.pushEnds)
    theatre.pop()
    theatre.frame(after: 0.1)
    _ = theatre.diary.read()
    theatre.navigation.pushViewController(b)
    #expect(theatre.stage.transitions.count == 1)
    #expect(theatre.diary.read() == Self.pushBegins)
    theatre.settle()
    #expect(theatre.diary.read() == Self.pushEnds)
    #expect(theatre.names == "a b")
  }

  @Test("A push that overtakes another comes over it, and the one between is never shown at rest")
  func pushOverPush() {
    let theatre = NavigationTheatre("a")
    theatre.push("b")
    theatre.frame(after: 0.1)
    _ = theatre.diary.read()
    theatre.push("c")
    #expect(theatre.diary.read() == ["b willDisappear", "c willAppear", "willShow c"])
    #expect(theatre.stage.transitions.count == 2)
    theatre.settle()
    #expect(
      theatre.diary.read()
        == ["a didDisappear", "b didDisappear", "c didAppear", "didShow c"])
    #expect(theatre.names == "a b c")
    #expect(theatre["b"].parent === theatre.navigation && theatre["b"].view.superview == nil)
  }

  @Test("Replacing the stack in flight goes from wherever things are to the new top screen")
  func replaced() {
    let theatre = NavigationTheatre("a")
    theatre.push("b")
    theatre.frame(after: 0.1)
    _ = theatre.diary.read()
    let (x, y) = (theatre.screen("x"), theatre.screen("y"))
    theatre.navigation.setViewControllers([x, y], animated: true)
    #expect(theatre.diary.read() == ["b willDisappear", "y willAppear", "willShow y"])
    theatre.settle()
    #expect(
      theatre.diary.read()
        == ["a didDisappear", "b didDisappear", "y didAppear", "didShow y"])
    #expect(theatre.names == "x y")
    for gone in ["a", "b"] { #expect(theatre[gone].parent == nil) }
    theatre.navigation.setViewControllers([theatre["a"], x], animated: true)
    #expect(theatre.transition?.heading == .dismiss)
    theatre.settle()
    #expect(theatre.names == "a x")
    #expect(theatre.stage.frame(at: theatre.time).contains(theatre["x"]))
  }

  @Test("Popping to the root or to a given screen goes there at once, past those between")
  func popFar() {
    let theatre = NavigationTheatre("a", "b", "c", "d")
    #expect(theatre.navigation.popToViewController(theatre["b"])?.map(\.title) == ["c", "d"])
    #expect(theatre.diary.read() == ["d willDisappear", "b willAppear", "willShow b"])
    #expect(theatre["c"].parent == nil)
    theatre.settle()
    #expect(theatre.diary.read() == ["d didDisappear", "b didAppear", "didShow b"])
    #expect(theatre.navigation.popToViewController(theatre["d"]) == nil)
    #expect(theatre.navigation.popToRootViewController()?.map(\.title) == ["b"])
    theatre.settle()
    #expect(theatre.names == "a")
    #expect(theatre.navigation.popViewController() == nil)
    #expect(theatre.navigation.popToRootViewController()?.isEmpty == true)
  }

  @Test("Two pops in a row take both away, and a pop to the root in the middle of a push as well")
  func popsInARow() {
    let theatre = NavigationTheatre("a", "b", "c")
    theatre.pop()
    theatre.frame(after: 0.1)
    theatre.pop()
    _ = theatre.diary.read()
    theatre.settle()
    #expect(theatre.names == "a")
    #expect(theatre["a"].isHere)
    theatre.navigation.setViewControllers([theatre["a"], theatre["b"]], animated: false)
    theatre.push("d")
    theatre.frame(after: 0.1)
    theatre.navigation.popToRootViewController()
    theatre.settle()
    #expect(theatre.names == "a" && theatre["a"].isHere)
    #expect(theatre.screens.allSatisfy { $0.isAtRest && $0.faults.isEmpty })
  }

  @Test("Alt+Left, the mouse's back button and the bar's go back; on the lowest screen none does")
  func waysBack() {
    let ways: [(NavigationTheatre) -> Void] = [
      { $0.key(.left, .alt) },
      { $0.click(400, 300, button: .back) },
      { $0.click(10, 20) },
      { theatre in
        #expect(theatre.stage.moveFocus(forward: true))
        theatre.key(.enter)
      },
    ]
    for way in ways {
      let theatre = NavigationTheatre("a", "b")
      theatre.frame()
      way(theatre)
      #expect(theatre.names == "a")
      #expect(theatre.transition?.heading == .dismiss)
      theatre.settle()
      #expect(theatre["a"].isHere)
      if theatre.stage.moveFocus(forward: true) { Issue.record("there is still a button") }
      theatre.key(.left, .alt)
      theatre.click(400, 300, button: .back)
      #expect(theatre.names == "a" && theatre.transition == nil)
    }
  }

  @Test("The bar shows the top screen's title and where its button leads")
  func bar() {
    let theatre = NavigationTheatre("a", "b")
    let bar = theatre.navigation.navigationBar
    #expect(bar.title == "b" && bar.backButton.title == "a" && !bar.backButton.isHidden)
    theatre["b"].title = "new"
    #expect(bar.title == "new")
    theatre.pop()
    #expect(bar.title == "a" && bar.backButton.isHidden)
    theatre.navigation.isNavigationBarHidden = true
    theatre.settle()
    #expect(theatre["a"].view.bounds.height == NavigationTheatre.size.height)
  }

  @Test("What a screen asks for in a callback is done when all have been called")
  func askedInCallbacks() {
    let theatre = NavigationTheatre("a")
    let b = theatre.screen("b")
    b.onEntry = { if $0 == "willAppear" { theatre.pop() } }
    theatre.navigation.pushViewController(b)
    #expect(theatre.names == "a")
    #expect(
      theatre.diary.read() == Self.pushBegins + Self.popBegins)
    theatre.settle()
    #expect(theatre["a"].isHere && b.parent == nil)
  }

  @Test("A screen inside presents over the whole container, and keys find the screen in sight")
  func modal() {
    let theatre = NavigationTheatre("a", "b")
    let sheet = theatre.screen("sheet")
    theatre["b"].present(sheet, animated: false)
    #expect(sheet.presentingViewController === theatre.navigation)
    #expect(theatre["b"].presentedViewController === sheet)
    #expect(
      theatre.diary.read()
        == ["b willDisappear", "sheet willAppear", "sheet didAppear", "b didDisappear"])
    theatre.key(.left, .alt)
    #expect(theatre.names == "a b")
    theatre["b"].dismiss(animated: false)
    #expect(
      theatre.diary.read()
        == ["sheet willDisappear", "b willAppear", "b didAppear", "sheet didDisappear"])
    #expect(sheet.stage == nil)
  }
}

extension DisplayList {
  /// Whether a screen's ground is drawn somewhere in the list.
  @MainActor
  func contains(_ screen: ViewController) -> Bool {
    items.contains { item in
      switch item {
      case .fill(_, let color): color == screen.view.backgroundColor
      case .group(let group): group.list.contains(screen)
      default: false
      }
    }
  }
}
