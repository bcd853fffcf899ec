import SceneGraph
import TestSupport
import Testing

/// What keys do to one line of text.
@Suite struct TextEditorTests {
  @Test("Text is put in at the caret, which is behind it then")
  func inserting() {
    var editor = TextEditor("fade")
    #expect(editor.caret == 4)
    editor.move(.start)
    editor.insert("no ")
    #expect(editor.text == "no fade" && editor.caret == 3)
    editor.place(100)
    editor.insert("(1)")
    #expect(editor.text == "no fade(1)" && editor.caret == 10)
  }

  @Test("Line feeds, tabs and other control characters are left out, all else is kept as it is")
  func controls() {
    var editor = TextEditor("a\nb")
    #expect(editor.text == "ab")
    editor.insert("\t\u{7}ø→\u{85}")
    #expect(editor.text == "abø→")
  }

  @Test("Backspace and Delete take one character as a person sees it, in any script")
  func characters() {
    // A flag, a family, an e with a combining accent: several scalars each, more bytes yet.
    var editor = TextEditor("x🇩🇪👨‍👩‍👧e\u{301}")
    #expect(editor.characters.count == 4)
    editor.deleteBackward()
    #expect(editor.text == "x🇩🇪👨‍👩‍👧")
    editor.deleteBackward()
    #expect(editor.text == "x🇩🇪")
    editor.move(.start)
    editor.move(.right)
    editor.deleteForward()
    #expect(editor.text == "x" && editor.caret == 1)
    editor.deleteForward()
    #expect(editor.text == "x")
    editor.move(.start)
    editor.deleteBackward()
    #expect(editor.text == "x" && editor.caret == 0)
  }

  @Test("An accent that is typed behind its letter becomes one with it")
  func combining() {
    var editor = TextEditor("e")
    editor.insert("\u{301}")
    #expect(editor.characters == ["é"] && editor.caret == 1)
    editor.deleteBackward()
    #expect(editor.text.isEmpty && editor.caret == 0)
  }

  @Test("What is selected is replaced by what is typed, and removed by either delete")
  func selection() {
    var editor = TextEditor("fade scale")
    editor.move(.wordLeft, selects: true)
    #expect(editor.selection == 5..<10)
    editor.insert("spin")
    #expect(editor.text == "fade spin" && editor.selection.isEmpty)
    editor.selectAll()
    editor.deleteForward()
    #expect(editor.text.isEmpty)
    editor.insert("ab")
    editor.move(.left, selects: true)
    editor.deleteBackward()
    #expect(editor.text == "a" && editor.caret == 1)
  }

  @Test("Left and right go to the ends of a selection, and give it up")
  func collapsing() {
    var editor = TextEditor("abcd")
    editor.place(1)
    editor.place(3, selects: true)
    editor.move(.left)
    #expect(editor.caret == 1 && editor.selection.isEmpty)
    editor.place(3, selects: true)
    editor.move(.right)
    #expect(editor.caret == 3 && editor.selection.isEmpty)
  }

  @Test("Words are letters, digits and dots")
  func words() {
    var editor = TextEditor("scale(0.5, 12) fade")
    var stops: [Int] = []
    for _ in 0..<4 {
      editor.move(.wordLeft)
      stops.append(editor.caret)
    }
    #expect(stops == [15, 11, 6, 0])
    stops = []
    for _ in 0..<4 {
      editor.move(.wordRight)
      stops.append(editor.caret)
    }
    #expect(stops == [5, 9, 13, 19])
  }

  @Test("It takes no more than its limit")
  func limit() {
    var editor = TextEditor("12345", limit: 3)
    #expect(editor.text == "123")
    editor.insert("9")
    #expect(editor.text == "123")
    editor.move(.left, selects: true)
    editor.insert("98")
    #expect(editor.text == "129")
  }

  @Test("Whatever is done, it is as a list of characters with two places in it", arguments: 0..<20)
  func model(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var editor = TextEditor()
    var (list, caret, anchor): ([Character], Int, Int) = ([], 0, 0)
    for _ in 0..<400 {
      let selected = min(caret, anchor)..<max(caret, anchor)
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3:
        let piece: [Character] = [["a"], ["ö", " "], ["→", "0", "("]][
          Int.random(in: 0..<3, using: &random)]
        editor.insert(String(piece))
        list.replaceSubrange(selected, with: piece)
        caret = selected.lowerBound + piece.count
        anchor = caret
      case 3:
        editor.deleteBackward()
        let gone = selected.isEmpty ? max(0, caret - 1)..<caret : selected
        list.removeSubrange(gone)
        caret = gone.lowerBound
        anchor = caret
      case 4:
        editor.deleteForward()
        let gone = selected.isEmpty ? caret..<min(list.count, caret + 1) : selected
        list.removeSubrange(gone)
        caret = gone.lowerBound
        anchor = caret
      case 5:
        let place = Int.random(in: -2..<list.count + 3, using: &random)
        let selects = Bool.random(using: &random)
        editor.place(place, selects: selects)
        caret = min(max(place, 0), list.count)
        if !selects { anchor = caret }
      case 6:
        editor.move(.left, selects: true)
        caret = max(0, caret - 1)
      default:
        editor.move(.right, selects: true)
        caret = min(list.count, caret + 1)
      }
      #expect(editor.characters == list && editor.caret == caret && editor.anchor == anchor)
    }
  }
}
