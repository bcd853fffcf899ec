import Motion
import SceneGraph

/// The bar above the products' grid, and the badge over it.
final class ProductGridView: View {
  private let bar: View
  private let grid: GridView
  private let scrollBar: ScrollBar

  /// Lies over the grid, and shows no more than it.
  private let badges = View()
  private let empty: View
  private let onLayout: () -> Void

  init(
    bar: View, grid: GridView, scrollBar: ScrollBar, badge: View, empty: View,
    onLayout: @escaping () -> Void
  ) {
    self.empty = empty
    self.bar = bar
    self.grid = grid
    self.scrollBar = scrollBar
    self.onLayout = onLayout
    super.init()
    badges.clipsToBounds = true
    badges.isUserInteractionEnabled = false
    badges.addSubview(badge)
    for view in [grid, empty, badges, bar, scrollBar] { addSubview(view) }
  }

  override func layoutSubviews() {
    let top = bar.sizeThatFits(bounds.size).height
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: top)
    grid.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    badges.frame = grid.frame
    empty.frame = grid.frame.inset(by: Insets(top: 24, left: 24, bottom: 24, right: 24))
    scrollBar.frame = Rect(
      x: bounds.width - ScrollBar.width, y: top, width: ScrollBar.width,
      height: grid.frame.height)
    onLayout()
    scrollBar.follow()
  }
}
