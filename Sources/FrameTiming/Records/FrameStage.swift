/// One part of the work on a frame, in the order in which a frame goes through them.
package enum FrameStage: String, Hashable, Sendable, CaseIterable {
  case input
  case update
  case match
  case layout
  case decodeWait
  case record
  case submit
  case present

  /// Whether the stage is work of this program, not a wait for a picture or for the display.
  package var isWork: Bool {
    switch self {
    case .decodeWait, .present: false
    case .input, .update, .match, .layout, .record, .submit: true
    }
  }
}
