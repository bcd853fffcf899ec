import Motion
import SceneGraph

/// What a list draws, groups opened: each item in the list's own space, as far as moves and uniform
/// scales go.
extension DisplayList {
  /// All items, those in groups included, bottom to top.
  var flatItems: [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { return group.list.flatItems }
      return [item]
    }
  }

  /// The pictures drawn outside transformed groups.
  var pictures: [DisplayImage] {
    items.flatMap { item -> [DisplayImage] in
      switch item {
      case .image(let image): [image]
      case .group(let group) where group.transform == .identity: group.list.pictures
      default: []
      }
    }
  }

  /// How many shadows are drawn, in groups too.
  var shadowCount: Int {
    flatItems.count { if case .shadow = $0 { true } else { false } }
  }
}
