import CPlatform
import Glibc

/// Prints how the program or one of its commands is used.
struct HelpCommand: Command {
  private var topic: any Command.Type = GalleryCommand.self

  static let page = CommandPage(
    name: "help", title: "kvhero help", operands: "[COMMAND]",
    summary: "prints how kvhero or one of its commands is used")

  static var options: [CommandOption<HelpCommand>] { [] }

  mutating func take(_ operands: [Argument]) throws(UsageError) {
    guard operands.count < 2 else {
      throw UsageError("kvhero help takes one command, not \(operands.count)")
    }
    guard let name = operands.first else { return }
    guard let command = CommandTable.commands.first(where: { $0.page.name == name.text }) else {
      throw UsageError("there is no command \(name.quoted)")
    }
    topic = command
  }

  func run() throws {
    try HelpCommand.print(topic)
  }

  /// Prints a command's help, as wide as the terminal.
  static func print(_ command: any Command.Type) throws(CommandFailure) {
    let columns = Int(cplatform_terminal_columns(STDOUT_FILENO))
    let text = HelpText(columns: columns > 0 ? columns : 80)
    let others = command.page.name == nil ? CommandTable.commands : []
    try StandardOutput.write(text.page(for: command, listing: others))
  }
}
