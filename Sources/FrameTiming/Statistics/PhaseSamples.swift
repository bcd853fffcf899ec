import Motion

/// What the frames of one phase took, one value a frame; times in milliseconds.
struct PhaseSamples {
  private(set) var cpu: [Double] = []
  private(set) var work: [Double] = []
  private(set) var intervals: [Double] = []
  private(set) var overruns: [Double] = []
  private(set) var hitches: [Double] = []
  private(set) var animationErrors: [Double] = []
  private(set) var inputToPresent: [Double] = []
  private(set) var inputToFirstChange: [Double] = []
  private(set) var allocations: [Double] = []
  private(set) var stages: [FrameStage: [Double]] = [:]
  private(set) var missed = 0
  private(set) var missedVsyncs = 0
  private(set) var hitchTime = Duration.zero
  private(set) var animationTime = Duration.zero

  /// Gathers the frames of a phase.
  ///
  /// - Parameters:
  ///   - runs: Whole runs, each in order: an interval may begin in another phase, but not in another
  ///     run.
  ///   - phase: Which frames to gather; `nil` for all.
  ///   - slowMotion: How many seconds an animation's second took.
  init(of runs: [[FrameRecord]], in phase: FramePhase?, slowMotion: Double) {
    for records in runs {
      var previous: FrameRecord?
      var firstChange = FirstChange()
      for record in records {
        let change = firstChange.latency(of: record)
        if phase == nil || record.phase == phase {
          add(record, after: previous, change: change, slowMotion: slowMotion)
        }
        previous = record
      }
    }
  }

  private mutating func add(
    _ record: FrameRecord, after previous: FrameRecord?, change: Duration?, slowMotion: Double
  ) {
    let interval = record.interval(since: previous)
    let hitch = record.hitch(interval: interval)
    cpu.append(record.cpu.milliseconds)
    overruns.append(record.overrun.milliseconds)
    hitches.append(hitch.milliseconds)
    missed += record.isMissed ? 1 : 0
    missedVsyncs += record.missedVsyncs
    hitchTime += hitch
    animationTime += interval ?? record.refreshPeriod + hitch
    if let interval, let previous {
      intervals.append(interval.milliseconds)
      let sampled = (record.sampleTime - previous.sampleTime).milliseconds * slowMotion
      animationErrors.append(sampled - interval.milliseconds)
    }
    if let latency = record.inputToPresent { inputToPresent.append(latency.milliseconds) }
    if let count = record.allocations { allocations.append(Double(count)) }
    if let change { inputToFirstChange.append(change.milliseconds) }
    var work = Duration.zero
    for stage in FrameStage.allCases {
      stages[stage, default: []].append(record.stages[stage].milliseconds)
      if stage.isWork { work += record.stages[stage] }
    }
    self.work.append(work.milliseconds)
  }
}
