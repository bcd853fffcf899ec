import Motion
import SceneGraph

extension DisplayList {
  /// What is written, run by run, groups included.
  var texts: [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let text):
        [String(text.glyphs.map { text.font.typeface.glyphs[$0.index] })]
      case .group(let group): group.list.texts
      case .fill, .border, .shadow, .image, .backdropBlur: []
      }
    }
  }

  /// The filled shapes, in order, groups left out.
  var fills: [(shape: RoundedRect, color: Color)] {
    items.compactMap { item in
      if case .fill(let shape, let color) = item { (shape, color) } else { nil }
    }
  }
}

extension DisplayList {
  /// The filled shapes that stand in groups, in window points.
  var zoomedFills: [(rect: Rect, color: Color)] {
    items.flatMap { item -> [(rect: Rect, color: Color)] in
      guard case .group(let group) = item else { return [] }
      return (group.list.fills.map { ($0.shape.rect, $0.color) } + group.list.zoomedFills)
        .compactMap { fill in
          guard let near = group.transform.apply(to: fill.0.origin),
            let far = group.transform.apply(to: Point(x: fill.0.maxX, y: fill.0.maxY))
          else { return nil }
          return (
            Rect(x: near.x, y: near.y, width: far.x - near.x, height: far.y - near.y), fill.1
          )
        }
    }
  }
}
