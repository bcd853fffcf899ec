import Motion
import Transitions

/// Holds one transition at a moment of its plan's time.
@MainActor
final class InspectorHand: TransitionInteraction {
  /// What it holds, or has held, until that is over; `nil` before it has begun.
  private(set) weak var transition: RunningTransition?

  /// Which way the transition set out.
  let direction: TransitionDirection

  /// What the transition fills, in its own points.
  let container: Rect

  /// The screen that it brings or takes away.
  private(set) weak var presented: ViewController?

  /// What is said of its views, a line each; empty for nothing.
  let report: [String]

  /// Called when something else has taken the transition.
  var onLost: (() -> Void)?

  private var grip: TransitionGrip?

  /// - Parameters:
  ///   - context: Which transition.
  ///   - report: What is said of its views, a line each.
  init(_ context: TransitionContext, report: [String]) {
    self.report = report
    direction = context.direction
    presented = context.presented
    container = Rect(origin: .zero, size: context.container.size)
  }

  /// Whether it still holds the transition.
  var isHolding: Bool { grip != nil }

  /// How far the plan's time is, `0...1`; a transition that goes on follows its own.
  private(set) var fraction = 0.0

  /// Puts the transition at a part of its plan's time.
  func seek(to fraction: Double) {
    self.fraction = min(max(fraction, 0), 1)
    grip?.scrub(to: self.fraction, rate: 0, inTime: true)
  }

  /// Lets the transition go on: to its end along its own plan, or back to its start.
  func release(finishing: Bool) {
    guard let grip else { return }
    self.grip = nil
    let heading = finishing ? direction : direction.reversed
    // Springs have a way back of their own; what else there is runs backwards.
    if !finishing, grip.transition.plan.reversal == .retarget {
      grip.release(to: heading)
    } else {
      grip.complete(heading: heading, curve: .linear)
    }
  }

  func startInteractiveTransition(_ grip: TransitionGrip, context: TransitionContext) {
    self.grip = grip
    transition = grip.transition
    seek(to: 0)
  }

  func interactiveTransition(didChange change: TransitionGrip.Change) {
    guard case .lost = change else { return }
    grip = nil
    onLost?()
  }
}
