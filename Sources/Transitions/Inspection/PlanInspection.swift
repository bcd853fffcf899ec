package import Motion
package import SceneGraph

/// How a transition is drawn to be looked at: its layers spread in depth and turned, the ways of what
/// moves over them.
///
/// Source of the form and of the perspective: Hero 1.6.4's debug plugin.
package struct PlanInspection: Hashable, Sendable {
  /// What the plan fills, in its points; the layers turn about its middle and are cut to it.
  package var container: Rect

  /// How far the layers are spread and turned: `0` is the transition as it is, to the last bit, `1` all
  /// of it.
  package var presence = 0.0

  /// The turn about y, in radians.
  package var angle = 0.0

  /// A factor.
  package var scale = 1.0

  /// In points.
  package var translation = Vector.zero

  /// Between one layer and the next, in points.
  package var spacing = 10.0

  /// Behind the layers.
  package var ground = Color(white: 0.85)

  /// Around each layer.
  package var edge = Color(white: 0, alpha: 0.22)

  /// How the ways of what moves are drawn; `nil` for not at all.
  package var paths: PathStyle?

  /// The negative reciprocal of the eye's distance from the middle, in points⁻¹.
  package static let perspective = -1.0 / 4000

  /// Above a layer, where its ways are drawn, in points.
  package static let pathHeight = 10.0

  /// How ways are drawn.
  package struct PathStyle: Hashable, Sendable {
    /// The line.
    package var line: Color

    /// The dots, which are equally far apart in time.
    package var dot: Color

    /// In points.
    package var width: Double

    package init(line: Color, dot: Color, width: Double = 2) {
      self.line = line
      self.dot = dot
      self.width = width
    }
  }

  /// Flat, without ways.
  package init(container: Rect) { self.container = container }

  /// Whether anything is drawn otherwise than the transition draws it.
  package var isVisible: Bool { presence > 0 || paths != nil }

  /// How far a layer is from the middle of all, in points.
  ///
  /// - Parameters:
  ///   - index: From 0 at the bottom.
  ///   - count: How many there are.
  /// - Returns: Positive towards the eye; as far apart as ``spacing`` says, the middle of all at 0.
  func depth(of index: Int, among count: Int) -> Double {
    spacing * (Double(index) - Double(count - 1) / 2)
  }

  /// From the container's points to those on screen, for what lies at a depth.
  ///
  /// - Parameter depth: In points, see ``depth(of:among:)``.
  /// - Returns: Moved to its depth, turned, scaled, moved, seen in perspective.
  package func transform(atDepth depth: Double) -> Transform3D {
    guard presence > 0 else { return .identity }
    let middle = container.center
    let factor = 1 + (scale - 1) * presence
    var perspective = Transform3D.identity
    perspective.m34 = PlanInspection.perspective * presence
    return Transform3D.translation(x: -middle.x, y: -middle.y, z: depth * presence)
      .concatenating(.rotation(angle: angle * presence, y: 1, z: 0))
      .concatenating(.scale(x: factor, y: factor))
      .concatenating(
        .translation(x: translation.dx * presence, y: translation.dy * presence)
      )
      .concatenating(perspective)
      .concatenating(.translation(x: middle.x, y: middle.y))
  }

  /// Whether the eye is behind the layers, so that the lowest is nearest.
  var isFromBehind: Bool {
    // The eye's place along the normal of the planes, from the middle of all.
    let (turn, factor) = (angle * presence, 1 + (scale - 1) * presence)
    guard presence > 0 else { return false }
    let distance = -1 / (PlanInspection.perspective * presence)
    return factor * cosine(turn) * distance < sine(turn) * translation.dx * presence
  }
}
