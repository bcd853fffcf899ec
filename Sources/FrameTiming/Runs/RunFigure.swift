/// One figure of one phase, run by run.
package struct RunFigure: Hashable, Sendable {
  /// The phase's name, or `total`.
  package let phase: String

  package let figure: ComparedFigure

  /// Of the runs that had the figure; each value to six decimals, as JSON holds it, so that a report
  /// read back is equal to itself.
  package let spread: Spread

  /// Follows all figures through the runs.
  ///
  /// - Parameter runs: The summaries of each run, the same phases in the same order in each.
  /// - Returns: Those that at least one run had, phase by phase.
  static func all(in runs: [[PhaseSummary]]) -> [RunFigure] {
    guard let phases = runs.first else { return [] }
    return phases.indices.flatMap { place in
      ComparedFigure.allCases.compactMap { figure in
        let values = runs.compactMap { figure.value(in: $0[place]) }
          .map { ($0 * 1e6).rounded() / 1e6 }
        return Spread(values).map {
          RunFigure(phase: phases[place].name, figure: figure, spread: $0)
        }
      }
    }
  }
}
