import Motion
import Testing

// A column is known to the gallery's own pages only.
@testable import Gallery

@Suite("The column of an example's page")
struct PageColumnTests {
  @Test("Leaves its margins free, and stands in the middle of a page that is wider than it may be")
  func margins() {
    for page in stride(from: 0.0, through: 2000, by: 37) {
      let margin: Double = page > 500 ? 32 : 16
      let column = PageColumn(in: page, atMost: 960)
      #expect(column.width == max(0, min(960, page - 2 * margin)))
      guard column.width > 0 else { continue }
      let right = page - column.left - column.width
      #expect(column.left >= margin && abs(right - column.left) <= 1, "\(page)")
    }
  }

  @Test("Cells fill it to less than a point a cell, as many in a row as may be")
  func cells() {
    for page in stride(from: 200.0, through: 2000, by: 37) {
      let column = PageColumn(in: page)
      let cells = column.cells(2...6, least: 180, gap: 16)
      #expect((2...6).contains(cells.count))
      #expect(cells.span <= column.width && column.width - cells.span < Double(cells.count))
      #expect(cells.count == 6 || column.width < Double(cells.count + 1) * 180)
      let frames = (0..<12).map {
        cells.frame(of: $0, left: column.left, top: 10, height: 50, rowGap: 4)
      }
      let isApart = zip(frames, frames.dropFirst()).allSatisfy { one, next in
        next.minY == one.minY ? next.minX == one.maxX + 16 : next.minY == one.maxY + 4
      }
      #expect(isApart && frames.allSatisfy { $0.minX >= column.left })
    }
  }
}
