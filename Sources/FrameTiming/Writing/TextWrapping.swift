/// Prose in lines of a limited width.
enum TextWrapping {
  /// Breaks a paragraph between words.
  ///
  /// - Parameters:
  ///   - text: The paragraph, whose words are divided by spaces.
  ///   - width: How many characters a line may have; a longer word has a line of its own.
  /// - Returns: The lines; those after the first begin with two spaces.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(lines.isEmpty ? String(word) : "  \(word)")
      }
    }
    return lines
  }
}
