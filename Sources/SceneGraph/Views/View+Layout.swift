extension View {
  /// How often a view may ask for layout from within its own layout before it has to wait for the
  /// next frame; one that always asks would hang otherwise.
  private static let mostPasses = 4

  /// Asks for ``layoutSubviews()`` before the next frame.
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    superview?.noteLayoutBelow()
    setNeedsDisplay()
  }

  /// Lays out this view and those below it now, where that was asked for.
  public func layoutIfNeeded() {
    var pass = 0
    while needsLayout || needsLayoutBelow, pass < View.mostPasses {
      pass += 1
      if needsLayout {
        needsLayout = false
        layoutSubviews()
      }
      needsLayoutBelow = false
      for view in subviews where view.needsLayout || view.needsLayoutBelow {
        view.layoutIfNeeded()
      }
    }
  }

  /// Asks for a frame: something visible changed.
  ///
  /// The properties of a view call it themselves when they are given a different value.
  public func setNeedsDisplay() {
    scene?.viewNeedsDisplay()
  }

  func noteLayoutBelow() {
    var candidate: View? = self
    while let view = candidate, !view.needsLayoutBelow {
      view.needsLayoutBelow = true
      candidate = view.superview
    }
  }
}
