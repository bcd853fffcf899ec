/// Something in a modifier string, or in that of a default animation, that cannot be read.
public struct HeroTextProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it stands: how many characters come before it.
  public let offset: Int

  /// How many characters it has; `0` at the end of the text.
  public let length: Int

  /// What stands there, as a phrase: `"cascede"` in quotes, or `the end`.
  public let found: String

  /// What was expected there, as a phrase.
  public let expected: String

  /// What was probably meant, if anything is near.
  public let suggestion: String?

  /// The problem in one line; places count from 1.
  public var description: String {
    let meant = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "at \(offset + 1): found \(found), expected \(expected)\(meant)"
  }
}

/// A piece of a text, by its characters.
struct TextRange: Hashable {
  var start: Int
  var end: Int
}

/// What is wrong with a text, as it is found; bounded, so that nonsense does not fill the memory.
struct TextProblems {
  /// More than these are not kept.
  static let most = 32

  private(set) var all: [HeroTextProblem] = []
  private let text: [Character]

  init(in text: [Character]) {
    self.text = text
  }

  /// The characters of a piece.
  subscript(range: TextRange) -> String { String(text[range.start..<range.end]) }

  /// Notes that a piece is not what was expected, unless there are enough already.
  mutating func add(_ range: TextRange, expected: String, found: String? = nil) {
    add(range, expected: expected, found: found, suggestion: nil)
  }

  /// Notes that a name is none of those that were expected, with the nearest of them.
  mutating func add(
    _ range: TextRange, expected: String, insteadOf written: String, among names: [String]
  ) {
    guard all.count < TextProblems.most else { return }
    add(
      range, expected: expected, found: nil,
      suggestion: Nearness.nearest(to: written, among: names))
  }

  private mutating func add(
    _ range: TextRange, expected: String, found: String?, suggestion: String?
  ) {
    guard all.count < TextProblems.most else { return }
    all.append(
      HeroTextProblem(
        offset: range.start, length: range.end - range.start,
        found: found ?? TextProblems.phrase(for: text[range.start..<range.end]),
        expected: expected, suggestion: suggestion))
  }

  /// A piece of text on one line, in quotes, not longer than a few words.
  private static func phrase(for piece: ArraySlice<Character>) -> String {
    guard !piece.isEmpty else { return "the end" }
    let shown = piece.prefix(24).map { $0.isNewline ? " " : $0 }
    return "\"" + String(shown) + (piece.count > 24 ? "…" : "") + "\""
  }
}
