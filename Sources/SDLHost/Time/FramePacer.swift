package import Motion

/// Lays frames on a grid of refreshes; the rule behind ``DisplayLink``, without a clock.
///
/// Where frames have deadlines of their own, the grid starts with the first frame after a rest, which
/// begins at once. From there every deadline is a whole number of periods later, however late the
/// frames are, so nothing drifts. Where presents wait for the display, the grid is the display's.
package struct FramePacer: Hashable, Sendable {
  /// A gap of more than this is no missed deadline: the machine slept, or the process was stopped.
  package static let longestStall = Duration.seconds(1)

  /// How many refreshes went by without the new frame that was wanted, since the start.
  package private(set) var missed = 0

  private enum State: Hashable {
    /// Nothing moves; the last frame, if any, was shown at this time.
    case atRest(FrameTime?)

    /// Frames follow each other; the last one is due at this time.
    case running(due: FrameTime)
  }

  private var state = State.atRest(nil)
  private var watch: VsyncWatch

  /// How many frames of the unbroken run are ahead of the one whose slot was given last.
  private var run = 0

  /// When the last frame began, and what the work on a frame mostly takes: one that takes very long
  /// moves it by little.
  private var begun = FrameTime.zero
  private var work = Duration.zero

  /// - Parameters:
  ///   - period: The time between two refreshes that the display reports.
  ///   - isVsynced: Whether presents claim to wait for the display, so that it can pace the frames.
  /// - Precondition: The period is positive.
  package init(period: Duration, isVsynced: Bool = false) {
    precondition(period > .zero, "a refresh takes time, not \(period)")
    watch = VsyncWatch(period: period, isVsynced: isVsynced)
  }

  /// What frames are laid on now.
  package var grid: RefreshGrid { watch.grid }

  /// The time between two refreshes; positive.
  package var period: Duration { grid.period }

  /// Places the next frame.
  ///
  /// - Parameter now: The present time, when the work on the frame before is done.
  /// - Returns: Its slot; never one that begins before `now`. Where frames have deadlines of their own
  ///   it never begins before the last frame is due either; where presents wait for the display, they
  ///   see to that.
  package mutating func nextSlot(now: FrameTime) -> FrameSlot {
    var slot = FrameSlot(begin: now, shown: now, deadline: now, followsFrame: false, missed: 0)
    var due: FrameTime?
    switch state {
    case .atRest(let last):
      // For the display there was no rest if it was shorter than a refresh, as between the events of a
      // drag.
      if let last, now < last + leastRest { due = last }
    case .running(let last):
      if now - last <= FramePacer.longestStall { due = last }
    }
    slot.followsFrame = due != nil
    switch grid {
    case .deadlines(let period): place(&slot, after: due, period)
    case .trial(let period): place(&slot, after: due, trying: period)
    case .display(let filter): place(&slot, after: due, on: filter)
    }
    missed += slot.missed
    run = slot.followsFrame ? run + 1 : 0
    begun = slot.begin
    state = .running(due: slot.shown)
    return slot
  }

  /// How long after the last frame was due a rest has gone on to the next refresh. Where frames have
  /// deadlines, work on the next one could have begun when the last was due.
  private var leastRest: Duration {
    if case .deadlines = grid { .zero } else { period / 2 }
  }

  /// Gives a frame the next deadline that it can meet: not quicker than the display.
  private func place(_ slot: inout FrameSlot, after due: FrameTime?, _ period: Duration) {
    if let due {
      let late = slot.begin - due
      slot.missed = late > .zero ? FramePacer.periods(in: late, of: period) : 0
      slot.begin = due + period * slot.missed
    }
    slot.shown = slot.begin + period
    slot.deadline = slot.shown
  }

  /// Lets a frame begin at once, so that only presents can pace it.
  private func place(_ slot: inout FrameSlot, after due: FrameTime?, trying period: Duration) {
    if let due { slot.missed = max(0, Int(((slot.begin - due) / period).rounded())) }
    slot.shown = slot.begin + period
    slot.deadline = slot.shown + period / 2
  }

  /// Lets a frame begin at once, for presents pace it, and predicts in which refresh it will be shown:
  /// the next that leaves enough time for the work, after those of the frames that wait in the driver's
  /// queue.
  private func place(_ slot: inout FrameSlot, after due: FrameTime?, on filter: VsyncFilter) {
    let (half, begin) = (filter.period / 2, slot.begin)
    // A present may return a little before its refresh, which is not the next one then.
    let needed = max(work * 1.2, filter.period / 4)
    slot.shown = filter.refresh(after: begin + needed) ?? begin + filter.period
    if due != nil, let newest = watch.queue.shown, newest > begin,
      let next = filter.refresh(after: newest + half)
    {
      slot.shown = min(
        max(slot.shown, next), slot.shown + filter.period * PresentQueue.longest)
    }
    if let due { slot.missed = max(0, Int(((slot.shown - due) / filter.period).rounded()) - 1) }
    slot.deadline = watch.queue.length == 0 ? slot.shown + half : slot.shown
  }

  /// Takes in when the frame whose slot was given last was presented.
  ///
  /// - Parameters:
  ///   - called: When the present was called.
  ///   - returned: When it returned.
  package mutating func presented(called: FrameTime, returned: FrameTime) {
    let limit = period / 32
    work += min(max((called - begun - work) / 8, .zero - limit), limit)
    watch.add(called: called, returned: returned, run: run)
  }

  /// No frame follows for now; the next one begins whenever it is wanted.
  package mutating func rest() {
    if case .running(let due) = state { state = .atRest(due) }
  }

  /// Goes over to another display's refresh; the grid continues from the frame that is due.
  ///
  /// - Parameter period: The time between two refreshes that it reports.
  /// - Precondition: It is positive.
  package mutating func changePeriod(to period: Duration) {
    precondition(period > .zero, "a refresh takes time, not \(period)")
    watch.changePeriod(to: period)
  }

  /// How many whole periods it takes to cover a span, at least as long.
  private static func periods(in span: Duration, of period: Duration) -> Int {
    let count = Int((span / period).rounded(.down))
    return period * count < span ? count + 1 : count
  }
}
