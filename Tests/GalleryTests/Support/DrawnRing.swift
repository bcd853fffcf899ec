import Motion
import SceneGraph

/// A focus ring as a frame draws it, in window points.
struct DrawnRing: Hashable {
  /// Its outer edge.
  var frame: Rect

  /// What of that is left by what cuts it; `nil` where it is out of sight.
  var seen: Rect?

  /// Every ring in a list: nothing else has so wide a line, or one in its colour.
  static func all(in list: DisplayList, of window: Size) -> [DrawnRing] {
    collect(list, transform: .identity, clip: Rect(origin: .zero, size: window))
  }

  /// Whether it is seen on all sides.
  var isInSight: Bool {
    seen.map { $0.size.area > frame.size.area * 0.99 } ?? false
  }

  private static let usual = FocusRing()

  private static func collect(
    _ list: DisplayList, transform: Transform3D, clip: Rect?
  ) -> [DrawnRing] {
    list.items.flatMap { item -> [DrawnRing] in
      switch item {
      case .border(let shape, let width, let color)
      where width == usual.width || color == usual.color:
        let frame = shape.rect.box(under: transform)
        return [DrawnRing(frame: frame, seen: clip.flatMap { frame.intersection($0) })]
      case .group(let group):
        let inner = group.transform.concatenating(transform)
        let cut = group.clip.map { $0.rect.box(under: inner) }
        let rest = clip.flatMap { clip in cut.map { clip.intersection($0) } ?? clip }
        return collect(group.list, transform: inner, clip: rest)
      default: return []
      }
    }
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}
