/// A JSON document, whose objects keep the order they were written in, and whose numbers stay the
/// text they are, so that none loses a digit.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)

  /// A number as JSON writes it.
  case numeral(String)

  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One entry of an object.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package static func integer(_ value: Int) -> JSONValue { .numeral(String(value)) }

  /// At most six decimals; what JSON has no numeral for is `null`.
  package static func number(_ value: Double) -> JSONValue {
    DecimalText.shortest(value, decimals: 6).map(numeral) ?? .null
  }

  /// The shortest numeral that reads back as the same bits; what JSON has no numeral for is a
  /// string.
  package static func exact(_ value: Double) -> JSONValue {
    value.isFinite ? .numeral("\(value)") : .string("\(value)")
  }

  /// Writes `nil` as `null`.
  package static func optional(_ text: String?) -> JSONValue { text.map(string) ?? .null }

  /// Writes `nil` as `null`.
  package static func optional(_ value: Double?) -> JSONValue { value.map(number) ?? .null }

  /// The document on one line, without spaces.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .numeral(let numeral): text += numeral
    case .string(let value): JSONValue.write(quoted: value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSONValue.write(quoted: member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(quoted string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      // Control characters must be escaped, the two line separators had better be.
      case ..<" ", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
