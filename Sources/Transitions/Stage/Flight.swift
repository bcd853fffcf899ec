import Motion

/// A transition under way, and what is owed at its end.
@MainActor
struct Flight {
  let transition: RunningTransition
  let animator: any TransitionAnimator
  let context: TransitionContext

  /// Whether the screens and the animator have been told; a drag that may yet be taken back has
  /// told nobody.
  var isAnnounced: Bool

  /// Who wants to know how it ended.
  var requests: [Request] = []

  /// Whoever holds it; `nil` while time moves it.
  var hold: Hold?

  /// Somebody asked for a way, and is told whether it was gone to its end.
  struct Request {
    let heading: TransitionDirection
    let completion: (TransitionOutcome) -> Void
  }

  /// One hand, told apart from those before it.
  struct Hold {
    let number: Int
    let onChange: (TransitionGrip.Change) -> Void
  }
}
