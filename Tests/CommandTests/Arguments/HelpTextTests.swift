import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@MainActor @Suite struct HelpTextTests {
  private static var everything: [any Command.Type] {
    [GalleryCommand.self] + CommandTable.commands
  }

  @Test("Each page names every option the parser takes")
  func namesEveryOption() {
    func check<C: Command>(_ command: C.Type) {
      let page = HelpText().page(for: command)
      for option in command.options {
        #expect(page.contains("\n  --\(option.name)"), "\(option.name)")
        if let placeholder = option.placeholder {
          #expect(page.contains("--\(option.name) \(placeholder)"))
        }
      }
      #expect(page.contains("\n  --help") && page.contains("\n  --version"))
    }
    for command in HelpTextTests.everything { check(command) }
  }

  @Test("No line is wider than the terminal", arguments: [40, 60, 80, 100])
  func fits(columns: Int) {
    for command in HelpTextTests.everything {
      let page = HelpText(columns: columns).page(for: command, listing: CommandTable.commands)
      for line in page.split(separator: "\n") {
        // Neither can a word be broken that is wider than its column, nor an option from its value.
        let words = line.split(separator: " ")
        let isWhole = words.count == 1 || words.count == 2 && line.hasPrefix("  --")
        #expect(line.count <= columns || isWhole, "\(line)")
      }
    }
  }

  @Test("The overview lists every command")
  func listsCommands() {
    let page = HelpText().page(for: GalleryCommand.self, listing: CommandTable.commands)
    for command in CommandTable.commands {
      #expect(page.contains("\n  \(command.page.name ?? "?")"))
    }
  }

  @Test("An option means the same kind of thing in each command that has it")
  func sameForm() {
    var forms: [String: Bool] = [:]
    func note<C: Command>(_ command: C.Type) {
      for option in command.options {
        let takesValue = option.placeholder != nil
        #expect(forms[option.name, default: takesValue] == takesValue, "\(option.name)")
        forms[option.name] = takesValue
      }
      #expect(Set(command.options.map(\.name)).count == command.options.count)
    }
    for command in HelpTextTests.everything { note(command) }
  }

  @Test("Defaults are those that hold")
  func defaults() {
    let page = HelpText().page(for: GalleryCommand.self)
    #expect(page.contains("(default: 1280x800)"))
    #expect(page.contains("(default: 512)"))
    #expect(page.contains("(default: hero)"))
  }
}
