import FrameTiming
import Testing

@Suite struct JSONValueTests {
  /// What JSON (RFC 8259) has for each value.
  static let known: [(JSONValue, String)] = [
    (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.integer(-42), "-42"),
    (.number(0.1), "0.1"), (.number(-2.5), "-2.5"), (.number(3), "3"),
    (.number(1234.5678914), "1234.567891"), (.number(0.0000004), "0"), (.number(-0.0), "0"),
    (.number(-0.0000006), "-0.000001"), (.number(9_999_999.5), "9999999.5"),
    (.exact(0.1 + 0.2), "0.30000000000000004"), (.exact(-0.0), "-0.0"), (.exact(.nan), "\"nan\""),
    (.number(.nan), "null"), (.number(.infinity), "null"), (.number(-.infinity), "null"),
    (.string("a\"b\\c/é\n\t\u{1}"), #""a\"b\\c/é\n\t\u0001""#),
    (.string("\u{7f}\u{2028}"), #""\u007f\u2028""#),
    (.array([]), "[]"), (.array([.integer(1), .null]), "[1,null]"), (.object([]), "{}"),
    (.object([.init("z", .integer(1)), .init("a", .array([]))]), #"{"z":1,"a":[]}"#),
  ]

  @Test("Writes what RFC 8259 says, in the order given", arguments: known)
  func writes(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  @Test("nil is null")
  func optionals() {
    #expect(JSONValue.optional(nil as Double?) == .null)
    #expect(JSONValue.optional(nil as String?) == .null)
    #expect(JSONValue.optional(2.5) == .number(2.5))
    #expect(JSONValue.optional("x") == .string("x"))
  }

  @Test(
    "Fixed decimals keep their zeros and round half away from zero",
    arguments: [
      (0.0, 2, "0.00"), (1.005, 1, "1.0"), (2.5, 0, "3"), (-2.5, 0, "-3"), (0.25, 1, "0.3"),
      (-0.04, 1, "0.0"), (12.3456, 3, "12.346"), (99.999, 2, "100.00"),
    ])
  func fixed(value: Double, decimals: Int, text: String) {
    #expect(DecimalText.fixed(value, decimals: decimals) == text)
  }

  @Test("A number too large for its decimals has no text", arguments: [1e300, .infinity, .nan])
  func tooLarge(value: Double) {
    #expect(DecimalText.fixed(value, decimals: 2) == nil)
  }
}
