import CPlatform
import Glibc

/// A line on standard error that says how far a long job is, where a person watches.
struct ProgressLine {
  /// How many characters there is room for; `nil` where nobody watches.
  let width: Int?

  private var length = 0

  init() {
    let columns = Int(cplatform_terminal_columns(STDERR_FILENO))
    // A terminal may go on to the next line as soon as one is full.
    width = columns > 0 ? max(1, columns - 1) : nil
  }

  /// Writes over what was said before.
  ///
  /// - Parameter text: As much of it is shown as there is room for.
  mutating func show(_ text: String) {
    guard let width else { return }
    let text = text.prefix(width)
    let padding = String(repeating: " ", count: max(0, length - text.count))
    write("\r\(text)\(padding)")
    length = text.count
  }

  /// Takes the line away.
  mutating func clear() {
    guard width != nil, length > 0 else { return }
    show("")
    write("\r")
    length = 0
  }

  private func write(_ text: String) {
    // Where nobody can be told how far it is, the job goes on all the same.
    _ = FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
