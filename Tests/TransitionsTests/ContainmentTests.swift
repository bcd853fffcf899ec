import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Screens inside of screens: who is whose, who is told, and who is asked.
@MainActor
@Suite struct ContainmentTests {
  /// Writes down what it is told about its container.
  private final class Member: ViewController {
    var moves: [String] = []
    var keys = 0
    var frames = 0

    override func willMove(toParent parent: ViewController?) {
      moves.append("will \(parent?.title ?? "out")")
    }
    override func didMove(toParent parent: ViewController?) {
      moves.append("did \(parent?.title ?? "out")")
    }
    override func keyDown(_ key: KeyEvent) -> Bool {
      keys += 1
      return false
    }
    override var isMoving: Bool { frames < 3 }
    override func advance(to time: FrameTime) { frames += 1 }
  }

  private let diary = Diary()

  private func put(_ child: ViewController, into parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("A child is told before and after it moves, and belongs to one container at a time")
  func moves() {
    let (first, second, child) = (PlainScreen(.white), PlainScreen(.white), Member())
    (first.title, second.title) = ("first", "second")
    put(child, into: first)
    #expect(first.children.count == 1 && child.parent === first)
    first.addChild(child)
    #expect(first.children.count == 1)
    put(child, into: second)
    #expect(first.children.isEmpty && child.parent === second)
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.removeFromParent()
    #expect(child.parent == nil && second.children.isEmpty)
    #expect(
      child.moves == [
        "will first", "did first", "will out", "did out", "will second", "did second", "will out",
        "did out",
      ])
  }

  @Test("A child appears and disappears with its container, after it, while its view is inside")
  func forwards() {
    let (root, sheet) = (PlainScreen(.white), DiaryScreen("sheet", diary))
    let (inside, outside) = (DiaryScreen("inside", diary), DiaryScreen("outside", diary))
    put(inside, into: sheet)
    sheet.addChild(outside)
    let stage = Stage(root: root, size: Size(width: 100, height: 100))
    #expect(inside.stage == nil)
    root.present(sheet, animated: false)
    #expect(inside.stage === stage)
    #expect(
      diary.read() == [
        "sheet willAppear", "inside willAppear", "sheet didAppear", "inside didAppear",
      ])
    outside.beginAppearanceTransition(true, animated: true)
    outside.endAppearanceTransition()
    outside.endAppearanceTransition()
    #expect(diary.read() == ["outside willAppear", "outside didAppear"])
    sheet.dismiss(animated: false)
    #expect(
      diary.read() == [
        "sheet willDisappear", "inside willDisappear", "sheet didDisappear",
        "inside didDisappear",
      ])
  }

  @Test("What a child moves itself is moved, and a key it does not use goes to its container")
  func asked() {
    let (root, child) = (Member(), Member())
    root.frames = 3
    put(child, into: root)
    let stage = Stage(root: root, size: Size(width: 100, height: 100))
    #expect(stage.isMoving)
    for frame in 0..<3 { _ = stage.frame(at: .seconds(Double(frame) / 60)) }
    #expect(!stage.isMoving && child.frames == 3)
    let button = Control(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    child.view.addSubview(button)
    #expect(stage.moveFocus(forward: true))
    stage.handle(InputEvent(time: stage.time, kind: .key(KeyEvent(key: .up))))
    #expect((child.keys, root.keys) == (1, 1))
  }

  @Test("A screen with a container cannot be presented by itself")
  func notPresented() {
    let (root, child) = (PlainScreen(.white), PlainScreen(.black))
    let stage = Stage(root: root, size: Size(width: 100, height: 100))
    let navigation = NavigationController(rootViewController: child)
    var outcome: TransitionOutcome?
    root.present(child) { outcome = $0 }
    #expect(outcome == .cancelled && child.stage == nil)
    root.present(navigation, animated: false) { outcome = $0 }
    #expect(outcome == .completed && child.stage === stage)
    #expect(child.presentingViewController === root)
  }

  @Test("A container that leaves in the middle of its own transition leaves nothing under way")
  func leavesInFlight() {
    let root = PlainScreen(.white)
    let (a, b) = (DiaryScreen("a", diary), DiaryScreen("b", diary))
    let navigation = NavigationController(rootViewController: a)
    let animator = BoxAnimator()
    navigation.transitioningDelegate = animator
    let stage = Stage(root: root, size: Size(width: 400, height: 300))
    root.present(navigation)
    _ = stage.frame(at: .zero)
    navigation.pushViewController(b)
    _ = stage.frame(at: .seconds(0.05))
    #expect(stage.transitions.count == 2)
    navigation.dismiss(animated: false)
    #expect(stage.transitions.isEmpty && !stage.isMoving && navigation.stage == nil)
    #expect(a.isAtRest && b.isAtRest && !b.isHere && a.faults.isEmpty && b.faults.isEmpty)
    navigation.popViewController()
    #expect(navigation.topViewController === a && b.parent == nil)
    root.present(navigation, animated: false)
    #expect(a.isHere)
  }
}
