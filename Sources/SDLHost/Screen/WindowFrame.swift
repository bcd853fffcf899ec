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

  /// How the time of making the frame divides, for its record; what is not told apart counts as making
  /// the list.
  package var stages: FrameStages

  /// What the frame answers, for its record.
  package var input: FrameInput

  package init(
    list: DisplayList, background: Color, images: any ImageResolver, phase: FramePhase = .idle,
    sampleTime: FrameTime, stages: FrameStages = FrameStages(), input: FrameInput = .window
  ) {
    self.list = list
    self.background = background
    self.images = images
    self.phase = phase
    self.sampleTime = sampleTime
    self.stages = stages
    self.input = input
  }
}
