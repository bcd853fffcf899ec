import Motion
import SceneGraph
import TestSupport

/// A turn about the z axis whose sine and cosine are exact fractions: (1 − t²)/(1 + t²), 2t/(1 + t²).
func turn(_ t: Double) -> Transform3D {
  let c = (1 - t * t) / (1 + t * t)
  let s = 2 * t / (1 + t * t)
  return Transform3D(c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
}

/// A chain of views, each somewhere, turned, scaled and scrolled.
@MainActor
func randomTree(seed: Int, depth: Int, breadth: Int) -> View {
  var random = SeededGenerator(seed: UInt64(seed))
  func grow(_ depth: Int) -> View {
    let view = View()
    view.bounds = Rect(
      x: Double.random(in: -50...50, using: &random),
      y: Double.random(in: -50...50, using: &random),
      width: Double.random(in: 40...400, using: &random),
      height: Double.random(in: 40...400, using: &random))
    view.center = Point(
      x: Double.random(in: -20...300, using: &random),
      y: Double.random(in: -20...300, using: &random))
    if Bool.random(using: &random) {
      view.transform = turn(Double.random(in: -2...2, using: &random))
        .concatenating(
          .scale(
            x: Double.random(in: 0.3...2, using: &random),
            y: Double.random(in: 0.3...2, using: &random)))
    }
    view.zPosition = Double(Int.random(in: -1...1, using: &random))
    view.isHidden = Int.random(in: 0..<8, using: &random) == 0
    view.isUserInteractionEnabled = Int.random(in: 0..<8, using: &random) != 0
    if depth > 0 {
      for _ in 0..<breadth { view.addSubview(grow(depth - 1)) }
    }
    return view
  }
  return grow(depth)
}

extension View {
  /// The view and all below it, parents first.
  var everything: [View] { [self] + subviews.flatMap(\.everything) }
}
