import FoundationEssentials
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

/// A trace as a program reads it: from the JSON that `kvhero trace` prints.
struct PrintedTrace: Decodable {
  struct Element: Decodable {
    let name: String
    let frame: [Double]
    let cornerRadius: Double
    let opacity: Double
    let crop: [Double]?
    let transform: [Double]?
    let cornerRadii: [Double]?
    let fill: [Double]?
    let overlay: [Double]?
    let border: [Double]?
    let shadow: [Double]?
    let blurRadius: [Double]?
    let zPosition: [Double]?

    /// What it wears, with its names, in the order of the text.
    var dress: [(name: String, numbers: [Double])] {
      [
        ("cornerRadii", cornerRadii), ("fill", fill), ("overlay", overlay), ("border", border),
        ("shadow", shadow), ("blurRadius", blurRadius), ("zPosition", zPosition),
      ].compactMap { name, numbers in numbers.map { (name, $0) } }
    }
  }

  struct Frame: Decodable {
    let time: Double
    let progress: Double
    let elements: [Element]
  }

  let style: String
  let preset: String
  let flow: String
  let direction: String
  let duration: Double
  let container: [Double]
  let fallback: String?
  let frames: [Frame]

  init(_ json: String) throws {
    self = try JSONDecoder().decode(PrintedTrace.self, from: Data(json.utf8))
  }
}

/// What `kvhero trace` prints.
///
/// - Parameter words: What is typed after it.
/// - Returns: All of it.
/// - Throws: `UsageError`.
@MainActor func traceOutput(_ words: [String]) throws -> String {
  let invocation = try CommandTable.parser.parse((["trace"] + words).map { Argument($0) })
  guard case .run(let command as TraceCommand) = invocation else {
    throw CommandFailure("\(words) runs no trace")
  }
  return command.output
}

/// A file beside the tests.
///
/// - Parameter name: In the folder of goldens.
/// - Returns: Its text.
/// - Throws: Why it cannot be read.
func golden(_ name: String) throws -> String {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  return String(
    decoding: try Data(contentsOf: folder.appending(path: "Goldens").appending(path: name)),
    as: UTF8.self)
}
