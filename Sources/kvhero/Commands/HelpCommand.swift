import CPlatform
import Glibc

/// Prints how the program or one of its commands is used, which renderer is taken here, and what can be set.
struct HelpCommand: Command {
  /// What is explained.
  private enum Topic {
    case command(any Command.Type)
    case renderer
    case settings
  }

  private var topic = Topic.command(GalleryCommand.self)

  static let page = CommandPage(
    name: "help", title: "kvhero help", operands: "[COMMAND|renderer|settings]",
    summary: "prints how kvhero or one of its commands is used",
    notes: [
      "`kvhero help renderer` says which way to the screen is taken on this machine, and why.",
      "`kvhero help settings` lists the figures that --set changes.",
    ])

  static var options: [CommandOption<HelpCommand>] { [] }

  mutating func take(_ operands: [Argument]) throws(UsageError) {
    guard operands.count < 2 else {
      throw UsageError("kvhero help takes one command, not \(operands.count)")
    }
    guard let name = operands.first else { return }
    switch name.text {
    case "renderer":
      topic = .renderer
      return
    case "settings":
      topic = .settings
      return
    default: break
    }
    guard let command = CommandTable.commands.first(where: { $0.page.name == name.text }) else {
      throw UsageError("there is no command \(name.quoted)")
    }
    topic = .command(command)
  }

  func run() throws {
    switch topic {
    case .command(let command): try HelpCommand.print(command)
    case .settings: try StandardOutput.write(SettingsHelp().page(HelpCommand.layout))
    case .renderer: try StandardOutput.write(RendererHelp.find().page(HelpCommand.layout))
    }
  }

  private static var layout: HelpText {
    let columns = Int(cplatform_terminal_columns(STDOUT_FILENO))
    return HelpText(columns: columns > 0 ? columns : 80)
  }

  /// Prints a command's help, as wide as the terminal.
  static func print(_ command: any Command.Type) throws(CommandFailure) {
    let others = command.page.name == nil ? CommandTable.commands : []
    try StandardOutput.write(layout.page(for: command, listing: others))
  }
}
