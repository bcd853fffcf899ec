package import FrameTiming
import Motion

/// Gives frames their turn at the display's rate and says when each will be shown.
///
/// It sleeps to absolute deadlines. SDL's own waiting for the display is simulated by whole
/// milliseconds where there is no graphics processor (62.5 Hz instead of 60), so it is not used.
package struct DisplayLink {
  /// What frames are placed on.
  package let timeline: Timeline

  private var pacer: FramePacer

  /// - Parameters:
  ///   - timeline: What frames are placed on.
  ///   - period: The time between two refreshes; positive.
  package init(timeline: Timeline, period: Duration) {
    self.timeline = timeline
    pacer = FramePacer(period: period)
  }

  /// The time between two refreshes.
  package var period: Duration { pacer.period }

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
