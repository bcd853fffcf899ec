package import Motion

/// The content's time: real time without the spans in which nobody sees the window.
///
/// While it is stopped nothing moves, so what was in flight when the window was hidden goes on from
/// where it was when it is seen again. The times it gives never go back.
package struct ContentClock: Hashable, Sendable {
  /// How far it is behind real time.
  private var delay = Duration.zero

  /// The latest time it gave.
  private var latest = FrameTime.zero

  /// Whether it stands still.
  package private(set) var isStopped = false

  package init() {}

  /// The content's time at a real one.
  ///
  /// - Parameter time: On the window's timeline.
  /// - Returns: The latest time that it gave where this one would be earlier, and while it is stopped.
  package mutating func time(at time: FrameTime) -> FrameTime {
    if !isStopped { latest = max(latest, FrameTime(elapsed: time.elapsed - delay)) }
    return latest
  }

  /// Stops it; nothing where it is stopped.
  ///
  /// - Parameter time: The present real time.
  package mutating func stop(at time: FrameTime) {
    _ = self.time(at: time)
    isStopped = true
  }

  /// Lets it go on from where it was stopped; nothing where it runs.
  ///
  /// - Parameter time: The present real time.
  package mutating func resume(at time: FrameTime) {
    guard isStopped else { return }
    isStopped = false
    delay = time - latest
  }
}
