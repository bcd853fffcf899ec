import Motion
import SceneGraph

/// How the inside of a cell comes from the way one layout has it to the way another does, while the cell
/// glides: what differed as it set out, of which a part is left.
struct CellPassage {
  /// What is left of the way: `1` as the cell sets out, `0` at its place.
  private(set) var remaining = 0.0

  private var origin = Vector.zero
  private var size = Vector.zero
  private var radius = 0.0

  /// How much of the new text was seen as the cell set out, of the old one, and of a fault; `0...1`.
  private(set) var start = (text: 1.0, former: 0.0, fault: 0.0)

  /// How much of each is seen now, where of a fault all or nothing is to be in the end.
  func seen(fault: Double) -> (text: Double, former: Double, fault: Double) {
    (
      1 - (1 - start.text) * remaining, start.former * remaining,
      fault + (start.fault - fault) * remaining
    )
  }

  /// Goes on to what is left now; more than before is another way, which starts from what is seen.
  mutating func go(on remaining: Double, fault: Double) {
    if remaining > self.remaining {
      (origin, size) = (origin * self.remaining, size * self.remaining)
      radius *= self.remaining
      if self.remaining > 0 { start = seen(fault: fault) }
    }
    self.remaining = remaining
  }

  /// Comes from other places and an other radius, of which what is left of the way before goes on.
  mutating func come(from place: Rect, _ radius: Double, to next: Rect, _ nextRadius: Double) {
    origin = origin + (place.origin - next.origin)
    size =
      size + Vector(dx: place.width - next.width, dy: place.height - next.height)
    self.radius += radius - nextRadius
  }

  /// Has the texts change places, or the new one come from nothing.
  mutating func exchangeTexts(isBack: Bool, fault: Double) {
    start = (isBack ? start.former : 0, start.text, fault)
  }

  /// A frame on its way to its place.
  func frame(to place: Rect) -> Rect {
    Rect(
      x: place.minX + origin.dx * remaining, y: place.minY + origin.dy * remaining,
      width: max(0, place.width + size.dx * remaining),
      height: max(0, place.height + size.dy * remaining))
  }

  /// A radius on its way.
  func radius(to end: Double) -> Double { max(0, end + radius * remaining) }
}
