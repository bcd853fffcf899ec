import Motion
import Photos
import SceneGraph

/// The photographs in the order in which they are shown.
@MainActor
final class Album {
  let store: PhotoStore

  /// Their numbers in the store, which follow each other.
  private var numbers = 0..<0

  init(store: PhotoStore, paths: [PhotoPath]) {
    self.store = store
    show(paths)
  }

  /// How many there are.
  var count: Int { numbers.count }

  /// Shows other photographs instead; those of before are forgotten.
  func show(_ paths: [PhotoPath]) {
    for number in numbers { store.remove(Image.ID(rawValue: number)) }
    numbers = store.add(paths)
  }

  /// Which item a picture of the store is; `nil` if it is not, or no longer, a photograph here.
  func item(of photo: Image.ID) -> Int? {
    numbers.contains(photo.rawValue) ? photo.rawValue - numbers.lowerBound : nil
  }

  /// The picture, once its size is known.
  func image(of item: Int) -> Image? {
    guard case .known = state(of: item) else { return nil }
    return photo(item).map(store.image)
  }

  /// What stands for the picture in a cell: itself, or a flat colour while its size is not known.
  func thumbnail(of item: Int) -> Image? {
    photo(item).map(store.image)
  }

  /// Why the photograph cannot be shown; `nil` if it can, as far as is known.
  func failure(of item: Int) -> PhotoError? {
    if case .failed(let error) = state(of: item) { error } else { nil }
  }

  /// What the file says of the picture, once that was read.
  func header(of item: Int) -> PhotoHeader? {
    if case .known(let header) = state(of: item) { header } else { nil }
  }

  /// What is missing of the picture, once it was decoded.
  func damage(of item: Int) -> PhotoDamage? {
    photo(item).flatMap(store.facts)?.damage
  }

  /// What became of the picture's colour profile, once it was decoded.
  func profile(of item: Int) -> ProfileUse? {
    photo(item).flatMap(store.facts)?.profile
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
    while next >= 0, next < count, failure(of: next) != nil { next += step }
    return photo(next) == nil ? nil : next
  }

  // MARK: Reading

  /// Orders something of a photograph in the background.
  func request(_ item: Int, _ want: PhotoStore.Want, priority: PhotoPriority) {
    if let photo = photo(item) { store.request(photo, want, priority: priority) }
  }

  /// Takes back what was ordered of a photograph.
  func cancel(_ item: Int) {
    if let photo = photo(item) { store.cancel(photo) }
  }

  /// Its name in the store; `nil` if there is no such item.
  private func photo(_ item: Int) -> Image.ID? {
    let number = numbers.lowerBound + item
    return numbers.contains(number) ? Image.ID(rawValue: number) : nil
  }

  private func state(of item: Int) -> PhotoState {
    photo(item).map(store.state) ?? .unknown
  }

  private func path(of item: Int) -> PhotoPath? {
    photo(item).flatMap(store.path)
  }
}
