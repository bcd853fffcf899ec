public import Motion
public import SceneGraph
public import Transitions

/// How a zoom of a whole screen looks.
public struct ZolaStyle: Hashable, Sendable {
  /// Whose figures are used.
  public enum Preset: Hashable, Sendable {
    /// A spring that keeps velocity; the target morphs, and the presented screen comes in with it.
    case standard

    /// ZOZolaZoomTransition 1.0's own curve and geometry: scaled by the widths alone.
    case classic
  }

  /// Whose figures are used.
  public var preset: Preset

  /// Seconds each way; positive. Half a second by default, as in the original's demonstration. In
  /// the standard preset it is the response of the spring.
  public var duration: Double

  /// The damping ratio of the standard preset's spring; `1`, critically damped, by default. Below it a
  /// whole screen swings beyond its place, and shows what lies beyond its edges.
  public var dampingRatio = 1.0

  /// The classic preset's curve; ease-in-out by default.
  public var curve = UnitCurve.easeInOut

  /// What the screens fade through, white by default.
  public var fadeColor: Color

  /// Creates it from its parts.
  public init(
    preset: Preset = .standard, duration: Double = 0.5, fadeColor: Color = .white
  ) {
    precondition(duration > 0, "a zoom of \(duration) seconds")
    self.preset = preset
    self.duration = duration
    self.fadeColor = fadeColor
  }

  /// What moves everything, opacities too.
  ///
  /// Classic: along ``curve``. Otherwise a spring of ``dampingRatio``.
  public var movement: ChannelTiming {
    switch preset {
    case .classic: .curve(curve, duration: duration)
    case .standard: .spring(Spring(response: duration, dampingRatio: dampingRatio))
    }
  }

  /// Seconds that a zoom takes even between equal frames; none for a spring, which is at rest.
  var leastDuration: Double { preset == .classic ? duration : 0 }

  /// What a change of direction in flight does.
  public var reversal: TransitionPlan.Reversal { preset == .classic ? .rewind : .retarget }
}
