/// A JSON value as a log holds it: numbers stay the text they are, so none loses a digit.
enum LogValue: Hashable {
  case null
  case bool(Bool)

  /// The numeral, as JSON writes it.
  case number(String)

  case string(String)
  case array([LogValue])

  /// In the order written.
  case object([LogMember])

  static func integer(_ value: Int) -> LogValue { .number(String(value)) }

  /// The shortest numeral that reads back as the same bits; what JSON has no numeral for is a
  /// string.
  static func double(_ value: Double) -> LogValue {
    value.isFinite ? .number("\(value)") : .string("\(value)")
  }
}

/// One entry of an object.
struct LogMember: Hashable {
  var key: String
  var value: LogValue

  init(_ key: String, _ value: LogValue) {
    self.key = key
    self.value = value
  }
}

extension LogValue {
  /// The value on one line, without spaces.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let numeral): text += numeral
    case .string(let value): LogValue.write(quoted: value, to: &text)
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
        LogValue.write(quoted: member.key, to: &text)
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
