/// What a frame's real time was spent on; all durations are of ``SystemClock/monotonic``.
///
/// Waiting for the frame's turn is in none of them.
package struct FrameStages: Hashable, Sendable {
  /// Polling events and handing them to the gestures.
  package var input = Duration.zero

  /// Everything that moves: scrolling, transitions, timers; layout and matching too where the caller
  /// does not tell them apart.
  package var update = Duration.zero

  /// Finding what belongs together on both screens, when a transition begins.
  package var match = Duration.zero

  /// Giving the views their places.
  package var layout = Duration.zero

  /// Waiting for a picture that the frame cannot do without.
  package var decodeWait = Duration.zero

  /// Making the frame's display list.
  package var record = Duration.zero

  /// Drawing the display list: into a bitmap, or into the driver's command queue.
  package var submit = Duration.zero

  /// The call that hands the finished frame on; with vsync it includes the wait for it.
  package var present = Duration.zero

  package init() {}

  /// The sum of all stages.
  package var total: Duration {
    input + update + match + layout + decodeWait + record + submit + present
  }

  /// Adds what the maker of a frame told of its time; what it did not tell apart counts as making
  /// the list.
  ///
  /// - Parameters:
  ///   - parts: What it told; nothing if it told nothing.
  ///   - time: What it took altogether.
  package mutating func add(_ parts: FrameStages, of time: Duration) {
    for stage in FrameStage.allCases { self[stage] += parts[stage] }
    record += max(.zero, time - parts.total)
  }

  /// What one stage took.
  package subscript(stage: FrameStage) -> Duration {
    get {
      switch stage {
      case .input: input
      case .update: update
      case .match: match
      case .layout: layout
      case .decodeWait: decodeWait
      case .record: record
      case .submit: submit
      case .present: present
      }
    }
    set {
      switch stage {
      case .input: input = newValue
      case .update: update = newValue
      case .match: match = newValue
      case .layout: layout = newValue
      case .decodeWait: decodeWait = newValue
      case .record: record = newValue
      case .submit: submit = newValue
      case .present: present = newValue
      }
    }
  }
}
