import SceneGraph

extension DisplayList {
  /// What is written, run by run, groups included.
  var texts: [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let text):
        [String(text.glyphs.map { text.font.typeface.glyphs[$0.index] })]
      case .group(let group): group.list.texts
      case .fill, .border, .shadow, .image: []
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
