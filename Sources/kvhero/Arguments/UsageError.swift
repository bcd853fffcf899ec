/// What is wrong with the words of a command line, in one line, or one for each of several faults.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The same, with where to read how it is done.
  func pointing(to command: CommandPage) -> UsageError {
    UsageError("\(description) (see `\(command.helpCommand)`)")
  }
}
