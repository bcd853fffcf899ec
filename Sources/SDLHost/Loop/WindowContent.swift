package import FrameTiming
package import Motion
package import SceneGraph

/// What a window shows: told what happens, asked for frames.
///
/// The laws: times never go back from one call to the next, whichever calls they are; `frame(at:)`
/// is the only one that is followed by drawing; and as long as `needsFrames` is `false` nothing is
/// called at all until something happens.
@MainActor
package protocol WindowContent: AnyObject {
  /// Something happened.
  func handle(_ event: InputEvent)

  /// Work finished on another thread, which sent the loop's ``WakeSignal``.
  func wake(at time: FrameTime)

  /// Whether something moves or has changed, so that another frame is to follow.
  var needsFrames: Bool { get }

  /// The frame that will be shown at a time.
  func frame(at time: FrameTime) -> WindowFrame

  /// What the content wants of its window since it was last asked, in order.
  func takeRequests() -> [WindowRequest]
}

/// Something that only a window can do.
package enum WindowRequest: Hashable, Sendable {
  case setTitle(String)
  case toggleFullScreen

  /// The window closes and the loop ends.
  case close
}

/// One frame, ready to be drawn.
package struct WindowFrame {
  /// What to draw, in window points.
  package var list: DisplayList

  /// What lies behind it; its alpha is ignored.
  package var background: Color

  package var images: any ImageResolver

  /// What was going on, for the frame's record.
  package var phase: FramePhase

  /// The moment the frame shows on the content's own timeline, for the frame's record; slow motion
  /// stretches it.
  package var sampleTime: FrameTime

  /// How the content's own time divides: layout and motion first, then making the list. `nil` counts
  /// everything as making the list.
  package var updateTime: Duration?

  package init(
    list: DisplayList, background: Color, images: any ImageResolver, phase: FramePhase = .idle,
    sampleTime: FrameTime, updateTime: Duration? = nil
  ) {
    self.list = list
    self.background = background
    self.images = images
    self.phase = phase
    self.sampleTime = sampleTime
    self.updateTime = updateTime
  }
}
