import Motion
// The way that is left is the grid's own affair.
@testable import SceneGraph
import Testing

@MainActor @Suite("Cells on their way")
struct CellGlideTests {
  private final class Cell: View { var name = "" }

  private let script = Script(width: 600, height: 500)
  private let grid: GridView
  private let names: Names

  /// What the grid shows, in order.
  private final class Names { var list: [String] = [] }

  init() {
    grid = GridView(frame: script.root.bounds)
    names = Names()
    names.list = (0..<60).map { "p\($0)" }
    grid.makeLayout = { CellGlideTests.squares($0, $1, columns: 4) }
    grid.itemCount = 60
    let names = names
    grid.cellProvider = { item, reused in
      let cell = reused as? Cell ?? Cell()
      cell.name = names.list[item]
      return cell
    }
    script.root.addSubview(grid)
    script.frame(at: 0)
  }

  private static func squares(_ count: Int, _ width: Double, columns: Int) -> GridLayout {
    GridLayout(count: count, width: width, columns: columns, gap: 10)
  }

  /// Where a cell is seen, in window points.
  private func shown(_ name: String) -> Rect? {
    grid.subviews.compactMap { $0 as? Cell }.first { $0.name == name }
      .map { $0.frame.offset(by: Point.zero - grid.contentOffset) }
  }

  private func become(_ list: [String], animated: Bool = true) {
    let old = names.list
    names.list = list
    grid.update(
      itemCount: list.count,
      moves: ItemMoves(
        newItem: { list.firstIndex(of: old[$0]) }, oldItem: { old.firstIndex(of: list[$0]) }),
      animated: animated)
  }

  @Test("Another layout begins where the cells are seen and ends at their places")
  func layout() throws {
    grid.contentOffset.y = 300
    script.frame(at: 10)
    let before = grid.visibleItems.map { shown("p\($0)") }
    let items = Array(grid.visibleItems)
    grid.setLayout({ CellGlideTests.squares($0, $1, columns: 3) }, animated: true)
    for (item, frame) in zip(items, before) { #expect(shown("p\(item)") == frame) }
    for time in stride(from: 20, through: 1000, by: 16) { script.frame(at: time) }
    #expect(!script.scene.isMoving)
    for item in grid.visibleItems {
      #expect(grid.cell(forItem: item)?.frame == grid.frame(forItem: item))
    }
    #expect(grid.subviews.count <= grid.madeItems.count)
  }

  @Test("Turned round at any frame, cells go on from where they are as fast as they are")
  func interrupted() throws {
    for interruption in stride(from: 0, through: 400, by: 16) {
      let start = interruption * 100
      script.frame(at: start)
      grid.setLayout({ CellGlideTests.squares($0, $1, columns: 3) }, animated: true)
      for time in stride(from: 0, through: interruption, by: 16) { script.frame(at: start + time) }
      let (place, speed) = (shown("p5"), grid.motions.state(of: 5).velocity)
      grid.setLayout({ CellGlideTests.squares($0, $1, columns: 4) }, animated: true)
      let (now, then) = (try #require(shown("p5")), try #require(place))
      #expect(abs(now.minX - then.minX) < 1e-9 && abs(now.minY - then.minY) < 1e-9)
      #expect(abs(now.width - then.width) < 1e-9 && abs(now.height - then.height) < 1e-9)
      let going = grid.motions.state(of: 5).velocity
      #expect(abs(going.x - speed.x) < 1e-9 && abs(going.width - speed.width) < 1e-9)
      for time in stride(from: 0, through: 1500, by: 50) {
        script.frame(at: start + interruption + time)
      }
    }
  }

  @Test("What lies under the pointer stays there", arguments: [2, 3, 5, 6])
  func keepsPoint(columns: Int) throws {
    grid.contentOffset.y = 400
    script.frame(at: 10)
    let point = Point(x: 333, y: 400 + 217)
    let item = try #require(grid.cellLayout.item(at: point))
    let frame = grid.frame(forItem: item)
    let part = (point.y - frame.minY) / (frame.height + 10)
    grid.setLayout(
      { CellGlideTests.squares($0, $1, columns: columns) }, keeping: point, animated: true)
    let now = grid.frame(forItem: item)
    let seen = now.minY + part * (now.height + 10) - grid.contentOffset.y
    #expect(abs(seen - 217) <= 0.5)
  }

  @Test("New cells fade in, those that are gone fade out, the others glide")
  func changes() throws {
    let third = try #require(shown("p3"))
    var list = names.list
    list.remove(at: 1)
    list.insert("new", at: 2)
    become(list)
    #expect(shown("p3") == third)
    let gone = try #require(grid.subviews.first { ($0 as? Cell)?.name == "p1" })
    let new = try #require(grid.subviews.first { ($0 as? Cell)?.name == "new" })
    #expect(gone.alpha == 1 && new.alpha == 0)
    var (last, before) = (0.0, 1.0)
    for time in stride(from: 16, through: 320, by: 16) {
      script.frame(at: time)
      #expect(new.alpha > last && gone.alpha < before)
      (last, before) = (new.alpha, gone.alpha)
    }
    for time in stride(from: 336, through: 1200, by: 16) { script.frame(at: time) }
    #expect(gone.superview == nil && new.alpha == 1)
    for (item, name) in list.enumerated() where grid.visibleItems.contains(item) {
      #expect(shown(name) == grid.frame(forItem: item))
    }
  }

  @Test("How opaque a cell is by itself is left to whoever made it")
  func ownAlpha() throws {
    for cell in grid.subviews { cell.alpha = 0.5 }
    var list = names.list
    list.remove(at: 0)
    list.insert("new", at: 3)
    become(list)
    let gone = try #require(grid.subviews.first { ($0 as? Cell)?.name == "p0" })
    #expect(gone.alpha == 0.5)
    var last = 0.5
    for time in stride(from: 16, through: 160, by: 16) {
      script.frame(at: time)
      #expect(gone.alpha < last)
      last = gone.alpha
    }
    for time in stride(from: 176, through: 1200, by: 16) { script.frame(at: time) }
    let shown = grid.subviews.compactMap { $0 as? Cell }
    #expect(
      shown.filter { $0.name.hasPrefix("p") && $0.frame.maxY < 400 }.allSatisfy { $0.alpha == 0.5 })
    #expect(shown.first { $0.name == "new" }?.alpha == 1)
  }

  @Test("Every change of the places is told of", arguments: [true, false])
  func tells(animated: Bool) {
    var count = 0
    grid.onLayoutChange = { count += 1 }
    grid.setLayout({ CellGlideTests.squares($0, $1, columns: 3) }, animated: animated)
    #expect(count == 1)
    become(["a", "b"], animated: animated)
    #expect(count == 2)
  }

  @Test("The focus and the first item in sight stay with their items, over any changes")
  func stays() throws {
    grid.focusedItem = 21
    grid.contentOffset.y = grid.frame(forItem: 20).minY + 30
    script.frame(at: 10)
    let place = try #require(shown("p20"))
    become(["a", "b", "c"] + names.list.filter { $0 != "p2" && $0 != "p22" })
    #expect(grid.focusedItem.map { names.list[$0] } == "p21")
    #expect(shown("p20") == place)
    for time in stride(from: 16, through: 1200, by: 16) { script.frame(at: time) }
    let settled = try #require(shown("p20"))
    // It comes to rest on a whole point.
    #expect(abs(settled.minY - place.minY) <= 0.5)
  }

  @Test("A change while cells are on their way loses none and shows each once")
  func changesInFlight() {
    var list = names.list
    for round in 0..<12 {
      list.remove(at: (round * 7) % list.count)
      list.insert("n\(round)", at: (round * 5) % list.count)
      become(list)
      script.frame(at: 100 + round * 48)
      let names = grid.subviews.compactMap { ($0 as? Cell)?.name }
      #expect(Set(names).count == names.count)
    }
    for time in stride(from: 700, through: 2000, by: 16) { script.frame(at: time) }
    #expect(!script.scene.isMoving)
    for item in grid.visibleItems { #expect(shown(list[item]) == grid.frame(forItem: item)) }
  }

  @Test("Without a scene, or asked so, it happens at once")
  func atOnce() {
    become(["x", "y"], animated: false)
    script.frame(at: 16)
    #expect(!script.scene.isMoving)
    #expect(shown("y") == grid.frame(forItem: 1) && shown("p4") == nil)
    become([], animated: true)
    for time in stride(from: 32, through: 1500, by: 16) { script.frame(at: time) }
    #expect(grid.subviews.compactMap { $0 as? Cell }.isEmpty)
  }

  @Test("A layout made anew while the list coasts keeps its speed and what is at the top")
  func coasting() {
    script.drag(from: Point(x: 300, y: 400), by: Vector(dx: 0, dy: -300), at: 0, lasting: 80)
    script.up(300, 100, at: 82)
    script.frame(at: 100)
    let speed = grid.velocity.dy
    #expect(speed > 500)
    grid.invalidateLayout()
    script.frame(at: 101)
    #expect(grid.velocity.dy > speed * 0.98)
  }
}
