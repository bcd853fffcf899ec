import Motion
import Photos
import SceneGraph

/// What a grid has ordered of the album: the thumbnails in sight at the size they are seen, and a
/// screenful around them.
@MainActor
final class ThumbnailOrders {
  private let album: Album

  /// The photographs of which a thumbnail was ordered; by their names, since they may lie elsewhere by
  /// now.
  private var ordered: [Image.ID] = []
  private var wanted = 0..<0

  /// The items that were in sight when it was last updated.
  private(set) var visible = 0..<0

  init(album: Album) {
    self.album = album
  }

  /// Forgets everything: the album shows other photographs.
  func reset() { (ordered, wanted, visible) = ([], 0..<0, 0..<0) }

  /// The photographs lie elsewhere: all is looked at again.
  func itemsDidMove() { wanted = 0..<0 }

  /// Whether an item is in sight, or so near that it was ordered as well.
  func isNear(_ item: Int) -> Bool { wanted.contains(item) }

  /// Orders what has come into sight, and takes back what was scrolled away.
  ///
  /// - Parameters:
  ///   - grid: Shows them.
  ///   - scale: Device pixels per point.
  ///   - pictureSize: How large a photograph's picture is in its cell, in points; `nil` is a square as wide
  ///     as the cell.
  ///   - needsHeader: Whether that depends on the photograph, so that its header is wanted first.
  ///   - isKept: Whether an item out of sight is still wanted.
  func update(
    for grid: GridView, scale: Double, pictureSize: ((Int) -> Size)? = nil,
    needsHeader: Bool = false, keeping isKept: (Int) -> Bool
  ) {
    grid.layoutIfNeeded()
    visible = grid.visibleItems.clamped(to: 0..<album.count)
    let near =
      (visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
    let wanted = near.clamped(to: 0..<album.count)
    if wanted != self.wanted {
      for photo in ordered {
        guard let item = album.item(of: photo), !wanted.contains(item), !isKept(item) else {
          continue
        }
        album.cancel(item)
      }
      ordered.removeAll(keepingCapacity: true)
      ordered.append(contentsOf: wanted.lazy.compactMap(album.photo))
      self.wanted = wanted
    }
    func order(_ item: Int, _ priority: PhotoPriority) {
      guard !needsHeader || album.header(of: item) != nil || album.failure(of: item) != nil else {
        return album.request(item, .header, priority: priority)
      }
      let width = grid.frame(forItem: item).width
      let size = pictureSize?(item) ?? Size(width: width, height: width)
      let (across, down) = ((size.width * scale).rounded(), (size.height * scale).rounded())
      guard across >= 1, down >= 1, across.isFinite, down.isFinite else { return }
      let cell = PixelSize(width: Int(across), height: Int(down))
      album.request(item, .thumbnail(cell), priority: priority)
    }
    for item in visible { order(item, .visible) }
    for item in wanted where !visible.contains(item) { order(item, .nearby) }
  }
}
