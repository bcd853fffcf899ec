/// Goes through the words of a text; at the end it stays.
struct TokenCursor {
  private let tokens: [TextToken]
  private var index = 0

  /// - Parameter tokens: The last is the end.
  init(_ tokens: [TextToken]) {
    self.tokens = tokens
  }

  /// The word that has not been taken yet.
  var current: TextToken { tokens[index] }

  /// Where the word that was taken last ends; `0` before the first.
  var previousEnd: Int { index > 0 ? tokens[index - 1].range.end : 0 }

  /// Takes the present word, whatever it is.
  mutating func take() -> TextToken {
    let token = tokens[index]
    if index < tokens.count - 1 { index += 1 }
    return token
  }

  /// Takes the present word if it is a certain mark.
  mutating func take(_ mark: Character) -> Bool {
    guard current.kind == .mark(mark) else { return false }
    _ = take()
    return true
  }

  /// Passes over everything up to the parenthesis that closes the present one, and over that.
  mutating func skip() {
    var level = 1
    while level > 0, current.kind != .end {
      switch take().kind {
      case .mark("("): level += 1
      case .mark(")"): level -= 1
      default: break
      }
    }
  }
}
