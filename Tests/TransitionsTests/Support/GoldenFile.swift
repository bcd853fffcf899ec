import FoundationEssentials
import Testing

/// A text that a test must give word for word, kept beside the test.
///
/// `KVHERO_RECORD=1` writes it anew, never in continuous integration; a change to one is a change of
/// the product and is named in the commit.
struct GoldenFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens")

  let name: String

  /// Compares a text with the golden, which must be there.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = GoldenFile.folder.appending(path: name)
    let environment = ProcessInfo.processInfo.environment
    if environment["KVHERO_RECORD"] == "1" {
      try #require(environment["CI"] == nil, "goldens are not recorded in continuous integration")
      try Data(text.utf8).write(to: file)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let pairs = zip(golden.split(separator: "\n"), text.split(separator: "\n"))
    let first = pairs.first { $0 != $1 }
    #expect(
      golden == text,
      "\(name): \(first.map { "expected \"\($0)\", got \"\($1)\"" } ?? "one is longer")",
      sourceLocation: sourceLocation)
  }

  /// The names of all goldens there are.
  static func all() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
