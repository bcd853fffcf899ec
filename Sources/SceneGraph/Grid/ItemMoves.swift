/// Which items of a collection are the same before and after a change.
public struct ItemMoves {
  /// What an item has become; `nil` where it is gone.
  public let newItem: (_ oldItem: Int) -> Int?

  /// What an item was; `nil` where it is new.
  public let oldItem: (_ newItem: Int) -> Int?

  /// Creates a pair of maps, each the inverse of the other; they are asked for the few items in sight only.
  ///
  /// - Parameters:
  ///   - newItem: What an item has become.
  ///   - oldItem: What an item was.
  public init(
    newItem: @escaping (_ oldItem: Int) -> Int?, oldItem: @escaping (_ newItem: Int) -> Int?
  ) {
    self.newItem = newItem
    self.oldItem = oldItem
  }

  /// Every item is what it was, as far as there is one of its number.
  static func none(count: Int) -> ItemMoves {
    ItemMoves(newItem: { $0 < count ? $0 : nil }, oldItem: { $0 })
  }
}
