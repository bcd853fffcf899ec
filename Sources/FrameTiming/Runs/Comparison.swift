/// Runs set beside those of a baseline.
///
/// What is compared is runs, not frames: frames of one run resemble each other, and a test over them
/// would find differences in everything.
package struct Comparison: Hashable, Sendable {
  /// The probability with which everything is held to be true at once: 95 %.
  ///
  /// The figures that decide share the rest of it among them (Bonferroni), so it takes five runs on both
  /// sides to decide anything, or four on one of them.
  package static let confidence = 0.95

  /// What the baseline is called: its file.
  package let baseline: String

  package let rows: [Row]

  /// What was not the same besides the program, as `renderer: cpu, was gpu`.
  package let differences: [String]

  package let verdict: Verdict

  /// One figure on both sides.
  package struct Row: Hashable, Sendable {
    /// The phase's name, or `total`.
    package let phase: String

    package let figure: ComparedFigure
    package let median: Double
    package let baselineMedian: Double

    /// How many runs had the figure, here and there.
    package let runs: Int
    package let baselineRuns: Int

    package let test: RankTest
    package let shift: Shift

    /// Whether it has a say in the verdict of the whole.
    package let isDeciding: Bool

    package let verdict: Verdict

    /// The shift in per cent of the baseline's median; `nil` if that is 0.
    package var changePercent: Double? {
      baselineMedian == 0 ? nil : shift.estimate / baselineMedian.magnitude * 100
    }
  }

  /// Compares all figures that both sides have.
  ///
  /// - Parameters:
  ///   - figures: Those of the present runs.
  ///   - baseline: What to compare them with.
  ///   - differences: See ``differences``.
  init(_ figures: [RunFigure], with baseline: Baseline, differences: [String]) {
    rows = figures.compactMap { Row($0, baseline: baseline.values(of: $0.figure, in: $0.phase)) }
    let deciding = rows.filter(\.isDeciding).map(\.verdict)
    verdict =
      deciding.count == ComparedFigure.deciding.count ? Verdict(joining: deciding) : .tooNoisy
    self.baseline = baseline.name
    self.differences = differences
  }
}

extension Comparison.Row {
  fileprivate init?(_ figure: RunFigure, baseline values: [Double]) {
    let deciding = ComparedFigure.deciding
    let isDeciding = figure.phase == "total" && deciding.contains(figure.figure)
    let doubt = (1 - Comparison.confidence) / (isDeciding ? Double(deciding.count) : 1)
    guard let baselineMedian = Spread.median(of: values),
      let test = RankTest(figure.spread.values, values),
      let shift = Shift(figure.spread.values, above: values, confidence: 1 - doubt)
    else { return nil }
    self.phase = figure.phase
    self.figure = figure.figure
    self.median = figure.spread.median
    self.baselineMedian = baselineMedian
    self.runs = figure.spread.values.count
    self.baselineRuns = values.count
    self.test = test
    self.shift = shift
    self.isDeciding = isDeciding
    self.verdict = Verdict(shift, margin: figure.figure.margin(at: baselineMedian))
  }
}
