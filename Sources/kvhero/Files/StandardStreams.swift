import Glibc
import Photos

/// Standard output, for what was asked for and nothing else.
enum StandardOutput {
  /// Writes all of it.
  ///
  /// - Parameter text: Lines, each ended.
  /// - Throws: Why it cannot be written, such as a full disk.
  static func write(_ text: String) throws(CommandFailure) {
    if let reason = writeAll(text, to: STDOUT_FILENO) {
      throw CommandFailure("cannot write to standard output: \(reason)")
    }
  }
}

/// Standard error, for what a person should know.
enum StandardError {
  /// Writes one line; control characters in it cannot make it two.
  ///
  /// - Parameters:
  ///   - kind: "error" or "warning".
  ///   - message: What is wrong and why.
  static func write(_ kind: String, _ message: String) {
    // Where even this cannot be written, the exit status has to do.
    _ = writeAll("kvhero: \(kind): \(PhotoPath(message).displayPath)\n", to: STDERR_FILENO)
  }
}

/// Writes all bytes, or returns the system's words for why not.
private func writeAll(_ text: String, to descriptor: Int32) -> String? {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return String(cString: strerror(errno))
    }
  }
  return nil
}
