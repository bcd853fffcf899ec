import FrameTiming
import SDLHost

/// Plays the benchmark several times, and puts together what the runs found.
@MainActor
struct BenchSeries {
  let run: BenchRun

  /// How often; positive.
  let count: Int

  let isHeadless: Bool
  let scenario: Scenario

  /// What to compare with.
  let baseline: Baseline?

  /// What came of all runs.
  struct Result {
    let result: BenchResult

    /// How the last of them came to its end; those before it were finished.
    let end: BenchPlay.End
  }

  /// Plays until all runs are played, or one of them is cut short.
  ///
  /// - Returns: What was measured.
  /// - Throws: Before anything is played, where the baseline is of other work; else what a run throws.
  func play() throws -> Result {
    defer { run.progress.clear() }
    var plays = [try play(1)]
    while plays.count < count, plays[plays.count - 1].end == .finished, !TerminationSignal.isGiven {
      plays.append(try play(plays.count + 1))
    }
    run.progress.say("writing the report")
    var result = BenchResult(
      environment: plays[0].environment, scenario: scenario, plays: plays,
      stall: run.stall)
    if let baseline { try result.compare(with: baseline) }
    let end = plays[plays.count - 1].end
    return Result(
      result: result, end: end == .finished && plays.count < count ? .interrupted : end)
  }

  private func play(_ number: Int) throws -> BenchPlay {
    run.progress.begin(run: number)
    return try isHeadless
      ? run.headless(onReady: refuseOtherWork) : run.inWindow(onReady: refuseOtherWork)
  }

  /// Finds out whether there is a point in playing, for the baseline's sake.
  private func refuseOtherWork(at environment: Environment) throws {
    guard let baseline else { return }
    _ = try BenchReport(environment: environment, scenario: scenario, runs: [])
      .compared(with: baseline)
  }
}
