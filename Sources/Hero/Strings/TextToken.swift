/// One word of a modifier string.
struct TextToken: Hashable {
  enum Kind: Hashable {
    /// A letter or `_`, then letters, digits, `_`, and single hyphens between them.
    case name

    /// Digits with at most one dot, and perhaps an exponent.
    case number(Double)

    /// What stands between two quotes, without them.
    case text(String)

    /// One of `( ) , + - * / .`
    case mark(Character)

    /// Anything else.
    case unknown

    /// Where the text ends.
    case end
  }

  let kind: Kind
  let range: TextRange
}

/// Takes a text apart into words; every text can be, the last word is the end.
struct TextScanner {
  private let text: [Character]
  private var at = 0

  private init(_ text: [Character]) {
    self.text = text
  }

  /// The words of a text, spaces left out.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - problems: Gets quotes that are not closed and numbers that are none.
  /// - Returns: At least the end.
  static func tokens(of text: [Character], _ problems: inout TextProblems) -> [TextToken] {
    var scanner = TextScanner(text)
    var tokens: [TextToken] = []
    while let token = scanner.next(&problems) { tokens.append(token) }
    tokens.append(
      TextToken(kind: .end, range: TextRange(start: text.count, end: text.count)))
    return tokens
  }

  private var current: Character? { at < text.count ? text[at] : nil }

  private func character(after count: Int) -> Character? {
    at + count < text.count ? text[at + count] : nil
  }

  private mutating func next(_ problems: inout TextProblems) -> TextToken? {
    while let space = current, space.isWhitespace { at += 1 }
    guard let first = current else { return nil }
    let start = at
    let kind: TextToken.Kind
    switch first {
    case _ where first.isLetter || first == "_":
      takeName()
      kind = .name
    case _ where first.isDecimalDigit, "." where character(after: 1)?.isDecimalDigit == true:
      takeNumber()
      kind = number(TextRange(start: start, end: at), &problems)
    case "\"", "'": kind = quoted(by: first, &problems)
    case "(", ")", ",", "+", "-", "*", "/", ".":
      at += 1
      kind = .mark(first)
    default:
      at += 1
      kind = .unknown
    }
    return TextToken(kind: kind, range: TextRange(start: start, end: at))
  }

  private mutating func takeName() {
    while let next = current {
      let isHyphen = next == "-" && character(after: 1)?.isInName == true
      guard next.isInName || isHyphen else { return }
      at += 1
    }
  }

  private mutating func takeNumber() {
    while let next = current, next.isDecimalDigit || next == "." { at += 1 }
    guard current == "e" || current == "E" else { return }
    let sign = character(after: 1) == "-" || character(after: 1) == "+" ? 1 : 0
    guard character(after: 1 + sign)?.isDecimalDigit == true else { return }
    at += 2 + sign
    while let next = current, next.isDecimalDigit { at += 1 }
  }

  private func number(_ range: TextRange, _ problems: inout TextProblems) -> TextToken.Kind {
    let digits = String(text[range.start..<range.end])
    if let value = Double(digits), value.isFinite { return .number(value) }
    problems.add(range, expected: "a number with at most one dot, and not too large")
    return .number(.nan)
  }

  private mutating func quoted(by quote: Character, _ problems: inout TextProblems)
    -> TextToken.Kind
  {
    let start = at
    var content = ""
    at += 1
    while let next = current {
      at += 1
      if next == quote { return .text(content) }
      if next == "\\", let escaped = current {
        at += 1
        content.append(escaped)
      } else {
        content.append(next)
      }
    }
    problems.add(
      TextRange(start: start, end: at), expected: "a closing \(quote)")
    return .text(content)
  }
}

extension Character {
  /// Whether it is one of 0 to 9, not a digit of another script.
  var isDecimalDigit: Bool { ("0"..."9").contains(self) }

  /// Whether a name may go on with it.
  fileprivate var isInName: Bool { isLetter || isDecimalDigit || self == "_" }
}
