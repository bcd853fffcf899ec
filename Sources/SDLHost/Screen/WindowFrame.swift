package import FrameTiming
package import Motion
package import SceneGraph

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
