extension View {
  /// Puts a view inside this one, on top of its siblings; it leaves where it was before.
  ///
  /// - Precondition: `view` is neither this view nor one that this view is inside.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view inside this one.
  ///
  /// - Precondition: `view` is neither this view nor one that this view is inside.
  ///
  /// - Parameters:
  ///   - view: Leaves where it was before.
  ///   - index: How many siblings lie below it; clamped to what there are.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put inside itself")
    if view.superview === self {
      guard let present = subviews.firstIndex(where: { $0 === view }) else { return }
      subviews.remove(at: present)
    } else {
      view.removeFromSuperview()
      view.superview = self
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
    if view.needsLayout || view.needsLayoutBelow { noteLayoutBelow() }
    setNeedsDisplay()
  }

  /// Takes the view and all below it out of its superview; gestures on them are cancelled.
  public func removeFromSuperview() {
    guard let superview else { return }
    scene?.viewWillLeave(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsLayout()
    superview.setNeedsDisplay()
  }

  /// Moves a subview above its siblings; does nothing for a view that is not a subview.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self, subviews.last !== view else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    setNeedsDisplay()
  }

  /// Moves a subview below its siblings; does nothing for a view that is not a subview.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self, subviews.first !== view else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
    setNeedsDisplay()
  }

  /// Whether this view is `view` or somewhere inside it.
  public func isDescendant(of view: View) -> Bool {
    var candidate: View? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The topmost view above this one; itself where it has no superview.
  var root: View {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// The subviews, bottom to top as drawn; allocates only where ``zPosition`` differs.
  var subviewsInDrawingOrder: [View] {
    guard subviews.contains(where: { $0.zPosition != 0 }) else { return subviews }
    return subviews.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
