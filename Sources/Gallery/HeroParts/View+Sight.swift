import Motion
import SceneGraph

extension View {
  /// Scrolls what it lies in, at once, so that all of it is in sight, as far as there is room: what comes
  /// home to it from a screen that covers it is not to fly past the edge.
  func comeIntoSight() {
    var around = superview
    while let view = around {
      if let scroll = view as? ScrollView, let place = convert(bounds, to: scroll) {
        let margin = Insets(top: -12, left: 0, bottom: -12, right: 0)
        return scroll.scrollToVisible(place.inset(by: margin), animated: false)
      }
      around = view.superview
    }
  }
}
