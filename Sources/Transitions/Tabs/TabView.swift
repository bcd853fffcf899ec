import Motion
import SceneGraph

/// The ground of a tab controller: the bar below the room for the screens.
final class TabView: View {
  private let room: View
  private let bar: TabBar

  init(_ room: View, _ bar: TabBar) {
    self.room = room
    self.bar = bar
    super.init()
    addSubview(room)
    addSubview(bar)
  }

  override func layoutSubviews() {
    let height = bar.isHidden ? 0 : min(bar.style.height, bounds.height)
    let top = bounds.height - height
    room.frame = Rect(x: 0, y: 0, width: bounds.width, height: top)
    bar.frame = Rect(x: 0, y: top, width: bounds.width, height: height)
  }
}
