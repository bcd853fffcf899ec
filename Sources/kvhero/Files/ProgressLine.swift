import Glibc

/// A line on standard error that says how far a long job is, where a person watches.
struct ProgressLine {
  private let isWatched = isatty(STDERR_FILENO) != 0
  private var length = 0

  /// Writes over what was said before.
  ///
  /// - Parameter text: Less than a line.
  mutating func show(_ text: String) {
    guard isWatched else { return }
    let padding = String(repeating: " ", count: max(0, length - text.count))
    write("\r\(text)\(padding)")
    length = text.count
  }

  /// Takes the line away.
  mutating func clear() {
    guard isWatched, length > 0 else { return }
    show("")
    write("\r")
    length = 0
  }

  private func write(_ text: String) {
    // Where nobody can be told how far it is, the job goes on all the same.
    _ = FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
