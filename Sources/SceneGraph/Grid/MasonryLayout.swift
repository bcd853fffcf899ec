public import Motion

/// Columns of pictures in their own shapes; each picture goes to the column that ends highest, the
/// leftmost one of several.
///
/// What is added at the end moves nothing before it.
public struct MasonryLayout: CellLayout {
  /// Where a cell lies.
  private struct Place {
    var column: Int32
    var height: Float
    var top: Double
  }

  /// Between neighbours, in points.
  public let gap: Double
  /// How large everything is together, padding included, in points.
  public let contentSize: Size

  private var places: [Place] = []

  /// The lowest edge of all cells up to each.
  private var lowest: [Double] = []

  private let left: Double
  private let columnWidth: Double

  /// How many cells there are.
  public var count: Int { places.count }

  /// - Parameters:
  ///   - aspectRatios: Of each picture, width by height; see ``PictureShape``.
  ///   - width: The room there is, padding included, in points.
  ///   - columns: How many; fewer than one is one.
  ///   - gap: Between neighbours, across and down, in points.
  ///   - padding: Around all cells, in points.
  /// - Complexity: O(n · columns) for n pictures.
  public init(
    aspectRatios: [Float], width: Double, columns: Int, gap: Double = 0, padding: Insets = .zero
  ) {
    let columns = max(1, columns)
    self.gap = gap
    left = padding.left
    let room = width - padding.left - padding.right - gap * Double(columns - 1)
    columnWidth = room.isFinite ? max(0, room / Double(columns)) : 0
    var tops = [Double](repeating: padding.top, count: columns)
    places.reserveCapacity(aspectRatios.count)
    lowest.reserveCapacity(aspectRatios.count)
    var bottom = padding.top
    for ratio in aspectRatios {
      var column = 0
      for other in 1..<max(1, columns) where tops[other] < tops[column] { column = other }
      let shape = PictureShape.shown(for: ratio)
      let height = columnWidth > 0 ? max(1, (columnWidth / shape).rounded()) : 0
      places.append(Place(column: Int32(column), height: Float(height), top: tops[column]))
      bottom = max(bottom, tops[column] + height)
      lowest.append(bottom)
      tops[column] += height + gap
    }
    contentSize = Size(
      width: width.isFinite ? width : 0, height: bottom + padding.bottom)
  }

  /// Where a cell lies, in the content's points; in logarithmic time at most.
  public func frame(forItem item: Int) -> Rect {
    guard item >= 0, item < count else { return Rect(origin: Point(x: left, y: 0), size: .zero) }
    let place = places[item]
    // From edge to edge on whole points.
    let start = (left + Double(place.column) * (columnWidth + gap)).rounded()
    let end = (left + Double(place.column) * (columnWidth + gap) + columnWidth).rounded()
    return Rect(x: start, y: place.top, width: end - start, height: Double(place.height))
  }

  /// The least range that holds every cell of which a part lies in a rectangle.
  public func items(in rect: Rect) -> Range<Int> {
    guard rect.isDrawable, columnWidth > 0 else { return 0..<0 }
    // The shortest column never gets shorter: tops are in order.
    var end = places.partition { $0.top >= rect.maxY }
    let first = lowest.partition { $0 > rect.minY }
    while end > first, places[end - 1].top + Double(places[end - 1].height) <= rect.minY {
      end -= 1
    }
    return first < end ? first..<end : 0..<0
  }
}
