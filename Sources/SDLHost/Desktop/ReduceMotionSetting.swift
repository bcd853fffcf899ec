import Glibc

/// Whether the desktop asks for less movement: `gtk-enable-animations` in GTK's settings.
package enum ReduceMotionSetting {
  /// Reads the setting of one `settings.ini`.
  ///
  /// - Parameter settings: The file's text: groups in brackets, then `key = value` lines.
  /// - Returns: Whether animations are turned off; `nil` where the `[Settings]` group does not say.
  package static func parse(_ settings: String) -> Bool? {
    var isInSettings = false
    var answer: Bool?
    for line in settings.split(whereSeparator: \.isNewline) {
      let text = trimmed(line)
      if text.hasPrefix("[") {
        isInSettings = text == "[Settings]"
      } else if isInSettings, !text.hasPrefix("#"), let equals = text.firstIndex(of: "=") {
        guard trimmed(text[..<equals]) == "gtk-enable-animations" else { continue }
        switch trimmed(text[text.index(after: equals)...]).lowercased() {
        case "0", "false": answer = true
        case "1", "true": answer = false
        default: break
        }
      }
    }
    return answer
  }

  /// Asks the files of GTK 4 and then GTK 3; the first that says anything decides.
  ///
  /// - Parameter environment: Looks up a variable: `XDG_CONFIG_HOME`, and `HOME` where that is not
  ///   set.
  /// - Returns: Whether animations are turned off; `false` where no file says so.
  package static func isOn(environment: (String) -> String?) -> Bool {
    guard let folder = configurationFolder(environment) else { return false }
    for version in ["gtk-4.0", "gtk-3.0"] {
      if let text = contents(of: "\(folder)/\(version)/settings.ini"), let isOn = parse(text) {
        return isOn
      }
    }
    return false
  }

  /// Source: the XDG base directory specification, which takes absolute paths only.
  private static func configurationFolder(_ environment: (String) -> String?) -> String? {
    if let named = environment("XDG_CONFIG_HOME"), named.hasPrefix("/") { return named }
    return environment("HOME").map { $0 + "/.config" }
  }

  /// The start of a text file; nobody's settings are longer. A file that cannot be read says nothing.
  private static func contents(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = [UInt8](unsafeUninitializedCapacity: longestFile) { buffer, count in
      count = max(read(descriptor, buffer.baseAddress, longestFile), 0)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let longestFile = 65_536

  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}
