import FoundationEssentials
import Gallery
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@MainActor @Suite struct SettingsHelpTests {
  @Test("The help names every setting, with its default, its range and its unit")
  func help() {
    let text = SettingsHelp().page(HelpText(columns: 100)).split { $0 == " " || $0 == "\n" }
      .joined(separator: " ")
    for setting in MotionSetting.allCases {
      #expect(text.contains("\(setting.name) \(SettingsHelp.row(setting))"))
    }
  }

  @Test("The table of the page Figures is the table of the program")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = "Sources/KVHeroTransition/KVHeroTransition.docc/Figures.md"
    let page = String(decoding: try Data(contentsOf: root.appending(path: file)), as: UTF8.self)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains(".") }
      .filter { row in MotionSetting.allCases.contains { row.hasPrefix("| `\($0.name)` |") } }
    let table = MotionSetting.allCases.map(SettingsHelp.markdown)
    #expect(rows.map(String.init) == table)
  }

  @Test("The page is asked for by name")
  func topic() throws {
    _ = try command(HelpCommand.self, "help", "settings")
    #expect(mistake(["help", "setting"]) != nil)
  }
}
