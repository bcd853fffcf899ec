import FrameTiming
import Motion
import SDLHost
import SceneGraph

/// Plays the benchmark without a window: at the pace of a display, on a fixed clock.
///
/// Work begins at real deadlines, as in a window; but what a frame shows is a whole number of
/// periods from the start, so every run draws the same.
@MainActor
struct HeadlessBench {
  /// The time between two frames.
  static let period = Duration.nanoseconds(16_666_667)

  let content: BenchContent
  let surface: HeadlessSurface

  /// Plays to the end.
  ///
  /// - Throws: Where the gallery does not come to rest.
  func run() throws(CommandFailure) {
    let timeline = Timeline()
    var link = DisplayLink(timeline: timeline, period: HeadlessBench.period)
    var time = FrameTime.zero
    var count = 0
    var didDraw = false
    while !content.isFinished {
      let refresh = time + HeadlessBench.period
      guard let next = content.needsFrames ? refresh : content.nextTime else {
        throw CommandFailure("the gallery does not come to rest")
      }
      if next > refresh {
        // Nothing happens until then, and the first frame after it shows it.
        link.rest()
        timeline.sleep(until: timeline.now() + (next - refresh))
        time = FrameTime(elapsed: next.elapsed - HeadlessBench.period)
        continue
      }
      time = refresh
      var slot = link.waitForTurn()
      slot.followsFrame = slot.followsFrame && didDraw
      didDraw = false
      if let record = frame(count, at: time, slot, timeline) {
        content.note(record)
        count += 1
        didDraw = true
      } else {
        link.rest()
      }
    }
  }

  /// One frame, with what it took; `nil` where it turns out that nothing is to be seen.
  private func frame(
    _ index: Int, at time: FrameTime, _ slot: FrameSlot, _ timeline: Timeline
  ) -> FrameRecord? {
    let begin = timeline.now()
    let cpu = SystemClock.processCPU.now()
    var watch = Stopwatch()
    var stages = FrameStages()
    content.wake(at: time)
    stages.input = watch.lap()
    guard content.needsFrames else { return nil }
    let frame = content.frame(at: time)
    stages.record = watch.lap()
    surface.draw(frame, at: time)
    stages.submit = watch.lap()
    return FrameRecord(
      index: index, phase: frame.phase, followsFrame: slot.followsFrame, begin: begin,
      sampleTime: frame.sampleTime, stages: stages, cpu: SystemClock.processCPU.now() - cpu,
      returnedFromPresent: begin + stages.total, deadline: slot.shown,
      refreshPeriod: HeadlessBench.period, drawItems: frame.list.drawnItemCount)
  }
}
