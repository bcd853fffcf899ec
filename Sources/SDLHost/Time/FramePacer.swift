package import Motion

/// One frame's place in time.
package struct FrameSlot: Hashable, Sendable {
  /// When work on the frame may begin: not before the frame ahead of it is shown.
  package var begin: FrameTime

  /// When the frame is expected to be shown, and must be ready.
  package var shown: FrameTime

  /// Whether the frame ahead of it belongs to the same unbroken run of frames: no refresh between
  /// them went by in which no frame was wanted.
  package var followsFrame: Bool

  /// How many refreshes went by without a new frame since the frame ahead of it was due.
  package var missed: Int
}

/// Lays frames on a grid of refreshes; the rule behind ``DisplayLink``, without a clock.
///
/// The grid starts with the first frame after a rest, which begins at once. From there every
/// deadline is a whole number of periods later, however late the frames are, so nothing drifts.
package struct FramePacer: Hashable, Sendable {
  /// A gap of more than this is no missed deadline: the machine slept, or the process was stopped.
  package static let longestStall = Duration.seconds(1)

  /// The time between two refreshes; positive.
  package private(set) var period: Duration

  /// How many refreshes went by without the new frame that was wanted, since the start.
  package private(set) var missed = 0

  private enum State: Hashable {
    /// Nothing moves; the last frame, if any, was shown at this time.
    case atRest(FrameTime?)

    /// Frames follow each other; the last one is due at this time.
    case running(due: FrameTime)
  }

  private var state = State.atRest(nil)

  /// - Parameter period: The time between two refreshes.
  /// - Precondition: It is positive.
  package init(period: Duration) {
    precondition(period > .zero, "a refresh takes time, not \(period)")
    self.period = period
  }

  /// Places the next frame.
  ///
  /// - Parameter now: The present time, when the work on the frame before is done.
  /// - Returns: Its slot; never one that begins before `now` or before the last frame is due.
  package mutating func nextSlot(now: FrameTime) -> FrameSlot {
    var slot = FrameSlot(begin: now, shown: now, followsFrame: false, missed: 0)
    switch state {
    case .atRest(let last):
      // Not quicker than the display, even if the rest was shorter than a refresh; for the display
      // there was no rest then, as between the events of a drag.
      if let last, last > now {
        slot.begin = last
        slot.followsFrame = true
      }
    case .running(let due):
      let late = now - due
      if late <= .zero {
        slot.begin = due
        slot.followsFrame = true
      } else if late <= FramePacer.longestStall {
        slot.missed = FramePacer.periods(in: late, of: period)
        missed += slot.missed
        slot.begin = due + period * slot.missed
        slot.followsFrame = true
      }
    }
    slot.shown = slot.begin + period
    state = .running(due: slot.shown)
    return slot
  }

  /// No frame follows for now; the next one begins whenever it is wanted.
  package mutating func rest() {
    if case .running(let due) = state { state = .atRest(due) }
  }

  /// Goes over to another display's refresh; the grid continues from the frame that is due.
  ///
  /// - Parameter period: The time between two refreshes.
  /// - Precondition: It is positive.
  package mutating func changePeriod(to period: Duration) {
    precondition(period > .zero, "a refresh takes time, not \(period)")
    self.period = period
  }

  /// How many whole periods it takes to cover a span, at least as long.
  private static func periods(in span: Duration, of period: Duration) -> Int {
    let count = Int((span / period).rounded(.down))
    return period * count < span ? count + 1 : count
  }
}
