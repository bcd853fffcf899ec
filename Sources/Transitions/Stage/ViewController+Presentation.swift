import Motion
import SceneGraph

extension ViewController {
  /// The screen on top of this one, or of the outermost container around it, until its dismissal has ended.
  public final var presentedViewController: ViewController? {
    stage?.presentations.last { $0.presenting === outermost }?.presented
  }

  /// The screen that presented this one, or the outermost container around it, until the dismissal has ended.
  public final var presentingViewController: ViewController? {
    stage?.presentation(of: outermost)?.presenting
  }

  /// The container around all containers around this screen; itself where it is in none.
  final var outermost: ViewController {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }

  /// Shows a screen on top of this one; inside a container, on top of the outermost one.
  ///
  /// It may be called while another screen is still being dismissed: that one flies on beneath.
  /// Presenting a screen that is on its way out turns it back; presenting one that is there, or on
  /// its way in, changes nothing. A screen that is on no stage, or on its way out itself, presents
  /// nothing. Called from a callback, all this happens when every screen has been called.
  ///
  /// - Parameters:
  ///   - controller: The screen to show.
  ///   - animated: Whether its ``transitioningDelegate`` animates it; without one it appears at once.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if `controller`
  ///     is fully there, `cancelled` if it turned back or was not presented.
  /// - Precondition: `controller` is neither this screen nor the first one of a stage.
  public final func present(
    _ controller: ViewController, animated: Bool = true,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard let stage else {
      completion?(.cancelled)
      return
    }
    stage.request {
      stage.present(controller, from: self, animated: animated, completion: completion)
    }
  }

  /// Removes the topmost screen above this one, or this screen itself if there is none; whatever the
  /// removed screen has presented goes with it, at once. A screen inside a container speaks for the
  /// outermost one.
  ///
  /// During its presentation, or a drag, this turns the transition from where it is. A screen that
  /// is on its way out goes on. Called from a callback, all this happens when every screen has been
  /// called.
  ///
  /// - Parameters:
  ///   - animated: Whether its ``transitioningDelegate`` animates it.
  ///   - completion: Called once, on the main actor, when it is decided: `completed` if the screen is
  ///     gone or there was none, `cancelled` if it turned back and stays.
  public final func dismiss(
    animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    guard let stage else {
      completion?(.completed)
      return
    }
    stage.request { stage.dismiss(from: self, animated: animated, completion: completion) }
  }

  /// Tells the stage that what flies to or from this screen is elsewhere now: it was scrolled, or
  /// gave way to its neighbour. Transitions under way turn to where it is, from where they are.
  public final func transitionGeometryDidChange() {
    guard let stage else { return }
    stage.step {
      for crossing in stage.presentations + (parent?.screenStack?.crossings ?? []) {
        let leadsHere = crossing.leads(to: self) && crossing.transition?.heading == .dismiss
        if leadsHere || crossing.presented === self { crossing.geometryDidChange() }
      }
    }
  }
}
