public import Motion

/// Rows of pictures in their own shapes, each row scaled to fill the width.
///
/// Rows are broken so that their heights come as near to what is wanted as they can, each block of
/// ``blockSize`` pictures by itself: what becomes known of one picture moves none of another block across.
/// A last row that is not full keeps the height wanted. Edges lie on whole points, so that no picture begins
/// in the middle of a pixel.
public struct JustifiedLayout: CellLayout {
  /// How many pictures are broken into rows together.
  public static let blockSize = 60

  /// Between neighbours, in points.
  public let gap: Double
  /// How large everything is together, padding included, in points.
  public private(set) var contentSize = Size.zero

  private let aspectRatios: [Float]
  private let room: Double
  private let left: Double
  private let rowHeight: Double

  /// The first item of each row, and one past the last row.
  private var starts: [Int] = []

  /// The height of each row, in points.
  private var heights: [Float] = []

  /// Where each row begins, and where one after the last would.
  private var tops: [Double] = []

  /// The right edge of each cell.
  private var ends: [Float] = []

  /// The first row of each block, and one past the last.
  private var blocks: [Int] = [0]

  /// How many cells there are.
  public var count: Int { aspectRatios.count }

  /// - Parameters:
  ///   - aspectRatios: Of each picture, width by height; see ``PictureShape``.
  ///   - width: The room there is, padding included, in points.
  ///   - rowHeight: The height wanted of a row, in points; positive.
  ///   - gap: Between neighbours, in points.
  ///   - padding: Around all cells, in points.
  ///   - previous: An earlier layout, of which the blocks that have not changed are taken over.
  /// - Complexity: O(n) for n pictures.
  public init(
    aspectRatios: [Float], width: Double, rowHeight: Double, gap: Double = 0,
    padding: Insets = .zero, previous: JustifiedLayout? = nil
  ) {
    self.aspectRatios = aspectRatios
    self.gap = gap
    self.rowHeight = max(1, rowHeight)
    left = padding.left
    let room = width - padding.left - padding.right
    self.room = room.isFinite && room >= 1 ? room : 0
    if self.room > 0 { breakRows(previous) }
    starts.append(ends.count)
    tops.reserveCapacity(starts.count)
    var top = padding.top
    for height in heights {
      tops.append(top)
      top += Double(height) + gap
    }
    tops.append(top)
    contentSize = Size(
      width: width.isFinite ? width : 0,
      height: (heights.isEmpty ? top : top - gap) + padding.bottom)
  }

  private mutating func breakRows(_ previous: JustifiedLayout?) {
    ends.reserveCapacity(count)
    let known = previous.flatMap { old in
      old.room == room && old.gap == gap && old.left == left && old.rowHeight == rowHeight
        ? old : nil
    }
    var breaks = RowBreaks(room: room, gap: gap, rowHeight: rowHeight)
    for (block, start) in stride(from: 0, to: count, by: JustifiedLayout.blockSize).enumerated() {
      let end = min(start + JustifiedLayout.blockSize, count)
      if let known, known.isSame(block, start..<end, as: aspectRatios, of: count) {
        let rows = known.blocks[block]..<known.blocks[block + 1]
        starts += known.starts[rows]
        heights += known.heights[rows]
        ends += known.ends[start..<end]
      } else {
        for row in breaks.rows(of: aspectRatios[start..<end], isLast: end == count) {
          add(row)
        }
      }
      blocks.append(heights.count)
    }
  }

  /// Whether a block of this layout is a block of another too, the last one of both or of neither.
  private func isSame(
    _ block: Int, _ items: Range<Int>, as others: [Float], of otherCount: Int
  ) -> Bool {
    block + 1 < blocks.count && items.upperBound <= count
      && (items.upperBound == count) == (items.upperBound == otherCount)
      && aspectRatios[items] == others[items]
  }

  private mutating func add(_ row: RowBreaks.Row) {
    starts.append(row.items.lowerBound)
    let gaps = gap * Double(row.items.count - 1)
    heights.append(Float(row.height.rounded()))
    let unit = row.isFull ? (room - gaps) / row.shapes : row.height
    var shapes = 0.0
    for item in row.items {
      shapes += PictureShape.shown(for: aspectRatios[item])
      let before = gap * Double(item - row.items.lowerBound)
      ends.append(Float((left + shapes * unit + before).rounded()))
    }
  }

  /// Where a cell lies, in the content's points; in logarithmic time at most.
  public func frame(forItem item: Int) -> Rect {
    guard item >= 0, item < ends.count else {
      return Rect(origin: Point(x: left, y: tops[0]), size: .zero)
    }
    let row = starts.partition { $0 > item } - 1
    let start = item == starts[row] ? left : Double(ends[item - 1]) + gap
    return Rect(
      x: start, y: tops[row], width: max(0, Double(ends[item]) - start),
      height: Double(heights[row]))
  }

  /// The least range that holds every cell of which a part lies in a rectangle.
  public func items(in rect: Rect) -> Range<Int> {
    guard !ends.isEmpty, rect.isDrawable else { return 0..<0 }
    // The rows that begin before its end, without those that end before its beginning.
    let end = min(heights.count, tops.partition { $0 >= rect.maxY })
    let first = max(0, tops.partition { $0 - gap > rect.minY } - 1)
    return first < end ? starts[first]..<starts[end] : 0..<0
  }
}

extension Array {
  /// The first place of a sorted array from which on a condition holds, by halving.
  func partition(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
