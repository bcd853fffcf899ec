/// Reads the text of one JSON document (RFC 8259) from the front, value by value.
///
/// A tree is built only where ``value()`` is asked for one: `JSONDecoder` takes 16 ms for the five
/// descriptions of glyph atlases, this takes 2 (measured: a release build), and a start-up has 100.
package struct JSONReader {
  /// How deep arrays and objects may lie in each other; a text of nothing but brackets must not use
  /// up the stack.
  private static let deepest = 64

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var depth = 0

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  package init(_ text: String) {
    self.init(Array(text.utf8)[...])
  }

  /// Reads any value as a tree.
  ///
  /// - Returns: The value; its numbers as they are written.
  /// - Throws: ``JSONSyntaxError`` where none stands here.
  package mutating func value() throws(JSONSyntaxError) -> JSONValue {
    switch try kind() {
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      try object { (key, reader) throws(JSONSyntaxError) in
        members.append(JSONValue.Member(key, try reader.value()))
      }
      return .object(members)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try array { (reader) throws(JSONSyntaxError) in values.append(try reader.value()) }
      return .array(values)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try word("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try word("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try word("null")
      return .null
    default:
      let numeral = String(decoding: try numeral(), as: UTF8.self)
      guard Double(numeral)?.isFinite == true else { throw error("the number is too large") }
      return .numeral(numeral)
    }
  }

  /// Reads any value and forgets it.
  package mutating func skip() throws(JSONSyntaxError) {
    switch try kind() {
    case UInt8(ascii: "{"):
      try object { (_, reader) throws(JSONSyntaxError) in try reader.skip() }
    case UInt8(ascii: "["): try array { (reader) throws(JSONSyntaxError) in try reader.skip() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: _ = try numeral()
    }
  }

  /// Reads an object.
  ///
  /// - Parameter member: Called after each key, in the order of the text; must read its value.
  /// - Throws: ``JSONSyntaxError``, also what `member` throws.
  package mutating func object(
    _ member: (String, inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try descend("{", "an object")
    defer { depth -= 1 }
    if skip("}") { return }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw expected("a key in quotation marks") }
      let key = try string()
      guard skip(":") else { throw expected("':' after the key") }
      try member(key, &self)
    } while skip(",")
    guard skip("}") else { throw expected("',' or '}'") }
  }

  /// Reads an array.
  ///
  /// - Parameter element: Called before each element; must read it.
  /// - Throws: ``JSONSyntaxError``, also what `element` throws.
  package mutating func array(
    _ element: (inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try descend("[", "an array")
    defer { depth -= 1 }
    if skip("]") { return }
    repeat { try element(&self) } while skip(",")
    guard skip("]") else { throw expected("',' or ']'") }
  }

  /// Reads a number, rounded to the nearest `Double`; always finite.
  package mutating func number() throws(JSONSyntaxError) -> Double {
    let numeral = try numeral()
    if let short = JSONReader.short(numeral) { return short }
    guard let value = Double(String(decoding: numeral, as: UTF8.self)), value.isFinite else {
      throw error("the number is too large")
    }
    return value
  }

  /// Reads a string, which must be UTF-8.
  package mutating func string() throws(JSONSyntaxError) -> String {
    guard skip("\"") else { throw expected("a string") }
    var text = try plain()
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return text
      case UInt8(ascii: "\\"):
        text.unicodeScalars.append(try escaped())
        text += try plain()
      default: throw error("a string does not hold line breaks or other control characters")
      }
    }
    throw error("the text ends inside a string")
  }

  /// Makes sure that nothing follows.
  package mutating func end() throws(JSONSyntaxError) {
    skipSpace()
    guard current == nil else { throw error("something follows the document") }
  }

  /// What is wrong where the reader stands.
  package func error(_ problem: String) -> JSONSyntaxError {
    let before = bytes[..<min(place, bytes.endIndex)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? bytes.startIndex
    return JSONSyntaxError(line: line, column: before.endIndex - start + 1, problem: problem)
  }
}

extension JSONReader {
  /// The byte that the next value begins with.
  private mutating func kind() throws(JSONSyntaxError) -> UInt8 {
    skipSpace()
    guard let byte = current else { throw error("the text ends where a value should stand") }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return byte
    default: throw error("no value begins with \(shown(byte))")
    }
  }

  /// Passes over the sign that opens an array or an object.
  private mutating func descend(
    _ sign: Unicode.Scalar, _ what: String
  ) throws(JSONSyntaxError) {
    guard skip(sign) else { throw expected(what) }
    guard depth < JSONReader.deepest else {
      place -= 1
      throw error("more than \(JSONReader.deepest) arrays and objects in each other")
    }
    depth += 1
  }

  private mutating func word(_ word: StaticString) throws(JSONSyntaxError) {
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[place...].starts(with: wanted) else { throw error("should be \(word)") }
    place += wanted.count
  }

  private mutating func numeral() throws(JSONSyntaxError) -> ArraySlice<UInt8> {
    skipSpace()
    let start = place
    if current == UInt8(ascii: "-") { place += 1 }
    let leading = place
    try digits()
    if bytes[leading] == UInt8(ascii: "0"), place - leading > 1 {
      throw error("a number does not begin with 0")
    }
    if current == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      place += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    return bytes[start..<place]
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = place
    while let byte = current, byte >= 0x30, byte <= 0x39 { place += 1 }
    guard place > start else { throw expected("a digit") }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The value of a numeral of up to 15 digits without exponent; `nil` for any other.
  private static func short(_ numeral: ArraySlice<UInt8>) -> Double? {
    guard numeral.count <= powersOfTen.count else { return nil }
    var mantissa = 0
    var decimals: Int?
    for byte in numeral {
      switch byte {
      case 0x30...0x39:
        mantissa = mantissa * 10 + Int(byte - 0x30)
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: "."): decimals = 0
      case UInt8(ascii: "-"): continue
      default: return nil
      }
    }
    // Both are exact, so the quotient is the nearest there is.
    let value = Double(mantissa) / powersOfTen[decimals ?? 0]
    return numeral.first == UInt8(ascii: "-") ? -value : value
  }

  /// What stands before the next quotation mark, backslash or control character.
  private mutating func plain() throws(JSONSyntaxError) -> String {
    let start = place
    while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      place += 1
    }
    guard let text = String(validating: bytes[start..<place], as: UTF8.self) else {
      place = start
      throw error("a string is not UTF-8")
    }
    return text
  }

  private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
    place += 1
    guard let byte = current else { throw error("the text ends inside a string") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw error("no escape begins with \(shown(byte))")
    }
  }

  /// Reads four hexadecimal digits; eight, in two escapes, where they are a surrogate pair.
  private mutating func scalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[place...].starts(with: "\\u".utf8) else {
      throw error("half of a surrogate pair")
    }
    place += 2
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw error("half of a surrogate pair") }
    return scalar
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw expected("four hexadecimal digits") }
    place += 4
    return unit
  }

  private var current: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }

  /// Passes over a sign, after any space; `false` if another one stands there.
  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
  }

  private func expected(_ what: String) -> JSONSyntaxError {
    error("\(what) should stand here" + (current.map { ", not \(shown($0))" } ?? ""))
  }
}
