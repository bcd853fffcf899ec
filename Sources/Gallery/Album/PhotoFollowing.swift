/// A screen that shows one photograph of the album, and the same one wherever that comes to lie.
@MainActor
protocol PhotoFollowing: AnyObject {
  /// Which one it is now.
  var item: Int { get set }

  /// Shows what has become known of a photograph, if that is its own.
  func refresh(_ item: Int)
}

extension PhotoFollowing {
  /// Shows the same photograph where it lies now.
  ///
  /// - Returns: Whether it is still there.
  func follow(_ moves: PhotoMoves) -> Bool {
    guard let new = moves.newItem(of: item) else { return false }
    item = new
    refresh(new)
    return true
  }
}
