/// Reads the grammar of modifier strings.
///
///     list    := item*
///     item    := name [ "(" [ sum ("," sum)* ] ")" ] | "(" item* ")"
///     sum     := product (("+" | "-") product)*
///     product := value (("*" | "/") value)*
///     value   := ("+" | "-")* (number | quoted | name [ arguments ] | "(" sum ")")
///
/// A dot before a name is passed over. Arithmetic is worked out at once, so that its depth is that of
/// the parentheses only. What cannot be read is reported, and reading goes on after it: every text comes
/// to an end, in a time that grows with its length.
struct SyntaxParser {
  /// More parentheses are not read inside one another.
  static let deepest = 64

  /// Longer texts are not read, in characters.
  static let longest = 16_384

  private(set) var problems: TextProblems
  private var cursor: TokenCursor
  private var depth = 0

  private init(problems: TextProblems, tokens: [TextToken]) {
    self.problems = problems
    cursor = TokenCursor(tokens)
  }

  /// Reads a text.
  ///
  /// - Parameter text: Any text.
  /// - Returns: What could be read, from left to right, and what could not.
  static func parse(_ text: String) -> (nodes: [SyntaxNode], problems: TextProblems) {
    let characters = Array(text)
    var problems = TextProblems(in: characters)
    guard characters.count <= longest else {
      problems.add(
        TextRange(start: longest, end: characters.count),
        expected: "at most \(longest) characters", found: "more text")
      return ([], problems)
    }
    let tokens = TextScanner.tokens(of: characters, &problems)
    var parser = SyntaxParser(problems: problems, tokens: tokens)
    let nodes = parser.list(isNested: false)
    return (nodes, parser.problems)
  }

  private func node(_ kind: SyntaxNode.Kind, from start: TextToken) -> SyntaxNode {
    let end = cursor.previousEnd
    return SyntaxNode(
      kind: kind, range: TextRange(start: start.range.start, end: max(end, start.range.end)))
  }

  // MARK: Items

  private mutating func list(isNested: Bool) -> [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    while cursor.current.kind != .end {
      let first = cursor.current
      switch first.kind {
      case .name: nodes.append(call())
      case .mark("."):
        _ = cursor.take()
        if cursor.current.kind != .name {
          problems.add(cursor.current.range, expected: "a name after the dot")
        }
      case .mark("("): nodes += nested()
      case .mark(")") where isNested: return nodes
      case .number(let value) where value.isNaN:
        _ = cursor.take()  // Reported already.
      case .mark(","), .unknown:
        let isSeparator = [",", ";"].contains(problems[first.range])
        problems.add(first.range, expected: isSeparator ? "a space between names" : "a name")
        _ = cursor.take()
      default:
        problems.add(first.range, expected: "a name")
        _ = cursor.take()
      }
    }
    return nodes
  }

  private mutating func nested() -> [SyntaxNode] {
    let opening = cursor.take()
    guard enter(opening) else { return [] }
    defer { depth -= 1 }
    if cursor.current.kind == .mark(")") { problems.add(cursor.current.range, expected: "a name") }
    let nodes = list(isNested: true)
    if !cursor.take(")") { problems.add(cursor.current.range, expected: "a closing \")\"") }
    return nodes
  }

  /// Goes one parenthesis deeper, or passes over everything in it.
  private mutating func enter(_ opening: TextToken) -> Bool {
    if depth < SyntaxParser.deepest {
      depth += 1
      return true
    }
    problems.add(
      opening.range, expected: "no more than \(SyntaxParser.deepest) parentheses in one another")
    cursor.skip()
    return false
  }

  private mutating func call() -> SyntaxNode {
    let name = cursor.take()
    let text = problems[name.range]
    guard cursor.current.kind == .mark("(") else {
      return node(.call(name: text, arguments: []), from: name)
    }
    let opening = cursor.take()
    guard enter(opening) else { return node(.invalid, from: name) }
    defer { depth -= 1 }
    guard let arguments = arguments() else {
      cursor.skip()
      return node(.invalid, from: name)
    }
    return node(.call(name: text, arguments: arguments), from: name)
  }

  /// What stands before the closing parenthesis, and that; `nil` where it cannot be read.
  private mutating func arguments() -> [SyntaxNode]? {
    if cursor.take(")") { return [] }
    var arguments: [SyntaxNode] = []
    while true {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
      if cursor.take(")") { return arguments }
      guard cursor.take(",") else {
        let stray = cursor.current.range
        if problems[stray] == ":" {
          problems.add(
            TextRange(start: argument.range.start, end: stray.end),
            expected: "values without labels")
        } else {
          problems.add(stray, expected: "\",\" or \")\"")
        }
        return nil
      }
    }
  }

  // MARK: Arithmetic

  private mutating func sum() -> SyntaxNode? {
    let start = cursor.current
    guard var result = product() else { return nil }
    while cursor.current.kind == .mark("+") || cursor.current.kind == .mark("-") {
      let sign = cursor.take()
      guard let next = product() else { return nil }
      result = combined(result, next, from: start) { sign.kind == .mark("+") ? $0 + $1 : $0 - $1 }
    }
    return result
  }

  private mutating func product() -> SyntaxNode? {
    let start = cursor.current
    guard var result = value() else { return nil }
    while cursor.current.kind == .mark("*") || cursor.current.kind == .mark("/") {
      let sign = cursor.take()
      guard let next = value() else { return nil }
      result = combined(result, next, from: start) { sign.kind == .mark("*") ? $0 * $1 : $0 / $1 }
    }
    return result
  }

  private mutating func value() -> SyntaxNode? {
    let start = cursor.current
    var isSigned = false
    var isNegative = false
    while cursor.current.kind == .mark("-") || cursor.current.kind == .mark("+") {
      isSigned = true
      if cursor.take().kind == .mark("-") { isNegative.toggle() }
    }
    guard let unsigned = unsigned() else { return nil }
    guard isSigned else { return unsigned }
    guard let number = number(unsigned) else { return node(.invalid, from: start) }
    return node(.number(isNegative ? -number : number), from: start)
  }

  private mutating func unsigned() -> SyntaxNode? {
    let start = cursor.current
    switch start.kind {
    case .number(let value):
      _ = cursor.take()
      return node(value.isNaN ? .invalid : .number(value), from: start)
    case .text(let text):
      _ = cursor.take()
      return node(.text(text), from: start)
    case .name: return call()
    case .mark("."):
      _ = cursor.take()
      guard cursor.current.kind == .name else {
        problems.add(cursor.current.range, expected: "a name after the dot")
        return nil
      }
      return call()
    case .mark("("):
      let opening = cursor.take()
      guard enter(opening) else { return node(.invalid, from: start) }
      defer { depth -= 1 }
      guard let inner = sum() else {
        cursor.skip()
        return node(.invalid, from: start)
      }
      if cursor.take(")") { return inner }
      problems.add(cursor.current.range, expected: "a closing \")\"")
      cursor.skip()
      return node(.invalid, from: start)
    default:
      problems.add(start.range, expected: "a number or a name")
      return nil
    }
  }

  /// The number that a node stands for, or `nil` and a report.
  private mutating func number(_ node: SyntaxNode) -> Double? {
    if case .invalid = node.kind { return nil }
    if let number = node.number { return number }
    problems.add(node.range, expected: "a number to calculate with")
    return nil
  }

  private mutating func combined(
    _ a: SyntaxNode, _ b: SyntaxNode, from start: TextToken, _ operation: (Double, Double) -> Double
  ) -> SyntaxNode {
    guard let left = number(a), let right = number(b) else { return node(.invalid, from: start) }
    let result = operation(left, right)
    let whole = node(.number(result), from: start)
    guard result.isFinite else {
      problems.add(whole.range, expected: "a finite result")
      return node(.invalid, from: start)
    }
    return whole
  }
}

extension SyntaxNode {
  /// The number that the node stands for: one as written, `pi` or `infinity`.
  var number: Double? {
    switch kind {
    case .number(let value): value
    case .call("pi", []): .pi
    case .call("infinity", []): .infinity
    default: nil
    }
  }
}
