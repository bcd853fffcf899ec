public import Motion
public import Transitions

/// The new screen comes up from below, and goes down again; a pan on it takes it down by hand.
public final class PullTransitionAnimation: TransitionManagerAnimation {
  /// How the screen moves; ease-in-out by default.
  public var curve = UnitCurve.easeInOut

  /// How much of its height the screen must have been taken down for letting go to close it, `0...1`;
  /// half by default, as in the original.
  public var closingFraction = 0.5

  /// Pulls.
  public override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    let (from, to) = (fromViewController, toViewController)
    if isDismissing {
      container.insertSubview(to.view, belowSubview: from.view)
      container.animate(duration: duration, curve: curve) {
        from.view.frame.origin.y = to.view.frame.maxY
      } completion: {
        completion()
      }
    } else {
      addPan(to: to)
      container.addSubview(to.view)
      let top = to.view.frame.origin.y
      to.view.frame.origin.y = from.view.frame.maxY
      container.animate(duration: duration, curve: curve) {
        to.view.frame.origin.y = top
      } completion: {
        completion()
      }
    }
  }

  private func addPan(to screen: ViewController) {
    guard screen[attachment: PullPanKey.self]?.leads(self) != true else { return }
    screen[attachment: PullPanKey.self]?.stop()
    screen[attachment: PullPanKey.self] = PullPan(self, on: screen)
  }
}

/// Keeps a screen's pan.
private enum PullPanKey: ViewControllerAttachmentKey {
  typealias Value = PullPan
}
