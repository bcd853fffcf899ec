/// A stall put into a run on purpose, to see whether it is reported as what it was.
package struct StallInjection: Hashable, Sendable {
  /// How long the frame is held up, in milliseconds.
  package let milliseconds: Double

  /// Which frame is held up, counted from 0: of the run, or of ``phase``.
  package let frame: Int

  /// Which frames are counted; `nil` for all.
  package let phase: FramePhase?

  /// The longest stall, in milliseconds.
  package static let longest = 10_000.0

  /// - Precondition: `milliseconds` is positive and at most ``longest``; `frame` is not negative.
  package init(milliseconds: Double, frame: Int, phase: FramePhase? = nil) {
    precondition(
      milliseconds > 0 && milliseconds <= StallInjection.longest,
      "a stall lasts up to \(StallInjection.longest) ms: \(milliseconds)")
    precondition(frame >= 0, "frames count from 0: \(frame)")
    self.milliseconds = milliseconds
    self.frame = frame
    self.phase = phase
  }

  /// Keeps this thread busy, as work would, by ``SystemClock/monotonic``.
  ///
  /// - Parameter duration: How long; not at all if it is not positive.
  package static func hold(up duration: Duration) {
    let end = SystemClock.monotonic.now() + duration
    while SystemClock.monotonic.now() < end {}
  }

  /// How long the frame is held up.
  package var duration: Duration { .nanoseconds(Int64((milliseconds * 1e6).rounded())) }

  /// Counts frames until the stall is due.
  package struct Countdown: Hashable, Sendable {
    private let injection: StallInjection
    private var seen = 0

    package init(_ injection: StallInjection) {
      self.injection = injection
    }

    /// Counts a frame; called once for each, in order. Allocates nothing.
    ///
    /// - Parameter phase: The frame's phase.
    /// - Returns: How long to hold the frame up: the stall for one frame, zero for all others.
    package mutating func stall(ofFrameIn phase: FramePhase) -> Duration {
      guard injection.phase == nil || injection.phase == phase else { return .zero }
      defer { seen += 1 }
      return seen == injection.frame ? injection.duration : .zero
    }
  }
}
