/// The shapes of an album's photographs, as far as they are known, and as far as they are laid out by.
///
/// Kept beside the album in two rows, so that a layout of a hundred thousand photographs is worked out in a
/// millisecond.
struct AspectRatios {
  /// What photographs are laid out by: width by height, `0` where that is not known, or not to be shown yet.
  private(set) var laidOut: [Float] = []

  /// Width by height; `0` is not known.
  private(set) var known: [Float] = []

  /// All before this one lie as they lay, whatever has become known of them.
  private var heldEnd = 0

  /// Whether some are known that nothing is laid out by.
  var isHolding: Bool { heldEnd > 0 }

  /// - Parameter count: Of so many photographs nothing is known.
  init(count: Int) { known = Array(repeating: 0, count: count) }

  /// The photographs lie elsewhere.
  mutating func follow(_ moves: PhotoMoves) {
    known = (0..<moves.after.count).map { item in
      moves.oldItem(of: item).map { known.indices.contains($0) ? known[$0] : 0 } ?? 0
    }
    layOut()
  }

  /// Takes what has become known of a photograph.
  ///
  /// - Returns: Whether its shape was another before.
  @MainActor
  mutating func take(_ item: Int, of album: Album) -> Bool {
    let ratio = AspectRatios.ratio(of: item, in: album)
    guard known.indices.contains(item), ratio != known[item] else { return false }
    known[item] = ratio
    return true
  }

  /// Lays out by everything that is known.
  ///
  /// - Parameter first: Those before it lie as they lay, and so do all before any that was named earlier,
  ///   until `0` is.
  mutating func layOut(from first: Int = 0) {
    let first = min(max(first, 0), known.count)
    if first == 0 {
      (laidOut, heldEnd) = (known, 0)
    } else {
      if laidOut[..<first] != known[..<first] { heldEnd = max(heldEnd, first) }
      laidOut.replaceSubrange(max(first, heldEnd)..., with: known[max(first, heldEnd)...])
    }
  }

  @MainActor
  private static func ratio(of item: Int, in album: Album) -> Float {
    guard let size = album.header(of: item)?.uprightSize, size.height > 0 else { return 0 }
    return Float(size.width / size.height)
  }
}
