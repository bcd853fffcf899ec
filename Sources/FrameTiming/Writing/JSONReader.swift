/// Reads the text of one JSON document (RFC 8259), byte by byte.
struct JSONReader {
  /// How deep arrays and objects may lie in each other.
  private static let deepest = 200

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Reads the document; nothing may follow it.
  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard place == bytes.count else { throw error("something follows the document") }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    guard let byte = current else { throw error("the text ends where a value should stand") }
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw error("no value begins with \(character(byte))")
    }
  }

  /// Passes over the sign that opens an array or an object.
  private mutating func descend() throws(JSONSyntaxError) {
    guard depth < JSONReader.deepest else {
      throw error("more than \(JSONReader.deepest) arrays and objects in each other")
    }
    depth += 1
    place += 1
  }

  private mutating func array() throws(JSONSyntaxError) -> JSONValue {
    try descend()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    if skip("]") { return .array([]) }
    repeat { values.append(try value()) } while skip(",")
    guard skip("]") else { throw expected("',' or ']'") }
    return .array(values)
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONValue {
    try descend()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    if skip("}") { return .object([]) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw expected("a key in quotation marks") }
      let key = try string()
      guard skip(":") else { throw expected("':' after the key") }
      members.append(JSONValue.Member(key, try value()))
    } while skip(",")
    guard skip("}") else { throw expected("',' or '}'") }
    return .object(members)
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw error("should be \(word)") }
    place += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = place
    var isWhole = true
    if current == UInt8(ascii: "-") { place += 1 }
    let leading = current
    try digits()
    if leading == UInt8(ascii: "0"), place - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
      throw error("a number does not begin with 0")
    }
    if current == UInt8(ascii: ".") {
      isWhole = false
      place += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isWhole = false
      place += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { throw error("the number is too large") }
    return .number(number)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = place
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw expected("a digit") }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    place += 1
    var content: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content.append(contentsOf: String(try escaped()).utf8)
      case ..<0x20: throw error("a string does not hold line breaks or other control characters")
      default:
        content.append(byte)
        place += 1
      }
    }
    throw error("the text ends inside a string")
  }

  private mutating func escaped() throws(JSONSyntaxError) -> Character {
    place += 1
    guard let byte = current else { throw error("the text ends inside a string") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try scalar())
    default: throw error("no escape begins with \(character(byte))")
    }
  }

  /// Reads four hexadecimal digits; eight, in two escapes, where they are a surrogate pair.
  private mutating func scalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[place...].starts(with: "\\u".utf8) else {
      throw error("half of a surrogate pair")
    }
    place += 2
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw error("half of a surrogate pair") }
    return scalar
  }

  private mutating func unit() throws(JSONSyntaxError) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(text, radix: 16)
    else { throw expected("four hexadecimal digits") }
    place += 4
    return unit
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  /// Passes over a sign, after any space; `false` if another one stands there.
  private mutating func skip(_ sign: Character) -> Bool {
    skipSpace()
    guard let byte = current, byte == sign.asciiValue else { return false }
    place += 1
    return true
  }

  private func character(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
  }

  private func expected(_ what: String) -> JSONSyntaxError {
    error("\(what) should stand here" + (current.map { ", not \(character($0))" } ?? ""))
  }

  private func error(_ problem: String) -> JSONSyntaxError {
    let before = bytes[..<min(place, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONSyntaxError(line: line, column: before.count - start + 1, problem: problem)
  }
}
