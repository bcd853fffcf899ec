import Motion
import SceneGraph
import TestSupport
import Testing

@Suite("Layouts of cells")
struct CellLayoutTests {
  private static let padding = Insets(top: 12, left: 10, bottom: 20, right: 8)

  private func ratios(_ seed: Int, count: Int) -> [Float] {
    var random = SeededGenerator(seed: UInt64(seed))
    return (0..<count).map { _ in
      switch Int.random(in: 0..<12, using: &random) {
      case 0: 0
      case 1: Float.random(in: 0.01...0.3, using: &random)
      case 2: Float.random(in: 4...40, using: &random)
      default: Float.random(in: 0.5...2, using: &random)
      }
    }
  }

  private func layouts(_ seed: Int) -> [any CellLayout] {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1000)
    let ratios = ratios(seed, count: Int.random(in: 0...300, using: &random))
    let width = Double.random(in: 120...1500, using: &random).rounded()
    let gap = Double(Int.random(in: 0...12, using: &random))
    let padding = CellLayoutTests.padding
    return [
      GridLayout(
        count: ratios.count, width: width, columns: Int.random(in: 1...7, using: &random),
        gap: gap, padding: padding, captionHeight: 20),
      GridLayout(count: ratios.count, width: width, rowHeight: 64, gap: gap, padding: padding),
      JustifiedLayout(
        aspectRatios: ratios, width: width, rowHeight: 160, gap: gap, padding: padding),
      MasonryLayout(
        aspectRatios: ratios, width: width, columns: Int.random(in: 1...7, using: &random),
        gap: gap, padding: padding),
    ]
  }

  @Test("No cells overlap, and all lie within the padding", arguments: 0..<24)
  func disjoint(seed: Int) {
    for layout in layouts(seed) {
      let frames = (0..<layout.count).map { layout.frame(forItem: $0) }
      let (size, padding) = (layout.contentSize, CellLayoutTests.padding)
      for (item, frame) in frames.enumerated() {
        #expect(frame.width > 0 && frame.height > 0)
        #expect(frame.minX >= padding.left - 0.5 && frame.maxX <= size.width - padding.right + 0.5)
        #expect(frame.minY >= padding.top && frame.maxY <= size.height - padding.bottom + 1e-6)
        for other in frames[(item + 1)...].prefix(40) {
          let apart =
            other.minX >= frame.maxX + layout.gap - 1 || frame.minX >= other.maxX + layout.gap - 1
            || other.minY >= frame.maxY + layout.gap - 1e-6
            || frame.minY >= other.maxY + layout.gap - 1e-6
          #expect(apart, "\(type(of: layout)): \(frame) and \(other)")
        }
      }
    }
  }

  @Test("What a rectangle shows is what a search finds", arguments: 0..<24)
  func searches(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 2000)
    for layout in layouts(seed) {
      let frames = (0..<layout.count).map { layout.frame(forItem: $0) }
      for _ in 0..<40 {
        let rect = Rect(
          x: 0, y: .random(in: -300...4000, using: &random), width: layout.contentSize.width,
          height: .random(in: 1...900, using: &random))
        let found = frames.indices.filter {
          frames[$0].minY < rect.maxY && frames[$0].maxY > rect.minY
        }
        let range = layout.items(in: rect)
        if let first = found.first, let last = found.last {
          #expect(range == first..<(last + 1), "\(type(of: layout))")
        } else {
          #expect(range.isEmpty || layout is MasonryLayout)
        }
        let point = Point(
          x: .random(in: 0...layout.contentSize.width, using: &random),
          y: .random(in: -10...3000, using: &random))
        #expect(layout.item(at: point) == frames.firstIndex { $0.contains(point) })
      }
    }
  }

  @Test("Justified rows fill the width, and keep the pictures' shapes", arguments: 0..<24)
  func justified(seed: Int) throws {
    let ratios = ratios(seed, count: 200)
    let layout = JustifiedLayout(
      aspectRatios: ratios, width: 1000, rowHeight: 170, gap: 10,
      padding: Insets(top: 10, left: 10, bottom: 10, right: 10))
    let frames = (0..<200).map { layout.frame(forItem: $0) }
    let rows = Dictionary(grouping: frames, by: \.minY).sorted { $0.key < $1.key }.map(\.value)
    for row in rows.dropLast() {
      #expect(row.map(\.minX).min() == 10 && row.map(\.maxX).max() == 990)
      #expect(Set(row.map(\.height)).count == 1)
      #expect(row[0].height > 60 && row[0].height < 450)
    }
    for (ratio, frame) in zip(ratios, frames) where (0.4...4).contains(ratio) {
      // Within the rounding of edges and of the height to whole points.
      let wanted = Double(ratio) * frame.height
      #expect(abs(frame.width - wanted) <= 1 + 0.5 * Double(ratio) + 8.0 * 0.5)
    }
  }

  /// Every way to break a short list, by trying them all.
  @Test("Rows are broken the best way of all", arguments: 0..<12)
  func best(seed: Int) {
    let ratios = ratios(seed, count: 9)
    let (room, wanted, gap) = (700.0, 150.0, 8.0)
    func shape(_ ratio: Float) -> Double { ratio > 0 ? min(max(Double(ratio), 0.4), 4) : 4.0 / 3 }
    func cost(_ items: Range<Int>) -> Double {
      let shapes = items.reduce(0) { $0 + shape(ratios[$1]) }
      let height = (room - gap * Double(items.count - 1)) / shapes
      if items.upperBound == ratios.count, height >= wanted { return 0 }
      if height < wanted * 0.4, items.count > 1 { return .infinity }
      let times = max(height / wanted, wanted / height) - 1
      return times * times
    }
    func best(from start: Int) -> Double {
      if start == ratios.count { return 0 }
      return (start + 1...ratios.count).map { cost(start..<$0) + best(from: $0) }.min() ?? 0
    }
    let layout = JustifiedLayout(aspectRatios: ratios, width: room, rowHeight: wanted, gap: gap)
    let tops = (0..<9).map { layout.frame(forItem: $0).minY }
    var starts = (0..<9).filter { $0 == 0 || tops[$0] != tops[$0 - 1] }
    starts.append(9)
    let made = zip(starts, starts.dropFirst()).reduce(0) { $0 + cost($1.0..<$1.1) }
    #expect(abs(made - best(from: 0)) < 1e-9)
  }

  @Test("What becomes known of one picture moves none of another block across")
  func blocks() {
    var ratios = ratios(3, count: 600)
    let before = JustifiedLayout(aspectRatios: ratios, width: 900, rowHeight: 150, gap: 10)
    ratios[130] = 3.1
    let after = JustifiedLayout(
      aspectRatios: ratios, width: 900, rowHeight: 150, gap: 10, previous: before)
    let afresh = JustifiedLayout(aspectRatios: ratios, width: 900, rowHeight: 150, gap: 10)
    for item in 0..<600 {
      #expect(after.frame(forItem: item) == afresh.frame(forItem: item))
      if !(120..<180).contains(item) {
        #expect(after.frame(forItem: item).minX == before.frame(forItem: item).minX)
        #expect(after.frame(forItem: item).size == before.frame(forItem: item).size)
      }
    }
    #expect(after.contentSize == afresh.contentSize)
  }

  @Test("Masonry puts each picture into the column that ends highest, and adding moves none")
  func masonry() {
    let ratios = ratios(5, count: 120)
    let layout = MasonryLayout(aspectRatios: ratios, width: 430, columns: 4, gap: 10)
    var ends = [0.0, 0, 0, 0]
    for item in 0..<120 {
      let frame = layout.frame(forItem: item)
      let column = Int((frame.minX / 110).rounded())
      #expect(frame.minY == ends.min() && column == ends.firstIndex(of: frame.minY))
      ends[column] = frame.maxY + 10
    }
    let fewer = MasonryLayout(
      aspectRatios: Array(ratios[..<70]), width: 430, columns: 4, gap: 10)
    #expect((0..<70).allSatisfy { fewer.frame(forItem: $0) == layout.frame(forItem: $0) })
  }

  @Test("No room, no count, no number: nothing is shown", arguments: [0.0, -50, .nan, .infinity])
  func degenerate(width: Double) {
    let ratios: [Float] = [1, .nan, -3, .infinity, 0]
    let layouts: [any CellLayout] = [
      JustifiedLayout(aspectRatios: ratios, width: width, rowHeight: 100),
      MasonryLayout(aspectRatios: ratios, width: width, columns: 0),
      JustifiedLayout(aspectRatios: [], width: 500, rowHeight: 100),
      MasonryLayout(aspectRatios: [], width: 500, columns: 3),
    ]
    for layout in layouts {
      #expect(layout.items(in: Rect(x: 0, y: 0, width: 500, height: 500)).isEmpty)
      #expect(layout.contentSize.height.isFinite && layout.contentSize.width.isFinite)
      for item in 0..<layout.count {
        let frame = layout.frame(forItem: item)
        #expect(frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
      }
    }
  }
}
