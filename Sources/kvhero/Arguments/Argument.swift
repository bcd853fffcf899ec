import Photos

/// One word of the command line, as the bytes that the system passed.
///
/// Not a `String`: a file's name need not be UTF-8.
struct Argument: Hashable, Sendable {
  /// Without a closing zero.
  let bytes: [UInt8]

  /// Takes the bytes up to the first zero; no word of a command line holds one.
  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// Copies a C string.
  init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.bytes = bytes
  }

  /// The word as text, or `nil` if it is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The word as a file's path.
  var path: PhotoPath { PhotoPath(bytes: bytes) }

  /// The word as a message quotes it: on one line, and shortened where it is long.
  var quoted: String {
    let shown = path.displayPath
    guard shown.count > Argument.longestQuote else { return "'\(shown)'" }
    return "'\(shown.prefix(Argument.longestQuote))...'"
  }

  /// In characters; so that a message stays a line that can be read.
  private static let longestQuote = 60
}
