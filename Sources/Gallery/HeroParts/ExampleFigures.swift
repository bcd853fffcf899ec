import SceneGraph

/// The figures that the examples move by: what follows them takes each change at once, be it at rest, held
/// or on its way.
@MainActor
final class ExampleFigures {
  /// What they are at.
  var settings = MotionSettings() {
    didSet { if settings != oldValue { for follower in followers { follower.take(settings) } } }
  }

  /// Every view that is still used by somebody.
  private var followers: [Follower] = []

  private struct Follower {
    weak var view: View?
    let take: (MotionSettings) -> Void
  }

  /// Gives a view what the settings come to for it, now and after each change.
  ///
  /// - Parameters:
  ///   - view: Held weakly.
  ///   - take: Told the settings; it sets modifiers and corners.
  func lead<Led: View>(_ view: Led, _ take: @escaping (Led, MotionSettings) -> Void) {
    take(view, settings)
    followers.removeAll { $0.view == nil }
    followers.append(Follower(view: view) { [weak view] in if let view { take(view, $0) } })
  }
}
