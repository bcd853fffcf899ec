public import Motion
import SceneGraph

/// A hand on the transition of a presented screen: whoever has it moves the elements, and letting
/// go hands their position and velocity to a plan.
@MainActor
public struct TransitionGrip {
  /// The transition that is held.
  public let transition: RunningTransition

  private let presentation: Presentation

  init?(_ presentation: Presentation, announced: Bool) {
    guard let transition = presentation.grab(announced: announced) else { return nil }
    self.transition = transition
    self.presentation = presentation
  }

  /// How many seconds pass outside for one second of the transition: what a hand's velocity is to be
  /// multiplied by, so that what is seen goes on as fast as the hand moved it.
  public var slowness: Double { presentation.slowness }

  /// Puts the elements somewhere.
  ///
  /// - Parameter states: One for each element of the plan, with the velocities a release hands on.
  public func move(to states: [ElementState]) {
    transition.move(to: states)
    presentation.setNeedsFrame()
  }

  /// Moves to a part of the plan's way.
  ///
  /// - Parameters:
  ///   - progress: `0` at the start, `1` at the end; clamped.
  ///   - rate: How fast progress changes, per second.
  public func scrub(to progress: Double, rate: Double) {
    transition.scrub(to: progress, rate: rate)
    presentation.setNeedsFrame()
  }

  /// Lets go: the transition goes on from the present position and velocity.
  ///
  /// - Parameters:
  ///   - heading: Where to.
  ///   - plan: How; the animator's plan by default.
  public func release(to heading: TransitionDirection, plan: TransitionPlan? = nil) {
    presentation.release(to: heading, plan: plan)
  }

  /// Lets go of a scrubbed transition: it runs on along its own plan.
  ///
  /// - Parameters:
  ///   - heading: Its own direction to finish, the reverse to cancel.
  ///   - speed: How many times faster than the plan; positive.
  ///   - curve: How the rest is eased.
  public func complete(heading: TransitionDirection, speed: Double = 1, curve: UnitCurve) {
    presentation.complete(heading: heading, speed: speed, curve: curve)
  }
}

extension ViewController {
  /// Takes hold of this presented screen: in flight where it is, at rest by beginning a dismissal.
  ///
  /// - Parameter announced: Whether a dismissal that begins here is told to the screens and the
  ///   animator now, or only if the hand lets go towards it.
  /// - Returns: `nil` if the screen is not presented, or nobody animates its dismissal.
  public final func grabTransition(announced: Bool = true) -> TransitionGrip? {
    guard let presentation = stage?.presentation(of: self) else { return nil }
    return TransitionGrip(presentation, announced: announced)
  }

  /// Sends this screen's running transition the given way, from where it is and keeping its
  /// velocity; nothing happens at rest.
  public final func turnTransition(to heading: TransitionDirection) {
    stage?.presentation(of: self)?.turn(to: heading)
  }
}
