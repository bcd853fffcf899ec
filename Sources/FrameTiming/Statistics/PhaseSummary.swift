/// What a report says about the frames of one phase, or of all phases together.
///
/// All times are in milliseconds. What needs frames of a kind that there were none of is `nil`.
package struct PhaseSummary: Hashable, Sendable {
  /// The phase's name, or `total`.
  package let name: String

  package let frames: Int

  /// Process CPU time per frame; `nil` without frames.
  package let cpu: Distribution?

  /// Real time from the frame's begin until it was ready to be handed on, without waiting for
  /// pictures: the stages that are ``FrameStage/isWork``.
  package let work: Distribution?

  /// What each stage took, in the order of ``FrameStage``; empty without frames.
  package let stages: [Stage]

  /// From present to present; `nil` if no frame followed another.
  ///
  /// An interval belongs to the phase of the frame that ends it. The first frame of an unbroken run
  /// has none.
  package let interval: Distribution?

  /// The sum of the intervals.
  package let intervalTime: Double

  package let intervalHistogram: Histogram
  package let cpuHistogram: Histogram

  /// The slowest hundredth and the slowest thousandth of the frames, by their intervals.
  package let onePercentLow: LowFrameRate?
  package let pointOnePercentLow: LowFrameRate?

  /// How much later than their deadline frames were handed on; negative in time.
  package let overrun: Distribution?

  /// How many frames came after their deadline.
  package let missed: Int

  /// How many refreshes showed an old picture because of them; see ``FrameRecord/missedVsyncs``.
  package let missedVsyncs: Int

  /// How much later than expected frames were shown, summed; see ``FrameRecord/hitch(interval:)``.
  package let hitchTime: Double

  package let hitches: HitchSummary

  /// How long the frames were on screen: their intervals, summed. The first frame of an unbroken run
  /// counts for one refresh period and its hitch.
  package let animationTime: Double

  /// `nil` if no frame followed another.
  package let animationError: AnimationError?

  /// From the oldest event that a frame answers until it was handed on; `nil` if none answered one.
  package let inputToPresent: Distribution?

  /// From an event until the first frame handed on that looks different; `nil` if there was none.
  package let inputToFirstChange: Distribution?

  /// How often the thread that made a frame took memory from the system's allocator; `nil` if nobody
  /// counted.
  package let allocations: Distribution?

  /// What one stage of the frames took.
  package struct Stage: Hashable, Sendable {
    package let stage: FrameStage
    package let time: Distribution
  }

  /// Summarises the records of one phase.
  ///
  /// - Parameters:
  ///   - records: A whole run, in order: an interval may begin in another phase.
  ///   - phase: Which frames to count; `nil` for all.
  package init(of records: [FrameRecord], in phase: FramePhase?) {
    self.init(ofRuns: [records], in: phase)
  }

  /// Summarises the records of one phase of several runs.
  ///
  /// - Parameters:
  ///   - runs: Whole runs, each in order.
  ///   - phase: Which frames to count; `nil` for all.
  ///   - slowMotion: How many seconds an animation's second took; for the animation error alone.
  package init(ofRuns runs: [[FrameRecord]], in phase: FramePhase?, slowMotion: Double = 1) {
    let samples = PhaseSamples(of: runs, in: phase, slowMotion: slowMotion)
    let sortedIntervals = samples.intervals.sorted()
    name = phase?.rawValue ?? "total"
    frames = samples.cpu.count
    cpu = Distribution(samples.cpu)
    work = Distribution(samples.work)
    stages = FrameStage.allCases.compactMap { stage in
      Distribution(samples.stages[stage] ?? []).map { Stage(stage: stage, time: $0) }
    }
    interval = Distribution(sorted: sortedIntervals)
    intervalTime = samples.intervals.reduce(0, +)
    intervalHistogram = Histogram(samples.intervals)
    cpuHistogram = Histogram(samples.cpu)
    onePercentLow = LowFrameRate(share: 0.01, ofSorted: sortedIntervals)
    pointOnePercentLow = LowFrameRate(share: 0.001, ofSorted: sortedIntervals)
    overrun = Distribution(samples.overruns)
    missed = samples.missed
    missedVsyncs = samples.missedVsyncs
    hitchTime = samples.hitchTime.milliseconds
    hitches = HitchSummary(samples.hitches)
    animationTime = samples.animationTime.milliseconds
    animationError = AnimationError(samples.animationErrors, in: intervalTime)
    inputToPresent = Distribution(samples.inputToPresent)
    inputToFirstChange = Distribution(samples.inputToFirstChange)
    allocations = Distribution(samples.allocations)
  }
}

extension PhaseSummary {
  /// Hitch time in milliseconds for each second of animation; `nil` without frames. What it means,
  /// ``HitchScale`` says.
  package var hitchRatio: Double? {
    animationTime > 0 ? hitchTime / animationTime * 1000 : nil
  }

  /// The share of frames that came after their deadline, `0...1`; `nil` without frames.
  package var missedShare: Double? {
    frames > 0 ? Double(missed) / Double(frames) : nil
  }

  /// Frames over the time that they took together; `nil` if no frame followed another.
  ///
  /// Not the mean of each frame's own rate, which long frames hardly lower.
  package var framesPerSecond: Double? {
    guard let interval, intervalTime > 0 else { return nil }
    return Double(interval.count) / intervalTime * 1000
  }
}
