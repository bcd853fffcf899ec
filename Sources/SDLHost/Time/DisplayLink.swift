package import FrameTiming
package import Motion

/// Gives frames their turn at the display's rate and says when each will be shown.
///
/// Where presents wait for the display, it estimates the display's refreshes from them; where they
/// do not, or only claim to, it sleeps to absolute deadlines. SDL's own waiting for the display is
/// simulated by whole milliseconds where there is no graphics processor (62.5 Hz instead of 60), so it
/// is not used.
package struct DisplayLink {
  /// What frames are placed on.
  package let timeline: Timeline

  private var pacer: FramePacer

  /// - Parameters:
  ///   - timeline: What frames are placed on.
  ///   - period: The time between two refreshes that the display reports; positive.
  ///   - isVsynced: Whether presents claim to wait for the display.
  package init(timeline: Timeline, period: Duration, isVsynced: Bool = false) {
    self.timeline = timeline
    pacer = FramePacer(period: period, isVsynced: isVsynced)
  }

  /// The time between two refreshes: the display's own where it is known, else the one it reports.
  package var period: Duration { pacer.period }

  /// Whether the display paces the frames: its refreshes are known, and presents wait for them.
  package var followsDisplay: Bool {
    if case .display = pacer.grid { true } else { false }
  }

  /// How many refreshes went by without the new frame that was wanted, since the start.
  package var missed: Int { pacer.missed }

  /// Sleeps until the next frame's turn.
  ///
  /// - Returns: The frame's place in time. The first after a rest has its turn at once.
  package mutating func waitForTurn() -> FrameSlot {
    let slot = pacer.nextSlot(now: timeline.now())
    timeline.sleep(until: slot.begin)
    return slot
  }

  /// Takes in when a frame was presented.
  ///
  /// - Parameters:
  ///   - called: When the present was called.
  ///   - returned: When it returned.
  package mutating func presented(called: FrameTime, returned: FrameTime) {
    pacer.presented(called: called, returned: returned)
  }

  /// No frame is wanted for now.
  package mutating func rest() {
    pacer.rest()
  }

  /// Follows the window to another display.
  ///
  /// - Parameter period: The time between two refreshes of it; positive.
  package mutating func changePeriod(to period: Duration) {
    pacer.changePeriod(to: period)
  }
}
