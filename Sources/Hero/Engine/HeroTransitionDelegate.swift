/// What an engine's newest transition is about.
public enum HeroTransitionState: Int, Hashable, Sendable {
  /// Nothing is under way.
  case possible

  /// A transition was asked for.
  case notified

  /// Screens are told, and views are read.
  case starting

  /// Views move, by time or by hand.
  case animating

  /// It has arrived; screens are told.
  case completing
}

/// Follows an engine.
@MainActor
public protocol HeroTransitionDelegate: AnyObject {
  /// The engine's state was set.
  func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState)

  /// How far the transition has come was set: `0` at its start, `1` at its end, each of them exactly when
  /// it is there, and in each frame between.
  func heroTransition(_ hero: HeroTransition, didUpdate progress: Double)
}

extension HeroTransitionDelegate {
  /// Does nothing.
  public func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState) {}

  /// Does nothing.
  public func heroTransition(_ hero: HeroTransition, didUpdate progress: Double) {}
}
