import FrameTiming
import Testing

@Suite struct JSONReaderTests {
  private func number(_ text: String) throws -> Double {
    var reader = JSONReader(text)
    let value = try reader.number()
    try reader.end()
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
    #expect(throws: JSONSyntaxError.self) { try number(text) }
  }

  @Test(
    "Strings are read with their escapes",
    arguments: [
      (#""""#, ""), (#""plain""#, "plain"), (#""é✕❚""#, "é✕❚"), (#""a\"b\\c\/""#, "a\"b\\c/"),
      (#""\n\t\r\b\f""#, "\n\t\r\u{8}\u{c}"), (#""\u00e9x""#, "éx"), (#""\ud83d\ude00""#, "😀"),
    ])
  func strings(_ text: String, _ expected: String) throws {
    var reader = JSONReader(text)
    #expect(try reader.string() == expected)
    try reader.end()
  }

  @Test(
    "What is no string is refused",
    arguments: [#""open"#, #""\"#, #""\x""#, #""\u12""#, #""\ud83d""#, #""\udc00""#, "\"a\nb\""])
  func noStrings(_ text: String) {
    var reader = JSONReader(text)
    #expect(throws: JSONSyntaxError.self) { try reader.string() }
  }

  @Test("Any value can be passed over")
  func skipping() throws {
    let text = #" {"a":[1,{"b":null},[],{}],"c":"x\"","d":[true,false],"e":-1.5e3} "#
    var reader = JSONReader(text)
    try reader.skip()
    try reader.end()
  }

  @Test("What is no value is refused", arguments: ["tru", "[1", "{\"a\"}", "[1 2]", "{1:2}", "]"])
  func noValues(_ text: String) {
    var reader = JSONReader(text)
    #expect(throws: JSONSyntaxError.self) { try reader.skip() }
  }

  @Test("Values lie in each other up to a limit: none can exhaust the stack")
  func depth() {
    var allowed = JSONReader("\(String(repeating: "[", count: 64))1")
    let error = #expect(throws: JSONSyntaxError.self) { try allowed.skip() }
    #expect(error?.problem == "',' or ']' should stand here")
    var endless = JSONReader(String(repeating: "[", count: 100_000))
    #expect(
      throws: JSONSyntaxError(
        line: 1, column: 65, problem: "more than 64 arrays and objects in each other")
    ) { try endless.skip() }
  }

  @Test("An error names its line and column")
  func places() {
    var reader = JSONReader("[1,\n2,\n x]")
    #expect(throws: JSONSyntaxError(line: 3, column: 2, problem: "no value begins with 'x'")) {
      try reader.skip()
    }
  }
}
