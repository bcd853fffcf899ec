import Motion
import Photos
import SceneGraph

/// Hands the album's photographs to the examples: views that follow what becomes known of them.
///
/// There may be fewer photographs than an example shows: then they come again, in the same order.
@MainActor
final class ExamplePictures {
  private let album: Album

  /// Every view that is still used by somebody.
  private var views: [Follower] = []

  /// How many device pixels a point has.
  var scale: () -> Double = { 1 }

  private struct Follower {
    weak var view: PictureView?
  }

  init(album: Album) {
    self.album = album
  }

  /// How many an example shows that shows all of them, within reason; at least one.
  var count: Int { min(max(album.count, 1), 24) }

  /// A view of a photograph.
  ///
  /// - Parameter number: From 0; beyond the last it begins anew.
  /// - Returns: It fills its frame with the photograph, and orders what it needs when it is laid out.
  func view(of number: Int) -> PictureView {
    let view = PictureView(number: number, pictures: self)
    views.removeAll { $0.view == nil }
    views.append(Follower(view: view))
    show(view)
    return view
  }

  /// The name under a photograph: the file's, as in every other tab.
  func caption(of number: Int) -> String {
    item(number).map { album.caption(of: $0) } ?? "No picture"
  }

  /// How large a photograph is, as far as that is known.
  func detail(of number: Int) -> String {
    item(number).flatMap { album.header(of: $0) }.map { header in
      "\(Int(header.uprightSize.width)) × \(Int(header.uprightSize.height)) pixels"
    } ?? "Picture \(number + 1)"
  }

  /// Shows what has become known of a photograph.
  func refresh(_ item: Int) {
    let isUnreadable = album.failure(of: item) != nil
    for follower in views {
      guard let view = follower.view, isUnreadable || self.item(view.number) == item else {
        continue
      }
      show(view)
      if isUnreadable { order(for: view) }
    }
  }

  /// Shows other photographs.
  func showOthers() {
    for follower in views {
      guard let view = follower.view else { continue }
      show(view)
      view.setNeedsLayout()
    }
  }

  /// Orders the pixels for a view: as many as the largest view needs that shows the same photograph,
  /// since there is one thumbnail of each.
  func order(for view: PictureView) {
    guard let item = item(view.number), view.isUsed else { return }
    let largest = views.lazy.compactMap(\.view).filter { $0.isUsed && self.item($0.number) == item }
      .map(\.longerSide).max()
    let side = largest ?? view.longerSide
    guard side <= ExamplePictures.largestThumbnail else {
      return album.request(item, .full, priority: .visible)
    }
    let pixels = Int((side * scale()).rounded(.up))
    album.request(
      item, .thumbnail(PixelSize(width: pixels, height: pixels)), priority: .visible)
  }

  /// Orders the pixels of all views again: other screens may have wanted others meanwhile.
  func orderAll() {
    for follower in views { follower.view.map(order) }
  }

  /// Larger ones are cut from the whole picture, in points.
  private static let largestThumbnail = 360.0

  private func show(_ view: PictureView) {
    let image = item(view.number).flatMap { album.thumbnail(of: $0) }
    view.image = image
    view.backgroundColor = image == nil ? ProductPalette.missing : nil
  }

  /// The photograph that is shown under a number: unreadable ones are passed over.
  private func item(_ number: Int) -> Int? {
    guard album.count > 0 else { return nil }
    let item = number % album.count
    return album.neighbour(of: item - 1, step: 1) ?? album.neighbour(of: -1, step: 1)
  }
}

/// A photograph that fills its frame.
final class PictureView: ImageView {
  /// Which of the photographs; see ``ExamplePictures/view(of:)``.
  let number: Int
  private weak var pictures: ExamplePictures?

  fileprivate init(number: Int, pictures: ExamplePictures) {
    self.number = number
    self.pictures = pictures
    super.init(contentMode: .scaleAspectFill)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  /// Whether it is part of a screen, and has a size.
  fileprivate var isUsed: Bool { superview != nil && bounds.isDrawable }

  fileprivate var longerSide: Double { max(bounds.width, bounds.height) }

  override func layoutSubviews() { pictures?.order(for: self) }
}
