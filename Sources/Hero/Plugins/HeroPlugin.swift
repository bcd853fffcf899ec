public import SceneGraph
public import Transitions

/// Something that takes part in every transition of an engine: it changes what views do, changes or
/// adds to the plan, follows along, or holds the transition for a hand.
///
/// A new one is made for each transition, once it begins. All have defaults that do nothing.
@MainActor
public protocol HeroPlugin: AnyObject {
  /// Makes one for a transition.
  init()

  /// Whether ``seek(to:)`` is called for every frame, and not only while a hand leads. `false` by default.
  var requiresPerFrameCallback: Bool { get }

  /// Changes what is decided about the views, after the engine's own steps and the plugins that were
  /// enabled before.
  ///
  /// Like ``animate(_:in:)`` it is called again whenever a new plan is made: the transition was turned
  /// back, let go, or the geometry changed.
  ///
  /// - Parameters:
  ///   - scene: Both screens with the states that modifiers come to.
  ///   - fromViews: Those of the screen before, in its side's order.
  ///   - toViews: Those of the screen after, in its side's order.
  func process(_ scene: inout HeroScene, fromViews: [View], toViews: [View])

  /// Whether the plugin moves a view itself, in ``animate(_:in:)``: the engine then gives it an element
  /// that stands still as it is at rest, whatever its modifiers say. `false` by default.
  ///
  /// - Parameters:
  ///   - view: Of either screen, and taking part.
  ///   - appears: Whether it is on the screen after.
  /// - Returns: Whether it does.
  func canAnimate(_ view: View, appears: Bool) -> Bool

  /// Changes the plan, which leads from the screen before to the screen after, whichever way the
  /// transition goes at the moment.
  ///
  /// - Parameters:
  ///   - plan: The engine's, as those before have left it.
  ///   - context: Both screens and where it takes place.
  /// - Returns: How long the plugin itself takes, in seconds; infinity lets the transition begin in a hand,
  ///   which moves it with ``HeroTransition/update(_:velocity:)``.
  func animate(_ plan: inout TransitionPlan, in context: TransitionContext) -> Double

  /// Follows what is shown.
  ///
  /// - Parameter seconds: Of the transition's own time: its progress times its duration.
  func seek(to seconds: Double)

  /// A hand has let go, or the transition was turned.
  ///
  /// - Parameters:
  ///   - seconds: Of the transition's own time, when.
  ///   - isReversed: Whether it goes back to its start.
  func resume(at seconds: Double, isReversed: Bool)

  /// A view was put somewhere by hand.
  func apply(_ state: HeroTargetState, to view: View)

  /// An end of a view's way has moved.
  func changeTarget(_ state: HeroTargetState, isDestination: Bool, of view: View)

  /// The transition is over, however it ended.
  func clean()
}

extension HeroPlugin {
  /// Only while a hand leads.
  public var requiresPerFrameCallback: Bool { false }

  /// Changes nothing.
  public func process(_ scene: inout HeroScene, fromViews: [View], toViews: [View]) {}

  /// No view.
  public func canAnimate(_ view: View, appears: Bool) -> Bool { false }

  /// Changes nothing and takes no time.
  public func animate(_ plan: inout TransitionPlan, in context: TransitionContext) -> Double { 0 }

  /// Does nothing.
  public func seek(to seconds: Double) {}

  /// Does nothing.
  public func resume(at seconds: Double, isReversed: Bool) {}

  /// Does nothing.
  public func apply(_ state: HeroTargetState, to view: View) {}

  /// Does nothing.
  public func changeTarget(_ state: HeroTargetState, isDestination: Bool, of view: View) {}

  /// Does nothing.
  public func clean() {}
}
