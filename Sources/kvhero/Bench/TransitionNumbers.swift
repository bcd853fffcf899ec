import Transitions

/// Numbers transitions in the order in which they are met.
@MainActor
struct TransitionNumbers {
  /// Weak, so that one that comes later is never taken for one that is gone.
  private weak var last: RunningTransition?

  private var count = 0

  /// The number of a transition.
  ///
  /// - Parameter transition: The one that is under way, if there is one.
  /// - Returns: From 0; `nil` for none.
  mutating func number(of transition: RunningTransition?) -> Int? {
    guard let transition else { return nil }
    if transition !== last {
      last = transition
      count += 1
    }
    return count - 1
  }
}
