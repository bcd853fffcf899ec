import Motion
import SceneGraph

/// Lets presses through where nothing stands in it.
final class OverlayView: View {
  override func hitTest(_ point: Point) -> View? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}
