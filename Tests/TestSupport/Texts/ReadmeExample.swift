import FoundationEssentials
package import Testing

/// The lines of a test's source that the README shows, between two lines `// README`.
package struct ReadmeExample {
  private let source: String

  /// - Parameter source: The file of the test that runs the lines.
  package init(of source: String = #filePath) {
    self.source = source
  }

  /// Holds that the README has the lines as they are, indented as code.
  ///
  /// - Parameter sourceLocation: Where it is asked.
  /// - Throws: Where one of the two cannot be read, or where the source has no such lines.
  package func expectShown(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let lines = try TestTarget.lines(of: URL(filePath: source))
    let marks = lines.indices.filter { lines[$0] == "// README" }
    try #require(marks.count == 2, sourceLocation: sourceLocation)
    let example = lines[(marks[0] + 1)..<marks[1]].map { $0.isEmpty ? "" : "    " + $0 }
    let readme = try TestTarget.lines(
      of: TestTarget(of: source).package.appending(path: "README.md")
    ).joined(separator: "\n")
    #expect(readme.contains(example.joined(separator: "\n")), sourceLocation: sourceLocation)
  }
}
