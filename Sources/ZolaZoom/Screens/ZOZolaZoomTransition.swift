public import SceneGraph
public import Transitions

/// Zooms a view, and with it the whole screen it stands on, to where another screen shows it.
///
/// Made anew for each push, pop, presentation and dismissal, by whoever supplies the animators.
public final class ZOZolaZoomTransition: TransitionAnimator {
  /// Which way a zoom was made for.
  public enum TransitionType: Hashable, Sendable {
    /// To a screen that comes.
    case presenting

    /// Back to the screen beneath.
    case dismissing
  }

  /// What is zoomed: a view of the screen that the zoom leaves.
  public let targetView: View

  /// Which way it was made for.
  public let type: TransitionType

  /// How it looks; takes effect with the next plan.
  public var style: ZolaStyle

  /// Tells where the target is; held weakly. Without it the zoom is a cross-fade.
  public private(set) weak var delegate: (any ZOZolaZoomTransitionDelegate)?

  /// What the screens fade through; white by default.
  public var fadeColor: Color {
    get { style.fadeColor }
    set { style.fadeColor = newValue }
  }

  /// - Parameters:
  ///   - targetView: A view of the screen that the zoom leaves.
  ///   - type: Which way.
  ///   - duration: In seconds; positive.
  ///   - delegate: Tells where the target is; held weakly.
  ///   - preset: Whose figures are used; ours by default.
  public init(
    targetView: View, type: TransitionType, duration: Double,
    delegate: any ZOZolaZoomTransitionDelegate, preset: ZolaStyle.Preset = .standard
  ) {
    self.targetView = targetView
    self.type = type
    self.delegate = delegate
    style = ZolaStyle(preset: preset, duration: duration)
  }

  /// The same as the initialiser, in the original's words.
  ///
  /// - Parameters:
  ///   - targetView: A view of the screen that the zoom leaves.
  ///   - type: Which way.
  ///   - duration: In seconds; positive.
  ///   - delegate: Tells where the target is; held weakly.
  /// - Returns: The zoom.
  public static func transition(
    from targetView: View, type: TransitionType, duration: Double,
    delegate: any ZOZolaZoomTransitionDelegate
  ) -> ZOZolaZoomTransition {
    ZOZolaZoomTransition(
      targetView: targetView, type: type, duration: duration, delegate: delegate)
  }

  // MARK: TransitionAnimator

  /// Nothing.
  public func transitionWillStart(_ context: TransitionContext) {}

  /// The zoom from one resting screen to the other.
  public func plan(for context: TransitionContext) -> TransitionPlan {
    style.plan(
      for: subject(context), direction: context.direction, reducesMotion: context.reducesMotion,
      scale: context.scale)
  }

  /// The classic zoom plays to its end, as the original's does.
  public var ignoresInput: Bool { style.preset == .classic }

  /// Nothing.
  public func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {}
}
