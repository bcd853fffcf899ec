import SceneGraph

extension GridView {
  /// Shows that photographs came to lie elsewhere. The focus of one that is gone goes to the next.
  ///
  /// - Parameters:
  ///   - moves: Which is where.
  ///   - animated: Whether cells glide to their places, come and go by fading.
  func follow(_ moves: PhotoMoves, animated: Bool) {
    let focus = focusedItem
    update(
      itemCount: moves.after.count,
      moves: ItemMoves(newItem: moves.newItem, oldItem: moves.oldItem), animated: animated)
    if !animated { reload() }
    // These look as before but for their pictures.
    for (number, _) in moves.originals.sorted(by: { $0.key < $1.key }) {
      moves.after.place(of: number).map(reloadItem)
    }
    if let focus, focusedItem == nil { focusedItem = moves.neighbour(of: focus)?.item }
  }
}
