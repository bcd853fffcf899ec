import Motion
import SceneGraph

/// A run of letters as a frame draws it, in window points.
struct DrawnText: Hashable {
  var text: String

  /// From the first pen to the last, and from the baseline up to the height of a capital.
  var frame: Rect
  var opacity: Double

  /// Every run in a list, from the bottom to the top, those in groups included.
  static func all(in list: DisplayList) -> [DrawnText] {
    collect(list, transform: .identity, opacity: 1)
  }

  private static func collect(
    _ list: DisplayList, transform: Transform3D, opacity: Double
  ) -> [DrawnText] {
    list.items.flatMap { item -> [DrawnText] in
      switch item {
      case .text(let run):
        let pens = run.glyphs.map(\.x)
        guard let left = pens.min(), let right = pens.max(),
          let near = transform.apply(
            to: Point(x: run.origin.x + left, y: run.origin.y - run.font.size * 0.7)),
          let far = transform.apply(to: Point(x: run.origin.x + right, y: run.origin.y))
        else { return [] }
        return [
          DrawnText(
            text: String(run.glyphs.map { run.font.typeface.glyphs[$0.index] }),
            frame: Rect(x: near.x, y: near.y, width: far.x - near.x, height: far.y - near.y),
            opacity: run.color.alpha * opacity)
        ]
      case .group(let group):
        return collect(
          group.list, transform: group.transform.concatenating(transform),
          opacity: opacity * group.opacity)
      default: return []
      }
    }
  }
}
