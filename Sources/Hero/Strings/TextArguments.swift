import Motion
import SceneGraph

/// The arguments of one name, taken in order; what cannot be used is reported, and a default takes its
/// place.
struct TextArguments {
  /// What is wrong so far.
  var problems: TextProblems

  private let nodes: [SyntaxNode]
  private let name: TextRange
  private var index = 0

  /// Whether an argument without a default was missing or could not be used.
  private(set) var isIncomplete = false

  init(_ nodes: [SyntaxNode], of name: TextRange, _ problems: TextProblems) {
    self.nodes = nodes
    self.name = name
    self.problems = problems
  }

  /// How many there are altogether.
  var count: Int { nodes.count }

  /// The next one, or `nil` after the last.
  mutating func next() -> SyntaxNode? {
    guard index < nodes.count else { return nil }
    index += 1
    return nodes[index - 1]
  }

  /// Looks at the next one without taking it.
  var peek: SyntaxNode? { index < nodes.count ? nodes[index] : nil }

  /// Reports the arguments that nobody took.
  mutating func end(usage: String) {
    guard index < nodes.count else { return }
    problems.add(
      TextRange(start: nodes[index].range.start, end: nodes[nodes.count - 1].range.end),
      expected: index == 0 ? "no arguments: \(usage)" : "no more arguments: \(usage)")
  }

  /// Leaves out what follows something that was reported, since nobody knows what it would have meant.
  mutating func skipRest() { index = nodes.count }

  /// Notes that a value without a default is missing.
  mutating func miss(_ node: SyntaxNode?, _ expected: String) {
    isIncomplete = true
    if case .invalid = node?.kind { return }
    problems.add(
      node?.range ?? TextRange(start: name.end, end: name.end), expected: expected,
      found: node == nil ? "nothing" : nil)
  }

  // MARK: Numbers

  /// A number, or the default where there is none; what is no number, or out of range, is reported.
  mutating func number(
    _ meaning: String, in range: NumberRange = .any, or standard: Double
  ) -> Double {
    guard let node = next() else { return standard }
    return number(node, meaning, range) ?? standard
  }

  /// A number that must be there; `0` and ``isIncomplete`` if it is not.
  mutating func number(_ meaning: String, in range: NumberRange = .any) -> Double {
    guard let node = next(), let value = number(node, meaning, range, isNeeded: true) else {
      if index >= nodes.count, !isIncomplete { miss(nil, "a number, the \(meaning)") }
      return 0
    }
    return value
  }

  /// Seconds, of which there may be infinitely many.
  mutating func seconds() -> Double {
    if let node = peek, node.number == .infinity {
      _ = next()
      return .infinity
    }
    return number("seconds", in: .seconds)
  }

  private mutating func number(
    _ node: SyntaxNode, _ meaning: String, _ range: NumberRange, isNeeded: Bool = false
  ) -> Double? {
    if let value = node.number, range.contains(value) { return value }
    let isNumber = node.number != nil
    let expected = (isNumber ? "a number \(range.phrase)" : "a number") + ", the \(meaning)"
    if isNeeded {
      miss(node, expected)
    } else if node.kind != .invalid {
      problems.add(node.range, expected: expected)
    }
    return nil
  }

  // MARK: Names

  /// One of several names, or the default; anything else is reported.
  mutating func choice<Value>(
    _ meaning: String, _ choices: [(name: String, value: Value)], or standard: Value
  ) -> Value {
    guard let node = next() else { return standard }
    return chosen(node, meaning, choices) ?? standard
  }

  /// The value that a node names, or `nil` and a report.
  ///
  /// - Parameters:
  ///   - node: What is written.
  ///   - meaning: What it is.
  ///   - choices: What it may be.
  ///   - others: What else it could have been, and how that is written.
  /// - Returns: One of the choices.
  mutating func chosen<Value>(
    _ node: SyntaxNode, _ meaning: String, _ choices: [(name: String, value: Value)],
    others: [(name: String, usage: String)] = []
  ) -> Value? {
    if case .invalid = node.kind { return nil }
    let names = choices.map(\.name)
    var written = problems[node.range]
    if case .call(let name, let arguments) = node.kind {
      written = name
      if arguments.isEmpty, let found = choices.first(where: { $0.name == name }) {
        return found.value
      }
    }
    problems.add(
      node.range,
      expected: "\(meaning): \((names + others.map(\.usage)).joined(separator: ", "))",
      insteadOf: written, among: names + others.map(\.name))
    return nil
  }

  /// `true` or `false`, or the default.
  mutating func flag(_ meaning: String, or standard: Bool) -> Bool {
    choice(meaning, [("true", true), ("false", false)], or: standard)
  }

  /// An id: a name, what stands in quotes, or a number as it is written.
  mutating func heroID() -> String {
    let node = next()
    switch node?.kind {
    case .call(let name, []): return name
    case .text(let text): return text
    case .number: return node.map { problems[$0.range] } ?? ""
    default:
      miss(node, "an id; put it in quotes if it is not a plain name")
      return ""
    }
  }

  // MARK: Several numbers

  /// Red, green and blue from `0` to `1`, white where they are missing.
  mutating func color() -> Color {
    Color(
      red: number("red", in: .fraction, or: 1), green: number("green", in: .fraction, or: 1),
      blue: number("blue", in: .fraction, or: 1))
  }

  /// A colour with its alpha.
  mutating func colorAndAlpha() -> Color {
    var color = color()
    color.alpha = number("alpha", in: .fraction, or: 1)
    return color
  }

  /// x, y, width and height, none of which may be missing.
  ///
  /// - Parameter sides: What the width and the height may be.
  /// - Returns: The rectangle.
  mutating func rect(sides: NumberRange) -> Rect {
    Rect(
      x: number("x"), y: number("y"), width: number("width", in: sides),
      height: number("height", in: sides))
  }

  /// Four radii, none of which may be missing.
  mutating func radii() -> CornerRadii {
    CornerRadii(
      topLeft: number("radius at the top left", in: .length),
      topRight: number("radius at the top right", in: .length),
      bottomRight: number("radius at the bottom right", in: .length),
      bottomLeft: number("radius at the bottom left", in: .length))
  }
}
