extension PhotoPath {
  /// The name as it may be shown on a screen or printed on a terminal.
  ///
  /// Bytes that are not UTF-8, control characters, line separators and the marks that turn the
  /// direction of text become U+FFFD, so no name can move the cursor or disguise another.
  package var displayName: String {
    // A folder may be named with slashes at its end.
    let named = bytes[..<((bytes.lastIndex { $0 != UInt8(ascii: "/") } ?? -1) + 1)]
    let slash = named.lastIndex(of: UInt8(ascii: "/")) ?? -1
    return PhotoPath.displayed(named.isEmpty ? bytes[...] : named[(slash + 1)...])
  }

  /// ``displayName`` without the extension, for the caption under a thumbnail.
  package var caption: String {
    guard let dot = extensionDot else { return displayName }
    return PhotoPath.displayed(name[..<dot])
  }

  /// The whole path as it may be shown, made safe like ``displayName``.
  package var displayPath: String { PhotoPath.displayed(bytes[...]) }

  private static func displayed(_ bytes: ArraySlice<UInt8>) -> String {
    safe(String(decoding: bytes, as: UTF8.self))
  }

  /// A text from outside, such as out of a file, made safe like ``displayName``.
  package static func safe(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(isSafe(scalar) ? scalar : "\u{FFFD}")
    }
    return String(shown)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0: false
    // Line and paragraph separators, embeddings, overrides and isolates (Unicode, UAX 9).
    case 0x2028...0x202e, 0x2066...0x2069: false
    default: true
    }
  }
}
