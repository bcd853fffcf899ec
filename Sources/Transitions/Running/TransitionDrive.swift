public import Motion

/// What moves a transition at the moment.
public enum TransitionDrive: Hashable, Sendable {
  /// Time does.
  case playing(Playback)

  /// A percent-driven interaction does: the part of the way, and how fast it changes, per second.
  case scrubbed(progress: Double, rate: Double)

  /// A hand holds the elements, which are wherever it has put them.
  case held

  /// Nothing: it is over.
  case ended
}

/// A stretch of a plan's own time that is being played.
public struct Playback: Hashable, Sendable {
  /// When it began.
  public var start: FrameTime

  /// Where in the plan it began and where it will end, in seconds of the plan; backwards if
  /// `to < from`.
  public var from: Double
  /// In seconds of the plan.
  public var to: Double

  /// How long the stretch takes, in seconds.
  public var duration: Double

  /// How the stretch is eased: linear but for a percent-driven completion.
  public var curve: UnitCurve

  /// Creates it from its parts.
  public init(
    start: FrameTime, from: Double, to: Double, duration: Double, curve: UnitCurve = .linear
  ) {
    self.start = start
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// The moment of the plan that is shown at a time.
  public func position(at time: FrameTime) -> Double {
    guard !isOver(at: time) else { return to }
    let fraction = FrameTime.seconds(time - start) / duration
    return from + (to - from) * curve.value(at: max(0, fraction))
  }

  /// How many of the plan's seconds pass in a second, negative when it runs backwards.
  public func rate(at time: FrameTime) -> Double {
    guard !isOver(at: time) else { return 0 }
    let fraction = FrameTime.seconds(time - start) / duration
    return (to - from) / duration * curve.velocity(at: max(0, fraction))
  }

  /// Whether the end has been reached; where there is no way to it, before the beginning too.
  public func isOver(at time: FrameTime) -> Bool {
    duration <= 0 || FrameTime.seconds(time - start) >= duration
  }
}
