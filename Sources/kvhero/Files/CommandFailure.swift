/// Why a command failed, in one line.
struct CommandFailure: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
