package import SceneGraph

extension GalleryApp {
  /// What has the keyboard's focus, and shows it.
  package var focusedView: View? { stage.focusedView }

  /// How many views there are, in sight or not: what is left behind when it grows.
  package var viewCount: Int {
    var root = stage.rootViewController.view
    while let parent = root.superview { root = parent }
    return GalleryApp.count(root)
  }

  private static func count(_ view: View) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }
}
