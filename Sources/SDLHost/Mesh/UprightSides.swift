/// The four sides along the axes of a convex polygon that has them, such as a rounded rectangle.
struct UprightSides {
  /// A side from one corner to the next.
  struct Side {
    var start: Int
    var end: Int
    var x: Double
    var length: Double
  }

  let above: Side
  let right: Side
  let below: Side
  let left: Side

  /// Between these two rows the polygon is as wide as it gets.
  let top: Double
  let bottom: Double

  /// - Parameter points: Clockwise on the screen; `nil` where a side is missing, or where no row
  ///   reaches from the left to the right one.
  init?(_ points: [MeshPoint]) {
    var (above, right, below, left): (Side?, Side?, Side?, Side?)
    func keepLonger(_ side: inout Side?, _ start: Int, _ end: Int, _ length: Double) {
      if length > (side?.length ?? 0) {
        side = Side(start: start, end: end, x: points[start].x, length: length)
      }
    }
    var start = points.count - 1
    for end in points.indices {
      let (dx, dy) = (points[end].x - points[start].x, points[end].y - points[start].y)
      if abs(dy) < 1e-6 {
        if dx > 0 {
          keepLonger(&above, start, end, dx)
        } else {
          keepLonger(&below, start, end, -dx)
        }
      } else if abs(dx) < 1e-6 {
        if dy > 0 {
          keepLonger(&right, start, end, dy)
        } else {
          keepLonger(&left, start, end, -dy)
        }
      }
      start = end
    }
    guard let above, let right, let below, let left else { return nil }
    top = max(points[right.start].y, points[left.end].y)
    bottom = min(points[right.end].y, points[left.start].y)
    guard top < bottom else { return nil }
    self.above = above
    self.right = right
    self.below = below
    self.left = left
  }
}
