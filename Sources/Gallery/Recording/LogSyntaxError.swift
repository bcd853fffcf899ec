import FrameTiming

/// What is wrong with a line of a log, in words that a sentence can end with.
struct LogSyntaxError: Error, Hashable {
  /// It quotes the line at most in part, so that a message can be read whatever the file holds.
  let reason: String

  /// In characters.
  private static let longest = 160

  init(reason: String) {
    let beginning = reason.prefix(LogSyntaxError.longest)
    self.reason = beginning.endIndex < reason.endIndex ? "\(beginning)..." : reason
  }

  /// A line is a document of its own, so only the column is of use.
  init(_ error: JSONSyntaxError) {
    self.init(reason: "column \(error.column): \(error.problem)")
  }
}
