import Glibc
import Photos
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite("Names on standard input")
struct NameListTests {
  @Test(
    "Are lines, or end with a zero byte each; their bytes are kept",
    arguments: [
      ("a.png\nb c.png\n\n./-\n", ["a.png", "b c.png", "./-"]), ("a\r\n", ["a\r"]), ("a", ["a"]),
      ("a\nb\u{0}c\u{0}", ["a\nb", "c"]), ("\n\n", []), ("", []),
    ])
  func names(input: String, expected: [String]) {
    #expect(NameList.names(in: Array(input.utf8)) == expected.map { PhotoPath($0) })
  }

  @Test("Need not be UTF-8")
  func bytes() {
    #expect(NameList.names(in: [0xff, 0x0a, 0xfe]).map(\.bytes) == [[0xff], [0xfe]])
  }

  @Test("Are read to the end of the input; none is an error")
  func reading() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = write(ends[1], "x\ny", 3)
    close(ends[1])
    #expect(try NameList.read(from: ends[0]).map(\.displayPath) == ["x", "y"])
    let error = #expect(throws: CommandFailure.self) { try NameList.read(from: ends[0]) }
    #expect(error?.description == "standard input names no file or folder")
    close(ends[0])
  }
}
