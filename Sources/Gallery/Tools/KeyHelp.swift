/// What a key does, as the list of keys and the documentation say it.
package struct KeyHelp: Hashable, Sendable {
  /// What is written on the keys, each of which does it.
  package let keys: [String]

  /// What it does, beginning with a capital letter.
  package let action: String

  /// How many times longer transitions take after the key for slow motion, unless another factor was
  /// asked for.
  package static let usualSlowMotion = 10.0

  /// Every key of the gallery, in the order of the list.
  package static let all = all(slowMotion: usualSlowMotion)

  /// Every key of the gallery, in the order of the list.
  ///
  /// - Parameter slowMotion: How many times longer transitions take after the key for slow motion.
  /// - Returns: At least one.
  package static func all(slowMotion: Double) -> [KeyHelp] {
    [
      KeyHelp(keys: ["1", "2", "3"], action: "Photos: hero, Pinterest or banner style"),
      KeyHelp(keys: ["4", "5", "6"], action: "Products: zola, fade or pull style"),
      KeyHelp(keys: ["7"], action: "Examples for Hero"),
      KeyHelp(keys: ["M"], action: "Push pages, or present them"),
      KeyHelp(keys: ["R"], action: "Cut cells and the badge ride along, or not"),
      KeyHelp(keys: ["T"], action: "Next tab"),
      KeyHelp(keys: ["P"], action: "Default or classic preset"),
      KeyHelp(keys: ["←", "→", "↑", "↓"], action: "Move the focus in the grid"),
      KeyHelp(keys: ["L"], action: "Photos: squares, rows, masonry or list"),
      KeyHelp(keys: ["Ctrl", "+", "−", "0"], action: "Larger or smaller thumbnails, or as usual"),
      KeyHelp(keys: ["Enter"], action: "Open what has the focus"),
      KeyHelp(keys: ["Esc", "Backspace"], action: "Close the photo or page"),
      KeyHelp(keys: ["Alt", "←"], action: "Back to the page before"),
      KeyHelp(keys: ["←", "→"], action: "Page through photos"),
      KeyHelp(keys: ["O"], action: "Order by name, date or size"),
      KeyHelp(keys: ["Shift", "O"], action: "The other way round"),
      KeyHelp(keys: ["+", "−", "0", "Z"], action: "Larger, smaller, fitted, next size"),
      KeyHelp(keys: ["Shift", "←", "→", "↑", "↓"], action: "Move about in a zoomed photo"),
      KeyHelp(keys: ["Shift", "I"], action: "What is known of the photo"),
      KeyHelp(keys: ["Tab"], action: "Go to the next control"),
      KeyHelp(keys: ["S"], action: "Slow motion \(factor(slowMotion)), and back"),
      KeyHelp(keys: ["Space"], action: "Pause, and go on"),
      KeyHelp(keys: ["."], action: "One frame on while paused"),
      KeyHelp(keys: ["H"], action: "Frame-time graph"),
      KeyHelp(keys: ["I"], action: "Inspector: stop, scrub and tune transitions"),
      KeyHelp(keys: ["D", "A"], action: "In it: layers in depth, arcs"),
      KeyHelp(keys: ["Ctrl", "C"], action: "In it: copy what was changed"),
      KeyHelp(keys: ["F"], action: "Full screen"),
      KeyHelp(keys: ["?"], action: "This list"),
    ]
  }

  /// How many times longer something takes, as it is written: without a fraction where there is none.
  static func factor(_ factor: Double) -> String {
    factor == factor.rounded() && factor < 1e6 ? "×\(Int(factor))" : "×\(factor)"
  }
}
