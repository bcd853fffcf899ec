// The cursor is nobody's business outside the module, and wrong in ways that fonts do not show.
@testable import Gallery
import Testing

@Suite struct JSONCursorTests {
  private func number(_ text: String) throws -> Double {
    var cursor = JSONCursor(Array(text.utf8))
    let value = try cursor.number()
    try cursor.end()
    return value
  }

  @Test(
    "Numbers are the nearest Double, as the standard library reads them",
    arguments: [
      "0", "-0", "7", "-12", "0.1", "-0.0625", "3.141592653589793", "123456789012345",
      "12345678901234567", "0.30000000000000004", "1e3", "2.5E-3", "-1e+2", " 8.75 ",
      "0.0000000000000000001", "1.7976931348623157e308",
    ])
  func numbers(_ text: String) throws {
    let expected = try #require(Double(text.filter { $0 != " " }))
    #expect(try number(text) == expected)
  }

  @Test("What is no number is refused", arguments: ["", "-", ".5", "x", "1e999", "--1", "1.2.3"])
  func noNumbers(_ text: String) {
    #expect(throws: JSONCursor.Fault.self) { try number(text) }
  }

  @Test(
    "Strings are read with their escapes",
    arguments: [
      (#""""#, ""), (#""plain""#, "plain"), (#""é✕❚""#, "é✕❚"), (#""a\"b\\c\/""#, "a\"b\\c/"),
      (#""\n\t\r\b\f""#, "\n\t\r\u{8}\u{c}"), (#""\u00e9x""#, "éx"), (#""\ud83d\ude00""#, "😀"),
    ])
  func strings(_ text: String, _ expected: String) throws {
    var cursor = JSONCursor(Array(text.utf8))
    #expect(try cursor.string() == expected)
    try cursor.end()
  }

  @Test(
    "What is no string is refused",
    arguments: [#""open"#, #""\"#, #""\x""#, #""\u12""#, #""\ud83d""#, #""\udc00""#, "\"a\nb\""])
  func noStrings(_ text: String) {
    var cursor = JSONCursor(Array(text.utf8))
    #expect(throws: JSONCursor.Fault.self) { try cursor.string() }
  }

  @Test("Any value can be passed over")
  func skipping() throws {
    let text = #" {"a":[1,{"b":null},[],{}],"c":"x\"","d":[true,false],"e":-1.5e3} "#
    var cursor = JSONCursor(Array(text.utf8))
    try cursor.skip()
    try cursor.end()
  }

  @Test("What is no value is refused", arguments: ["tru", "[1", "{\"a\"}", "[1 2]", "{1:2}", "]"])
  func noValues(_ text: String) {
    var cursor = JSONCursor(Array(text.utf8))
    #expect(throws: JSONCursor.Fault.self) { try cursor.skip() }
  }

  @Test("Values lie in each other up to a limit: none can exhaust the stack")
  func depth() throws {
    var allowed = JSONCursor(Array("\(String(repeating: "[", count: 60))1".utf8))
    let fault = try #require(throws: JSONCursor.Fault.self) { try allowed.skip() }
    #expect(fault.expected == "a comma or the end of an array")
    var endless = JSONCursor(Array(String(repeating: "[", count: 100_000).utf8))
    #expect(throws: JSONCursor.Fault(expected: "fewer values in each other", line: 1)) {
      try endless.skip()
    }
  }

  @Test("A fault names its line")
  func lines() {
    var cursor = JSONCursor(Array("[1,\n2,\n x]".utf8))
    #expect(throws: JSONCursor.Fault(expected: "a number", line: 3)) { try cursor.skip() }
  }
}
