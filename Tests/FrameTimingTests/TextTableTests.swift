import FrameTiming
import Testing

@Suite struct TextTableTests {
  @Test("The first column stands to the left, the others to the right")
  func columns() {
    var table = TextTable(titles: ["phase", "ms", "n"])
    table.rows = [["a", "12.50", "3"], ["longer", "1.00", "-"]]
    #expect(
      table.text == """
        phase      ms  n
        a       12.50  3
        longer   1.00  -

        """)
  }

  @Test("A group's title ends over its last column, and makes room where it needs it")
  func groups() {
    var table = TextTable(titles: ["p", "a", "b", "c"])
    table.groups = [.init("x", 1..<3), .init("a long title", 3..<4)]
    table.rows = [["q", "1", "2", "3"]]
    #expect(
      table.text == """
              x  a long title
        p  a  b             c
        q  1  2             3

        """)
  }

  @Test("Without rows there is no text")
  func empty() {
    #expect(TextTable(titles: ["a"]).text.isEmpty)
  }
}
