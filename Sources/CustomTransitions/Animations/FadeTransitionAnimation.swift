public import Motion
public import Transitions

/// The new screen fades in over the old one, and out again.
public final class FadeTransitionAnimation: TransitionManagerAnimation {
  /// How the screens fade; ease-in-out by default.
  public var curve = UnitCurve.easeInOut

  /// Fades.
  public override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    let (from, to) = (fromViewController, toViewController)
    if isDismissing {
      container.insertSubview(to.view, belowSubview: from.view)
      container.animate(duration: duration, curve: curve) {
        from.view.alpha = 0
      } completion: {
        completion()
      }
    } else {
      to.view.alpha = 0
      container.addSubview(to.view)
      container.animate(duration: duration, curve: curve) {
        to.view.alpha = 1
      } completion: {
        completion()
      }
    }
  }
}
