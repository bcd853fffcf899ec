extension ViewController {
  /// Puts another screen in this one's place: it comes over this one, and once it is there this one is
  /// gone with its view, and what was beneath it is beneath the other.
  ///
  /// In a navigation stack or a ``ContentController`` it takes the place there of this screen, or of the
  /// one around it; in no container its place on the stage, be it presented or the first. Turned back,
  /// everything stays as it is. Called from a callback, all this happens when every screen has been
  /// called.
  ///
  /// - Parameters:
  ///   - screen: Neither on a stage nor in a container.
  ///   - animator: Who animates it; `nil` for the one that would animate its presentation or push. In a
  ///     container its own counts in any case.
  ///   - animated: Whether on the way; else it is there at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if `screen` is
  ///     there, `cancelled` if it turned back or cannot come, as in a container of another kind.
  public final func replace(
    with screen: ViewController, animator: (any TransitionAnimator)? = nil, animated: Bool = true,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard screen.stage == nil, screen.parent == nil else {
      completion?(.cancelled)
      return
    }
    var inside: ViewController? = self
    while let current = inside {
      let isDone = current.parent?.screenStack?.owner.replace(
        current, with: screen, animated: animated, completion: completion)
      if isDone == true { return }
      inside = current.parent
    }
    guard let stage, parent == nil else {
      completion?(.cancelled)
      return
    }
    stage.request {
      stage.replace(self, with: screen, animator, animated: animated, completion: completion)
    }
  }

  /// Takes everything away that is presented above this screen, or the container around it, in one
  /// transition: from the topmost screen straight to this one.
  ///
  /// - Parameters:
  ///   - animated: Whether the topmost screen's animator shows it; else all are gone at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if they are gone or
  ///     there were none, `cancelled` if the topmost turned back and stays.
  public final func dismissToThis(
    animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard let stage else {
      completion?(.completed)
      return
    }
    stage.request {
      stage.unwind(to: self.outermost, animated: animated, completion: completion)
    }
  }
}

extension Stage {
  fileprivate func replace(
    _ old: ViewController, with next: ViewController, _ animator: (any TransitionAnimator)?,
    animated: Bool, completion: ((TransitionOutcome) -> Void)?
  ) {
    present(next, from: old, animated: animated, animator: animator) { outcome in
      if outcome == .completed { self.takeOut(old) }
      completion?(outcome)
    }
  }

  fileprivate func unwind(
    to screen: ViewController, animated: Bool, completion: ((TransitionOutcome) -> Void)?
  ) {
    while let top = presentations.last(where: { isAbove($0, screen) && !$0.isLeaving }),
      top.presenting !== screen
    {
      takeOut(top.presenting)
    }
    dismiss(from: screen, animated: animated, completion: completion)
  }

  private func isAbove(_ crossing: Crossing, _ screen: ViewController) -> Bool {
    var beneath: ViewController? = crossing.presenting
    while let current = beneath {
      if current === screen { return true }
      beneath = presentation(of: current)?.presenting
    }
    return false
  }
}
