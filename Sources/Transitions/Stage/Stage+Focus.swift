import SceneGraph

/// Who has the keyboard while screens lie over each other.
extension Stage {
  /// Moves the keyboard from a screen that is left to the one that is gone to: to what had it there before.
  func leadKeys(from screen: ViewController, to next: ViewController) {
    if let first = scene.firstResponder, first.isDescendant(of: screen.view) {
      if let focused = scene.focusedView { screen.focusToReturn = focused }
      scene.focusedView = nil
      scene.firstResponder = nil
    }
    returnFocus(to: next)
  }

  /// Gives the keyboard back to what had it when a screen was left, unless something else has it now.
  func returnFocus(to screen: ViewController) {
    guard let focus = screen.focusToReturn, focus.isDescendant(of: scene.root) else { return }
    screen.focusToReturn = nil
    guard focus.isDescendant(of: screen.view), focus.canBecomeFocused else { return }
    if let focused = scene.focusedView {
      guard focused is any WayBack else { return }
    } else if let first = scene.firstResponder, first !== screen.innermost.view {
      return
    }
    scene.focusedView = focus
  }
}
