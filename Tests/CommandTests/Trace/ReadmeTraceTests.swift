import FoundationEssentials
import Testing

@MainActor @Suite struct ReadmeTraceTests {
  @Test("The README's traces are what is printed")
  func examples() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = String(
      decoding: try Data(contentsOf: root.appending(path: "README.md")), as: UTF8.self)
    let prompt = "    $ kvhero trace "
    var lines = readme.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let told = "    kvhero trace "
    for line in lines where line.hasPrefix(told) {
      #expect(try !traceOutput(words(of: String(line.dropFirst(told.count)))).isEmpty, "\(line)")
    }
    var count = 0
    while let start = lines.firstIndex(where: { $0.hasPrefix(prompt) }) {
      var command = String(lines[start].dropFirst(prompt.count))
      lines = lines[(start + 1)...]
      while command.hasSuffix("\\"), let more = lines.popFirst() {
        command = String(command.dropLast()) + more
      }
      let printed = lines.prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) + "\n" }.joined()
      #expect(try traceOutput(words(of: command)) == printed, "\(command)")
      count += 1
    }
    #expect(count == 3)
  }

  /// The words of a command, as a shell takes them: what stands in single quotes is one word.
  private func words(of command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.isMultiple(of: 2) ? $1.split(separator: " ").map { String($0) } : [String($1)]
    }
  }
}
