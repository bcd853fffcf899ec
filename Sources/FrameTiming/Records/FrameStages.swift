/// What a frame's real time was spent on; all durations are of ``SystemClock/monotonic``.
///
/// Waiting for the frame's turn is in none of them.
package struct FrameStages: Hashable, Sendable {
  /// Polling events and handing them to the gestures.
  package var input = Duration.zero

  /// Layout and everything that moves: scrolling, transitions, timers.
  package var update = Duration.zero

  /// Making the frame's display list.
  package var record = Duration.zero

  /// Drawing the display list: into a bitmap, or into the driver's command queue.
  package var submit = Duration.zero

  /// The call that hands the finished frame on; with vsync it includes the wait for it.
  package var present = Duration.zero

  package init() {}

  /// The sum of all stages.
  package var total: Duration { input + update + record + submit + present }
}
