public import Motion
public import SceneGraph
public import Transitions

/// Which transition a screen is told about.
public typealias KVTransitionType = TransitionDirection

/// How far a drag that may dismiss a screen has come.
public enum KVInteractDismissState: Hashable, Sendable {
  case began
  case changed

  /// The hand let go and the screen is being dismissed.
  case ended

  /// The hand let go, or lost the pointer, and the screen stays.
  case cancelled
}

/// A screen with a picture that flies: either end of a hero or Pinterest transition.
///
/// For one drag the states come in order: `began`, `changed` any number of times, then exactly one
/// of `ended` and `cancelled`.
@MainActor
public protocol KVTransitionAnimatable: ViewController {
  /// Where the picture is, in the points of the screen's own view; `nil` if it is nowhere, and the
  /// transition then fades instead of flying.
  ///
  /// It is asked for again whenever the way or the geometry changes, always in undisturbed layout:
  /// what a drag does to the picture is not part of it.
  var imageViewFrame: Rect? { get }

  /// The picture's corner radius, in points.
  var cornerRadius: Double { get }

  /// How the picture's corners leave its sides.
  var cornerCurve: CornerCurve { get }

  /// Whether a drag may dismiss the screen.
  var enableInteractionDismiss: Bool { get }

  /// The picture that flies; `nil` flies a snapshot of the whole presented screen.
  func heroImage() -> Image?

  /// How the picture fills its frame.
  func heroImageContentMode() -> ContentMode

  /// Where the picture is that flies to or from a certain screen; ``imageViewFrame`` by default.
  ///
  /// A screen from which a second picture may be opened while the first is still closing answers
  /// for each of them.
  func imageViewFrame(facing screen: ViewController) -> Rect?

  /// The part of the screen in which that picture can be seen, in the points of the screen's own
  /// view: what bars and the like leave of it; `nil`, the default, is all of it.
  ///
  /// Of a picture that is cut by an edge only the part in sight flies, and its window opens on the
  /// way. The classic preset does not ask.
  func imageViewClip(facing screen: ViewController) -> Rect?

  /// The picture that flies to or from a certain screen; ``heroImage()`` by default.
  func heroImage(facing screen: ViewController) -> Image?

  /// The view that a drag carries about; `nil` makes the drag scrub the dismissal instead.
  func interactionViewForDismiss() -> View?

  /// Called before a transition, and before any snapshot is taken.
  func animationWillStart(transitionType: KVTransitionType)

  /// Called after a transition, with its own type if it went through, with the opposite if it was
  /// turned back.
  func animationDidEnd(transitionType: KVTransitionType)

  /// Called on the presented screen while a drag may dismiss it.
  func interactDismiss(state: KVInteractDismissState)
}

extension KVTransitionAnimatable {
  /// In points.
  public var cornerRadius: Double { 0 }
  /// Continuous corners.
  public var cornerCurve: CornerCurve { .continuous }
  /// No drag dismisses.
  public var enableInteractionDismiss: Bool { false }

  /// A snapshot flies.
  public func heroImage() -> Image? { nil }
  /// The picture fills its frame.
  public func heroImageContentMode() -> ContentMode { .scaleAspectFill }
  /// The same for every screen.
  public func imageViewFrame(facing screen: ViewController) -> Rect? { imageViewFrame }
  /// All of the screen.
  public func imageViewClip(facing screen: ViewController) -> Rect? { nil }
  /// The same for every screen.
  public func heroImage(facing screen: ViewController) -> Image? { heroImage() }
  /// A drag scrubs the dismissal.
  public func interactionViewForDismiss() -> View? { nil }
  /// Does nothing.
  public func animationWillStart(transitionType: KVTransitionType) {}
  /// Does nothing.
  public func animationDidEnd(transitionType: KVTransitionType) {}
  /// Does nothing.
  public func interactDismiss(state: KVInteractDismissState) {}
}
