/// The keyboard's way from one control to the next.
extension Scene {
  /// The view that shows the focus ring and has the keyboard; setting it moves both.
  public var focusedView: View? {
    get { focused?.isFocused == true ? focused : nil }
    set {
      guard newValue !== focusedView else { return }
      focused?.isFocused = false
      focused = newValue
      newValue?.isFocused = true
      newValue?.becomeFirstResponder()
    }
  }

  /// Moves the focus to the next view that wants it, in the order of the tree, round and round.
  ///
  /// - Parameters:
  ///   - forward: `false` is backwards.
  ///   - view: Looks only in here; `nil` is the whole tree.
  /// - Returns: Whether there was one.
  @discardableResult
  public func moveFocus(forward: Bool, within view: View? = nil) -> Bool {
    let candidates = (view ?? root).focusable
    guard !candidates.isEmpty else { return false }
    let present = candidates.firstIndex { $0 === focusedView }
    let next =
      switch (present, forward) {
      case (nil, true): 0
      case (nil, false): candidates.count - 1
      case (let index?, true): (index + 1) % candidates.count
      case (let index?, false): (index + candidates.count - 1) % candidates.count
      }
    focusedView = candidates[next]
    return true
  }
}

extension View {
  /// What can be focused in this view, itself included, in the order of the tree.
  fileprivate var focusable: [View] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    return (canBecomeFocused ? [self] : []) + subviews.flatMap(\.focusable)
  }
}
