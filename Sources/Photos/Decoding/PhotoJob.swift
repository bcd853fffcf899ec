import SceneGraph

/// One picture to be read in the background, and what is wanted of it.
struct PhotoJob: Sendable {
  /// What there can be one job for at a time.
  struct Key: Hashable, Sendable {
    var id: Image.ID
    var isHeaderOnly: Bool
  }

  enum Work: Sendable {
    case header
    case pixels(PixelWork)
  }

  struct PixelWork: Sendable {
    /// The cell that a thumbnail is to fill, if one is wanted.
    var thumbnail: PixelSize?

    /// Whether the picture itself is wanted, with its halves.
    var full: Bool

    /// The most bytes that the picture may take with its halves; it is halved until it fits.
    var mostBytes: Int

    /// The picture where it is in memory still, so that the file need not be read again.
    var inMemory: InMemory?
  }

  struct InMemory: Sendable {
    var header: PhotoHeader
    var facts: PhotoFacts
    var upright: Bitmap
    var animation: DecodedAnimation?
  }

  let id: Image.ID
  let path: PhotoPath
  var work: Work

  var key: Key {
    switch work {
    case .header: Key(id: id, isHeaderOnly: true)
    case .pixels: Key(id: id, isHeaderOnly: false)
    }
  }

  /// The same with everything that an older job for the same picture wanted and this one does not.
  func merged(with older: PhotoJob) -> PhotoJob {
    guard case .pixels(var newest) = work, case .pixels(let old) = older.work else { return self }
    newest.thumbnail = newest.thumbnail ?? old.thumbnail
    newest.full = newest.full || old.full
    newest.inMemory = newest.full ? nil : newest.inMemory
    var job = self
    job.work = .pixels(newest)
    return job
  }
}

/// How soon a picture is wanted; what is wanted sooner is read first.
package enum PhotoPriority: Int, Comparable, CaseIterable, Sendable {
  /// Some time: the headers of a whole folder.
  case later = 0
  /// Just outside what is in sight, or the next page.
  case nearby = 1
  case visible = 2
  /// The one that was clicked.
  case opened = 3

  package static func < (a: PhotoPriority, b: PhotoPriority) -> Bool { a.rawValue < b.rawValue }
}
