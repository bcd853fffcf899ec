import Photos

/// How photographs came to lie elsewhere: some came, some went, or all are in another order.
struct PhotoMoves {
  let before: PhotoOrder.Places
  let after: PhotoOrder.Places

  /// Files that were written anew: their new numbers by the old ones, and the other way round.
  private(set) var renewed: [Int: Int] = [:]
  private(set) var originals: [Int: Int] = [:]

  init(from before: PhotoOrder.Places, to after: PhotoOrder.Places) {
    self.before = before
    self.after = after
  }

  /// The same, with files that have other numbers now.
  func renewing(_ pairs: [(old: Int, new: Int)]) -> PhotoMoves {
    var moves = self
    for (old, new) in pairs {
      moves.renewed[old] = new
      moves.originals[new] = old
    }
    return moves
  }

  /// Where a photograph is now; `nil` where it is gone.
  func newItem(of item: Int) -> Int? {
    guard (0..<before.count).contains(item) else { return nil }
    let number = before.number(at: item)
    return after.place(of: renewed[number] ?? number)
  }

  /// Where a photograph was; `nil` where it is new.
  func oldItem(of item: Int) -> Int? {
    guard (0..<after.count).contains(item) else { return nil }
    let number = after.number(at: item)
    return before.place(of: originals[number] ?? number)
  }

  /// Where what was next to a photograph that is gone is now: what came after it first.
  func neighbour(of item: Int) -> (item: Int, step: Int)? {
    for next in item..<max(item, before.count) {
      if let new = newItem(of: next) { return (new, 1) }
    }
    for previous in stride(from: min(item, before.count) - 1, through: 0, by: -1) {
      if let new = newItem(of: previous) { return (new, -1) }
    }
    return nil
  }
}
