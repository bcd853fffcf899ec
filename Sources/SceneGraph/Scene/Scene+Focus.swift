import Motion

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

  /// Moves the focus to the next view that wants it, in the order of the tree, round and round, and scrolls
  /// it into sight.
  ///
  /// - Parameters:
  ///   - forward: `false` is backwards.
  ///   - view: Looks only in here; `nil` is the whole tree.
  /// - Returns: Whether there was one.
  @discardableResult
  public func moveFocus(forward: Bool, within view: View? = nil) -> Bool {
    moveFocus(forward: forward, through: [view ?? root])
  }

  /// Moves the focus to the next view that wants it, in several parts of the tree one after the other.
  ///
  /// - Parameters:
  ///   - forward: `false` is backwards.
  ///   - views: Looks only in these, in their order.
  /// - Returns: Whether there was one.
  @discardableResult
  package func moveFocus(forward: Bool, through views: [View]) -> Bool {
    let candidates = views.flatMap(\.focusable)
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
    root.layoutIfNeeded()
    candidates[next].scrollIntoSight()
    return true
  }
}

extension View {
  /// How much of what is around it is shown as well, in points: enough for its ring.
  private static let surroundings = 12.0

  /// Scrolls whatever it lies in, as little as brings it into sight.
  fileprivate func scrollIntoSight() {
    let room = View.surroundings
    var inner = self
    while let outer = inner.superview {
      if let list = outer as? ScrollView, let place = inner.convert(inner.bounds, to: list) {
        list.scrollToVisible(
          place.inset(by: Insets(top: -room, left: -room, bottom: -room, right: -room)),
          animated: true)
      }
      inner = outer
    }
  }
}

extension View {
  /// What can be focused in this view, itself included, in the order of the tree.
  fileprivate var focusable: [View] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    return (canBecomeFocused ? [self] : []) + subviews.flatMap(\.focusable)
  }
}
