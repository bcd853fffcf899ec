public import Motion

/// Where the cells of a grid lie: rows of equal cells, as high as wide or as high as asked for.
///
/// Every question is answered in constant time, however many cells there are.
public struct GridLayout: CellLayout, Hashable {
  /// How many cells there are.
  public let count: Int

  /// How many lie side by side; at least one.
  public let columns: Int

  /// Between neighbours, across and down, in points.
  public let gap: Double

  /// Around all cells, in points.
  public let padding: Insets

  /// The size of each cell, caption included; a side is zero where there is no room.
  public let cellSize: Size

  /// How large the grid is as a whole, padding included.
  public let contentSize: Size

  /// - Parameters:
  ///   - count: How many cells; fewer than none is none.
  ///   - width: The room there is, padding included, in points.
  ///   - columns: How many side by side; fewer than one is one.
  ///   - gap: Between neighbours, in points.
  ///   - padding: Around all cells, in points.
  ///   - captionHeight: What a cell is higher than wide, in points.
  public init(
    count: Int, width: Double, columns: Int, gap: Double = 0, padding: Insets = .zero,
    captionHeight: Double = 0
  ) {
    self.init(count: count, width: width, columns: columns, gap: gap, padding: padding) {
      $0 + captionHeight
    }
  }

  /// A list: one cell to a row.
  ///
  /// - Parameters:
  ///   - count: How many cells; fewer than none is none.
  ///   - width: The room there is, padding included, in points.
  ///   - rowHeight: The height of a cell, in points.
  ///   - gap: Between neighbours, in points.
  ///   - padding: Around all cells, in points.
  public init(
    count: Int, width: Double, rowHeight: Double, gap: Double = 0, padding: Insets = .zero
  ) {
    self.init(count: count, width: width, columns: 1, gap: gap, padding: padding) { _ in
      rowHeight
    }
  }

  private init(
    count: Int, width: Double, columns: Int, gap: Double, padding: Insets,
    cellHeight: (_ width: Double) -> Double
  ) {
    self.count = max(0, count)
    self.columns = max(1, columns)
    self.gap = gap
    self.padding = padding
    let room = width - padding.left - padding.right - gap * Double(self.columns - 1)
    let side = room.isFinite ? max(0, room / Double(self.columns)) : 0
    cellSize = Size(width: side, height: side > 0 ? cellHeight(side) : 0)
    let rows = (self.count + self.columns - 1) / self.columns
    let height = Double(rows) * cellSize.height + Double(max(0, rows - 1)) * gap
    contentSize = Size(
      width: width.isFinite ? width : 0, height: padding.top + height + padding.bottom)
  }

  /// The most columns whose cells are at least so wide; at least one.
  ///
  /// - Parameters:
  ///   - width: The room there is, padding included, in points.
  ///   - minimum: The least width of a cell, in points; positive.
  ///   - gap: Between neighbours, in points.
  ///   - padding: Around all cells, in points.
  /// - Returns: How many.
  public static func columns(
    in width: Double, cellsAtLeast minimum: Double, gap: Double, padding: Insets = .zero
  ) -> Int {
    let fitting = (width - padding.left - padding.right + gap) / (minimum + gap)
    return fitting >= 1 && fitting.isFinite ? Int(min(fitting, 1e6)) : 1
  }

  /// How many rows there are.
  public var rows: Int { (count + columns - 1) / columns }

  /// From the top of one row to the top of the next, in points.
  public var rowHeight: Double { cellSize.height + gap }

  /// Where a cell lies, in the content's points; also for one beyond the last.
  public func frame(forItem item: Int) -> Rect {
    let (row, column) = item.quotientAndRemainder(dividingBy: columns)
    return Rect(
      x: padding.left + Double(column) * (cellSize.width + gap),
      y: padding.top + Double(row) * rowHeight,
      width: cellSize.width, height: cellSize.height)
  }

  /// The least range that holds every cell of which a part lies in a rectangle.
  public func items(in rect: Rect) -> Range<Int> {
    guard count > 0, cellSize.isDrawable, rowHeight > 0, rect.isDrawable,
      rect.maxX > padding.left, rect.minX < contentSize.width - padding.right
    else { return 0..<0 }
    // Where a row's bottom edge lies above the rectangle, or its top edge at or below its end, the
    // row is out.
    let first = ((rect.minY - padding.top - cellSize.height) / rowHeight).rounded(.down) + 1
    let end = ((rect.maxY - padding.top) / rowHeight).rounded(.up)
    guard first < end, end > 0, first < Double(rows) else { return 0..<0 }
    let firstRow = Int(max(first, 0))
    let endRow = Int(min(end, Double(rows)))
    return firstRow * columns..<min(count, endRow * columns)
  }
}
