package import Photos

/// Why the gallery has no fonts.
package struct TypographyError: Error, Hashable, Sendable {
  /// The file that is to blame.
  package let file: PhotoPath

  /// What is wrong with it, in words for a person, as they follow the file's name and a colon.
  package let reason: String

  package init(file: PhotoPath, reason: String) {
    self.file = file
    self.reason = reason
  }

  /// The same failure, told by whoever reads files.
  init(_ error: PhotoError) {
    let reason =
      switch error.reason {
      case .notAFile(let kind): "\(kind), not a file"
      default: "\(error.reason)"
      }
    self.init(file: error.path, reason: reason)
  }
}

extension TypographyError: CustomStringConvertible {
  /// One line: the whole path, made safe to print, and the reason.
  package var description: String { "\(file.displayPath): \(reason)" }
}
