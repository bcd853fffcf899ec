import Motion

/// What measuring itself costs: reading the clocks, keeping the record, adding to live statistics.
package struct OwnCost: Hashable, Sendable {
  /// Real time per frame.
  package var perFrame: Duration

  /// CPU time per frame.
  package var cpuPerFrame: Duration

  /// How many empty frames it was measured over.
  package var frames: Int

  package init(perFrame: Duration, cpuPerFrame: Duration, frames: Int) {
    self.perFrame = perFrame
    self.cpuPerFrame = cpuPerFrame
    self.frames = frames
  }

  /// The real time as a share of a refresh, in per cent.
  ///
  /// - Precondition: `period` is positive.
  package func percent(ofRefresh period: Duration) -> Double {
    precondition(period > .zero, "a refresh takes time: \(period)")
    return perFrame.milliseconds / period.milliseconds * 100
  }

  /// Measures empty frames, as a loop over real ones does: what is left is the measuring.
  ///
  /// They come in batches of a hundred, of which the median counts, so that being interrupted a few
  /// times does not show.
  ///
  /// - Parameter batches: How many; 20 take some 10 ms.
  /// - Returns: The cost; `frames` is a hundred for each batch.
  /// - Precondition: `batches` is positive.
  package static func measured(batches: Int = 20) -> OwnCost {
    precondition(batches > 0, "at least one batch: \(batches)")
    let size = 100
    var log = FrameLog(capacity: size)
    var statistics = LiveStatistics()
    var times: [Duration] = []
    var cpuTimes: [Duration] = []
    for _ in 0..<batches {
      log.removeAll()
      let start = SystemClock.monotonic.now()
      let cpu = SystemClock.processCPU.now()
      for index in 0..<size {
        let record = emptyFrame(index)
        log.append(record)
        statistics.add(record)
      }
      cpuTimes.append((SystemClock.processCPU.now() - cpu) / size)
      times.append((SystemClock.monotonic.now() - start) / size)
    }
    return OwnCost(
      perFrame: times.sorted()[batches / 2], cpuPerFrame: cpuTimes.sorted()[batches / 2],
      frames: batches * size)
  }

  /// A frame in which nothing happens but that all its clocks are read.
  private static func emptyFrame(_ index: Int) -> FrameRecord {
    let begin = FrameTime(elapsed: SystemClock.monotonic.now())
    let cpu = SystemClock.processCPU.now()
    var watch = Stopwatch()
    var stages = FrameStages()
    stages.input = watch.lap()
    stages.update = watch.lap()
    stages.match = watch.lap()
    stages.layout = watch.lap()
    stages.decodeWait = watch.lap()
    stages.record = watch.lap()
    stages.submit = watch.lap()
    stages.present = watch.lap()
    return FrameRecord(
      index: index, phase: .idle, followsFrame: index > 0, begin: begin, stages: stages,
      cpu: SystemClock.processCPU.now() - cpu, returnedFromPresent: begin + stages.total,
      deadline: begin + .milliseconds(16), refreshPeriod: .milliseconds(16))
  }
}
