import Photos

/// Files that a command reads whole.
enum InputFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - kind: What it should be, with its article, as a message says it.
  /// - Returns: All its bytes.
  /// - Throws: Why it cannot be read.
  static func read(_ path: PhotoPath, as kind: String) throws(CommandFailure) -> [UInt8] {
    do {
      return try path.contents()
    } catch {
      let reason =
        switch error.reason {
        case .notAFile(let other): "\(other), not \(kind)"
        default: "\(error.reason)"
        }
      throw CommandFailure("\(path.displayPath): \(reason)")
    }
  }
}
