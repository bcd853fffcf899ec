public import Transitions

/// The new screen fades in over the old one, and out again.
public final class FadeTransitionAnimation: TransitionManagerAnimation {
  /// Fades.
  public override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    let (from, to) = (fromViewController, toViewController)
    if isDismissing {
      container.insertSubview(to.view, belowSubview: from.view)
      container.animate(duration: duration) {
        from.view.alpha = 0
      } completion: {
        completion()
      }
    } else {
      to.view.alpha = 0
      container.addSubview(to.view)
      container.animate(duration: duration) {
        to.view.alpha = 1
      } completion: {
        completion()
      }
    }
  }
}
