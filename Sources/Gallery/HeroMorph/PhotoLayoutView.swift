import Motion
import SceneGraph

/// The choice between list and grid, and under it the photographs in one of them.
final class PhotoLayoutView: View {
  /// Either of the two.
  let photographs: ScrollView
  private let bar: PhotoLayoutBar

  /// - Parameters:
  ///   - kit: What it is built with.
  ///   - photographs: What is under the bar.
  ///   - selection: `0` the list, `1` the grid.
  ///   - onChange: Called when the other one is chosen.
  init(
    _ kit: ExampleKit, _ photographs: ScrollView, selection: Int, onChange: @escaping () -> Void
  ) {
    self.photographs = photographs
    bar = PhotoLayoutBar(kit, selection: selection, onChange: onChange)
    super.init()
    addSubview(photographs)
    addSubview(bar)
  }

  override func layoutSubviews() {
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: PhotoLayoutBar.height)
    photographs.frame = Rect(
      x: 0, y: PhotoLayoutBar.height, width: bounds.width,
      height: max(0, bounds.height - PhotoLayoutBar.height))
  }
}
