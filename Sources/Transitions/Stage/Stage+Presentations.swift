extension Stage: CrossingOwner {
  func animator(
    for crossing: Crossing, _ direction: TransitionDirection
  ) -> (any TransitionAnimator)? {
    let presented = crossing.presented
    let presenting = crossing.context(direction).presenting
    return presented.transitioningObservers.animator(after: presented.transitioningDelegate) {
      switch direction {
      case .present: $0.animator(forPresented: presented, presenting: presenting)
      case .dismiss: $0.animator(forDismissed: presented)
      }
    }
  }

  func interaction(
    for crossing: Crossing, _ animator: any TransitionAnimator, _ direction: TransitionDirection
  ) -> (any TransitionInteraction)? {
    let presented = crossing.presented
    return presented.transitioningObservers.interaction(after: presented.transitioningDelegate) {
      switch direction {
      case .present: $0.interactionController(forPresentation: animator)
      case .dismiss: $0.interactionController(forDismissal: animator)
      }
    }
  }

  /// Tells both screens that they are about to appear or disappear: who goes first, as in UIKit.
  ///
  /// A screen that is dismissed takes those with it that it has presented itself.
  func crossing(_ crossing: Crossing, willGo direction: TransitionDirection, animated: Bool) {
    if direction == .dismiss {
      for above in presentations.reversed() where above.presenting === crossing.presented {
        above.go(.dismiss, animated: false, completion: nil)
      }
    }
    switch direction {
    case .present: leadKeys(from: crossing.presenting, to: crossing.presented)
    case .dismiss: leadKeys(from: crossing.presented, to: crossing.presenting)
    }
    switch direction {
    case .present:
      tellPresenting(crossing, isCovered: true, animated: animated)
      crossing.presented.beginAppearance(true, animated: animated)
    case .dismiss:
      crossing.presented.beginAppearance(false, animated: animated)
      tellPresenting(crossing, isCovered: isCovered(beneath: crossing), animated: animated)
    }
  }

  /// Takes a dismissed screen away, then tells both that they have appeared or disappeared: who came
  /// first, as in UIKit.
  func crossing(
    _ crossing: Crossing, didArrive direction: TransitionDirection, animated: Bool,
    isAnnounced: Bool
  ) {
    let isDismissed = direction == .dismiss
    if isDismissed { remove(crossing) }
    guard isAnnounced else { return }
    if !isDismissed { crossing.presented.endAppearance(animated: animated) }
    if crossing.isFullScreen, !covers(crossing.presenting).contains(where: { $0.flight != nil }) {
      crossing.presenting.endAppearance(animated: animated)
    }
    if isDismissed { crossing.presented.endAppearance(animated: animated) }
  }

  /// Tells the screen beneath one that has taken another's place whether it is in sight now.
  func tellBeneath(_ crossing: Crossing) {
    guard crossing.presenting.stage === self, crossing.presented !== rootViewController,
      presentation(of: crossing.presenting) != nil || crossing.presenting === rootViewController
    else { return }
    crossing.presenting.beginAppearance(
      covers(crossing.presenting).isEmpty, animated: false)
    crossing.presenting.endAppearance(animated: false)
  }

  private func tellPresenting(_ crossing: Crossing, isCovered: Bool, animated: Bool) {
    guard crossing.isFullScreen else { return }
    crossing.presenting.beginAppearance(!isCovered, animated: animated)
  }

  /// Whether another full-screen presentation hides the screen beneath, or is about to.
  private func isCovered(beneath crossing: Crossing) -> Bool {
    covers(crossing.presenting).contains { $0 !== crossing && !$0.isLeaving }
  }

  private func covers(_ presenting: ViewController) -> [Crossing] {
    presentations.filter { $0.presenting === presenting && $0.isFullScreen }
  }
}

extension Crossing {
  /// Whether the screen beneath a presented one is told that it disappears.
  fileprivate var isFullScreen: Bool { kind == .modal(fullScreen: true) }
}
