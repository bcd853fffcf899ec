/// One line of text with a caret and a selection: what keys do to it.
///
/// A value; places are counted in characters from the start, so that no key stops inside one.
public struct TextEditor: Hashable, Sendable {
  /// What was written.
  public private(set) var characters: [Character]

  /// The end of the selection that moves: where text is inserted.
  public private(set) var caret: Int

  /// The end of the selection that stays; the caret's place where nothing is selected.
  public private(set) var anchor: Int

  /// The most characters that it takes; what goes beyond is left out.
  public let limit: Int

  /// - Parameters:
  ///   - text: Line feeds and other control characters are left out.
  ///   - limit: The most characters.
  public init(_ text: String = "", limit: Int = 4096) {
    self.limit = max(0, limit)
    characters = Array(TextEditor.line(text).prefix(self.limit))
    caret = characters.count
    anchor = characters.count
  }

  /// What was written.
  public var text: String { String(characters) }

  /// Whether it takes no more: what is inserted in addition is left out.
  public var isFull: Bool { characters.count >= limit }

  /// What is selected, as places before and after; empty at the caret where nothing is.
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  // MARK: Changing

  /// Puts a text in place of the selection; the caret is behind it then.
  ///
  /// - Parameter text: Line feeds and other control characters are left out.
  public mutating func insert(_ text: String) {
    let room = limit - characters.count + selection.count
    let added = TextEditor.line(text).prefix(max(0, room))
    guard !added.isEmpty || !selection.isEmpty else { return }
    // Characters that become one with their neighbour, as accents do, are counted anew.
    let before = String(characters[..<selection.lowerBound]) + String(added)
    let after = String(characters[selection.upperBound...])
    characters = Array(before + after)
    place(Array(before).count)
  }

  /// Removes the selection, or else the character before the caret.
  public mutating func deleteBackward() {
    if selection.isEmpty, caret > 0 { anchor = caret - 1 }
    remove()
  }

  /// Removes the selection, or else the character behind the caret.
  public mutating func deleteForward() {
    if selection.isEmpty, caret < characters.count { anchor = caret + 1 }
    remove()
  }

  private mutating func remove() {
    let gone = selection
    guard !gone.isEmpty else { return }
    characters = Array(
      String(characters[..<gone.lowerBound]) + String(characters[gone.upperBound...]))
    place(gone.lowerBound)
  }

  // MARK: Moving

  /// A way that the caret goes.
  public enum Move: Hashable, Sendable {
    /// By one character.
    case left, right

    /// To the beginning of a word.
    case wordLeft

    /// To the end of a word.
    case wordRight

    /// To the beginning of the text.
    case start

    /// To the end of the text.
    case end
  }

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - move: Where to; with a selection that is given up, `left` and `right` go to its ends.
  ///   - selects: Whether the other end of the selection stays.
  public mutating func move(_ move: Move, selects: Bool = false) {
    let selection = selection
    let target =
      switch move {
      case .left: !selects && !selection.isEmpty ? selection.lowerBound : caret - 1
      case .right: !selects && !selection.isEmpty ? selection.upperBound : caret + 1
      case .wordLeft: wordStart
      case .wordRight: wordEnd
      case .start: 0
      case .end: characters.count
      }
    place(target, selects: selects)
  }

  /// Puts the caret somewhere.
  ///
  /// - Parameters:
  ///   - index: Characters before it; clamped.
  ///   - selects: Whether the other end of the selection stays.
  public mutating func place(_ index: Int, selects: Bool = false) {
    caret = min(max(index, 0), characters.count)
    if !selects { anchor = caret }
  }

  /// Selects everything.
  public mutating func selectAll() {
    anchor = 0
    caret = characters.count
  }

  private var wordStart: Int {
    var index = caret
    while index > 0, !TextEditor.isInWord(characters[index - 1]) { index -= 1 }
    while index > 0, TextEditor.isInWord(characters[index - 1]) { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = caret
    while index < characters.count, !TextEditor.isInWord(characters[index]) { index += 1 }
    while index < characters.count, TextEditor.isInWord(characters[index]) { index += 1 }
    return index
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "."
  }

  /// What of a text can stand in one line.
  private static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .control {
      line.append(scalar)
    }
    return String(line)
  }
}
