import Hero
import SceneGraph

/// What the small player and the full one have in common: each part flies to its like.
enum MusicFlight: String {
  case ground, cover, title, artist, disc, sign

  /// What only the full player has comes when there is room for it.
  static func comes(_ settings: MotionSettings) -> HeroModifier {
    .whenPresenting(
      .timing(
        .opacity, duration: settings[.musicFading], delay: settings[.musicWait]))
  }

  /// Lets a view fly, by a spring.
  @MainActor
  func takes(_ view: View, _ figures: ExampleFigures) {
    view.heroID = "player \(rawValue)"
    figures.lead(view) { $0.heroModifiers = [$1.musicSpring] }
  }
}

/// What is played: a photograph stands for a record.
@MainActor
final class MusicPlayer {
  /// Which record.
  private(set) var number = 0

  /// Whether it would be heard.
  private(set) var isPlaying = true

  /// Called after each change.
  var onChange: [() -> Void] = []

  private let pictures: ExamplePictures
  private let figures: ExampleFigures

  init(_ kit: ExampleKit) {
    pictures = kit.pictures
    figures = kit.figures
  }

  var title: String { pictures.caption(of: number) }

  var artist: String {
    ["The Thumbnails", "Field Recordings", "Long Exposure", "Golden Hour"][number % 4]
  }

  /// A picture of what is played, in place of one that shows something else or is nowhere yet.
  ///
  /// - Parameters:
  ///   - cover: What is shown so far.
  ///   - radius: That of its corners.
  /// - Returns: `nil` where that can stay.
  func cover(replacing cover: PictureView, radius: MotionSetting) -> PictureView? {
    guard cover.number != number || cover.superview == nil else { return nil }
    let fresh = pictures.view(of: number)
    figures.lead(fresh) { $0.cornerRadius = $1[radius] }
    MusicFlight.cover.takes(fresh, figures)
    return fresh
  }

  /// Plays a record.
  func play(_ number: Int) {
    self.number = number
    isPlaying = true
    for tell in onChange { tell() }
  }

  /// Plays the one after, or before.
  func skip(by step: Int) { play((number + step + pictures.count) % pictures.count) }

  func togglePlaying() {
    isPlaying.toggle()
    for tell in onChange { tell() }
  }
}
