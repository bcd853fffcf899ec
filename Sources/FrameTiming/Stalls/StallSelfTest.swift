/// Whether a stall that was put into a run was reported as what it was.
///
/// It belongs to a run that is paced by its own deadlines: with vsync a frame is shown a whole number
/// of refreshes late, whatever held it up.
package struct StallSelfTest: Hashable, Sendable {
  package let injection: StallInjection

  /// What the report said of the frame that was held up; `nil` if the run never came to it.
  package let reported: Reported?

  /// By how much the report may be off, in milliseconds.
  package static let tolerance = 1.0

  /// Looks up the stall in a run's records.
  ///
  /// - Parameters:
  ///   - injection: What was put in; counted over these very records.
  ///   - log: The run.
  package init(_ injection: StallInjection, in log: FrameLog) {
    self.injection = injection
    var countdown = StallInjection.Countdown(injection)
    var previous: FrameRecord?
    var reported: Reported?
    for record in log.records {
      if countdown.stall(ofFrameIn: record.phase) > .zero {
        reported = Reported(record, interval: record.interval(since: previous))
      }
      previous = record
    }
    self.reported = reported
  }

  /// What the report says of one frame.
  package struct Reported: Hashable, Sendable {
    /// The frame's number in its run.
    package let frame: Int

    package let phase: FramePhase

    /// Its hitch, in milliseconds.
    package let hitch: Double

    fileprivate init(_ record: FrameRecord, interval: Duration?) {
      frame = record.index
      phase = record.phase
      hitch = record.hitch(interval: interval).milliseconds
    }
  }

  /// By how much the reported hitch is longer than the stall, in milliseconds; `nil` if the run
  /// never came to the frame.
  package var error: Double? { reported.map { $0.hitch - injection.milliseconds } }

  /// Whether the stall was reported in its frame, to within ``tolerance``.
  package var passes: Bool { error.map { $0.magnitude <= StallSelfTest.tolerance } ?? false }
}
