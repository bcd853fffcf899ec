import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

/// Parses a command line by the real table.
///
/// - Parameter words: What is typed after `kvhero`.
/// - Returns: What it asks for.
/// - Throws: `UsageError`.
@MainActor func parse(_ words: String...) throws -> ArgumentParser.Invocation {
  try CommandTable.parser.parse(words.map { Argument($0) })
}

/// Parses a command line that runs a command.
///
/// - Parameters:
///   - type: The command that is expected.
///   - words: What is typed after `kvhero`.
/// - Returns: The command with its settings.
/// - Throws: `UsageError`, or a failed requirement where another command results.
@MainActor func command<C: Command>(_ type: C.Type, _ words: String...) throws -> C {
  let invocation = try CommandTable.parser.parse(words.map { Argument($0) })
  guard case .run(let command) = invocation else {
    throw CommandFailure("\(words) runs nothing")
  }
  return try #require(command as? C)
}

/// What is wrong with a command line.
///
/// - Parameter words: What is typed after `kvhero`.
/// - Returns: The message, or `nil` if nothing is wrong.
@MainActor func mistake(_ words: [String]) -> String? {
  do {
    _ = try CommandTable.parser.parse(words.map { Argument($0) })
    return nil
  } catch {
    return error.description
  }
}
