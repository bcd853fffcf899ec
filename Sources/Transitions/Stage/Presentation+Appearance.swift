extension Presentation {
  /// Tells everybody which way a transition goes from now on, if they do not know.
  func announce(_ heading: TransitionDirection) {
    guard let flight else { return }
    if flight.isAnnounced {
      tellBeginning(heading, animated: true)
    } else if heading == .dismiss {
      self.flight?.isAnnounced = true
      tellBeginning(.dismiss, animated: true)
      flight.animator.transitionWillStart(flight.context)
    }
  }

  /// Tells both screens that they are about to appear or disappear: who goes first, as in UIKit.
  ///
  /// A screen that is dismissed takes those with it that it has presented itself.
  func tellBeginning(_ direction: TransitionDirection, animated: Bool) {
    if direction == .dismiss {
      for above in stage.presentations.reversed() where above.presenting === presented {
        above.go(.dismiss, animated: false, completion: nil)
      }
    }
    switch direction {
    case .present:
      tellPresenting(isCovered: true, animated: animated)
      presented.beginAppearance(true, animated: animated)
    case .dismiss:
      presented.beginAppearance(false, animated: animated)
      tellPresenting(isCovered: isCoveredByOthers, animated: animated)
    }
  }

  /// Tells both screens that they have appeared or disappeared: who came first, as in UIKit.
  func tellArrival(animated: Bool) {
    let isDismissed = isLeaving
    if !isDismissed { presented.endAppearance(animated: animated) }
    if isFullScreen, !isCoverMoving { presenting.endAppearance(animated: animated) }
    if isDismissed { presented.endAppearance(animated: animated) }
  }

  private func tellPresenting(isCovered: Bool, animated: Bool) {
    guard isFullScreen else { return }
    presenting.beginAppearance(!isCovered, animated: animated)
  }

  /// Whether another full-screen presentation hides the screen beneath, or is about to.
  private var isCoveredByOthers: Bool {
    covers.contains { $0 !== self && !$0.isLeaving }
  }

  /// Whether a full-screen presentation over the screen beneath is still under way.
  private var isCoverMoving: Bool { covers.contains { $0.flight != nil } }

  private var covers: [Presentation] {
    stage.presentations.filter { $0.presenting === presenting && $0.isFullScreen }
  }
}
