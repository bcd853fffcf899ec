/// The photograph that was clicked before its size was known: it opens once it is, unless somebody has
/// gone elsewhere meanwhile.
@MainActor
struct AwaitedItem {
  private var item: Int?

  /// Whether a photograph can be opened now; one whose size is not known yet is ordered and waited for,
  /// one that cannot be shown never opens.
  mutating func canOpen(_ item: Int, of album: Album) -> Bool {
    guard album.failure(of: item) == nil else { return false }
    let isKnown = album.image(of: item) != nil
    self.item = isKnown ? nil : item
    if !isKnown { album.request(item, .header, priority: .opened) }
    return isKnown
  }

  /// Whether a photograph is the one waited for, and its size is known now.
  func hasCome(_ item: Int, of album: Album) -> Bool {
    self.item == item && album.header(of: item) != nil
  }

  /// The photographs lie elsewhere.
  mutating func follow(_ moves: PhotoMoves) { item = item.flatMap(moves.newItem) }

  /// Waits for nothing any more.
  mutating func forget() { item = nil }
}
