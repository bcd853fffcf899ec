/// What a report says about the frames of one phase, or of all phases together.
package struct PhaseSummary: Hashable, Sendable {
  /// The phase's name, or `total`.
  package let name: String

  package let frames: Int

  /// Process CPU time per frame, in milliseconds; `nil` without frames.
  package let cpu: Distribution?

  /// From present to present, in milliseconds; `nil` if no frame followed another.
  ///
  /// An interval belongs to the phase of the frame that ends it. The first frame of an unbroken run
  /// has none.
  package let interval: Distribution?

  /// How many frames came after their deadline.
  package let missed: Int

  /// How many refreshes showed an old picture because of them; see ``FrameRecord/missedVsyncs``.
  package let missedVsyncs: Int

  /// How much later than expected frames were shown, summed, in milliseconds; see
  /// ``FrameRecord/hitch(interval:)``.
  package let hitchTime: Double

  /// How long the frames were on screen, in milliseconds: their intervals, summed. The first frame
  /// of an unbroken run counts for one refresh period and its hitch.
  package let animationTime: Double

  /// Hitch time in milliseconds for each second of animation; `nil` without frames.
  ///
  /// Two scales for it are published: for scrolling below 5 is good and above 10 poor; for all
  /// animation up to 10 is good, up to 25 a warning, up to 50 critical.
  package var hitchRatio: Double? {
    animationTime > 0 ? hitchTime / animationTime * 1000 : nil
  }

  /// Summarises the records of one phase.
  ///
  /// - Parameters:
  ///   - records: A whole run, in order: an interval may begin in another phase.
  ///   - phase: Which frames to count; `nil` for all.
  package init(of records: [FrameRecord], in phase: FramePhase?) {
    var cpu: [Double] = []
    var intervals: [Double] = []
    var missed = 0
    var missedVsyncs = 0
    var hitchTime = Duration.zero
    var animationTime = Duration.zero
    var previous: FrameRecord?
    for record in records {
      defer { previous = record }
      guard phase == nil || record.phase == phase else { continue }
      cpu.append(record.cpu.milliseconds)
      let interval = record.interval(since: previous)
      let hitch = record.hitch(interval: interval)
      if let interval { intervals.append(interval.milliseconds) }
      missed += record.isMissed ? 1 : 0
      missedVsyncs += record.missedVsyncs
      hitchTime += hitch
      animationTime += interval ?? record.refreshPeriod + hitch
    }
    self.name = phase?.rawValue ?? "total"
    self.frames = cpu.count
    self.cpu = Distribution(cpu)
    self.interval = Distribution(intervals)
    self.missed = missed
    self.missedVsyncs = missedVsyncs
    self.hitchTime = hitchTime.milliseconds
    self.animationTime = animationTime.milliseconds
  }
}
