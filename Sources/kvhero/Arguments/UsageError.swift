/// What is wrong with the words of a command line, in one line, or one for each of several faults.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// Each fault in a line of its own.
  let lines: [String]

  var description: String { lines.joined(separator: "\n") }

  init(_ description: String) {
    lines = [description]
  }

  /// - Parameter lines: One for each fault, of which there is one at least.
  init(lines: [String]) {
    self.lines = lines
  }

  /// The same, with where to read how it is done.
  func pointing(to command: CommandPage) -> UsageError {
    UsageError(lines: lines.dropLast() + ["\(lines.last ?? "") (see `\(command.helpCommand)`)"])
  }
}
