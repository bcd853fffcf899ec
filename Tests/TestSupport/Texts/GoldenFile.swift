import FoundationEssentials
package import Testing

/// A text that a test must give word for word, kept in the folder `Goldens` of the test's target.
///
/// `KVHERO_RECORD=1` writes it anew, never in continuous integration; a change to one is a change of
/// the product and is named in the commit.
package struct GoldenFile {
  private let name: String
  private let file: URL

  /// - Parameters:
  ///   - name: In the folder.
  ///   - source: One of the target's sources.
  package init(name: String, beside source: String = #filePath) {
    self.name = name
    file = GoldenFile.folder(beside: source).appending(path: name)
  }

  private static func folder(beside source: String) -> URL {
    TestTarget(of: source).folder.appending(path: "Goldens")
  }

  /// Compares a text with the golden, which must be there.
  package func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    if environment["KVHERO_RECORD"] == "1" {
      try #require(environment["CI"] == nil, "goldens are not recorded in continuous integration")
      try Data(text.utf8).write(to: file)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    // Not compared in the expectation, which would print both.
    let isSame = golden == text
    #expect(
      isSame, "\(name): \(GoldenFile.difference(golden, text))", sourceLocation: sourceLocation)
  }

  /// The first line that is not the same, as far as it can be read.
  private static func difference(_ golden: String, _ text: String) -> String {
    let lines = zip(golden.split(separator: "\n"), text.split(separator: "\n"))
    guard let first = lines.enumerated().first(where: { $0.element.0 != $0.element.1 }) else {
      return "one is longer"
    }
    let (old, new) = (first.element.0.prefix(500), first.element.1.prefix(500))
    return "line \(first.offset + 1): expected \"\(old)\", got \"\(new)\""
  }

  /// The names of all goldens that a target has.
  ///
  /// - Parameter source: One of the target's sources.
  /// - Returns: In order.
  /// - Throws: Where the folder cannot be read.
  package static func all(beside source: String = #filePath) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder(beside: source).path())
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
