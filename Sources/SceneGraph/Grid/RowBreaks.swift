/// Breaks a block of pictures into rows: the way of all that has the least sum of squared deviations from the
/// height wanted (Knuth and Plass, "Breaking paragraphs into lines", 1981, with one class of breaks).
struct RowBreaks {
  /// Some pictures side by side.
  struct Row {
    var items: Range<Int>

    /// In points.
    var height: Double

    /// The sum of the pictures' ratios.
    var shapes: Double

    /// Whether they fill the width.
    var isFull: Bool
  }

  private let room: Double
  private let gap: Double
  private let rowHeight: Double

  /// By the number of pictures before a break: the least cost so far, and where its last row begins.
  private var costs: [Double] = []
  private var origins: [Int] = []

  /// How much lower than wanted a row may become by another picture, and still be considered.
  private static let lowest = 0.4

  init(room: Double, gap: Double, rowHeight: Double) {
    self.room = room
    self.gap = gap
    self.rowHeight = rowHeight
  }

  /// - Parameters:
  ///   - ratios: Of the pictures; not empty.
  ///   - isLast: Whether nothing follows, so that the last row need not be full.
  /// - Returns: The rows, in order.
  mutating func rows(of ratios: ArraySlice<Float>, isLast: Bool) -> [Row] {
    let first = ratios.startIndex
    costs = [0]
    origins = [0]
    for end in 1...ratios.count {
      var best = (cost: Double.infinity, origin: end - 1)
      var shapes = 0.0
      for start in (0..<end).reversed() {
        shapes += PictureShape.shown(for: ratios[first + start])
        let height = height(shapes: shapes, items: end - start)
        if height < rowHeight * RowBreaks.lowest, end - start > 1 { break }
        let isShort = isLast && end == ratios.count && height >= rowHeight
        let cost = costs[start] + (isShort ? 0 : deviation(of: height))
        if cost < best.cost { best = (cost, start) }
      }
      costs.append(best.cost)
      origins.append(best.origin)
    }
    var rows: [Row] = []
    var end = ratios.count
    while end > 0 {
      let start = origins[end]
      let shapes = ratios[(first + start)..<(first + end)].reduce(0) {
        $0 + PictureShape.shown(for: $1)
      }
      let height = height(shapes: shapes, items: end - start)
      let isShort = isLast && end == ratios.count && height > rowHeight * 1.1
      rows.append(
        Row(
          items: (first + start)..<(first + end), height: isShort ? rowHeight : height,
          shapes: shapes, isFull: !isShort))
      end = start
    }
    return rows.reversed()
  }

  /// How high some pictures are that fill the width.
  private func height(shapes: Double, items: Int) -> Double {
    max(1, (room - gap * Double(items - 1)) / shapes)
  }

  /// The square of how many times too high or too low, less one.
  private func deviation(of height: Double) -> Double {
    let times = max(height / rowHeight, rowHeight / height) - 1
    return times * times
  }
}
