/// How far a benchmark is, as one line.
package struct RunProgress: Hashable, Sendable {
  /// The run, from 1, and of how many.
  package var run: Int
  package var runs: Int

  /// What is played, such as `cycle 3 of 20`.
  package var activity: String

  /// How much of everything is done, `0...1`.
  package var fraction: Double

  /// How long it has taken so far.
  package var elapsed: Duration

  /// How many frames were made, and how many of them came late.
  package var frames: Int
  package var missed: Int

  package init(
    run: Int = 1, runs: Int = 1, activity: String, fraction: Double, elapsed: Duration,
    frames: Int, missed: Int
  ) {
    self.run = run
    self.runs = runs
    self.activity = activity
    self.fraction = fraction
    self.elapsed = elapsed
    self.frames = frames
    self.missed = missed
  }

  /// The line, without control characters.
  ///
  /// - Parameter width: How many characters there is room for; what matters less is left out first.
  /// - Returns: At most so many characters.
  package func text(width: Int = 79) -> String {
    let share = min(max(fraction.isFinite ? fraction : 0, 0), 1)
    var parts = [
      (runs > 1 ? "run \(run) of \(runs), " : "") + activity,
      "\(DecimalText.fixed(share * 100, decimals: 0) ?? "?") %",
    ]
    if let left = remaining(after: share) { parts.append("about \(left) left") }
    parts.append("\(frames) frame\(frames == 1 ? "" : "s"), \(missed) missed")
    while parts.count > 1, parts.joined(separator: ", ").count > width { parts.removeLast() }
    return String(parts.joined(separator: ", ").prefix(max(0, width)))
  }

  /// The time that is left if the rest goes as fast; `nil` before anything can be said.
  private func remaining(after share: Double) -> String? {
    guard share >= 0.02, share < 1 else { return nil }
    let seconds = (elapsed.milliseconds / 1000 * (1 - share) / share).rounded(.up)
    guard seconds < 360_000 else { return nil }
    let whole = Int(seconds)
    if whole < 60 { return "\(whole) s" }
    return whole < 3600
      ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3600) h \(whole / 60 % 60) min"
  }
}
