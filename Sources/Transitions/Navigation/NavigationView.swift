import Motion
import SceneGraph

/// The ground of a navigation controller: the title bar above the room for the screens.
final class NavigationView: View {
  private let room: View
  private let bar: NavigationBar

  init(_ room: View, _ bar: NavigationBar) {
    self.room = room
    self.bar = bar
    super.init()
    addSubview(room)
    addSubview(bar)
  }

  override func layoutSubviews() {
    let height = bar.isHidden ? 0 : min(bar.style.height, bounds.height)
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    room.frame = Rect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }
}
