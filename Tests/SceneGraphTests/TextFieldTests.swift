import Motion
import SceneGraph
import TestSupport
import Testing

/// The field in a scene: keys, typed text and the mouse.
@MainActor
@Suite struct TextFieldTests {
  /// Every glyph is five points wide.
  private let field = TextField(font: Font(typeface: LabelTests.typeface, size: 10))
  private let scene: Scene
  private let counter = Counter()

  private final class Counter {
    var changes = 0
    var submits = 0
  }

  init() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    field.frame = Rect(x: 10, y: 10, width: 124, height: 40)
    root.addSubview(field)
    scene = Scene(root: root)
    field.onChange = { [counter] _ in counter.changes += 1 }
    field.onSubmit = { [counter] _ in counter.submits += 1 }
  }

  private func send(_ kind: InputEvent.Kind) -> Bool {
    scene.handle(InputEvent(time: .zero, kind: kind))
  }

  private func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> Bool {
    send(.key(KeyEvent(key: key, modifiers: modifiers)))
  }

  private func point(_ phase: PointerEvent.Phase, _ x: Double) {
    _ = send(.pointer(PointerEvent(phase: phase, position: Point(x: x, y: 30))))
  }

  @Test("Typed text goes to the field that has the keyboard, and to nobody else")
  func typing() {
    #expect(!send(.text("a")))
    field.becomeFirstResponder()
    #expect(send(.text("a")) && send(.text("bc")))
    #expect(field.text == "abc" && counter.changes == 2)
    #expect(!send(.text("")))
    field.resignFirstResponder()
    #expect(!send(.text("d")))
    #expect(field.text == "abc")
  }

  @Test("Keys that write are used up; Tab, Esc and unknown shortcuts are not")
  func keys() {
    field.becomeFirstResponder()
    for key in [KeyEvent.Key.character("t"), .character("?"), .space, .up, .left, .backspace] {
      #expect(press(key), "\(key)")
    }
    #expect(press(.character("a"), .control) && press(.character("A"), .shift))
    for key in [KeyEvent.Key.tab, .escape, .function(1)] { #expect(!press(key), "\(key)") }
    #expect(!press(.character("k"), .control) && !press(.left, .alt))
    #expect(field.text.isEmpty && counter.changes == 0)
  }

  @Test("Enter submits and changes nothing")
  func enter() {
    field.becomeFirstResponder()
    #expect(press(.enter))
    #expect(counter.submits == 1 && counter.changes == 0)
  }

  @Test("Arrows, Home and End move the caret, with Shift they select, with Control by words")
  func moves() {
    field.text = "ab cd"
    field.becomeFirstResponder()
    _ = press(.home)
    _ = press(.right)
    #expect(field.editor.caret == 1)
    _ = press(.end, .shift)
    #expect(field.editor.selection == 1..<5)
    _ = press(.left, .control)
    #expect(field.editor.caret == 3)
    _ = press(.backspace, .control)
    #expect(field.text == "cd" && counter.changes == 1)
    _ = press(.delete, .control)
    #expect(field.text.isEmpty && counter.changes == 2)
  }

  @Test("A click takes the keyboard and puts the caret between the nearest characters")
  func click() {
    field.text = "abcdef"
    point(.down, 10 + 12 + 11)
    point(.up, 10 + 12 + 11)
    #expect(field.isFirstResponder && field.editor.caret == 2)
    point(.down, 130)
    point(.up, 130)
    #expect(field.editor.caret == 6)
  }

  @Test("A drag selects from where it began to where it is")
  func drag() {
    field.text = "abcdef"
    point(.down, 10 + 12 + 5)
    point(.move, 10 + 12 + 14)
    point(.move, 10 + 12 + 21)
    #expect(field.isFirstResponder && field.editor.selection == 1..<4)
    point(.move, 10 + 12 + 1)
    point(.up, 10 + 12 + 1)
    #expect(field.editor.selection == 0..<1)
  }

  @Test("A text longer than the field is cut before it reaches the field's edge")
  func cut() throws {
    func clip() -> Rect? {
      func find(_ list: DisplayList) -> Rect? {
        for case .group(let group) in list.items {
          let isText = group.list.items.contains { if case .text = $0 { true } else { false } }
          if isText { return group.clip?.rect }
          if let found = find(group.list) { return found }
        }
        return nil
      }
      return find(field.displayList())
    }
    field.text = String(repeating: "a", count: 60)
    #expect(clip() == Rect(x: 8, y: 0, width: 108, height: 40))
    _ = field.becomeFirstResponder()
    _ = press(.home)
    #expect(clip() == Rect(x: 8, y: 0, width: 108, height: 40))
  }

  @Test("A text longer than the field is scrolled so that the caret stays in sight")
  func scrolls() throws {
    field.text = String(repeating: "a", count: 60)
    field.becomeFirstResponder()
    func caret() throws -> Rect {
      let list = field.displayList()
      let fills = list.items.flatMap { item -> [Rect] in
        switch item {
        case .fill(let shape, _): [shape.rect]
        case .group(let group):
          group.list.items.compactMap {
            if case .fill(let shape, _) = $0 { shape.rect } else { nil }
          }
        default: []
        }
      }
      return try #require(fills.last { $0.width == 2 })
    }
    #expect(try caret().x == 12 + 100)
    _ = press(.home)
    #expect(try caret().x == 12)
    for _ in 0..<30 { _ = press(.right) }
    #expect(try caret().x == 12 + 100)
  }

  @Test("The caret does not blink: once drawn, nothing is to be drawn again")
  func rest() {
    field.becomeFirstResponder()
    _ = scene.displayList()
    scene.frameDrawn()
    #expect(!scene.needsFrame)
    _ = send(.text("a"))
    #expect(scene.needsFrame)
  }
}
