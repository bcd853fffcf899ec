/// One command: what it accepts, and what it then does.
///
/// A command is a value that holds its settings. It begins with all of them at their defaults, its
/// options are applied in the order in which they stand, and `take` comes last, exactly once.
protocol Command {
  /// What the help says about it.
  static var page: CommandPage { get }

  /// What it accepts, in the order of the help; `--help` and `--version` go without saying.
  static var options: [CommandOption<Self>] { get }

  init()

  /// Takes the words that are not options, and checks that nothing is missing.
  ///
  /// - Parameter operands: In their order; often none.
  /// - Throws: What is wrong or missing.
  mutating func take(_ operands: [Argument]) throws(UsageError)

  /// Does it.
  ///
  /// - Throws: Why it failed; its description is one line.
  @MainActor func run() throws
}

extension Command {
  /// Takes nothing, for commands that have options alone.
  mutating func take(_ operands: [Argument]) throws(UsageError) {
    try refuse(operands)
  }

  /// Says that a word is too much, if there is one.
  func refuse(_ operands: [Argument]) throws(UsageError) {
    if let operand = operands.first {
      throw UsageError("\(Self.page.title) takes no argument like \(operand.quoted)")
    }
  }
}

/// What the help says about a command, apart from its options.
struct CommandPage: Hashable, Sendable {
  /// Its word on the command line; `nil` for what is done without one.
  var name: String?

  /// What a message calls it: "kvhero trace".
  var title: String

  /// What may follow it besides options: "[FOLDER|FILE ...]"; empty for nothing.
  var operands = ""

  /// What it does, in half a line without an end.
  var summary: String

  /// What else there is to know, a paragraph each.
  var notes: [String] = []

  /// How it is used where there is no display, or `nil` if it needs one.
  var withoutDisplay: String?

  /// What to type to read more: this page, or the overview from which all pages can be found.
  var helpCommand: String {
    guard let name, name != "help" else { return "kvhero help" }
    return "kvhero help \(name)"
  }
}
