package import FrameTiming
package import Motion

/// What a frame answers.
package enum FrameInput: Hashable, Sendable {
  /// What the window's loop has taken in since the frame before.
  case window

  /// What the content gave itself, such as a script's events: the reading of the monotonic clock when
  /// it first did so; `nil` if there was nothing.
  case own(Duration?)

  /// When the oldest of it happened.
  ///
  /// - Parameters:
  ///   - window: The oldest event that the window's loop has taken in.
  ///   - timeline: What frames are placed on.
  /// - Returns: `nil` if the frame answers nothing.
  package func oldest(ofWindow window: FrameTime?, on timeline: Timeline) -> FrameTime? {
    switch self {
    case .window: window
    case .own(let reading): reading.map(timeline.time(of:))
    }
  }
}
