import Motion
import SceneGraph

/// The bar above the grid.
final class GridScreenView: View {
  /// What all lies on. It goes on beyond the edges, which a zoom about a thumbnail near one leads
  /// into the window.
  private let ground = View()
  private let bar: View
  private let grid: GridView
  private let scrollBar: ScrollBar
  private let empty: View
  private let onLayout: () -> Void

  init(
    bar: View, grid: GridView, scrollBar: ScrollBar, empty: View, onLayout: @escaping () -> Void
  ) {
    self.bar = bar
    self.empty = empty
    self.scrollBar = scrollBar
    self.grid = grid
    self.onLayout = onLayout
    super.init()
    ground.backgroundColor = Color(hex: 0xf4f4f6)
    ground.isUserInteractionEnabled = false
    for view in [ground, grid, empty, bar, scrollBar] { addSubview(view) }
  }

  override func layoutSubviews() {
    ground.frame = bounds.inset(
      by: Insets(
        top: -bounds.height, left: -bounds.width, bottom: -bounds.height, right: -bounds.width))
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: TopBar.height)
    grid.frame = Rect(
      x: 0, y: TopBar.height, width: bounds.width, height: max(0, bounds.height - TopBar.height))
    empty.frame = grid.frame.inset(by: Insets(top: 40, left: 40, bottom: 40, right: 40))
    scrollBar.frame = Rect(
      x: bounds.width - ScrollBar.width, y: TopBar.height, width: ScrollBar.width,
      height: grid.frame.height)
    onLayout()
    scrollBar.follow()
  }
}
