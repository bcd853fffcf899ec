/// Writes a recording line by line, some at a time.
///
/// Where the place it writes to fails, it says so once and writes no more: a full disk must not end
/// what is being recorded.
@MainActor
package final class LogWriter {
  private let write: ([UInt8]) -> String?
  private let onFailure: (String) -> Void
  private var waiting: [UInt8] = []
  private var hasFailed = false

  /// How many bytes wait at most.
  private static let mostWaiting = 1 << 16

  /// - Parameters:
  ///   - header: How the gallery is started.
  ///   - write: Writes bytes behind those before; says why it cannot, or `nil` where it has.
  ///   - onFailure: Called at most once, with what `write` said.
  package init(
    header: LogHeader, write: @escaping ([UInt8]) -> String?,
    onFailure: @escaping (String) -> Void
  ) {
    self.write = write
    self.onFailure = onFailure
    append(header.text)
    flush()
  }

  /// Takes in what comes next.
  package func append(_ entry: LogEntry) { append(entry.text) }

  /// Hands on what waits: when nothing moves, and at the end.
  package func flush() {
    guard !waiting.isEmpty, !hasFailed else { return }
    if let reason = write(waiting) {
      hasFailed = true
      onFailure(reason)
    }
    waiting.removeAll(keepingCapacity: !hasFailed)
  }

  private func append(_ line: String) {
    guard !hasFailed else { return }
    waiting.append(contentsOf: line.utf8)
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count >= LogWriter.mostWaiting { flush() }
  }
}
