import Hero
import SceneGraph

/// What the small player and the full one have in common: each part flies to its like.
enum MusicFlight: String {
  case ground, cover, disc, sign

  /// Moves all of it.
  static let spring = HeroModifier.spring(stiffness: 240, damping: 26)

  /// What only the full player has is gone before there is no room for it.
  static let leaves = HeroModifier.whenDismissing(
    .timing(.opacity, duration: 0.12, timingFunction: .linear))

  /// Lets a view fly, by a spring.
  @MainActor
  func takes(_ view: View) {
    view.heroID = "player \(rawValue)"
    view.heroModifiers = [MusicFlight.spring]
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

  init(_ pictures: ExamplePictures) {
    self.pictures = pictures
  }

  var title: String { pictures.caption(of: number) }

  var artist: String {
    ["The Thumbnails", "Field Recordings", "Long Exposure", "Golden Hour"][number % 4]
  }

  /// A picture of what is played, in place of one that shows something else or is nowhere yet.
  ///
  /// - Parameters:
  ///   - cover: What is shown so far.
  ///   - cornerRadius: In points.
  /// - Returns: `nil` where that can stay.
  func cover(replacing cover: PictureView, cornerRadius: Double) -> PictureView? {
    guard cover.number != number || cover.superview == nil else { return nil }
    let fresh = pictures.view(of: number)
    fresh.cornerRadius = cornerRadius
    MusicFlight.cover.takes(fresh)
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
