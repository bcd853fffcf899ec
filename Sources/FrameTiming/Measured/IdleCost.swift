/// What the program did while nothing moved.
package struct IdleCost: Hashable, Sendable {
  /// How long it was left alone.
  package var elapsed: Duration

  /// Process CPU time meanwhile.
  package var cpu: Duration

  /// How many frames it made meanwhile; there should be none.
  package var frames: Int

  /// - Precondition: `elapsed` is positive.
  package init(elapsed: Duration, cpu: Duration, frames: Int) {
    precondition(elapsed > .zero, "idling takes time: \(elapsed)")
    self.elapsed = elapsed
    self.cpu = cpu
    self.frames = frames
  }

  /// The share of one processor that it used, in per cent.
  package var cpuPercent: Double { cpu.milliseconds / elapsed.milliseconds * 100 }
}
