/// What is wrong with a text that should be JSON, and where.
package struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int

  /// The place in the line, from 1, in bytes of UTF-8.
  package let column: Int

  package let problem: String

  package init(line: Int, column: Int, problem: String) {
    self.line = line
    self.column = column
    self.problem = problem
  }

  package var description: String { "line \(line), column \(column): \(problem)" }
}
