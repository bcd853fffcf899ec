/// What a run is reported as: what it was, and what its frames took.
package struct BenchReport: Hashable, Sendable {
  package let environment: Environment
  package let scenario: Scenario

  /// All frames together.
  package let total: PhaseSummary

  /// Every phase once, in the order of ``FramePhase``, also those without frames.
  package let phases: [PhaseSummary]

  /// How many frames the log had no room for; they are in no figure.
  package let droppedRecords: Int

  package init(environment: Environment, scenario: Scenario, log: FrameLog) {
    self.environment = environment
    self.scenario = scenario
    self.total = PhaseSummary(of: log.records, in: nil)
    self.phases = FramePhase.allCases.map { PhaseSummary(of: log.records, in: $0) }
    self.droppedRecords = log.dropped
  }
}
