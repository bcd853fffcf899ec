import Motion

/// How much later than it was measured a hand's position is shown.
///
/// An input is read some time before the frame that shows it. When the hand lets go, the motion that
/// follows starts that much later than the release as well, so that the picture goes on as evenly as
/// the hand moved it; and after a rest, in which there are neither events nor frames, it starts at
/// the release and not at the frame last shown.
struct HandDelay {
  /// More than two refreshes at 60 Hz are no display's delay, but frames that came late.
  private static let longest = Duration.milliseconds(34)

  private var measured: FrameTime?
  private var delay = Duration.zero

  /// The hand was somewhere.
  mutating func noteMove(at time: FrameTime) {
    measured = time
  }

  /// A frame showed where the hand last was.
  mutating func noteFrame(at time: FrameTime) {
    guard let measured else { return }
    delay = min(max(.zero, time - measured), HandDelay.longest)
    self.measured = nil
  }

  /// When what was measured at a time is to be shown.
  func shown(_ time: FrameTime) -> FrameTime { time + delay }
}
