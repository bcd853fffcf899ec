import Motion
import Transitions

/// What a gesture does to the engine's running transition. Where several run at once, it is the one that
/// began last.
extension HeroTransition {
  /// Whether a transition of this engine is under way.
  public var isTransitioning: Bool { current?.presented != nil }

  /// Takes the running transition into the hand and moves it to a part of its way.
  ///
  /// Everything moves in one step, in a straight line from its start to its end; in the classic preset
  /// through the plan's time. Called on, it leads on; let go with ``finish(animate:)`` or
  /// ``cancel(animate:)``.
  ///
  /// - Parameters:
  ///   - progress: `0` at the start, `1` at the end; clamped, and not a number is the start.
  ///   - velocity: How fast that changes, per second; what moves goes on with it.
  /// - Returns: `false` where nothing is under way: then nothing happens, now or later.
  @discardableResult
  public func update(_ progress: Double, velocity: Double = 0) -> Bool {
    guard let current, isTransitioning else { return false }
    if current.grip == nil {
      current.grip = current.presented?.grabTransition { [weak current] change in
        if case .lost = change { current?.grip = nil }
      }
    }
    guard let grip = current.grip else { return false }
    grip.scrub(
      to: progress > 0 ? min(progress, 1) : 0, rate: velocity.isFinite ? velocity : 0)
    return true
  }

  /// Lets the running transition go on to its end, from where it is and as fast as it is.
  ///
  /// - Parameter animate: Whether it plays there; otherwise it is there at once.
  public func finish(animate: Bool = true) {
    guard let current else { return }
    let direction = current.direction
    current.release(to: direction, animate: animate)
  }

  /// Lets the running transition go back to its start, from where it is and as fast as it is.
  ///
  /// - Parameter animate: Whether it plays there; otherwise it is there at once.
  public func cancel(animate: Bool = true) {
    guard let current else { return }
    let direction = current.direction
    current.release(to: direction.reversed, animate: animate)
  }
}

/// The transition of an engine that began last, and the hand that has it.
@MainActor
final class HeroCurrent {
  /// Weak: a screen may go before its transition is over.
  weak var presented: ViewController?
  let direction: TransitionDirection
  var grip: TransitionGrip?

  init(_ presented: ViewController, _ direction: TransitionDirection) {
    self.presented = presented
    self.direction = direction
  }

  fileprivate func release(to heading: TransitionDirection, animate: Bool) {
    if let grip {
      self.grip = nil
      switch grip.transition.plan.reversal {
      case .retarget: grip.release(to: heading)
      case .rewind: grip.complete(heading: heading, curve: .linear)
      }
    } else {
      presented?.turnTransition(to: heading)
    }
    if !animate { presented?.finishTransition() }
  }
}
