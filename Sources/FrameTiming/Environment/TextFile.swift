import Glibc

/// The lines of a small file in which the system describes itself.
///
/// A file that cannot be read has no lines. At most 64 KiB are read: some such files are as long as
/// the machine has processors, and what is asked for stands near the start.
struct TextFile {
  let lines: [String]

  init(_ path: String) {
    guard let file = fopen(path, "re") else {
      lines = []
      return
    }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// What the first line with this key says, without quotation marks; `nil` if there is none.
  func value(of key: String, separator: Character) -> String? {
    for line in lines {
      guard let middle = line.firstIndex(of: separator) else { continue }
      guard TextFile.trimmed(line[..<middle]) == key else { continue }
      return String(TextFile.trimmed(line[line.index(after: middle)...]))
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isPadding = { (character: Character) in character.isWhitespace || character == "\"" }
    var text = text.drop(while: isPadding)
    while let last = text.last, isPadding(last) { text.removeLast() }
    return text
  }
}
