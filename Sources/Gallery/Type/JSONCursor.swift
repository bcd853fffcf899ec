/// Reads a JSON text from the front, value by value, and builds no tree.
///
/// `JSONDecoder` takes 16 ms for the five descriptions of glyph atlases, this takes 2 (measured: a
/// release build), and a start-up has 100.
struct JSONCursor {
  /// Why a text is no JSON, or not the JSON that was expected.
  struct Fault: Error, Hashable {
    /// What should have stood there.
    var expected: String

    /// Counted from 1.
    var line: Int
  }

  private let bytes: [UInt8]
  private var index = 0

  /// So deep may values lie in each other.
  private static let deepest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads an object.
  ///
  /// - Parameter member: Called after each name, in the order of the text; must read its value.
  /// - Throws: ``Fault``, also what `member` throws.
  mutating func object(
    _ member: (String, inout JSONCursor) throws(Fault) -> Void
  ) throws(Fault) {
    try expect(UInt8(ascii: "{"), "an object")
    if accept(UInt8(ascii: "}")) { return }
    repeat {
      let name = try string()
      try expect(UInt8(ascii: ":"), "a colon")
      try member(name, &self)
    } while accept(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "a comma or the end of an object")
  }

  /// Reads an array.
  ///
  /// - Parameter element: Called before each element; must read it.
  /// - Throws: ``Fault``, also what `element` throws.
  mutating func array(_ element: (inout JSONCursor) throws(Fault) -> Void) throws(Fault) {
    try expect(UInt8(ascii: "["), "an array")
    if accept(UInt8(ascii: "]")) { return }
    repeat { try element(&self) } while accept(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "a comma or the end of an array")
  }

  mutating func string() throws(Fault) -> String {
    try expect(UInt8(ascii: "\""), "a string")
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    while let byte = next, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escaped())
      default:
        let start = index - 1
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"),
          byte >= 0x20
        { index += 1 }
        text += String(decoding: bytes[start..<index], as: UTF8.self)
      }
    }
    throw fault("the end of a string")
  }

  /// Reads a number, rounded to the nearest `Double`; always finite.
  mutating func number() throws(Fault) -> Double {
    skipSpace()
    let start = index
    let isNegative = take(UInt8(ascii: "-"))
    var digits = 0
    var mantissa = 0
    var isExact = true
    var decimals = 0
    func add(_ byte: UInt8) {
      digits += 1
      if mantissa < 100_000_000_000_000 {
        mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
      } else {
        isExact = false
      }
    }
    while let byte = next, JSONCursor.isDigit(byte) {
      add(byte)
      index += 1
    }
    if digits > 0, take(UInt8(ascii: ".")) {
      while let byte = next, JSONCursor.isDigit(byte) {
        add(byte)
        decimals += 1
        index += 1
      }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isExact = false
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      while let byte = next, JSONCursor.isDigit(byte) { index += 1 }
    }
    guard digits > 0 else { throw fault("a number") }
    if isExact, decimals < JSONCursor.powersOfTen.count {
      // Both are exact, so the quotient is the nearest there is.
      let value = Double(mantissa) / JSONCursor.powersOfTen[decimals]
      return isNegative ? -value : value
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite
    else { throw fault("a number") }
    return value
  }

  /// Reads any value and forgets it.
  mutating func skip() throws(Fault) {
    try skip(depth: 0)
  }

  /// Makes sure that nothing follows.
  mutating func end() throws(Fault) {
    skipSpace()
    if index < bytes.count { throw fault("the end of the file") }
  }

  /// What stands at the cursor is not what was wanted.
  func fault(_ expected: String) -> Fault {
    Fault(expected: expected, line: 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") })
  }
}

extension JSONCursor {
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func skip(depth: Int) throws(Fault) {
    guard depth < JSONCursor.deepest else { throw fault("fewer values in each other") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      try object { (_, cursor) throws(Fault) in try cursor.skip(depth: depth + 1) }
    case UInt8(ascii: "["):
      try array { (cursor) throws(Fault) in try cursor.skip(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: _ = try number()
    }
  }

  private mutating func word(_ word: StaticString) throws(Fault) {
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: wanted) else { throw fault("a value") }
    index += wanted.count
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func accept(_ byte: UInt8) -> Bool {
    skipSpace()
    return take(byte)
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(Fault) {
    if !accept(byte) { throw fault(what) }
  }

  /// What follows a backslash.
  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault("the end of a string") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"):
      let first = try hexadecimal()
      if let scalar = Unicode.Scalar(first) { return scalar }
      // Half of a pair: the other half must follow.
      guard first < 0xdc00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { break }
      let second = try hexadecimal()
      guard second >= 0xdc00, second < 0xe000 else { break }
      let code = 0x1_0000 + (UInt32(first) - 0xd800) << 10 + (UInt32(second) - 0xdc00)
      if let scalar = Unicode.Scalar(code) { return scalar }
    default: break
    }
    throw fault("an escaped character")
  }

  private mutating func hexadecimal() throws(Fault) -> UInt16 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits") }
    index += 4
    return value
  }
}
