/// Where a key takes the focus in a grid.
enum FocusMove {
  case left, right, up, down, pageUp, pageDown, first, last

  init?(_ key: KeyEvent.Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }

  /// The item that gets the focus.
  ///
  /// Left and right follow the reading order across rows; up and down stay in the column, and in
  /// a last row that is shorter take its last item. Nothing wraps around at the ends. Without a focus
  /// the first key shows it on the first item in sight.
  ///
  /// - Parameters:
  ///   - item: What has it now.
  ///   - visible: What is in sight.
  ///   - count: How many items; at least one.
  ///   - columns: How many side by side; at least one.
  ///   - rowsPerPage: How many rows a page key goes.
  /// - Returns: An item below `count`.
  func target(
    from item: Int?, visible: Range<Int>, count: Int, columns: Int, rowsPerPage: Int
  ) -> Int {
    let last = count - 1
    switch self {
    case .first: return 0
    case .last: return last
    default: break
    }
    guard let item else { return min(max(visible.lowerBound, 0), last) }
    switch self {
    case .left: return max(item - 1, 0)
    case .right: return min(item + 1, last)
    case .up: return item - columns >= 0 ? item - columns : item
    case .down: return below(item, rows: 1, last: last, columns: columns)
    case .pageUp: return item - min(rowsPerPage, item / columns) * columns
    case .pageDown: return below(item, rows: rowsPerPage, last: last, columns: columns)
    case .first, .last: return item
    }
  }

  private func below(_ item: Int, rows: Int, last: Int, columns: Int) -> Int {
    let left = last / columns - item / columns
    return min(item + min(rows, left) * columns, last)
  }
}
