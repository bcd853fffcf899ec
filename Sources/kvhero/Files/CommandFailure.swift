/// Why a command failed, in one line.
struct CommandFailure: Error, Hashable, CustomStringConvertible {
  let description: String

  /// What the program ends with: 1, unless the command's help says something else.
  let status: Int32

  init(_ description: String, status: Int32 = 1) {
    self.description = description
    self.status = status
  }
}
