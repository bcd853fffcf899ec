import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Several transitions of one stack at once.
@MainActor
@Suite struct NavigationOverlapTests {
  @Test("A push takes the screen out of the hand beneath, which goes on where it was headed")
  func lettingGo() throws {
    let theatre = NavigationTheatre("a", "b")
    theatre.frame()
    theatre.pointer(.down, 5, 300)
    theatre.drag(from: 5, to: 205, lasting: 0.1)
    theatre.push("c")
    let below = try #require(theatre.stage.transition(of: theatre["b"]))
    #expect(!below.isInteractive && below.heading == .dismiss)
    #expect(theatre.names == "a c")
    theatre.drag(from: 205, to: 5, lasting: 0.05)
    theatre.settle()
    #expect(theatre.names == "a c" && theatre["c"].isHere && theatre["b"].parent == nil)
  }

  @Test("The lowest screen has appeared only when the last one over it has gone")
  func appearsLast() {
    let theatre = NavigationTheatre("a", "b")
    theatre.frame()
    theatre.pop()
    theatre.frame(after: 0.3)
    theatre.push("x")
    theatre.frame(after: 0.1)
    theatre.pop()
    _ = theatre.diary.read()
    while theatre.stage.transitions.count == 2 { theatre.frame(after: 1 / 60.0) }
    #expect(theatre.diary.read() == ["b didDisappear"])
    theatre.settle()
    #expect(theatre.diary.read() == ["x didDisappear", "a didAppear", "didShow a"])
  }

  @Test("Where the one between has gone, the screen that came over it flies over the lowest one")
  func between() {
    let theatre = NavigationTheatre("a")
    theatre.frame()
    theatre.push("b")
    theatre.frame(after: 0.05)
    theatre.animator = CrossDissolve(duration: 5)
    theatre.push("c")
    theatre.frame(after: 0.05)
    theatre.navigation.popToRootViewController()
    while theatre.stage.transitions.count == 2 { theatre.frame(after: 1 / 60.0) }
    #expect(theatre["b"].view.superview == nil && !theatre["b"].isHere)
    #expect(!theatre.diary.read().contains("a didAppear"))
    theatre.settle(hertz: 20)
    #expect(theatre.diary.read() == ["c didDisappear", "a didAppear", "didShow a"])
  }

  @Test("However many screens are pushed at once, only the topmost few are in flight")
  func bounded() {
    let theatre = NavigationTheatre("a")
    for number in 0..<20 { theatre.push("s\(number)") }
    #expect(theatre.stage.transitions.count == 8)
    theatre.settle()
    #expect(theatre.navigation.viewControllers.count == 21 && theatre["s19"].isHere)
    #expect(theatre.screens.allSatisfy { $0.isAtRest && $0.faults.isEmpty })
  }

  @Test("The keyboard leaves a screen as soon as it is left")
  func keyboard() {
    let theatre = NavigationTheatre("a")
    let control = Control(frame: Rect(x: 10, y: 10, width: 40, height: 20))
    theatre["a"].view.addSubview(control)
    theatre.frame()
    #expect(theatre.stage.moveFocus(forward: true) && control.isFirstResponder)
    theatre.push("b")
    #expect(!control.isFirstResponder && !control.isFocused)
    theatre.key(.up)
    #expect(theatre["b"].view.isFirstResponder)
  }
}
