package import SceneGraph

extension DisplayList {
  /// How many items are drawn, those of lists inside it included.
  package var drawnItemCount: Int {
    items.reduce(0) { count, item in
      if case .group(let group) = item { count + group.list.drawnItemCount } else { count + 1 }
    }
  }
}
