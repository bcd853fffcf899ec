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

  /// Makes a view look so, in those respects in which another look differs.
  @MainActor
  func restore(_ view: View, from other: ViewLook) {
    if frame != other.frame {
      let transform = view.transform
      view.transform = .identity
      view.frame = frame
      view.transform = transform
    }
    if alpha != other.alpha { view.alpha = alpha }
    if transform != other.transform { view.transform = transform }
    if radii != other.radii { view.cornerRadii = radii }
    if background != other.background {
      view.backgroundColor = background.alpha == 0 ? nil : background
    }
  }
}
