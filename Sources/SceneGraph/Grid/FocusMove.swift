import Motion

/// Where a key takes the focus among cells.
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
  /// Left and right follow the order of the items; up, down and the page keys go to the cell above or below
  /// that lies nearest to the middle of the present one, which in a last row that is shorter is its last.
  /// Nothing wraps around at the ends. A focus that is not shown is shown where it is, if that is in sight;
  /// without one it is shown on the first item in sight.
  ///
  /// - Parameters:
  ///   - item: What has it now.
  ///   - layout: Where the cells lie; at least one.
  ///   - visible: What is in sight.
  ///   - isShown: Whether a ring shows it.
  ///   - pageHeight: How far a page key goes, in points.
  /// - Returns: An item of the layout.
  func target(
    from item: Int?, in layout: any CellLayout, visible: Range<Int>, isShown: Bool,
    pageHeight: Double
  ) -> Int {
    let last = layout.count - 1
    switch self {
    case .first: return 0
    case .last: return last
    default: break
    }
    guard let item, isShown || visible.contains(item) else {
      return min(max(visible.lowerBound, 0), last)
    }
    guard isShown else { return item }
    switch self {
    case .left: return max(item - 1, 0)
    case .right: return min(item + 1, last)
    case .up: return FocusMove.next(to: item, in: layout, isDown: false, pageHeight: nil)
    case .down: return FocusMove.next(to: item, in: layout, isDown: true, pageHeight: nil)
    case .pageUp: return FocusMove.next(to: item, in: layout, isDown: false, pageHeight: pageHeight)
    case .pageDown:
      return FocusMove.next(to: item, in: layout, isDown: true, pageHeight: pageHeight)
    case .first, .last: return item
    }
  }

  /// The cell above or below an item.
  ///
  /// - Parameters:
  ///   - item: Where to start.
  ///   - layout: Where the cells lie.
  ///   - isDown: Which way.
  ///   - pageHeight: How far, in points, in whole cells of the item's height; `nil` is the next cell.
  /// - Returns: The item itself where nothing lies that way.
  private static func next(
    to item: Int, in layout: any CellLayout, isDown: Bool, pageHeight: Double?
  ) -> Int {
    let frame = layout.frame(forItem: item)
    let step = frame.height + layout.gap
    let page = pageHeight.map { max(1, (($0 + 1e-6) / max(step, 1)).rounded(.down)) * step }
    let way = page ?? frame.height / 2 + layout.gap + 1
    let (first, last) = (
      layout.frame(forItem: 0).midY, layout.frame(forItem: layout.count - 1).midY
    )
    let point = Point(
      x: frame.midX, y: isDown ? min(frame.midY + way, last) : max(frame.midY - way, first))
    let reach = layout.gap + 1
    let band = Rect(
      x: 0, y: point.y - reach, width: layout.contentSize.width, height: 2 * reach)
    let found = layout.items(in: band).filter {
      let middle = layout.frame(forItem: $0).midY
      return isDown ? middle > frame.midY : middle < frame.midY
    }
    return layout.nearest(to: point, of: found) ?? item
  }
}
