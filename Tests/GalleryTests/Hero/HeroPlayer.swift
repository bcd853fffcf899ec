import Gallery
import Motion
import Photos
import SceneGraph
import Transitions

/// Plays the *Hero* tab, with the program's own letters.
@MainActor
final class HeroPlayer {
  let player: GalleryPlayer
  private let album: PhotoFolderFixture

  /// Which row of the list has the keyboard.
  private var row: Int?

  /// - Parameters:
  ///   - example: Opened from the list; `nil` stays there.
  ///   - size: Of the window, in points.
  ///   - largePictures: Whether the pictures have more pixels than the window.
  /// - Throws: Where the pictures or the fonts cannot be written or read.
  init(
    _ example: HeroExample?, size: Size = Size(width: 1000, height: 700),
    largePictures: Bool = false
  ) throws {
    album = try PhotoFolderFixture(
      count: 9, broken: [1], pixels: largePictures ? (1600, 1200) : nil)
    player = try GalleryPlayer(album.paths, typography: RealTypography().fonts) { $0.size = size }
    player.press(.character("7"))
    rest()
    if let example { open(example) }
  }

  /// Opens an example from the list.
  func open(_ example: HeroExample) {
    guard let index = HeroExample.allCases.firstIndex(of: example) else { return }
    player.press(.home)
    // The keyboard is where it was when the list was left.
    let steps = index - (row ?? -1)
    for _ in 0..<abs(steps) { player.press(.tab, shift: steps < 0) }
    row = index
    player.press(.enter)
    rest()
  }

  /// Lets everything arrive and come to rest.
  func rest() {
    player.settle()
    player.decode()
    player.settle()
  }

  var app: GalleryApp { player.app }
  var depth: Int { player.app.exampleDepth }
  var texts: [String] { player.frame.texts }
  var transition: RunningTransition? { player.app.transition }

  /// Whether a text is drawn.
  func shows(_ text: String) -> Bool { player.frame.texts.contains(text) }

  /// Goes on with frames until a part of the running transition's time has passed.
  func go(to part: Double) {
    guard let transition = player.app.transition else { return }
    let frames = transition.plan.duration * part * 60
    player.next(max(1, Int(frames.rounded())))
  }
}
