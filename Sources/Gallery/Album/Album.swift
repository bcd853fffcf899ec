import Motion
import Photos
import SceneGraph

/// The photographs in the order in which they are shown.
@MainActor
final class Album {
  let store: PhotoStore

  private var photos: [Image.ID] = []
  private var items: [Image.ID: Int] = [:]

  init(store: PhotoStore, paths: [PhotoPath]) {
    self.store = store
    show(paths)
  }

  /// How many there are.
  var count: Int { photos.count }

  /// Shows other photographs instead; those of before are forgotten.
  func show(_ paths: [PhotoPath]) {
    for photo in photos { store.remove(photo) }
    photos = store.add(paths)
    items = Dictionary(minimumCapacity: photos.count)
    for (item, photo) in photos.enumerated() { items[photo] = item }
  }

  /// Which item a picture of the store is; `nil` if it is not, or no longer, a photograph here.
  func item(of photo: Image.ID) -> Int? { items[photo] }

  /// The picture, once its size is known.
  func image(of item: Int) -> Image? {
    guard case .known = state(of: item) else { return nil }
    return store.image(photos[item])
  }

  /// What stands for the picture in a cell: itself, or a flat colour while its size is not known.
  func thumbnail(of item: Int) -> Image? {
    photos.indices.contains(item) ? store.image(photos[item]) : nil
  }

  /// Why the photograph cannot be shown; `nil` if it can, as far as is known.
  func failure(of item: Int) -> PhotoError? {
    if case .failed(let error) = state(of: item) { error } else { nil }
  }

  /// What the file says of the picture, once that was read.
  func header(of item: Int) -> PhotoHeader? {
    if case .known(let header) = state(of: item) { header } else { nil }
  }

  /// The file's name without its extension.
  func caption(of item: Int) -> String { path(of: item)?.caption ?? "" }

  /// The file's name.
  func name(of item: Int) -> String { path(of: item)?.displayName ?? "" }

  /// The nearest photograph before or after one that is not known to be unreadable.
  ///
  /// - Parameters:
  ///   - item: Where to start; it is not a candidate itself.
  ///   - step: `1` is forward, `-1` back.
  /// - Returns: `nil` at the end.
  func neighbour(of item: Int, step: Int) -> Int? {
    var next = item + step
    while photos.indices.contains(next), failure(of: next) != nil { next += step }
    return photos.indices.contains(next) ? next : nil
  }

  // MARK: Reading

  /// Orders something of a photograph in the background.
  func request(_ item: Int, _ want: PhotoStore.Want, priority: PhotoPriority) {
    guard photos.indices.contains(item) else { return }
    store.request(photos[item], want, priority: priority)
  }

  /// Takes back what was ordered of a photograph.
  func cancel(_ item: Int) {
    if photos.indices.contains(item) { store.cancel(photos[item]) }
  }

  private func state(of item: Int) -> PhotoState {
    photos.indices.contains(item) ? store.state(of: photos[item]) : .unknown
  }

  private func path(of item: Int) -> PhotoPath? {
    photos.indices.contains(item) ? store.path(of: photos[item]) : nil
  }
}
