/// What a key does, as the list of keys and the documentation say it.
package struct KeyHelp: Hashable, Sendable {
  /// What is written on the keys, each of which does it.
  package let keys: [String]

  /// What it does, beginning with a capital letter.
  package let action: String

  /// Every key of the gallery, in the order of the list.
  package static let all: [KeyHelp] = [
    KeyHelp(keys: ["1", "2", "3"], action: "Hero, Pinterest or banner style"),
    KeyHelp(keys: ["P"], action: "Default or classic preset"),
    KeyHelp(keys: ["←", "→", "↑", "↓"], action: "Move the focus in the grid"),
    KeyHelp(keys: ["Enter"], action: "Open the focused photo"),
    KeyHelp(keys: ["Esc", "Backspace"], action: "Close the photo"),
    KeyHelp(keys: ["←", "→"], action: "Page through photos"),
    KeyHelp(keys: ["Tab"], action: "Go to the next control"),
    KeyHelp(keys: ["S"], action: "Slow motion ×10, and back"),
    KeyHelp(keys: ["Space"], action: "Pause, and go on"),
    KeyHelp(keys: ["."], action: "One frame on while paused"),
    KeyHelp(keys: ["H"], action: "Frame-time graph"),
    KeyHelp(keys: ["F"], action: "Full screen"),
    KeyHelp(keys: ["?"], action: "This list"),
  ]
}
