/// An earlier report, to compare with.
package struct Baseline: Hashable, Sendable {
  /// What it is called: its file.
  package let name: String

  let environment: JSONValue
  let scenario: JSONValue
  private let figures: [Figure]

  private struct Figure: Hashable {
    let phase: String
    let figure: ComparedFigure
    let values: [Double]
  }

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - text: What `kvhero bench --json` wrote.
  ///   - name: What to call it: its file.
  /// - Throws: ``BaselineError`` if it is not such a report, or is of a run that was cut short.
  package init(parsing text: String, name: String) throws(BaselineError) {
    let report: JSONValue
    do {
      report = try JSONValue(parsing: text)
    } catch {
      throw BaselineError(baseline: name, reason: "not JSON: \(error)")
    }
    guard let environment = report["environment"], let scenario = report["scenario"],
      report["total"] != nil
    else { throw BaselineError(baseline: name, reason: "not a report of `kvhero bench --json`") }
    guard let entries = report["acrossRuns"]?.asArray else {
      throw BaselineError(
        baseline: name, reason: "holds no figures run by run; measure the baseline anew")
    }
    self.name = name
    self.environment = environment
    self.scenario = scenario
    var figures: [Figure] = []
    for entry in entries {
      guard let phase = entry["phase"]?.asString, let title = entry["figure"]?.asString,
        let values = entry["values"]?.asArray?.map(\.asDouble), !values.contains(nil)
      else { throw BaselineError(baseline: name, reason: "a figure across runs is incomplete") }
      // A figure that this version does not know is not compared.
      guard let figure = ComparedFigure(rawValue: title) else { continue }
      figures.append(Figure(phase: phase, figure: figure, values: values.compactMap(\.self)))
    }
    guard !figures.isEmpty else {
      throw BaselineError(baseline: name, reason: "has no run that was played to its end")
    }
    self.figures = figures
  }

  /// A figure's values, one a run; empty if it was not measured.
  func values(of figure: ComparedFigure, in phase: String) -> [Double] {
    figures.first { $0.phase == phase && $0.figure == figure }?.values ?? []
  }
}
