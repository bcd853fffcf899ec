import FrameTiming
import Testing

@Suite struct JSONReadingTests {
  /// What RFC 8259 says each text is.
  static let known: [(String, JSONValue)] = [
    ("null", .null), (" true\n", .bool(true)), ("\tfalse\r", .bool(false)), ("0", .integer(0)),
    ("-12", .integer(-12)), ("-0.5", .numeral("-0.5")), ("1e3", .numeral("1e3")),
    ("2.5E-2", .numeral("2.5E-2")), ("1E+2", .numeral("1E+2")),
    ("12345678901234567890", .numeral("12345678901234567890")), ("\"\"", .string("")),
    (#""a\"\\\/\b\f\n\r\té""#, .string("a\"\\/\u{8}\u{c}\n\r\té")),
    (#""\u0041\u00e9\uD83D\ude00""#, .string("Aé😀")), ("[]", .array([])),
    ("[1, [2 ,{}]]", .array([.integer(1), .array([.integer(2), .object([])])])),
    (
      #"{ "b" : 1, "a":[null], "b":2}"#,
      .object([
        .init("b", .integer(1)), .init("a", .array([.null])), .init("b", .integer(2)),
      ])
    ),
  ]

  @Test("Reads what RFC 8259 allows", arguments: known)
  func reads(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  /// What RFC 8259 does not allow, and where it stops being JSON.
  static let broken: [(String, Int, Int, String)] = [
    ("", 1, 1, "the text ends where a value should stand"),
    ("  \n ", 2, 2, "the text ends where a value should stand"),
    ("[1 2]", 1, 4, "',' or ']' should stand here, not '2'"),
    ("[1,]", 1, 4, "no value begins with ']'"),
    ("{\"a\" 1}", 1, 6, "':' after the key should stand here, not '1'"),
    ("{a:1}", 1, 2, "a key in quotation marks should stand here, not 'a'"),
    ("{\n\"a\":1,\n}", 3, 1, "a key in quotation marks should stand here, not '}'"),
    ("\"abc", 1, 5, "the text ends inside a string"),
    ("\"a\nb\"", 1, 3, "a string does not hold line breaks or other control characters"),
    (#""\x""#, 1, 4, "no escape begins with 'x'"),
    (#""\u12g4""#, 1, 4, "four hexadecimal digits should stand here, not '1'"),
    (#""\ud83d""#, 1, 8, "half of a surrogate pair"),
    (#""\udc00\ud83d""#, 1, 8, "half of a surrogate pair"),
    ("01", 1, 3, "a number does not begin with 0"), ("-", 1, 2, "a digit should stand here"),
    ("1.", 1, 3, "a digit should stand here"), ("1e", 1, 3, "a digit should stand here"),
    (".5", 1, 1, "no value begins with '.'"), ("1e999", 1, 6, "the number is too large"),
    ("tru", 1, 1, "should be true"), ("NaN", 1, 1, "no value begins with 'N'"),
    ("\u{feff}1", 1, 1, "no value begins with byte 239"),
    ("1 2", 1, 3, "something follows the document"), ("\u{1}", 1, 1, "no value begins with byte 1"),
  ]

  @Test("Says what is wrong and where", arguments: broken)
  func complains(text: String, line: Int, column: Int, problem: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    #expect(error?.description == "line \(line), column \(column): \(problem)")
  }

  @Test("Is not overrun by depth")
  func depth() throws {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    _ = try JSONValue(parsing: nested(64))
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: nested(65)) }
    #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: String(repeating: "[", count: 1_000_000))
    }
  }

  @Test("Reads back what it writes")
  func roundTrip() throws {
    let value = JSONValue.object([
      .init("text \"\\\u{1}\n/😀", .string("\u{7f}é")), .init("", .array([.null, .bool(false)])),
      .init("numbers", .array([.integer(.min), .integer(.max), .number(0.123456), .number(-7.5)])),
    ])
    #expect(try JSONValue(parsing: value.text) == value)
  }

  @Test("Gives what is asked for by key and kind, and nil for the rest")
  func access() throws {
    let value = try JSONValue(parsing: #"{"a":{"b":[1,2.5,"x"]},"a":0}"#)
    let list = value["a"]?["b"]?.asArray
    #expect(list?.compactMap(\.asDouble) == [1, 2.5])
    #expect(list?.map(\.asInteger) == [1, nil, nil])
    #expect(list?.last?.asString == "x")
    #expect(value["c"] == nil)
    #expect(value["a"]?["b"]?["c"] == nil)
    #expect(value.asDouble == nil)
  }
}
