import Photos
import SceneGraph

/// Reads a recording's pictures again, a few ahead of when they enter.
///
/// What a queue finishes in which order is a matter of luck. So the gallery's own orders are not
/// carried out in a replay; what the recording says has finished is read, and enters when it did.
@MainActor
final class ReplayDecoding {
  private let store: PhotoStore
  private let queue: DecodeQueue

  /// Where relative paths start; `nil` is the working folder.
  private let folder: PhotoPath?
  private let arrivals = Arrivals()

  /// Everything that enters, in order.
  private let recorded: [DecodedPhoto]

  /// How many of them have entered.
  private var entered = 0

  /// How many of them were looked at for reading ahead.
  private var ordered = 0

  /// Results by their place in ``recorded``.
  private var results: [Int: FinishedPhoto.Outcome] = [:]

  /// The places that are ordered and have no result yet.
  private var awaited: Set<Int> = []

  /// How many pictures are read ahead: enough to keep a few threads busy, few enough to hold.
  private static let mostAhead = 6

  /// - Parameters:
  ///   - recorded: Everything that enters, in order.
  ///   - store: Knows the paths.
  ///   - folder: Where relative paths start; `nil` is the working folder.
  ///   - decoder: Turns bytes into pixels.
  init(
    _ recorded: [DecodedPhoto], store: PhotoStore, folder: PhotoPath?, decoder: some PhotoDecoder
  ) {
    self.recorded = recorded
    self.folder = folder
    self.store = store
    let arrivals = arrivals
    queue = DecodeQueue(decoder: decoder) { arrivals.count.change { $0 += 1 } }
  }

  /// The next results, read again; waits for them.
  ///
  /// - Parameter count: How many.
  /// - Returns: Those of pictures that are still there.
  /// - Throws: ``ReplayError`` where reading has another outcome than it had.
  func next(_ count: Int) throws(ReplayError) -> [FinishedPhoto] {
    var finished: [FinishedPhoto] = []
    for place in entered..<min(entered + count, recorded.count) {
      orderAhead(of: place)
      entered = place + 1
      let photo = recorded[place]
      guard photo.id.rawValue < store.count else {
        throw .noSuchPicture(photo.id.rawValue)
      }
      // A picture that was removed in the meantime is not looked at by the gallery either.
      guard let path = path(of: photo.id) else { continue }
      if !awaited.contains(place), results[place] == nil { order(place, path) }
      let again = FinishedPhoto(id: photo.id, outcome: wait(for: place))
      let now = DecodedPhoto(again)
      guard now == photo else {
        throw .otherOutcome(path, recorded: photo.outcome, now: now.outcome)
      }
      finished.append(again)
    }
    return finished
  }

  /// Orders what enters next, as far as its file is known by now.
  private func orderAhead(of place: Int) {
    ordered = max(ordered, place)
    let end = min(place + ReplayDecoding.mostAhead, recorded.count)
    while ordered < end {
      let id = recorded[ordered].id
      if id.rawValue < store.count, let path = path(of: id) { order(ordered, path) }
      ordered += 1
    }
  }

  /// Where a picture's file lies, for this process.
  private func path(of photo: Image.ID) -> PhotoPath? {
    store.path(of: photo).map { path in
      path.isRelative ? folder?.appending(path.bytes) ?? path : path
    }
  }

  private func order(_ place: Int, _ path: PhotoPath) {
    awaited.insert(place)
    queue.read(recorded[place].outcome.work, of: path, as: Image.ID(rawValue: place))
  }

  private func wait(for place: Int) -> FinishedPhoto.Outcome {
    while true {
      let seen = arrivals.count.withLock { $0 }
      for finished in queue.takeFinished() {
        awaited.remove(finished.id.rawValue)
        results[finished.id.rawValue] = finished.outcome
      }
      if let outcome = results.removeValue(forKey: place) { return outcome }
      arrivals.count.wait { count -> Void? in count == seen ? nil : () }
    }
  }
}

/// How many results have come, for whoever waits for the next.
private final class Arrivals: Sendable {
  let count = Monitor(0)
}

extension DecodedPhoto.Outcome {
  /// What has to be read for it to come again.
  fileprivate var work: DecodeQueue.FileWork {
    switch self {
    case .header: .header
    case .pixels(_, let thumbnail, let full):
      // A picture smaller than its cell stands for its thumbnail; asking for itself is the same.
      .pixels(thumbnail: thumbnail, full: full)
    // Whatever failed then fails when everything is asked for, or has another outcome now.
    case .failed: .pixels(thumbnail: nil, full: true)
    }
  }
}
