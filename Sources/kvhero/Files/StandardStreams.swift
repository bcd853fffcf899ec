import Glibc
import Photos

/// The three files that a program is started with.
enum StandardStreams {
  /// Takes the places of those that are closed, before anything else is opened: the next file, or
  /// the connection to the display, would have the number of one of them, and be written to as such.
  static func keepPlaces() {
    for (stream, access) in [
      // The wrong way round, so that using one fails as it did before.
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", access)
    }
  }
}

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
  /// Warns of what can be lived with.
  static func warn(_ message: String) { write("warning", message) }

  /// How much of a message is written, in bytes: a path that can exist and what is wrong with it.
  private static let longest = 8192

  /// Writes one line; control characters in it cannot make it two, nor a name of any length fill
  /// the terminal.
  ///
  /// - Parameters:
  ///   - kind: "error" or "warning".
  ///   - message: What is wrong and why.
  static func write(_ kind: String, _ message: String) {
    // Where even this cannot be written, the exit status has to do.
    let line = "kvhero: \(kind): \(PhotoPath.safe(shortened(message)))\n"
    _ = FileDescriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }

  /// Without its middle where it is too long: what is wrong stands at the end.
  private static func shortened(_ message: String) -> String {
    let bytes = message.utf8
    guard bytes.count > longest else { return message }
    let (start, end) = (bytes.prefix(longest / 2), bytes.suffix(longest / 8))
    return String(decoding: start, as: UTF8.self) + "…" + String(decoding: end, as: UTF8.self)
  }
}
