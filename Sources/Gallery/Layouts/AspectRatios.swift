/// The shapes of an album's photographs, as far as they are known.
///
/// Kept beside the album in a row, so that a layout of a hundred thousand photographs is worked out in a
/// millisecond.
struct AspectRatios {
  /// Width by height; `0` is not known.
  private(set) var ratios: [Float] = []

  /// Takes everything that is known of an album.
  @MainActor
  mutating func take(_ album: Album) {
    ratios = (0..<album.count).map { AspectRatios.ratio(of: $0, in: album) }
  }

  /// Takes what has become known of a photograph.
  ///
  /// - Returns: Whether its shape was another before.
  @MainActor
  mutating func take(_ item: Int, of album: Album) -> Bool {
    let ratio = AspectRatios.ratio(of: item, in: album)
    guard ratios.indices.contains(item), ratio != ratios[item] else { return false }
    ratios[item] = ratio
    return true
  }

  @MainActor
  private static func ratio(of item: Int, in album: Album) -> Float {
    guard let size = album.header(of: item)?.uprightSize, size.height > 0 else { return 0 }
    return Float(size.width / size.height)
  }
}
