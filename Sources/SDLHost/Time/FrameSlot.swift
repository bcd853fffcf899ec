package import Motion

/// One frame's place in time.
package struct FrameSlot: Hashable, Sendable {
  /// When work on the frame may begin.
  package var begin: FrameTime

  /// When the frame is expected to be shown.
  package var shown: FrameTime

  /// The last moment at which its present may return for the frame to be shown then.
  ///
  /// It is ``shown``, unless each present waits for its own refresh: then one that is in time returns
  /// a little after it, and this is the middle of the period that begins there.
  package var deadline: FrameTime

  /// Whether the frame ahead of it belongs to the same unbroken run of frames: no refresh between
  /// them went by in which no frame was wanted.
  package var followsFrame: Bool

  /// How many refreshes went by without a new frame since the frame ahead of it was due.
  package var missed: Int
}
