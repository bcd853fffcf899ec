import Glibc
import Photos

/// Standard output, for what was asked for and nothing else.
enum StandardOutput {
  /// Writes all of it.
  ///
  /// - Parameter text: Lines, each ended.
  /// - Throws: Why it cannot be written, such as a full disk.
  static func write(_ text: String) throws(CommandFailure) {
    if let reason = FileDescriptor.write(Array(text.utf8), to: STDOUT_FILENO) {
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
    let line = "kvhero: \(kind): \(PhotoPath(message).displayPath)\n"
    _ = FileDescriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }
}
