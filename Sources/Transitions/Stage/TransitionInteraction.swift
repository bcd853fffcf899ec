public import Motion

/// Drives a transition by hand from its beginning, as `UIViewControllerInteractiveTransitioning`
/// does.
///
/// Supplied by a container's delegate; one that is not at work supplies `nil` instead.
@MainActor
public protocol TransitionInteraction: AnyObject {
  /// A transition has begun and stands still in this interaction's hand.
  ///
  /// - Parameters:
  ///   - grip: Moves it, and lets it go; it goes nowhere before that.
  ///   - context: Both screens and the way.
  func startInteractiveTransition(_ grip: TransitionGrip, context: TransitionContext)

  /// The hand has lost the transition, or the plan was replaced beneath it.
  func interactiveTransition(didChange change: TransitionGrip.Change)
}

/// Drives a transition by a part of its way, as `UIPercentDrivenInteractiveTransition` does.
///
/// An update before the transition has begun or after it was let go does nothing.
@MainActor
public final class PercentDrivenInteraction: TransitionInteraction {
  /// How the rest is eased after the hand has let go of a plan that runs backwards when it is
  /// cancelled; a plan of springs goes on by them.
  public var completionCurve = UnitCurve.easeOut

  /// How many times faster than the plan the rest is played; `1` by default, positive.
  public var completionSpeed = 1.0

  /// How far the transition has come, `0...1`.
  public private(set) var percentComplete = 0.0

  /// Called when the plan was replaced, at the same part of its way.
  package var onReplan: (() -> Void)?

  private var grip: TransitionGrip?
  private var direction = TransitionDirection.present

  /// Creates one that waits for its transition.
  public init() {}

  /// Moves the transition to a part of its way.
  ///
  /// - Parameters:
  ///   - percentComplete: `0` at the start, `1` at the end; clamped, and not a number is the start.
  ///   - velocity: How fast that changes, per second; a spring goes on with it.
  public func update(_ percentComplete: Double, velocity: Double = 0) {
    guard let grip else { return }
    self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
    grip.scrub(to: self.percentComplete, rate: velocity.isFinite ? velocity : 0)
  }

  /// Lets go: the transition goes on to its end.
  public func finish() { complete(direction) }

  /// Lets go: the transition goes back to its start.
  public func cancel() { complete(direction.reversed) }

  /// Takes the transition, at its start.
  public func startInteractiveTransition(_ grip: TransitionGrip, context: TransitionContext) {
    self.grip = grip
    direction = context.direction
    percentComplete = 0
    grip.scrub(to: 0, rate: 0)
  }

  /// Forgets a transition that is lost.
  public func interactiveTransition(didChange change: TransitionGrip.Change) {
    switch change {
    case .lost: grip = nil
    case .replanned: onReplan?()
    }
  }

  private func complete(_ heading: TransitionDirection) {
    guard let grip else { return }
    self.grip = nil
    switch grip.transition.plan.reversal {
    case .retarget: grip.release(to: heading)
    case .rewind: grip.complete(heading: heading, speed: completionSpeed, curve: completionCurve)
    }
  }
}
