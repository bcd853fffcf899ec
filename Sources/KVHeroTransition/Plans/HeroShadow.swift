import Motion
import SceneGraph
import Transitions

/// The shadow under a picture that is off the ground.
enum HeroShadow {
  /// At full strength; chosen by eye for photographs on light and dark grounds.
  static let shadow = Shadow(
    color: Color(white: 0, alpha: 0.35), offset: Vector(dx: 0, dy: 8), radius: 18)

  /// A strength that rises from nothing and falls back: a spring at its rest position, given the
  /// push whose highest point is 0.8 (a critically damped spring pushed with v reaches v/(e·ω₀)).
  static func lift(_ timing: ChannelTiming) -> Channel {
    let still = Channel(from: .zero, to: .zero, timing: timing)
    guard case .spring(let spring) = timing else { return still }
    let push = 0.8 * 2.718281828459045 * spring.angularFrequency
    return still.taken(
      over: ChannelState(.zero, velocity: ChannelVector(single: push)))
  }
}
