import Motion
public import Transitions

/// How a picture's flight between two screens looks.
public struct HeroStyle: Hashable, Sendable {
  /// What becomes of the presenting screen.
  public enum Kind: Hashable, Sendable {
    /// It stays where it is.
    case hero

    /// It is zoomed into along with the picture, and fades.
    case pinterest
  }

  /// Whose figures are used.
  public enum Preset: Hashable, Sendable {
    /// Springs that keep velocity, a crop that morphs, a scrim.
    case standard

    /// KVHeroTransition 0.1.4's own curve, durations and geometry.
    case classic
  }

  /// What becomes of the presenting screen.
  public var kind: Kind
  /// Whose figures are used.
  public var preset: Preset

  /// What was set instead of the preset's ``movement``.
  private var ownMovement: ChannelTiming?

  /// Creates it from its parts.
  public init(kind: Kind, preset: Preset = .standard) {
    self.kind = kind
    self.preset = preset
  }

  /// What moves the picture and whatever keeps to it; the preset's unless it is set.
  ///
  /// Classic: KVHeroTransition 0.1.4 takes 0.25 s (hero) or 0.5 s (Pinterest) each way along
  /// ease-in-out. Otherwise a spring, response 0.36 s (hero) or 0.46 s (Pinterest) and damping
  /// ratio 0.86, which overshoots by 0.5 %: chosen by eye so that a photograph lands softly in
  /// about the time of the original.
  public var movement: ChannelTiming {
    get { ownMovement ?? presetMovement }
    set { ownMovement = newValue }
  }

  private var presetMovement: ChannelTiming {
    switch (preset, kind) {
    case (.classic, .hero): .curve(.easeInOut, duration: 0.25)
    case (.classic, .pinterest): .curve(.easeInOut, duration: 0.5)
    case (.standard, .hero): .spring(Spring(response: 0.36, dampingRatio: 0.86))
    case (.standard, .pinterest): .spring(Spring(response: 0.46, dampingRatio: 0.86))
    }
  }

  /// Seconds that a flight takes even between equal frames; none for a spring, which is at rest.
  var leastDuration: Double {
    switch movement {
    case .curve(_, let duration): duration
    case .spring, .arc, .steps, .apart: 0
    }
  }

  /// What moves opacities: the same time, critically damped, so that nothing overshoots.
  public var fading: ChannelTiming {
    guard case .spring(let spring) = movement else { return movement }
    return .spring(
      Spring(stiffness: spring.stiffness, damping: 2 * spring.angularFrequency))
  }

  /// What a change of direction in flight does.
  public var reversal: TransitionPlan.Reversal {
    switch preset {
    case .standard: .retarget
    case .classic: .rewind
    }
  }
}
