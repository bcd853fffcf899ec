import FoundationEssentials
import Gallery
import SceneGraph
import Testing

@Suite struct KeyHelpTests {
  @Test("Every key that the gallery promises is listed")
  func complete() {
    let keys = Set(KeyHelp.all.flatMap(\.keys))
    let promised = [
      "1", "2", "3", "P", "←", "→", "↑", "↓", "Enter", "Esc", "Backspace", "S", "Space", ".", "H",
      "F", "?",
    ]
    #expect(keys.isSuperset(of: promised))
  }

  @Test("No action is listed twice")
  func once() {
    #expect(Set(KeyHelp.all.map(\.action)).count == KeyHelp.all.count)
  }

  @Test("The fonts have every sign of it")
  func signs() throws {
    let typeface = try RealTypography().fonts.font(13).typeface
    for character in KeyHelp.all.flatMap({ $0.keys + [$0.action] }).joined() {
      #expect(typeface.indices[character] != nil, "\(character)")
    }
  }

  @Test("The README's table of keys has every one of them")
  func readme() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let contents = try #require(FileManager.default.contents(atPath: root + "/README.md"))
    let text = String(decoding: contents, as: UTF8.self)
    let section = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("Keys\n") })
    let words = section.split { $0.isWhitespace || ",;`|".contains($0) }
    for key in KeyHelp.all.flatMap(\.keys) {
      #expect(words.contains { $0 == key }, "\(key)")
    }
  }
}
