import Motion

/// The cells of a grid that are not at their places yet, and those on their way out.
@MainActor
final class CellMotions: Moving {
  /// A cell that stands for no item any more and fades.
  struct Leaving {
    var cell: View
    /// Where it goes, in the content's points.
    var place: Rect
    var glide: FrameGlide

    /// How opaque it is by itself.
    var alpha: Double
  }

  /// By item.
  private(set) var glides: [Int: FrameGlide] = [:]
  private(set) var leaving: [Leaving] = []

  /// How opaque cells that come are by themselves, by item.
  var alphas: [Int: Double] = [:]

  /// As of which time they are shown.
  private(set) var now = FrameTime.zero

  /// Called when they have moved.
  private let didMove: (_ finished: [Int]) -> Void

  init(didMove: @escaping (_ finished: [Int]) -> Void) {
    self.didMove = didMove
  }

  var isMoving: Bool { !glides.isEmpty || !leaving.isEmpty }

  /// Sends cells on their way, instead of all that were on one.
  func start(_ glides: [Int: FrameGlide], leaving: [Leaving], at time: FrameTime) {
    self.glides = glides
    self.leaving = leaving
    now = time
  }

  /// What is left of the way of a cell, and how fast that changes.
  func state(of item: Int) -> (offset: FrameGlide.Offset, velocity: FrameGlide.Offset) {
    glides[item]?.state(at: now) ?? (.none, .none)
  }

  /// Which part of the way of a cell is left, of `1`.
  func remaining(of item: Int) -> Double { glides[item]?.remaining(at: now) ?? 0 }

  func advance(to time: FrameTime) {
    now = max(now, time)
    var finished: [Int] = []
    for (item, glide) in glides where glide.isOver(at: now) { finished.append(item) }
    for item in finished { glides[item] = nil }
    leaving.removeAll { gone in
      let isOver = gone.glide.isOver(at: now)
      if isOver { gone.cell.removeFromSuperview() }
      return isOver
    }
    for gone in leaving {
      let offset = gone.glide.state(at: now).offset
      gone.cell.frame = offset.applied(to: gone.place)
      gone.cell.alpha = gone.alpha * offset.alpha
    }
    didMove(finished)
  }

  func finish() {
    for gone in leaving { gone.cell.removeFromSuperview() }
    leaving = []
    let items = Array(glides.keys)
    glides = [:]
    didMove(items)
  }
}
