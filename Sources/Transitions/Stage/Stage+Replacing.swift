extension ViewController {
  /// Puts another screen in this one's place: it comes over this one, and once it is there this one is
  /// gone with its view, and what was beneath it is beneath the other.
  ///
  /// In a navigation stack it takes this screen's place there; else the place of the outermost container,
  /// be that presented or the first of its stage. Turned back, everything stays as it is. Called from a
  /// callback, all this happens when every screen has been called.
  ///
  /// - Parameters:
  ///   - screen: Neither on a stage nor in a container.
  ///   - animator: Who animates it; `nil` for the one that would animate its presentation or push. A
  ///     navigation controller's own counts in any case.
  ///   - animated: Whether on the way; else it is there at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if `screen` is
  ///     there, `cancelled` if it turned back or cannot come.
  public final func replace(
    with screen: ViewController, animator: (any TransitionAnimator)? = nil, animated: Bool = true,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard screen.stage == nil, screen.parent == nil else {
      completion?(.cancelled)
      return
    }
    let isDone = parent?.screenStack?.owner.replace(
      self, with: screen, animated: animated, completion: completion)
    if isDone == true { return }
    guard let stage else {
      completion?(.cancelled)
      return
    }
    stage.request {
      stage.replace(
        self.outermost, with: screen, animator, animated: animated, completion: completion)
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
