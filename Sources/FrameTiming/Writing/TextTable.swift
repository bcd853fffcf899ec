/// Text in columns: the first to the left, the others to the right.
package struct TextTable: Hashable, Sendable {
  /// Titles that stand above several columns each, from left to right; may be empty.
  package var groups: [Group] = []

  package var titles: [String]

  /// One text for each title.
  package var rows: [[String]] = []

  /// A title above the columns from one to before another.
  package struct Group: Hashable, Sendable {
    package var title: String
    package var columns: Range<Int>

    package init(_ title: String, _ columns: Range<Int>) {
      self.title = title
      self.columns = columns
    }
  }

  package init(titles: [String]) {
    self.titles = titles
  }

  /// The table, each line with its end; nothing if it has no rows.
  package var text: String {
    guard !rows.isEmpty else { return "" }
    let widths = widths
    let lines = ([titles] + rows).map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }
    return ([groupLine(widths)].compactMap(\.self) + lines)
      .map { TextTable.withoutTrailingSpace($0) + "\n" }.joined()
  }

  /// How wide each column is: as its longest text, and so that a group's title fits over its columns.
  private var widths: [Int] {
    var widths = titles.indices.map { column in
      ([titles] + rows).map { $0[column].count }.reduce(0, max)
    }
    for group in groups {
      let room = group.columns.reduce(-2) { $0 + widths[$1] + 2 }
      widths[group.columns.lowerBound] += max(0, group.title.count - room)
    }
    return widths
  }

  /// The groups' titles, each ending where its last column ends.
  private func groupLine(_ widths: [Int]) -> String? {
    guard !groups.isEmpty else { return nil }
    var line = ""
    for group in groups {
      let end = widths[..<group.columns.upperBound].reduce(0) { $0 + $1 + 2 } - 2
      line += String(repeating: " ", count: max(1, end - line.count - group.title.count))
      line += group.title
    }
    return line
  }

  private static func withoutTrailingSpace(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
