/// Something that takes in what is typed, while it is the first to be asked about keys.
@MainActor
public protocol TextInput: AnyObject {
  /// Text was typed, after the keyboard layout and any composing.
  ///
  /// - Parameter text: At least one character.
  func insertText(_ text: String)
}
