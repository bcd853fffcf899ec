extension ScreenStack {
  /// Tells the screens which of them appears and which disappear, if they do not know: who leaves
  /// first, as in UIKit.
  func tellBeginning(animated: Bool) {
    guard let target else { return }
    let isSeen = owner.appearance == .appearing || owner.appearance == .appeared
    for screen in screens where !isSeen || screen !== target {
      screen.beginAppearance(false, animated: animated)
    }
    guard isSeen, screens.contains(where: { $0 === target }) else { return }
    target.beginAppearance(true, animated: animated)
    guard shown !== target else { return }
    shown = target
    isShownAtRest = false
    owner.stage?.returnFocus(to: target)
    owner.screenStack(didTellOf: target, isShown: false, animated: animated)
  }

  /// Tells the screens that have come to rest that they have appeared or disappeared.
  func tellEnd(animated: Bool) {
    guard owner.appearance == .appeared || owner.appearance == .disappeared else { return }
    for screen in screens where screen !== target && !isMoving(screen) {
      screen.endAppearance(animated: animated)
    }
    guard let target, !isMoving(target) else { return }
    target.endAppearance(animated: animated)
    guard shown === target, !isShownAtRest, target.appearance == .appeared else { return }
    isShownAtRest = true
    owner.stage?.returnFocus(to: target)
    owner.screenStack(didTellOf: target, isShown: true, animated: animated)
  }

  private func isMoving(_ screen: ViewController) -> Bool {
    crossings.contains {
      $0.flight != nil && ($0.presented === screen || $0.presenting === screen)
    }
  }
}
