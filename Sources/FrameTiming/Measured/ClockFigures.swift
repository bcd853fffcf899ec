/// What one clock can do, as this machine has it.
package struct ClockFigures: Hashable, Sendable {
  package var clock: SystemClock

  /// The smallest step the clock claims to make.
  package var resolution: Duration

  /// What one reading costs, in real time.
  package var reading: Duration

  package init(clock: SystemClock, resolution: Duration, reading: Duration) {
    self.clock = clock
    self.resolution = resolution
    self.reading = reading
  }

  /// Tries both clocks, which takes about a millisecond.
  package static func measured() -> [ClockFigures] {
    [SystemClock.monotonic, .processCPU].map {
      ClockFigures(clock: $0, resolution: $0.resolution, reading: $0.costOfReading())
    }
  }
}
