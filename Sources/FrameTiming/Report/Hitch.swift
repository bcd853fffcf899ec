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

  /// What it came from; `nil` where the stages were not measured.
  package let cause: Cause?

  /// Where at least half of a hitch came from, compared with the median frame of its phase.
  package enum Cause: Hashable, Sendable {
    /// One stage took longer. A present that waits for the display waits longer for what the stages
    /// before it cost.
    case stage(FrameStage)

    /// No one stage, but all together.
    case severalStages

    /// The stages took what they usually take: the frame was begun late, because this program or the
    /// system was busy with something else.
    case lateStart

    /// The cause in a word or two.
    package var name: String {
      switch self {
      case .stage(let stage): stage.rawValue
      case .severalStages: "several stages"
      case .lateStart: "late start"
      }
    }
  }

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
          milliseconds: hitch.milliseconds,
          cause: cause(of: hitch.milliseconds, in: record, usual: usual))
      }
    }
  }

  private static func cause(
    of hitch: Double, in record: FrameRecord, usual: [PhaseSummary.Stage]
  ) -> Cause? {
    guard record.stages.total > .zero else { return nil }
    let excesses = usual.map { entry in
      (stage: entry.stage, time: record.stages[entry.stage].milliseconds - entry.time.p50)
    }
    if let worst = excesses.max(by: { $0.time < $1.time }), worst.time >= hitch / 2 {
      return .stage(worst.stage)
    }
    return excesses.reduce(0) { $0 + $1.time } >= hitch / 2 ? .severalStages : .lateStart
  }
}
