extension ScreenStack: CrossingOwner {
  func animator(
    for crossing: Crossing, _ direction: TransitionDirection
  ) -> (any TransitionAnimator)? {
    owner.animator(lower: crossing.presenting, upper: crossing.presented, direction)
  }

  func interaction(
    for crossing: Crossing, _ animator: any TransitionAnimator, _ direction: TransitionDirection
  ) -> (any TransitionInteraction)? {
    owner.interaction(for: animator)
  }

  func crossing(_ crossing: Crossing, willGo direction: TransitionDirection, animated: Bool) {
    if !isDirected, let ground {
      let next = crossings.reduce(ground.controller) { below, other in
        let comes = other === crossing ? direction == .present : other.isComing
        return comes ? other.presented : below
      }
      if next !== target {
        target = next
        leadKeys(to: next)
        owner.screenStackDidTurn(to: next)
        owner.screenStackDidChange()
      }
    }
    tellBeginning(animated: animated)
  }

  func crossing(
    _ crossing: Crossing, didArrive direction: TransitionDirection, animated: Bool,
    isAnnounced: Bool
  ) {
    settle(crossing, at: direction, animated: animated)
  }

  /// Takes away what has gone, or what is hidden by what has come.
  func settle(
    _ crossing: Crossing, at direction: TransitionDirection, animated: Bool
  ) {
    guard let index = crossings.firstIndex(where: { $0 === crossing }) else { return }
    switch direction {
    case .dismiss:
      crossings.remove(at: index)
      for above in crossings where above.presenting === crossing.presented {
        above.presenting = crossing.presenting
      }
      drop(crossing.container, animated: animated)
    case .present:
      for hidden in crossings[..<index].reversed() { hidden.finish() }
      crossings.removeAll { $0 === crossing }
      crossing.container.crossing = nil
      let old = ground
      ground = crossing.container
      if let old { drop(old, animated: animated) }
      for above in crossings where !screens.contains(where: { $0 === above.presenting }) {
        above.presenting = crossing.presented
      }
    }
    tellEnd(animated: animated)
    owner.screenStackDidChange()
  }

  func drop(_ container: CrossingView, animated: Bool) {
    let screen = container.controller
    container.crossing = nil
    container.removeFromSuperview()
    if screen.isViewLoaded, screen.view.superview === container {
      screen.view.removeFromSuperview()
    }
    screen.finishWithin()
    screen.endAppearance(animated: animated)
    screen.forgetRecords()
  }
}
