public import Transitions

/// The new screen comes up from below, and goes down again; a pan on it takes it down by hand.
public final class PullTransitionAnimation: TransitionManagerAnimation {
  /// Pulls.
  public override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    let (from, to) = (fromViewController, toViewController)
    if isDismissing {
      container.insertSubview(to.view, belowSubview: from.view)
      container.animate(duration: duration) {
        from.view.frame.origin.y = to.view.frame.maxY
      } completion: {
        completion()
      }
    } else {
      addPan(to: to)
      container.addSubview(to.view)
      let top = to.view.frame.origin.y
      to.view.frame.origin.y = from.view.frame.maxY
      container.animate(duration: duration) {
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
