import Motion

/// Finds how long an input waits for the first frame that looks different.
///
/// An input whose frames all look like those before them, until the next rest, changed nothing and
/// is not counted.
struct FirstChange {
  private var waiting: FrameTime?

  /// Takes in the next frame.
  ///
  /// - Parameter record: Frames come in order.
  /// - Returns: From the oldest input that has not been answered by a change until this frame was
  ///   handed on; `nil` if there is none or this frame changes nothing.
  mutating func latency(of record: FrameRecord) -> Duration? {
    if !record.followsFrame { waiting = nil }
    waiting = waiting ?? record.oldestInput
    guard record.changesPicture, let input = waiting else { return nil }
    waiting = nil
    return record.returnedFromPresent - input
  }
}
