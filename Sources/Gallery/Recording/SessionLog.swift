/// A recording, read.
package struct SessionLog: Hashable, Sendable {
  package var header: LogHeader
  package var entries: [LogEntry]

  /// Whether the last line broke off and was left out: the recording program did not end well.
  package var isCutOff: Bool

  package init(header: LogHeader, entries: [LogEntry], isCutOff: Bool = false) {
    self.header = header
    self.entries = entries
    self.isCutOff = isCutOff
  }
}

/// Why a recording cannot be read: `FILE:LINE: reason`.
package struct LogError: Error, Hashable, CustomStringConvertible {
  package let file: String

  /// From 1.
  package let line: Int

  package let reason: String

  package var description: String { "\(file):\(line): \(reason)" }
}
