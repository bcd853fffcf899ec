/// All views of one screen that take part, as values, parents before children.
public struct HeroSide: Hashable, Sendable {
  /// Which of the two screens.
  public enum Role: Hashable, Sendable {
    /// The one before the transition; its views disappear.
    case from

    /// The one after it; its views appear.
    case to
  }

  /// Which screen it is.
  public let role: Role

  /// The screen's root first, then in the order of the tree; those below a view follow it at once.
  public var views: [HeroView]

  /// The view in sight of each id. Of several the one that was touched; else of those that are really
  /// seen, such as a cell rather than another that waits beyond the edge, the nearest to what was touched,
  /// and of those the last.
  public let indexOfID: [String: Int]

  /// - Parameters:
  ///   - role: Which screen it is.
  ///   - views: The root first, then in the order of the tree.
  public init(role: Role, views: [HeroView]) {
    self.role = role
    self.views = views
    var found: [String: Int] = [:]
    for index in views.indices where views[index].isInSight {
      guard let id = views[index].heroID else { continue }
      if let other = found[id], views[other].comes(before: views[index]) { continue }
      found[id] = index
    }
    indexOfID = found
  }

  /// The views right below one, bottom to top.
  public func children(of parent: Int) -> [Int] {
    var children: [Int] = []
    var index = parent + 1
    while index < views.count, views[index].parent ?? -1 >= parent {
      if views[index].parent == parent { children.append(index) }
      index += 1
    }
    return children
  }

  /// The way to a view from the root: its place among the subviews at each step; `root` for the root.
  public func path(of index: Int) -> String {
    var steps: [String] = []
    var index = index
    while let parent = views[index].parent {
      steps.append(String(views[index].number))
      index = parent
    }
    return steps.isEmpty ? "root" : steps.reversed().joined(separator: "/")
  }

  /// What a view is called in plans and reports: its id, or the way to it.
  public func name(of index: Int) -> String { views[index].heroID ?? path(of: index) }

  /// One view and all below it.
  public func subtree(of root: Int) -> Range<Int> {
    var end = root + 1
    while end < views.count, views[end].parent ?? -1 >= root { end += 1 }
    return root..<end
  }
}

extension HeroView {
  /// Whether of two views that share an id this one counts although the other comes later.
  fileprivate func comes(before other: HeroView) -> Bool {
    let (isTouched, isOtherTouched) = (kinship == .max, other.kinship == .max)
    if isTouched != isOtherTouched { return isTouched }
    if isSeen != other.isSeen { return isSeen }
    return kinship > other.kinship
  }
}
