/// Supplies the times at which frames are shown.
///
/// Laws: times never go back, and asking again moves on to the next frame.
public protocol FrameClock {
  /// The time at which the next frame will be shown.
  mutating func nextFrame() -> FrameTime
}
