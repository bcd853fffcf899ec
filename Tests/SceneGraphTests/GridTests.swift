import Motion
import SceneGraph
import TestSupport
import Testing

@MainActor
@Suite struct GridTests {
  private static func squares(_ count: Int, _ width: Double, columns: Int) -> GridLayout {
    GridLayout(
      count: count, width: width, columns: columns, gap: 10,
      padding: Insets(top: 10, left: 10, bottom: 10, right: 10))
  }

  private func grid(
    count: Int, width: Double = 400, height: Double = 400
  ) -> (Script, GridView) {
    let script = Script(width: width, height: height)
    let grid = GridView(frame: script.root.bounds)
    grid.makeLayout = { GridTests.squares($0, $1, columns: 3) }
    grid.itemCount = count
    grid.cellProvider = { _, reused in reused ?? View() }
    script.root.addSubview(grid)
    script.frame(at: 0)
    return (script, grid)
  }

  @Test("The cells in a rectangle are those that a search finds", arguments: 0..<80)
  func findsVisible(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let layout = GridLayout(
      count: Int.random(in: 0...60, using: &random), width: number(200...900),
      columns: Int.random(in: 1...6, using: &random), gap: number(0...20).rounded(),
      padding: Insets(top: number(0...30), left: 10, bottom: 20, right: 10),
      captionHeight: number(0...30))
    for _ in 0..<50 {
      let rect = Rect(x: 0, y: number(-500...3000), width: 900, height: number(1...900))
      let rows = (0..<layout.count).filter {
        let frame = layout.frame(forItem: $0)
        return frame.minY < rect.maxY && rect.minY < frame.maxY
      }
      #expect(Array(layout.items(in: rect)) == rows)
      let point = Point(x: number(-10...900), y: number(-10...2000))
      #expect(
        layout.item(at: point)
          == (0..<layout.count).first { layout.frame(forItem: $0).contains(point) })
    }
  }

  @Test("Columns share the width, the last cell ends before the padding")
  func sharesTheWidth() {
    let padding = Insets(top: 5, left: 10, bottom: 7, right: 10)
    let layout = GridLayout(
      count: 7, width: 340, columns: 3, gap: 10, padding: padding, captionHeight: 20)
    #expect(layout.cellSize == Size(width: 100, height: 120))
    #expect(layout.frame(forItem: 5) == Rect(x: 230, y: 135, width: 100, height: 120))
    #expect(layout.contentSize == Size(width: 340, height: 5 + 3 * 120 + 2 * 10 + 7))
    #expect(GridLayout.columns(in: 340, cellsAtLeast: 100, gap: 10, padding: padding) == 3)
    #expect(GridLayout.columns(in: 339, cellsAtLeast: 100, gap: 10, padding: padding) == 2)
    #expect(GridLayout.columns(in: .nan, cellsAtLeast: 100, gap: 10) == 1)
  }

  @Test("Only the cells in sight and a row around them exist, and they are used again")
  func makesWhatIsSeen() {
    let (script, grid) = grid(count: 10_000)
    var made = 0
    grid.cellProvider = { _, reused in
      if reused == nil { made += 1 }
      return reused ?? View()
    }
    for step in 0..<200 {
      grid.contentOffset.y = Double(step) * 777
      script.frame(at: step)
      let inSight = grid.visibleItems
      #expect(inSight.allSatisfy { grid.cell(forItem: $0)?.frame == grid.frame(forItem: $0) })
      #expect(grid.subviews.count <= inSight.count + 6)
    }
    #expect(made <= 21, "five rows of three and one more on either side")
  }

  @Test("Scrolling within a row asks for no cell")
  func restsWithinRows() {
    let (script, grid) = grid(count: 100)
    var asked = 0
    grid.cellProvider = { _, reused in
      asked += 1
      return reused ?? View()
    }
    grid.contentOffset.y = 20
    script.frame(at: 1)
    let first = asked
    grid.contentOffset.y = 50
    script.frame(at: 2)
    #expect(asked == first)
  }

  @Test("The item at the top stays there when the width changes")
  func keepsItsPlace() throws {
    let (script, grid) = grid(count: 999)
    grid.makeLayout = { GridTests.squares($0, $1, columns: $1 < 500 ? 3 : 7) }
    grid.scroll(to: Point(x: 0, y: grid.frame(forItem: 300).minY), animated: false)
    script.frame(at: 1)
    for width in [800.0, 333, 640] {
      grid.frame.size.width = width
      script.frame(at: 2)
      let row = grid.frame(forItem: 300)
      #expect(abs(grid.contentOffset.y - row.minY) <= row.height, "in the top row at \(width)")
    }
    grid.contentOffset.y = 0
    grid.frame.size.width = 900
    script.frame(at: 3)
    #expect(grid.contentOffset.y == 0)
  }

  @Test(
    "Arrows walk in reading order and columns, page keys by what is in sight",
    arguments: [
      (KeyEvent.Key.right, 4, 5), (.right, 10, 10), (.left, 3, 2), (.left, 0, 0),
      (.down, 4, 7), (.down, 8, 10), (.down, 10, 10), (.up, 4, 1), (.up, 1, 1),
      (.home, 7, 0), (.end, 2, 10), (.pageDown, 1, 10), (.pageUp, 10, 1),
    ])
  func movesFocus(key: KeyEvent.Key, from: Int, to: Int) {
    let (script, grid) = grid(count: 11)
    #expect(grid.becomeFirstResponder())
    grid.focusedItem = from
    script.key(key)
    #expect(grid.focusedItem == to)
    #expect(grid.cell(forItem: to)?.isFocused == true)
    #expect(grid.subviews.filter(\.isFocused).count == 1)
  }

  @Test("The first arrow shows the focus on what is in sight, and Enter selects it")
  func startsInSight() {
    let (script, grid) = grid(count: 1000)
    var selected: [Int] = []
    grid.onSelect = { selected.append($0) }
    grid.becomeFirstResponder()
    grid.contentOffset.y = grid.frame(forItem: 300).minY
    script.frame(at: 1)
    script.key(.enter)
    script.key(.down)
    #expect(grid.focusedItem == 300)
    script.key(.enter)
    #expect(selected == [300])
    grid.itemCount = 20
    #expect(grid.focusedItem == nil)
  }

  @Test("The focus scrolls into sight, ring included")
  func scrollsToFocus() {
    let (script, grid) = grid(count: 1000)
    grid.becomeFirstResponder()
    script.key(.end)
    script.frame(at: 5000)
    #expect(grid.visibleItems.contains(999))
    script.key(.home)
    script.frame(at: 10_000)
    #expect(grid.contentOffset.y == 0)
  }

  @Test("A click selects the cell under it, a gap selects none")
  func clicks() {
    let (script, grid) = grid(count: 30)
    var selected: [Int] = []
    grid.onSelect = { selected.append($0) }
    let second = grid.frame(forItem: 1)
    for x in [second.midX, second.minX - 5] {
      script.down(x, second.midY, at: 0)
      script.up(x, second.midY, at: 10)
    }
    #expect(selected == [1])
  }
}
