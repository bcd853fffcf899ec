import Photos

/// Files that a command reads whole.
enum InputFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - kind: What it should be, with its article, as a message says it.
  ///   - limit: How many bytes it has at most, where a sound one has far fewer; without it, what
  ///     ``PhotoPath/contents()`` reads.
  /// - Returns: All its bytes.
  /// - Throws: Why it cannot be read.
  static func read(
    _ path: PhotoPath, as kind: String, atMost limit: Int = .max
  ) throws(CommandFailure) -> [UInt8] {
    let bytes = try read(path, kind)
    guard bytes.count <= limit else {
      throw CommandFailure("\(path.displayPath): more than \(limit >> 20) MiB, not \(kind)")
    }
    return bytes
  }

  private static func read(_ path: PhotoPath, _ kind: String) throws(CommandFailure) -> [UInt8] {
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
