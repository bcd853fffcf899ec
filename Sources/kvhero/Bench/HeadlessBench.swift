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

  /// Plays to the end, or until somebody asks the program to end.
  ///
  /// - Throws: Where the gallery does not come to rest.
  func run() throws(CommandFailure) {
    let timeline = Timeline()
    var link = DisplayLink(timeline: timeline, period: HeadlessBench.period)
    var time = FrameTime.zero
    var count = 0
    while !content.isFinished, !TerminationSignal.isGiven {
      if content.needsFrames {
        time = time + HeadlessBench.period
        content.note(frame(count, at: time, link.waitForTurn(), timeline))
        count += 1
      } else {
        link.rest()
        guard let next = content.nextTime else {
          throw CommandFailure("the gallery does not come to rest")
        }
        timeline.sleep(until: timeline.now() + (next - time))
        time = next
        content.wake(at: time)
      }
    }
  }

  /// One frame, with what it took.
  private func frame(
    _ index: Int, at time: FrameTime, _ slot: FrameSlot, _ timeline: Timeline
  ) -> FrameRecord {
    let begin = timeline.now()
    let cpu = SystemClock.processCPU.now()
    let allocations = AllocationMeter()
    var watch = Stopwatch()
    var stages = FrameStages()
    let frame = content.frame(at: time)
    stages.add(frame.stages, of: watch.lap())
    surface.draw(frame, at: time)
    stages.submit = watch.lap()
    let allocated = allocations.count
    return FrameRecord(
      index: index, phase: frame.phase, followsFrame: slot.followsFrame,
      oldestInput: frame.input.oldest(ofWindow: nil, on: timeline), begin: begin,
      sampleTime: frame.sampleTime, stages: stages, cpu: SystemClock.processCPU.now() - cpu,
      returnedFromPresent: begin + stages.total, deadline: slot.shown,
      refreshPeriod: HeadlessBench.period, drawItems: frame.list.drawnItemCount,
      allocations: allocated)
  }
}
