extension Comparison {
  /// The comparison to read: the figures of all frames, what was different, and the verdict.
  package var text: String {
    let lines =
      notes.flatMap { TextWrapping.lines(of: $0, width: 98) }
      + differences.map { "differs: \($0)" } + [conclusion]
    return table.text + "\n" + lines.map { $0 + "\n" }.joined()
  }

  /// How the figures came about, a sentence each.
  var notes: [String] {
    let decision = ComparedFigure.deciding.map(\.rawValue).joined(separator: ", ")
    return [
      "Change: the median of all differences between a run here and one there, and what is not ruled "
        + "out. p: Mann–Whitney, two-sided. Effect: Cliff's delta, -1 to 1.",
      "* decides: together, \(decision) hold at "
        + "\(FigureText.plain(Comparison.confidence * 100, decimals: 0)) %, which takes five runs on "
        + "both sides, or four on one.",
    ]
  }

  /// The verdict as a sentence, with its reason.
  package var conclusion: String {
    let deciding = rows.filter { $0.isDeciding && $0.verdict == verdict }
      .map { "\($0.figure.rawValue) \($0.changeText)" }
    let reason = deciding.isEmpty ? "" : ": " + deciding.joined(separator: ", ")
    return "Verdict against \(baseline): \(verdict.rawValue)\(reason)"
  }

  /// The figures of all frames.
  var table: TextTable {
    var table = TextTable(titles: [
      "figure", "here", "runs", "there", "runs", "change", "interval", "p", "effect", "verdict",
    ])
    table.rows = rows.filter { $0.phase == "total" }.map { row in
      [
        row.figure.rawValue + (row.isDeciding ? " *" : ""), FigureText.plain(row.median),
        "\(row.runs)", FigureText.plain(row.baselineMedian), "\(row.baselineRuns)", row.changeText,
        FigureText.range(row.shift.interval), FigureText.probability(row.test.p),
        FigureText.signed(row.test.effect), row.verdict.rawValue,
      ]
    }
    return table
  }
}

extension Comparison.Row {
  /// The change in per cent, or in the figure's unit where the baseline is 0.
  var changeText: String {
    changePercent.map { FigureText.signed($0, decimals: 1) + " %" }
      ?? "\(FigureText.signed(shift.estimate)) \(figure.unit)"
  }
}
