public import Motion
public import SceneGraph

/// What an animator may know about the transition it describes.
@MainActor
public struct TransitionContext {
  /// Which way.
  public let direction: TransitionDirection

  /// The screen beneath, which presents.
  public let presenting: ViewController

  /// The screen on top, which is presented or dismissed.
  public let presented: ViewController

  /// The space in which the transition takes place, in points; both screens fill it.
  public let container: Rect

  /// The view that both screens fill, whose points ``container`` is in: the stage's ground, or a
  /// container's room for its screens. `nil` where there is none but the window.
  public let containerView: View?

  /// Device pixels per point.
  public let scale: Double

  /// Whether the person asked for less movement: a cross-fade should take the place of it.
  public let reducesMotion: Bool

  /// Creates it from its parts.
  public init(
    direction: TransitionDirection, presenting: ViewController, presented: ViewController,
    container: Rect, containerView: View? = nil, scale: Double, reducesMotion: Bool
  ) {
    self.direction = direction
    self.presenting = presenting
    self.presented = presented
    self.container = container
    self.containerView = containerView
    self.scale = scale
    self.reducesMotion = reducesMotion
  }
}
