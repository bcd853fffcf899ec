import Motion
import SceneGraph
import Transitions

// Where things are in the window, also while a page lies over them.

extension ProductGridScreen {
  /// Where a product's picture is, in sight or not; `nil` where there is no such product.
  func windowFrame(of item: Int) -> Rect? {
    guard (0..<album.count).contains(item) else { return nil }
    stage?.layOutIfNeeded()
    return pictureFrame(of: item).offset(by: room)
  }

  /// What can be seen of the products.
  var listWindowFrame: Rect {
    stage?.layOutIfNeeded()
    return grid.frame.offset(by: room)
  }

  /// Where the open page's picture is, or will be once it has landed.
  var openPictureFrame: Rect? {
    guard let page = pages.last else { return nil }
    stage?.layOutIfNeeded()
    return page.isModal ? page.pictureFrame : page.pictureFrame.offset(by: room)
  }

  /// From the window's corner to that of the screens on the stack, beneath the title bar.
  private var room: Vector {
    let bar = navigationController?.navigationBar
    return Vector(dx: 0, dy: bar?.convert(bar?.bounds ?? .zero, to: nil)?.maxY ?? 0)
  }
}
