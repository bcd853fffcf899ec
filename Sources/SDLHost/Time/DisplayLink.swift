import Motion

/// Gives frames their turn at the display's rate and says when each will be shown.
///
/// It sleeps to absolute deadlines. SDL's own waiting for the display is simulated by whole
/// milliseconds where there is no graphics processor (62.5 Hz instead of 60), so it is not used.
package struct DisplayLink<Clock: HostClock> {
  package let clock: Clock
  private var pacer: FramePacer

  /// How many refreshes went by without the new frame that was wanted, since the start.
  package private(set) var missed = 0

  /// - Parameters:
  ///   - clock: The timeline that frames are placed on.
  ///   - period: The time between two refreshes; positive.
  package init(clock: Clock, period: Duration) {
    self.clock = clock
    pacer = FramePacer(period: period)
  }

  /// The time between two refreshes.
  package var period: Duration { pacer.period }

  /// Sleeps until the next frame's turn.
  ///
  /// - Returns: The frame's place in time. The first after a rest has its turn at once.
  package mutating func waitForTurn() -> FrameSlot {
    let slot = pacer.nextSlot(now: clock.now())
    missed += slot.missed
    clock.sleep(until: slot.begin)
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
