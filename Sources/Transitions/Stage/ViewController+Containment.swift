import Motion

extension ViewController {
  /// Makes a screen a part of this one; it leaves the container it was in.
  ///
  /// As in UIKit, the screen is told that it will move; put its view into place, then call its
  /// ``didMove(toParent:)``. A screen that is put in while this one is in sight is told so by
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  ///
  /// - Precondition: `child` is not this screen, nor around it, nor presented or the first of a stage.
  public final func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    precondition(
      child.ownStage == nil && !child.isAround(self),
      "a screen that stands on a stage, or around another one, cannot be put inside of it")
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes this screen out of its container and tells it that it has moved.
  ///
  /// Call its ``willMove(toParent:)`` with `nil` first, and take its view away.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    forgetRecords()
    didMove(toParent: nil)
  }

  /// Tells a screen inside this one that it is about to appear or disappear, once for each way.
  ///
  /// - Parameters:
  ///   - isAppearing: Which way.
  ///   - animated: Whether it takes time.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a screen inside this one that it has appeared or disappeared, as was begun.
  public final func endAppearanceTransition() { endAppearance() }

  private func isAround(_ other: ViewController) -> Bool {
    var screen: ViewController? = other
    while let current = screen {
      if current === self { return true }
      screen = current.parent
    }
    return false
  }
}

/// What a stage does with a screen and those inside of it.
extension ViewController {
  /// The screens inside this one that may be in sight.
  final var displayed: [ViewController] { screenStack?.screens ?? children }

  /// The screen in sight inside all containers: the one that keys belong to.
  final var innermost: ViewController { screenStack?.target?.innermost ?? self }

  /// Whether something in this screen moves by itself.
  final var isMovingWithin: Bool {
    isMoving || screenStack?.isPlaying == true || displayed.contains { $0.isMovingWithin }
  }

  /// The transitions under way inside this screen, from the bottom to the top.
  final var transitionsWithin: [RunningTransition] {
    displayed.flatMap(\.transitionsWithin) + (screenStack?.crossings.compactMap(\.transition) ?? [])
  }

  /// The topmost of them; nothing is allocated.
  final var topTransitionWithin: RunningTransition? {
    for crossing in (screenStack?.crossings ?? []).reversed() {
      if let transition = crossing.transition { return transition }
    }
    for screen in displayed.reversed() {
      if let transition = screen.topTransitionWithin { return transition }
    }
    return nil
  }

  final func advanceWithin(to time: FrameTime) {
    advance(to: time)
    if let screenStack {
      screenStack.advance(to: time)
    } else {
      for child in children { child.advanceWithin(to: time) }
    }
  }

  final func geometryDidChangeWithin() {
    for child in displayed { child.geometryDidChangeWithin() }
    for crossing in screenStack?.crossings ?? [] { crossing.geometryDidChange() }
  }

  /// Ends every transition inside this screen where it is headed: it leaves the stage.
  final func finishWithin() {
    for child in displayed { child.finishWithin() }
    screenStack?.finish()
  }

  /// Whether a transition is under way inside this screen.
  final var isFlyingWithin: Bool {
    screenStack?.isFlying == true || displayed.contains { $0.isFlyingWithin }
  }

  /// Lets this screen and all inside of it be recorded anew.
  final func forgetRecords() {
    record = nil
    screenStack?.forgetRecord()
    for child in displayed { child.forgetRecords() }
  }
}
