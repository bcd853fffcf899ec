public import Transitions

/// Ways between screens that need not know how they came about.
///
/// Each completion is called once, on the main actor, when it is decided: `completed` if what was asked
/// for is there, `cancelled` if it turned back or there was nothing to do.
extension ViewController {
  /// Goes back from this screen: a pop where it is in a navigation stack and not the first, else a
  /// dismissal.
  ///
  /// - Parameter completion: Told how it ended.
  public func heroDismissViewController(
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    if let stack = navigationController?.viewControllers, let navigation = navigationController,
      let index = stack.firstIndex(where: { isWithin($0) }), index > 0
    {
      navigation.popToViewController(stack[index - 1], completion: completion)
    } else {
      dismiss(completion: completion)
    }
  }

  /// Puts another screen in this one's place: in its navigation stack, or where it is presented, or as the
  /// first screen of the stage. What was beneath it is beneath the other.
  ///
  /// Presented or first, the engine of `next` makes the transition; a navigation controller's changes
  /// are made by whoever makes its pushes. While this screen itself is on its way nothing happens.
  ///
  /// - Parameters:
  ///   - next: Neither on a stage nor in a container.
  ///   - completion: Told how it ended.
  public func heroReplaceViewController(
    with next: ViewController, completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard !isInTransition else {
      completion?(.cancelled)
      return
    }
    let animator = next.heroTransition.animator(forPresented: next, presenting: self)
    replace(with: next, animator: animator, completion: completion)
  }

  /// Whether this screen is another, or inside of it.
  private func isWithin(_ other: ViewController) -> Bool {
    var screen: ViewController? = self
    while let current = screen {
      if current === other { return true }
      screen = current.parent
    }
    return false
  }
}
