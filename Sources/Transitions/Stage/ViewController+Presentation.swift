import Motion
import SceneGraph

extension ViewController {
  /// The screen on top of this one, until its dismissal has ended.
  public final var presentedViewController: ViewController? {
    stage?.presentations.last { $0.presenting === self }?.presented
  }

  /// The screen that presented this one, until the dismissal has ended.
  public final var presentingViewController: ViewController? {
    stage?.presentation(of: self)?.presenting
  }

  /// Shows a screen on top of this one.
  ///
  /// It may be called while another screen is still being dismissed: that one flies on beneath.
  /// Presenting a screen that is on its way out turns it back.
  ///
  /// - Parameters:
  ///   - controller: The screen to show.
  ///   - animated: Whether its ``transitioningDelegate`` animates it; without one it appears at once.
  ///   - completion: Called once, on the main actor, when the transition has ended, and how.
  /// - Precondition: This screen is on a stage, and `controller` is not, unless on its way out.
  public final func present(
    _ controller: ViewController, animated: Bool = true,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard let stage else {
      preconditionFailure("a screen must be on a stage before it can present another")
    }
    stage.present(controller, from: self, animated: animated, completion: completion)
  }

  /// Removes the topmost screen above this one, or this screen itself if there is none.
  ///
  /// During its presentation this turns the transition back from where it is. A screen that is on
  /// its way out already goes on.
  ///
  /// - Parameters:
  ///   - animated: Whether its ``transitioningDelegate`` animates it.
  ///   - completion: Called once, on the main actor, when the transition has ended, and how.
  public final func dismiss(
    animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard let stage else { return }
    let target = presentedViewController ?? self
    guard let presentation = stage.presentation(of: target) else { return }
    presentation.dismiss(animated: animated, completion: completion)
  }

  /// Tells the stage that what flies to or from this screen is elsewhere now: it was scrolled, or
  /// gave way to its neighbour. Transitions under way turn to where it is, from where they are.
  public final func transitionGeometryDidChange() {
    guard let stage else { return }
    for presentation in stage.presentations {
      let leadsHere = presentation.presenting === self && presentation.isOnItsWayOut
      if leadsHere || presentation.presented === self { presentation.geometryDidChange() }
    }
  }
}
