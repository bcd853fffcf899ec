/// One frame that was shown later than expected.
package struct Hitch: Hashable, Sendable {
  /// The run, from 1, and the frame's number in it.
  package let run: Int
  package let frame: Int

  package let phase: FramePhase

  /// When the frame was handed on, in milliseconds since the start of the run.
  package let time: Double

  /// How much later than expected, in milliseconds.
  package let milliseconds: Double

  /// The stage that took the most beyond what it takes in the phase's median frame; `nil` if none
  /// took more. A present that waits for the display shows what the stages before it cost.
  package let slowestStage: FrameStage?

  /// Finds all hitches, in the order of their frames.
  ///
  /// - Parameters:
  ///   - runs: All runs.
  ///   - phases: Summaries of every phase over these runs.
  /// - Returns: The hitches of all runs.
  static func all(in runs: [FrameLog], phases: [PhaseSummary]) -> [Hitch] {
    runs.enumerated().flatMap { run, log in
      zip(log.records, [nil] + log.records.map(Optional.some)).compactMap { record, previous in
        let hitch = record.hitch(interval: record.interval(since: previous))
        guard hitch > .zero else { return nil }
        let usual = phases.first { $0.name == record.phase.rawValue }?.stages ?? []
        return Hitch(
          run: run + 1, frame: record.index, phase: record.phase,
          time: record.returnedFromPresent.elapsed.milliseconds,
          milliseconds: hitch.milliseconds, slowestStage: slowestStage(of: record, usual: usual))
      }
    }
  }

  private static func slowestStage(
    of record: FrameRecord, usual: [PhaseSummary.Stage]
  ) -> FrameStage? {
    let excesses = usual.map { entry in
      (stage: entry.stage, time: record.stages[entry.stage].milliseconds - entry.time.p50)
    }
    guard let worst = excesses.max(by: { $0.time < $1.time }), worst.time > 0 else { return nil }
    return worst.stage
  }
}
