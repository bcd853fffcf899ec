import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite struct SegmentedControlTests {
  private let control: SegmentedControl
  private let scene: Scene
  private let chosen = Chosen()

  /// What the control reported.
  private final class Chosen {
    var indices: [Int] = []
  }

  init() throws {
    control = SegmentedControl(
      [.init("Hero", key: "1"), .init("Pinterest", short: "Pin", key: "2"), .init("Banner")],
      typography: try RealTypography().fonts)
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 100))
    let size = control.sizeThatFits(root.bounds.size)
    control.frame = Rect(x: 50, y: 30, width: size.width, height: size.height)
    root.addSubview(control)
    scene = Scene(root: root)
    let chosen = chosen
    control.onSelect = { chosen.indices.append($0) }
  }

  private func click(_ x: Double, _ y: Double) {
    for phase in [PointerEvent.Phase.down, .up] {
      scene.handle(
        InputEvent(
          time: .zero, kind: .pointer(PointerEvent(phase: phase, position: Point(x: x, y: y)))))
    }
  }

  private func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> Bool {
    scene.handle(InputEvent(time: .zero, kind: .key(KeyEvent(key: key, modifiers: modifiers))))
  }

  @Test("A click chooses the segment under it, and says so once")
  func click() {
    click(control.frame.maxX - 20, control.frame.midY)
    #expect(control.selection == 2)
    click(control.frame.midX, control.frame.midY)
    click(control.frame.midX, control.frame.midY)
    #expect(control.selection == 1)
    #expect(chosen.indices == [2, 1])
  }

  @Test("Every place of it chooses something: the segments leave no gap")
  func noGaps() {
    var found: [Int] = []
    for x in stride(from: control.frame.minX + 0.5, to: control.frame.maxX, by: 1) {
      control.selection = 2
      click(x, control.frame.midY)
      if found.last != control.selection { found.append(control.selection) }
    }
    #expect(found == [0, 1, 2])
  }

  @Test("A press up to 8 points above or below counts: 44 points in all")
  func touchHeight() {
    click(control.frame.maxX - 20, control.frame.minY - 7.5)
    #expect(control.selection == 2)
    click(control.frame.minX + 20, control.frame.maxY + 7.5)
    #expect(control.selection == 0)
    click(control.frame.maxX - 20, control.frame.maxY + 8.5)
    click(control.frame.maxX + 1, control.frame.midY)
    #expect(control.selection == 0)
  }

  @Test("The arrow keys move the choice while it has the focus, and stop at the ends")
  func arrows() {
    #expect(!press(.right))
    scene.focusedView = control
    let taken = [KeyEvent.Key.right, .right, .right, .left, .home, .left, .end].map { press($0) }
    #expect(taken == Array(repeating: true, count: 7))
    #expect(chosen.indices == [1, 2, 1, 0, 2])
  }

  @Test("Other keys, and keys with modifiers, are left to others")
  func otherKeys() {
    scene.focusedView = control
    #expect(!press(.space) && !press(.enter) && !press(.escape) && !press(.right, .control))
    #expect(chosen.indices.isEmpty)
  }

  @Test("Setting the selection shows it and reports nothing")
  func setting() {
    let before = scene.root.displayList()
    control.selection = 1
    #expect(scene.root.displayList() != before)
    #expect(chosen.indices.isEmpty)
  }

  @Test("Disabled it takes neither clicks nor keys")
  func disabled() {
    scene.focusedView = control
    control.isEnabled = false
    click(control.frame.maxX - 20, control.frame.midY)
    #expect(!press(.right))
    #expect(control.selection == 0)
  }

  @Test("It is as wide whichever segment is chosen, and narrower the less it shows")
  func widths() {
    let widths = SegmentedControl.Density.allCases.map { control.width($0) }
    #expect(widths[0] > widths[1] && widths[1] > widths[2])
    control.selection = 1
    #expect(SegmentedControl.Density.allCases.map { control.width($0) } == widths)
  }
}
