import Motion

/// The curve of one corner, as three cubic Béziers.
///
/// The continuous corner is the one that `UIBezierPath(roundedRect:cornerRadius:)` has drawn since
/// iOS 7; its control points were published by PaintCode ("Code for iOS 7 Rounded Rectangles",
/// 2013). It reaches 1.528665 radii along each side, where its curvature starts from zero. Where a
/// side is too short for that, the control points are interpolated towards those of a quarter of
/// a circle cut at the same two angles (21.72° and 68.28°), so that a pill's end is round.
enum CornerArc {
  /// How far a continuous corner reaches along a side, in radii.
  static let reach = 1.528665

  /// The ten control points of the continuous corner, in radii from the corner: `x` along the side
  /// where the curve begins, `y` along the side where it ends.
  private static let continuous: [Point] = [
    Point(x: 1.528665, y: 0), Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0),
    Point(x: 0.63149379, y: 0.07491139), Point(x: 0.37282383, y: 0.16905956),
    Point(x: 0.16905956, y: 0.37282383), Point(x: 0.07491139, y: 0.63149379),
    Point(x: 0, y: 0.86840694), Point(x: 0, y: 1.08849296), Point(x: 0, y: 1.528665),
  ]

  /// The same for a quarter of a circle; handles are 4/3·tan(θ/4) of the radius long.
  private static let circular: [Point] = [
    Point(x: 1, y: 0), Point(x: 0.87326019, y: 0), Point(x: 0.74767559, y: 0.02409254),
    Point(x: 0.62993363, y: 0.07099468), Point(x: 0.37476584, y: 0.17263997),
    Point(x: 0.17263997, y: 0.37476584), Point(x: 0.07099468, y: 0.62993363),
    Point(x: 0.02409254, y: 0.74767559), Point(x: 0, y: 0.87326019), Point(x: 0, y: 1),
  ]

  /// How continuous a corner can be between two sides.
  ///
  /// - Parameters:
  ///   - radius: The corner's radius; positive.
  ///   - available: How far it may reach along the shorter of its two sides, in the same unit.
  /// - Returns: `0` for a quarter of a circle, `1` for the whole continuous corner.
  static func smoothness(radius: Double, available: Double) -> Double {
    min(max((available / radius - 1) / (reach - 1), 0), 1)
  }

  /// Appends the curve's points, from the side where it begins to the side where it ends.
  ///
  /// - Parameters:
  ///   - corner: Where the sides would meet.
  ///   - begin: One radius along the side where the curve begins, away from the corner.
  ///   - end: One radius along the side where it ends, away from the corner.
  ///   - smoothness: `0` circular to `1` continuous.
  ///   - pixelRadius: The radius in device pixels, for the number of points: the chords stay within
  ///     1/190 pixel of the curve up to a radius of 1,000 pixels.
  ///   - points: What is appended to.
  static func append(
    corner: Point, begin: Vector, end: Vector, smoothness: Double, pixelRadius: Double,
    to points: inout [Point]
  ) {
    // Where the scale is lost to overflow the radius is NaN, and nothing will be seen.
    let steps = pixelRadius > 1 ? Int(min(pixelRadius.squareRoot() * 4, 128).rounded(.up)) : 4
    let step = 1 / Double(steps)
    func control(_ index: Int) -> Point {
      let (a, b) = (circular[index], continuous[index])
      let x = a.x + (b.x - a.x) * smoothness
      let y = a.y + (b.y - a.y) * smoothness
      return Point(
        x: corner.x + begin.dx * x + end.dx * y, y: corner.y + begin.dy * x + end.dy * y)
    }
    var start = control(0)
    points.append(start)
    for piece in 0..<3 {
      let (c1, c2, stop) = (control(piece * 3 + 1), control(piece * 3 + 2), control(piece * 3 + 3))
      for index in 1..<steps {
        let t = Double(index) * step
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        points.append(
          Point(
            x: start.x * w0 + c1.x * w1 + c2.x * w2 + stop.x * w3,
            y: start.y * w0 + c1.y * w1 + c2.y * w2 + stop.y * w3))
      }
      points.append(stop)
      start = stop
    }
  }
}
