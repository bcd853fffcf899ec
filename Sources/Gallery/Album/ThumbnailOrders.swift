import Motion
import Photos
import SceneGraph

/// What a grid has ordered of the album: the thumbnails in sight at the size they are seen, and a
/// screenful around them.
@MainActor
final class ThumbnailOrders {
  private let album: Album

  /// The items of which a thumbnail was ordered.
  private var ordered = 0..<0

  init(album: Album) {
    self.album = album
  }

  /// Forgets everything: the album shows other photographs.
  func reset() { ordered = 0..<0 }

  /// Orders what has come into sight, and takes back what was scrolled away.
  ///
  /// - Parameters:
  ///   - grid: Its cells are as wide as their pictures.
  ///   - scale: Device pixels per point.
  ///   - isKept: Whether an item out of sight is still wanted.
  func update(for grid: GridView, scale: Double, keeping isKept: (Int) -> Bool) {
    grid.layoutIfNeeded()
    let visible = grid.visibleItems.clamped(to: 0..<album.count)
    let near =
      (visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
    let wanted = near.clamped(to: 0..<album.count)
    for item in ordered where !wanted.contains(item) && !isKept(item) { album.cancel(item) }
    ordered = wanted
    let side = (grid.frame(forItem: 0).width * scale).rounded()
    guard side >= 1, side.isFinite else { return }
    let cell = PhotoStore.Want.thumbnail(PixelSize(width: Int(side), height: Int(side)))
    for item in visible { album.request(item, cell, priority: .visible) }
    for item in wanted where !visible.contains(item) {
      album.request(item, cell, priority: .nearby)
    }
  }
}
