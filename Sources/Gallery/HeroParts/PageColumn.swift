import Motion

/// Where a page of an example shows things: as wide as the page but for its margins, yet no wider than
/// suits what it shows, and in the middle. In points.
struct PageColumn {
  /// Its left edge, in the page's space.
  let left: Double
  /// How wide it is, at least 0.
  let width: Double

  /// Finds the column of a page.
  ///
  /// - Parameters:
  ///   - page: How wide the page is.
  ///   - most: How wide the column is at most.
  init(in page: Double, atMost most: Double = .infinity) {
    let margin = PageColumn.margin(in: page)
    width = max(0, min(most, page - 2 * margin))
    left = width < most ? margin : ((page - width) / 2).rounded()
  }

  /// What is left free on either side of a page: 32 points, and 16 where the page is narrow.
  static func margin(in page: Double) -> Double { page > 500 ? 32 : 16 }

  /// Cells of one width side by side in it.
  ///
  /// - Parameters:
  ///   - counts: How few and how many there may be in a row.
  ///   - least: How wide each is at least, its gap included, if there are more than the fewest.
  ///   - gap: What is between two of them.
  /// - Returns: As many as there is room for.
  func cells(_ counts: ClosedRange<Int>, least: Double, gap: Double) -> Cells {
    let count = max(counts.lowerBound, min(counts.upperBound, Int(width / least)))
    let side = (width - Double(count - 1) * gap) / Double(count)
    return Cells(count: count, width: max(1, side.rounded(.down)), gap: gap)
  }

  /// Cells of one width side by side, row upon row.
  struct Cells {
    /// How many stand in a row.
    let count: Int
    /// How wide each is: whole points, at least 1.
    let width: Double
    /// What is between two of them.
    let gap: Double

    /// How wide a full row is.
    var span: Double { Double(count) * (width + gap) - gap }

    /// Where a cell stands.
    ///
    /// - Parameters:
    ///   - number: Which one it is, from 0 on.
    ///   - left: The left edge of the first.
    ///   - top: The upper edge of the first row.
    ///   - height: How high each is.
    ///   - rowGap: What is between two rows.
    /// - Returns: Its frame, in the page's space.
    func frame(
      of number: Int, left: Double, top: Double, height: Double, rowGap: Double
    ) -> Rect {
      Rect(
        x: left + Double(number % count) * (width + gap),
        y: top + Double(number / count) * (height + rowGap), width: width, height: height)
    }
  }
}
