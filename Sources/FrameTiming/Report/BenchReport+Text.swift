extension BenchReport {
  /// The report to read: what ran where, and a line of figures for each phase that had frames.
  package var text: String {
    let heading = BenchReport.heading + PhaseSummary.columnTitles + "\n"
    let rows = shownPhases.map { $0.row + "\n" }
    let tables = [
      smoothnessTable, slowestTable, latencyTable, stageTable, allocationTable, runTable,
      hitchTable,
    ].map(\.text).filter { !$0.isEmpty }
    let notes =
      honesty.flatMap { TextWrapping.lines(of: $0, width: 98) }.map { $0 + "\n" }
      + warnings.map { $0 + "\n" }
    let parts =
      [BenchReport.text(of: environmentLines), heading + rows.joined()] + tables
      + [comparison?.text ?? "", BenchReport.text(of: measurementLines), notes.joined()]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func text(of lines: [ReportLine]) -> String {
    lines.map { line in
      line.name + String(repeating: " ", count: max(1, 10 - line.name.count)) + line.text + "\n"
    }.joined()
  }

  private static let heading =
    "                 CPU ms per frame                   interval ms\n"
}

extension PhaseSummary {
  fileprivate static let columnTitles =
    "phase   frames"
    + ["p50", "p90", "p95", "p99", "max", "p50", "p90", "p95", "p99", "max"]
    .map { right($0, 7) }.joined()
    + right("missed", 8) + right("hitch", 8)

  fileprivate var row: String {
    let values = [cpu, interval].flatMap { distribution in
      [\Distribution.p50, \.p90, \.p95, \.p99, \.max].map { distribution?[keyPath: $0] }
    }
    let figures = values.map { PhaseSummary.right(FigureText.plain($0), 7) }
    let name = name + String(repeating: " ", count: max(0, 8 - name.count))
    return name + PhaseSummary.right(String(frames), 6) + figures.joined()
      + PhaseSummary.right(String(missed), 8)
      + PhaseSummary.right(FigureText.plain(hitchRatio), 8)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
