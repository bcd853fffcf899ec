/// What one or more runs are reported as: what they were, and what their frames took.
package struct BenchReport: Hashable, Sendable {
  package let environment: Environment
  package let scenario: Scenario

  /// All runs, in order; those that were cut short as well.
  package let runs: [FrameLog]

  /// All frames of all runs together.
  package let total: PhaseSummary

  /// Every phase of all runs once, in the order of ``FramePhase``, also those without frames.
  package let phases: [PhaseSummary]

  /// All frames of each run.
  package let runTotals: [PhaseSummary]

  /// The figures run by run, of the runs that were played to their end.
  package let acrossRuns: [RunFigure]

  /// All hitches, in the order of their frames.
  package let hitches: [Hitch]

  package let measurements: Measurements

  /// The comparison with a baseline, if there is one.
  package var comparison: Comparison?

  /// - Parameters:
  ///   - environment: Where the run took place.
  ///   - scenario: What was played.
  ///   - log: The only run.
  package init(environment: Environment, scenario: Scenario, log: FrameLog) {
    self.init(environment: environment, scenario: scenario, runs: [log])
  }

  /// - Parameters:
  ///   - environment: Where the runs took place.
  ///   - scenario: What each of them played.
  ///   - runs: The runs, in order.
  ///   - measurements: What was measured besides.
  package init(
    environment: Environment, scenario: Scenario, runs: [FrameLog],
    measurements: Measurements = Measurements()
  ) {
    let records = runs.map(\.records)
    let summaries = { (runs: [[FrameRecord]]) in
      ([nil] + FramePhase.allCases.map(Optional.some)).map {
        PhaseSummary(ofRuns: runs, in: $0, slowMotion: scenario.slowMotion)
      }
    }
    let pooled = summaries(records)
    let single = runs.count == 1 ? [pooled] : records.map { summaries([$0]) }
    self.environment = environment
    self.scenario = scenario
    self.runs = runs
    self.measurements = measurements
    total = pooled[0]
    phases = Array(pooled.dropFirst())
    runTotals = single.map { $0[0] }
    acrossRuns = RunFigure.all(in: zip(single, runs).filter { !$1.isPartial }.map { $0.0 })
    hitches = Hitch.all(in: runs, phases: phases)
  }
}

extension BenchReport {
  /// How many frames the logs had no room for; they are in no figure.
  package var droppedRecords: Int { runs.reduce(0) { $0 + $1.dropped } }

  /// Whether a run was cut short.
  package var isPartial: Bool { runs.contains(where: \.isPartial) }

  /// All records of all runs as a table, a line of titles first; see ``FrameTable``.
  package var csv: String {
    FrameLog.csvTitles + runs.enumerated().map { $1.csvRows(run: $0 + 1) }.joined()
  }

  /// Compares the runs with those of an earlier report.
  ///
  /// - Parameter baseline: The earlier report.
  /// - Returns: The comparison, which lists what was not the same besides the program.
  /// - Throws: ``BaselineError`` where the work was another one: another scenario, other pictures, or
  ///   other sizes.
  package func compared(with baseline: Baseline) throws(BaselineError) -> Comparison {
    let job = BaselineDifference.all(
      scenario: (scenario.json, baseline.scenario),
      environment: (environment.json, baseline.environment))
    if let difference = job.first(where: \.changesTheWork) {
      throw BaselineError(baseline: baseline.name, reason: "is of other work: \(difference)")
    }
    return Comparison(acrossRuns, with: baseline, differences: job.map(\.description))
  }
}
