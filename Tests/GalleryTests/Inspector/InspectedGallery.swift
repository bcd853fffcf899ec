import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// A gallery of 800 by 600 points whose inspector is worked by hand: what lies where is known from the
/// figures of Hero 1.6.4's debug plugin.
@MainActor
struct InspectedGallery {
  let player: GalleryPlayer
  private let album: PhotoFolderFixture

  /// Every style that opens something, in both presets where they differ.
  nonisolated static let ways: [(GalleryStyle, HeroStyle.Preset)] = [
    (.hero, .standard), (.hero, .classic), (.pinterest, .standard), (.pinterest, .classic),
    (.banner, .standard), (.zola, .standard), (.zola, .classic), (.fade, .standard),
    (.pull, .standard),
  ]

  init(
    _ way: (GalleryStyle, HeroStyle.Preset) = (.hero, .standard),
    typography: Typography? = nil, _ change: (inout GalleryOptions) -> Void = { _ in }
  ) throws {
    album = try PhotoFolderFixture(count: 12)
    player = try GalleryPlayer(album.paths, typography: typography) {
      ($0.style, $0.preset) = way
      change(&$0)
    }
    player.press(.character("i"))
    player.next()
  }

  /// The slider's middle runs over 800 points, less 10 at each side for the bar and half a thumb more.
  func place(of value: Double) -> Point { Point(x: 20 + 760 * value, y: 600 - 72 + 28 + 22) }

  /// What is held, for the tests that need it.
  var transition: RunningTransition? { player.app.transition }

  /// Where the slider has brought it, as a part of the plan's time.
  var fraction: Double? {
    if case .scrubbed(let progress, _) = transition?.drive { progress } else { nil }
  }

  /// Opens the second, and lets the bar come.
  func open() {
    player.open(1)
    player.next(30)
  }

  /// Sets the slider by a press on its track.
  func scrub(to value: Double) {
    player.click(place(of: value))
    player.next()
  }

  func clickDone() { player.click(Point(x: 25, y: 600 - 72 + 15)) }

  func clickDepth() { player.click(Point(x: 800 - 30, y: 600 - 72 + 15)) }

  func clickArcs() { player.click(Point(x: 400, y: 600 - 72 + 15)) }

  /// What everything is at, without velocities.
  var values: [ElementProperties<ChannelVector>]? {
    transition?.states.map { $0.map(\.value) }
  }

  /// What the plan says of a moment.
  func planned(_ seconds: Double) -> [ElementProperties<ChannelVector>]? {
    transition?.plan.states(at: seconds).map { $0.map(\.value) }
  }
}
