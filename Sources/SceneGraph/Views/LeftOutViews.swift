/// The views that a picture leaves out, and those that they are inside of; emptied, it keeps its storage.
@MainActor
package struct LeftOutViews {
  private var views: Set<ObjectIdentifier> = []
  private var around: Set<ObjectIdentifier> = []

  package init() {}

  /// Leaves nothing out any more.
  package mutating func removeAll() {
    views.removeAll(keepingCapacity: true)
    around.removeAll(keepingCapacity: true)
  }

  /// Leaves a view out, with all below it.
  ///
  /// - Parameters:
  ///   - view: Which view.
  ///   - root: What the picture is of.
  package mutating func insert(_ view: View, below root: View) {
    views.insert(ObjectIdentifier(view))
    var above = view.superview
    while let view = above, view !== root, around.insert(ObjectIdentifier(view)).inserted {
      above = view.superview
    }
  }

  /// Whether a view is left out.
  func contains(_ view: View) -> Bool { views.contains(ObjectIdentifier(view)) }

  /// Whether a view has one inside that is left out.
  func isAround(_ view: View) -> Bool { around.contains(ObjectIdentifier(view)) }
}
