import Motion

/// A place in a cell that stays where it is shown while the layout changes.
struct CellAnchor {
  private var item: Int

  /// How far down in the cell and the gap under it: `0` is its top.
  private var fraction: Double

  /// How far under the top edge of what is in sight it is shown, in points.
  private var below: Double

  /// The cell under the top edge of what is in sight.
  ///
  /// - Parameters:
  ///   - top: That edge, in the content's points.
  ///   - layout: Where the cells lie.
  init?(atTop top: Double, of layout: any CellLayout) {
    guard layout.count > 0 else { return nil }
    let line = Rect(
      x: 0, y: top - layout.gap, width: layout.contentSize.width, height: layout.gap + 1)
    let found = layout.items(in: line)
    let first = found.first { layout.frame(forItem: $0).maxY > top - layout.gap }
    let nearest = top < layout.frame(forItem: 0).minY ? 0 : layout.count - 1
    self.init(
      item: first ?? nearest, frame: layout.frame(forItem: first ?? nearest), top: top, layout.gap)
  }

  /// The cell nearest to a point.
  ///
  /// - Parameters:
  ///   - point: In the content's points.
  ///   - layout: Where the cells lie.
  ///   - sight: What is in sight, in the content's points.
  init?(at point: Point, of layout: any CellLayout, inSight sight: Rect) {
    let found = Array(layout.items(in: sight))
    guard let item = layout.nearest(to: point, of: found) else { return nil }
    let frame = layout.frame(forItem: item)
    let inside = min(max(point.y, frame.minY), frame.maxY)
    self.init(item: item, frame: frame, top: inside, layout.gap)
    below = inside - sight.minY
  }

  /// A cell that has become another item.
  ///
  /// - Parameters:
  ///   - item: What it is now.
  ///   - frame: Where it lay, in the content's points.
  ///   - top: The top edge of what is in sight.
  ///   - gap: Under it, in points.
  init(item: Int, frame: Rect, top: Double, _ gap: Double) {
    self.item = item
    let length = frame.height + gap
    fraction = length > 0 ? (top - frame.minY) / length : 0
    below = 0
  }

  /// Where the top edge of what is in sight has to be in another layout, in its content's points.
  ///
  /// - Parameter layout: Where the cells lie now.
  /// - Returns: `nil` where there are none.
  func top(in layout: any CellLayout) -> Double? {
    guard layout.count > 0 else { return nil }
    let frame = layout.frame(forItem: min(item, layout.count - 1))
    return frame.minY + fraction * (frame.height + layout.gap) - below
  }
}
