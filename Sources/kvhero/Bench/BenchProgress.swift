import FrameTiming

/// Tells a person how far the benchmark is, where one watches.
@MainActor
final class BenchProgress {
  private let runs: Int
  private var run = 1
  private var line = ProgressLine()
  private let start = SystemClock.monotonic.now()

  /// When the line was last written, and what it said is going on.
  private var last = (time: Duration.zero, activity: "")

  /// What the runs before this one had.
  private var earlier = (frames: 0, missed: 0)

  /// What this run had so far.
  private var present = (frames: 0, missed: 0)

  /// - Parameter runs: How often everything is played; positive.
  init(runs: Int) {
    self.runs = runs
  }

  /// The next run begins.
  ///
  /// - Parameter run: From 1.
  func begin(run: Int) {
    self.run = run
    earlier = (earlier.frames + present.frames, earlier.missed + present.missed)
    present = (0, 0)
    say("loading pictures", 0)
  }

  /// Says what goes on; at most so often that it can be read, unless it is something else.
  ///
  /// - Parameters:
  ///   - activity: What is played, such as `cycle 3 of 20`.
  ///   - fraction: How much of the run is done, `0...1`.
  ///   - frames: How many frames of the run count so far.
  ///   - missed: How many of them came late.
  func show(_ activity: String, fraction: Double, frames: Int, missed: Int) {
    present = (frames, missed)
    let now = SystemClock.monotonic.now()
    guard activity != last.activity || now - last.time >= BenchProgress.leastTime else { return }
    say(activity, fraction)
  }

  /// Says what is done after the runs.
  func say(_ activity: String) {
    line.show(activity)
  }

  /// Takes the line away.
  func clear() {
    line.clear()
  }

  private func say(_ activity: String, _ fraction: Double) {
    guard let width = line.width else { return }
    let now = SystemClock.monotonic.now()
    last = (now, activity)
    let progress = RunProgress(
      run: run, runs: runs, activity: activity,
      fraction: (Double(run - 1) + fraction) / Double(runs), elapsed: now - start,
      frames: earlier.frames + present.frames, missed: earlier.missed + present.missed)
    line.show(progress.text(width: width))
  }

  private static let leastTime = Duration.milliseconds(250)
}
