/// A JSON document, whose objects keep the order they were written in.
///
/// What JSON cannot say never gets in: a number that is NaN or infinite is written as `null`.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)

  /// Written with at most six decimals.
  case number(Double)

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
    case .integer(let value): text += String(value)
    case .number(let value): text += DecimalText.shortest(value, decimals: 6) ?? "null"
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
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
