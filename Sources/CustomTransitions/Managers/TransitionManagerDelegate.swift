public import Transitions

/// Writes a transition in imperative form: puts views into a container and animates them.
@MainActor
public protocol TransitionManagerDelegate: AnyObject {
  /// Whose hand leads the next transition, both ways, in a presentation and in a navigation
  /// controller; `nil` to let it play.
  var interactionTransitionController: PercentDrivenInteraction? { get set }

  /// Animates one way.
  ///
  /// It is called once, before the first frame. What closures given to the container's `animate` change
  /// is recorded, and played, scrubbed, turned back and caught like every other transition; where it is
  /// cancelled, the views look again as before.
  ///
  /// - Parameters:
  ///   - container: The views of the transition. Put `toViewController`'s view into it where it comes.
  ///   - fromViewController: The screen that is left.
  ///   - toViewController: The screen that is gone to.
  ///   - isDismissing: Whether it is a dismissal or a pop.
  ///   - duration: The manager's, in seconds.
  ///   - completion: To be called when all is over; calling it again is harmless. Where it never is,
  ///     the transition ends after twice the duration, and the manager tells its `onFault`.
  func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void)
}

/// A transition to be overridden; by itself it shows the other screen at once.
@MainActor
open class TransitionManagerAnimation: TransitionManagerDelegate {
  /// Whose hand leads the next transition; `nil` to let it play.
  open var interactionTransitionController: PercentDrivenInteraction?

  /// Creates it.
  public init() {}

  /// Calls `completion()` and does nothing else.
  open func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    completion()
  }
}
