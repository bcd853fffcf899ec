import Motion

/// Takes down where the cells of a grid are shown, and sends them from there to the places of another layout.
@MainActor
struct CellCourse {
  /// A cell as it is seen.
  private struct Shown {
    /// In points from the corner of what is in sight.
    var frame: Rect
    /// How much its frame changes a second, and what is missing from its being opaque.
    var velocity = FrameGlide.Offset.none
    var missing = 0.0

    /// How opaque the cell is by itself.
    var alpha = 1.0
  }

  /// The cells, by what their items have become.
  private(set) var cells: [Int: View]

  /// Cells that stand for no item any more.
  /// How opaque those that are still coming are by themselves, by what their items have become.
  private(set) var alphas: [Int: Double]
  private var gone: [(cell: View, shown: Shown)] = []
  private var shown: [Int: Shown] = [:]
  private let old: any CellLayout
  private let oldOffset: Vector

  /// How much smaller than its place a cell is that comes or goes.
  private static let shrunk = 0.15

  init(of grid: GridView, old: any CellLayout) {
    self.old = old
    cells = grid.cells
    alphas = grid.motions.alphas
    oldOffset = grid.contentOffset - Point.zero
    // What scrolls moves on screen as well.
    let speed = grid.velocity
    func seen(
      _ place: Rect, _ state: (offset: FrameGlide.Offset, velocity: FrameGlide.Offset),
      by oldOffset: Vector
    ) -> Shown {
      var velocity = state.velocity
      velocity.x -= speed.dx
      velocity.y -= speed.dy
      return Shown(
        frame: state.offset.applied(to: place).offset(by: Vector.zero - oldOffset),
        velocity: velocity,
        missing: state.offset.alpha)
    }
    for item in grid.cells.keys {
      shown[item] = seen(old.frame(forItem: item), grid.motions.state(of: item), by: oldOffset)
      shown[item]?.alpha = alphas[item] ?? grid.cells[item]?.alpha ?? 1
    }
    for leaving in grid.motions.leaving {
      var state = leaving.glide.state(at: grid.motions.now)
      state.offset.alpha = 1 - state.offset.alpha
      state.velocity.alpha = -state.velocity.alpha
      var place = seen(leaving.place, state, by: oldOffset)
      place.alpha = leaving.alpha
      gone.append((leaving.cell, place))
    }
  }

  /// Gives every cell the item that its own has become.
  mutating func remap(_ moves: ItemMoves) {
    var (cells, shown, alphas) = ([Int: View](), [Int: Shown](), [Int: Double]())
    for item in self.cells.keys.sorted() {
      guard let cell = self.cells[item], let was = self.shown[item] else { continue }
      if let now = moves.newItem(item) {
        cells[now] = cell
        shown[now] = was
        alphas[now] = self.alphas[item]
      } else {
        gone.append((cell, was))
      }
    }
    (self.cells, self.shown, self.alphas) = (cells, shown, alphas)
  }

  /// Takes the cells away that stand for no item any more.
  func removeGone() {
    for (cell, _) in gone { cell.removeFromSuperview() }
  }

  /// The ways of all cells that are or were in sight.
  ///
  /// - Parameters:
  ///   - layout: Where they go.
  ///   - offset: What the corner of what is in sight shows then.
  ///   - made: The cells in sight then.
  ///   - moves: What they were before.
  ///   - time: When they set out.
  /// - Returns: The ways, and the cells that fade.
  func ways(
    to layout: any CellLayout, offset: Point, made: Range<Int>, moves: ItemMoves,
    from time: FrameTime
  ) -> (glides: [Int: FrameGlide], leaving: [CellMotions.Leaving]) {
    let offset = offset - Point.zero
    var glides: [Int: FrameGlide] = [:]
    for item in Set(made).union(cells.keys) {
      let place = layout.frame(forItem: item)
      let from =
        shown[item]
        ?? moves.oldItem(item).map {
          Shown(frame: old.frame(forItem: $0).offset(by: Vector.zero - oldOffset))
        }
        ?? Shown(
          frame: CellCourse.shrunk(place).offset(by: Vector.zero - offset), missing: 1)
      let way = FrameGlide(
        start: time,
        offset: FrameGlide.Offset(
          from.frame.offset(by: offset), from: place, alpha: from.missing),
        velocity: from.velocity)
      if way.duration > 0 { glides[item] = way }
    }
    let leaving = gone.map { cell, shown in
      let place = CellCourse.shrunk(shown.frame.offset(by: offset))
      var velocity = shown.velocity
      velocity.alpha = -velocity.alpha
      return CellMotions.Leaving(
        cell: cell, place: place,
        glide: FrameGlide(
          start: time,
          offset: FrameGlide.Offset(
            shown.frame.offset(by: offset), from: place, alpha: 1 - shown.missing),
          velocity: velocity), alpha: shown.alpha)
    }
    return (glides, leaving)
  }

  private static func shrunk(_ frame: Rect) -> Rect {
    let (across, down) = (frame.width * shrunk / 2, frame.height * shrunk / 2)
    return frame.inset(by: Insets(top: down, left: across, bottom: down, right: across))
  }
}
