import SceneGraph

/// Reads the headers of all photographs of an album, a few at a time and after everything else, so that a
/// layout by their shapes is final before anybody scrolls there.
@MainActor
final class ShapesAhead {
  private let album: Album

  /// Where it began, and how many were looked at since, round and round.
  private var first = 0
  private var looked = 0

  /// Those that were ordered and have not come; by their names, since they may lie elsewhere by then.
  private var waiting: Set<Image.ID> = []

  /// How many are ordered at once: as many as are read in a frame, few enough to be of no account.
  private static let mostWaiting = 256

  init(album: Album) {
    self.album = album
  }

  /// Whether everything has been read.
  var isDone: Bool { looked >= album.count && waiting.isEmpty }

  /// Begins anew, since other photographs are there or lie elsewhere.
  ///
  /// - Parameters:
  ///   - item: Where to begin, and go on to the end and then from the start.
  ///   - known: The shapes that are known, `0` for those that are not.
  func begin(at item: Int, known: [Float]) {
    waiting = []
    (first, looked) = (max(item, 0), 0)
    order(known)
  }

  /// Goes on from elsewhere, unless it has been there: somebody has scrolled.
  ///
  /// - Parameters:
  ///   - item: From where.
  ///   - known: The shapes that are known, `0` for those that are not.
  func goOn(from item: Int, known: [Float]) {
    guard album.count > 0, looked < album.count, item >= 0 else { return }
    let distance = (item - first % album.count + album.count) % album.count
    if distance > looked { (first, looked) = (item, 0) }
    order(known)
  }

  /// Goes on, since something has become known of a photograph.
  ///
  /// - Parameters:
  ///   - item: Of which.
  ///   - known: The shapes that are known, `0` for those that are not.
  func goOn(after item: Int, known: [Float]) {
    guard let photo = album.photo(item), waiting.remove(photo) != nil else { return }
    order(known)
  }

  private func order(_ known: [Float]) {
    guard waiting.count <= ShapesAhead.mostWaiting / 2 else { return }
    while waiting.count < ShapesAhead.mostWaiting, looked < album.count {
      let item = (first + looked) % album.count
      looked += 1
      guard known.indices.contains(item), known[item] == 0, album.header(of: item) == nil,
        album.failure(of: item) == nil, let photo = album.photo(item)
      else { continue }
      album.request(item, .header, priority: .later)
      waiting.insert(photo)
    }
  }
}
