/// What a text was before, so that changes can be taken back and made again.
///
/// Letters typed one after the other are one change, up to the end of a word.
struct TextHistory: Hashable, Sendable {
  private var undone: [TextEditor] = []
  private var past: [TextEditor] = []

  /// Whether the newest change was a letter that the next one may join.
  private var joins = false

  /// Older changes than these are forgotten.
  static let depth = 200

  /// Notes that a text changed.
  ///
  /// - Parameters:
  ///   - before: As it was.
  ///   - after: As it is.
  mutating func note(from before: TextEditor, to after: TextEditor) {
    let isLetter =
      before.selection.isEmpty && after.characters.count == before.characters.count + 1
      && after.caret == before.caret + 1
    let ends = isLetter && after.characters[after.caret - 1].isWhitespace
    if !(joins && isLetter && undone.isEmpty) {
      past.append(before)
      if past.count > TextHistory.depth { past.removeFirst() }
    }
    undone = []
    joins = isLetter && !ends
  }

  /// Notes that the caret went elsewhere: what is typed next is a change of its own.
  mutating func interrupt() { joins = false }

  /// Takes the newest change back.
  ///
  /// - Parameter present: The text as it is.
  /// - Returns: As it was before; `nil` where nothing is known.
  mutating func undo(from present: TextEditor) -> TextEditor? {
    guard let last = past.popLast() else { return nil }
    undone.append(present)
    joins = false
    return last
  }

  /// Makes the change again that was taken back last.
  ///
  /// - Parameter present: The text as it is.
  /// - Returns: As it was with it; `nil` where none was taken back since the last change.
  mutating func redo(from present: TextEditor) -> TextEditor? {
    guard let next = undone.popLast() else { return nil }
    past.append(present)
    joins = false
    return next
  }
}
