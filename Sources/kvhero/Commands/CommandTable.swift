/// All that `kvhero` can do.
enum CommandTable {
  /// What is done by name, in the order of the help.
  static var commands: [any Command.Type] {
    [
      BenchCommand.self, TraceCommand.self, RenderCommand.self, ReplayCommand.self,
      HelpCommand.self,
    ]
  }

  /// How to use what needs no display, as a message lists it.
  static var headless: String {
    commands.compactMap { $0.page.withoutDisplay }.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Reads command lines.
  @MainActor static var parser: ArgumentParser {
    ArgumentParser(unnamed: GalleryCommand.self, commands: commands)
  }
}
