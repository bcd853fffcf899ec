/// What is wrong with a line of a log, in words that a sentence can end with.
struct LogSyntaxError: Error, Hashable {
  /// It quotes the line at most in part, so that a message can be read whatever the file holds.
  let reason: String

  /// In characters.
  private static let longest = 160

  init(reason: String) {
    let beginning = reason.prefix(LogSyntaxError.longest)
    self.reason = beginning.endIndex < reason.endIndex ? "\(beginning)..." : reason
  }
}

extension LogValue {
  /// Reads one JSON value that is all there is.
  ///
  /// - Parameter bytes: A line, without its end.
  /// - Throws: ``LogSyntaxError`` where it is not JSON, or nested too deeply to be a log's.
  init(parsing bytes: ArraySlice<UInt8>) throws(LogSyntaxError) {
    var scanner = LogScanner(bytes: bytes)
    self = try scanner.value(depth: 0)
    try scanner.end()
  }
}

/// Reads JSON from left to right.
private struct LogScanner {
  var bytes: ArraySlice<UInt8>

  /// No entry nests deeper; a line of nothing but brackets must not use up the stack.
  private static let mostNested = 16

  mutating func value(depth: Int) throws(LogSyntaxError) -> LogValue {
    guard depth <= LogScanner.mostNested else { throw LogSyntaxError(reason: "nested too deeply") }
    skipSpace()
    switch bytes.first {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return try number()
    default: return try word()
    }
  }

  mutating func end() throws(LogSyntaxError) {
    skipSpace()
    if !bytes.isEmpty { throw unexpected() }
  }

  private mutating func members(depth: Int) throws(LogSyntaxError) -> [LogMember] {
    var members: [LogMember] = []
    bytes.removeFirst()
    if accept("}") { return members }
    repeat {
      skipSpace()
      guard bytes.first == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      guard accept(":") else { throw unexpected() }
      members.append(LogMember(key, try value(depth: depth + 1)))
    } while accept(",")
    guard accept("}") else { throw unexpected() }
    return members
  }

  private mutating func elements(depth: Int) throws(LogSyntaxError) -> [LogValue] {
    var elements: [LogValue] = []
    bytes.removeFirst()
    if accept("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while accept(",")
    guard accept("]") else { throw unexpected() }
    return elements
  }

  private mutating func word() throws(LogSyntaxError) -> LogValue {
    let words: [(String, LogValue)] = [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
    ]
    guard let (word, value) = words.first(where: { bytes.starts(with: $0.0.utf8) }) else {
      throw unexpected()
    }
    bytes.removeFirst(word.utf8.count)
    return value
  }

  private mutating func number() throws(LogSyntaxError) -> LogValue {
    let numeral = take { byte in
      isDigit(byte) || "-+.eE".utf8.contains(byte)
    }
    let text = String(decoding: numeral, as: UTF8.self)
    guard Double(text) != nil else { throw LogSyntaxError(reason: "'\(text)' is no number") }
    return .number(text)
  }

  private mutating func string() throws(LogSyntaxError) -> String {
    bytes.removeFirst()
    var text = String.UnicodeScalarView()
    while true {
      let plain = take { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      guard let decoded = String(validating: plain, as: UTF8.self) else {
        throw LogSyntaxError(reason: "a string is not UTF-8")
      }
      text.append(contentsOf: decoded.unicodeScalars)
      switch bytes.popFirst() {
      case UInt8(ascii: "\""): return String(text)
      case UInt8(ascii: "\\"): text.append(try escaped())
      case nil: throw LogSyntaxError(reason: "it ends inside a string")
      default: throw LogSyntaxError(reason: "a control character in a string")
      }
    }
  }

  private mutating func escaped() throws(LogSyntaxError) -> Unicode.Scalar {
    switch bytes.popFirst() {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try codeUnit()
      if let scalar = Unicode.Scalar(first) { return scalar }
      guard bytes.starts(with: "\\u".utf8) else { break }
      bytes.removeFirst(2)
      let decoded = String(decoding: [first, try codeUnit()], as: UTF16.self).unicodeScalars
      if decoded.count == 1, let scalar = decoded.first { return scalar }
    default: break
    }
    throw LogSyntaxError(reason: "an escape that JSON does not have")
  }

  private mutating func codeUnit() throws(LogSyntaxError) -> UInt16 {
    let digits = bytes.prefix(4)
    bytes.removeFirst(digits.count)
    guard digits.count == 4, digits.first != UInt8(ascii: "+"),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw LogSyntaxError(reason: "an escape without its four digits") }
    return unit
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    _ = take { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d || $0 == 0x0a }
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = bytes.prefix(while: isWanted)
    bytes.removeFirst(taken.count)
    return taken
  }

  private func unexpected() -> LogSyntaxError {
    guard let byte = bytes.first else { return LogSyntaxError(reason: "it ends too early") }
    let shown = byte > 0x20 && byte < 0x7f ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
    return LogSyntaxError(reason: "unexpected \(shown)")
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
