import Motion
import Photos
import SceneGraph

/// The photographs in the order in which they are shown.
@MainActor
final class Album {
  let store: PhotoStore

  /// Writes a name with the letters that there are.
  var legible: (String) -> String = { $0 }

  private var order: PhotoOrder

  /// The number in the store of the first file; the others follow, since nothing else is added.
  private var first = 0

  init(store: PhotoStore, paths: [PhotoPath], sort: PhotoSort = PhotoSort()) {
    self.store = store
    order = PhotoOrder(sort: sort)
    show(paths)
  }

  /// How many there are.
  var count: Int { order.count }

  /// The order in which they are shown.
  var sort: PhotoSort { order.sort }

  // MARK: Which there are

  /// Shows other photographs instead; those of before are forgotten.
  func show(_ paths: [PhotoPath]) {
    show(
      paths.enumerated().map { PhotoFile(path: $0.element, group: $0.offset) }, of: paths)
  }

  /// Shows other photographs instead, found under what was named; those of before are forgotten.
  func show(_ files: [PhotoFile], of named: [PhotoPath]) {
    for item in 0..<count { photo(item).map(store.remove) }
    first = store.count
    order = PhotoOrder(named: named, sort: order.sort)
    _ = insert(files)
  }

  /// Shows photographs as well.
  func insert(_ files: [PhotoFile]) -> PhotoMoves {
    moves {
      _ = store.add(files.map(\.path))
      order.insert(files)
    }
  }

  /// Shows files that were written: new ones as well, others anew.
  ///
  /// - Returns: What became of it; `nil` where all are there just so.
  func write(_ files: [PhotoFile]) -> PhotoMoves? {
    let known = numbers(of: Set(files.map(\.path)))
    var pairs: [(old: Int, new: Int)] = []
    var more: [PhotoFile] = []
    for file in files {
      guard let number = known[file.path], let place = order.place(of: number) else {
        more.append(file)
        continue
      }
      guard order.file(at: place) != file else { continue }
      pairs.append((number, store.renew(Image.ID(rawValue: first + number)).rawValue - first))
      more.insert(file, at: pairs.count - 1)
    }
    guard !more.isEmpty else { return nil }
    return moves {
      _ = store.add(more.dropFirst(pairs.count).map(\.path))
      order.remove(Set(pairs.map(\.old)))
      order.insert(more)
    }.renewing(pairs)
  }

  /// Shows what is gone no more.
  ///
  /// - Parameter isGone: Tells by the path.
  /// - Returns: What became of it; `nil` where nothing is gone.
  func remove(_ isGone: (PhotoPath) -> Bool) -> PhotoMoves? {
    let gone = (0..<count).filter { isGone(order.file(at: $0).path) }
    guard !gone.isEmpty else { return nil }
    return moves {
      for item in gone { photo(item).map(store.remove) }
      order.remove(Set(gone.map(order.number)))
    }
  }

  /// Shows them in another order.
  func sort(by sort: PhotoSort) -> PhotoMoves { moves { order.sort(by: sort) } }

  private func moves(_ change: () -> Void) -> PhotoMoves {
    let before = order.places
    change()
    return PhotoMoves(from: before, to: order.places)
  }

  /// The numbers of files by their paths, as far as they are shown.
  private func numbers(of paths: Set<PhotoPath>) -> [PhotoPath: Int] {
    var numbers: [PhotoPath: Int] = [:]
    for item in 0..<count {
      let path = order.file(at: item).path
      if paths.contains(path) { numbers[path] = order.number(at: item) }
    }
    return numbers
  }

  // MARK: What is known of them

  /// Which item a picture of the store is; `nil` if it is not, or no longer, a photograph here.
  func item(of photo: Image.ID) -> Int? { order.place(of: photo.rawValue - first) }

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

  /// The file, with its size and its date where they are known.
  func file(of item: Int) -> PhotoFile? {
    (0..<count).contains(item) ? order.file(at: item) : nil
  }

  /// The file's name without its extension.
  func caption(of item: Int) -> String { path(of: item).map { legible($0.caption) } ?? "" }

  /// The file's name.
  func name(of item: Int) -> String { path(of: item).map { legible($0.displayName) } ?? "" }

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
  func photo(_ item: Int) -> Image.ID? {
    guard (0..<count).contains(item) else { return nil }
    return Image.ID(rawValue: first + order.number(at: item))
  }

  private func state(of item: Int) -> PhotoState {
    photo(item).map(store.state) ?? .unknown
  }

  private func path(of item: Int) -> PhotoPath? {
    photo(item).flatMap(store.path)
  }
}
