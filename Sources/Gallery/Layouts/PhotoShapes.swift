import SceneGraph

/// By which shapes a grid lays photographs out, and when it does so anew as they become known.
@MainActor
final class PhotoShapes {
  private let album: Album
  private var aspects: AspectRatios

  /// `nil` where frames are made only of what is in sight.
  private let ahead: ShapesAhead?

  /// How many have become known that nothing is laid out by.
  private var newCount = 0

  /// What was laid out last.
  private var lastForm: Form?

  /// After how many that are out of sight everything is laid out again.
  private static let mostNew = 512

  /// What a layout depends on besides the photographs.
  struct Form: Hashable {
    var layout: PhotoLayout
    var density: PhotoLayout.Density

    /// In points.
    var width: Double
  }

  /// - Parameters:
  ///   - album: Of which photographs.
  ///   - readsAhead: Whether the headers of those that are out of sight are read as well.
  init(album: Album, readsAhead: Bool) {
    self.album = album
    aspects = AspectRatios(count: album.count)
    ahead = readsAhead ? ShapesAhead(album: album) : nil
  }

  /// Other photographs are there, of which nothing is known.
  func reset() { (aspects, newCount) = (AspectRatios(count: album.count), 0) }

  /// The photographs lie elsewhere, and more may have come.
  func follow(_ moves: PhotoMoves) {
    aspects.follow(moves)
    newCount = 0
  }

  /// Reads the shapes that are not known, since they are wanted, or since others are there.
  ///
  /// - Parameter item: Where to begin.
  func read(from item: Int) { ahead?.begin(at: item, known: aspects.known) }

  /// Takes what has become known of a photograph, in any layout.
  ///
  /// - Parameters:
  ///   - item: Of which.
  ///   - isNear: Whether it is in sight, or just outside.
  /// - Returns: Whether everything is to be laid out anew.
  func take(_ item: Int, isNear: Bool) -> Bool {
    let isOther = aspects.take(item, of: album)
    guard let ahead else { return isOther }
    if isOther { newCount += 1 }
    ahead.goOn(after: item, known: aspects.known)
    guard ahead.isDone || newCount >= PhotoShapes.mostNew || isNear && isOther else { return false }
    return newCount > 0 || ahead.isDone && aspects.isHolding
  }

  /// Reads on from what is in sight now.
  ///
  /// - Parameters:
  ///   - first: The first that is in sight.
  ///   - reach: How many before it may have a say in where it lies.
  /// - Returns: Whether everything is to be laid out anew.
  func follow(_ first: Int, reach: Int) -> Bool {
    ahead?.goOn(from: max(0, first - reach), known: aspects.known)
    return first == 0 && aspects.isHolding
  }

  /// By which shapes to lay out.
  ///
  /// - Parameters:
  ///   - form: How. Another than the last one moves everything in any case.
  ///   - first: The first that is in sight.
  /// - Returns: Width by height of each, `0` where that is not known. Where what is before the first in sight
  ///   would move that across, it keeps its shape until everything has been read.
  func ratios(for form: Form, inSight first: Int) -> [Float] {
    let isHeld = ahead.map { !$0.isDone } ?? false
    let holds = isHeld && form == lastForm && form.layout.movesAcross
    aspects.layOut(from: holds ? first : 0)
    lastForm = form
    newCount = 0
    return aspects.laidOut
  }
}
