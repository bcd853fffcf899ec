import Motion
import SceneGraph

/// What an animation may change about a view, at one moment.
struct ViewLook: Hashable {
  /// Where it is in its superview, as it would be without its transform.
  var frame: Rect
  var alpha: Double
  var transform: Transform3D
  var radii: CornerRadii
  var background: Color

  @MainActor
  init(_ view: View) {
    frame = Rect(center: view.center, size: view.bounds.size)
    alpha = view.alpha
    transform = view.transform
    radii = view.cornerRadii
    background = view.backgroundColor ?? .clear
  }

  /// Makes a view look so, in those respects that an animation has changed.
  ///
  /// - Parameters:
  ///   - view: Which.
  ///   - from: How it looked before the animation.
  ///   - to: How it looked after it.
  ///   - placed: Whether it gets its place back too.
  @MainActor
  func restore(_ view: View, whereChangedFrom from: ViewLook, to: ViewLook, placed: Bool) {
    if from.frame != to.frame, placed {
      let transform = view.transform
      view.transform = .identity
      view.frame = frame
      view.transform = transform
    }
    if from.alpha != to.alpha { view.alpha = alpha }
    if from.transform != to.transform { view.transform = transform }
    if from.radii != to.radii { view.cornerRadii = radii }
    if from.background != to.background {
      view.backgroundColor = background.alpha == 0 ? nil : background
    }
  }
}
