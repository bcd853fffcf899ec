public import Motion

/// Where the cells of a collection lie, for a number of cells and a width.
///
/// A value. The tops of cells never lie higher than those of cells before them, so that what a
/// rectangle shows is a range; asking for it, or for one frame, takes at most logarithmic time and
/// allocates nothing.
public protocol CellLayout: Sendable {
  /// How many cells there are.
  var count: Int { get }

  /// Between neighbours, in points.
  var gap: Double { get }

  /// How large everything is together, padding included, in points.
  var contentSize: Size { get }

  /// Where a cell lies, in the content's points.
  ///
  /// - Parameter item: At least 0 and below ``count``.
  /// - Returns: An empty rectangle where there is no room.
  func frame(forItem item: Int) -> Rect

  /// The least range that holds every cell of which a part lies in a rectangle.
  ///
  /// Where columns end at different heights, it may hold some that lie above the rectangle.
  ///
  /// - Parameter rect: In the content's points.
  /// - Returns: Empty where no cell does.
  func items(in rect: Rect) -> Range<Int>
}

extension CellLayout {
  /// The cell at a point of the content; `nil` in a gap or outside.
  public func item(at point: Point) -> Int? {
    guard point.isFinite else { return nil }
    let spot = Rect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return items(in: spot).first { frame(forItem: $0).contains(point) }
  }

  /// The cells that share an area with a rectangle, and those about a cell's height around it.
  ///
  /// - Parameter rect: In the content's points.
  /// - Returns: Empty where none does.
  func itemsAround(_ rect: Rect) -> Range<Int> {
    let inside = items(in: rect)
    guard !inside.isEmpty else { return inside }
    let above = frame(forItem: inside.lowerBound).height + gap
    let below = frame(forItem: inside.upperBound - 1).height + gap
    return items(in: rect.inset(by: Insets(top: -above, left: 0, bottom: -below, right: 0)))
  }

  /// The cell that lies nearest to a point; the earlier one of two.
  ///
  /// - Parameters:
  ///   - point: In the content's points.
  ///   - candidates: The cells to choose from.
  /// - Returns: `nil` where there are none.
  func nearest(to point: Point, of candidates: [Int]) -> Int? {
    var best: (item: Int, distance: Double)?
    for item in candidates {
      let frame = frame(forItem: item)
      let away = Vector(
        dx: max(frame.minX - point.x, 0, point.x - frame.maxX),
        dy: max(frame.minY - point.y, 0, point.y - frame.maxY))
      if best.map({ away.length < $0.distance }) ?? true { best = (item, away.length) }
    }
    return best?.item
  }
}
