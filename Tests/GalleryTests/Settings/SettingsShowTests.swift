import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@MainActor @Suite("Every figure in the panel changes what is seen")
struct SettingsShowTests {
  private let photos: PhotoFolderFixture

  init() throws { photos = try PhotoFolderFixture(count: 9) }

  private nonisolated static let styles = GalleryStyle.allCases.flatMap { style in
    [(style, HeroStyle.Preset.standard), (style, .classic)]
  }

  /// The settings that change no frame of any of some sessions, from their least value to their
  /// greatest, where they are changed before the first step.
  private func idle(in sessions: [SettingSession]) throws -> [MotionSetting] {
    var idle = sessions.first?.settings ?? []
    for session in sessions {
      var frames: [DisplayList] = []
      session.play(try session.player(photos)) {
        frames.append($0)
        return true
      }
      idle = try idle.filter { setting in
        for value in [setting.range.upperBound, setting.range.lowerBound] {
          let player = try session.player(photos)
          player.app.settings[setting] = value
          var (number, differs) = (0, false)
          session.play(player) { frame in
            differs = number < frames.count && frame != frames[number]
            number += 1
            return !differs
          }
          if differs { return false }
        }
        return true
      }
    }
    return idle
  }

  @Test("Of every style and preset", arguments: styles)
  func styles(style: GalleryStyle, preset: HeroStyle.Preset) throws {
    let idle = try idle(in: [.style(style, preset)])
    #expect(idle == [])
  }

  @Test("Of the cards, and of the slide from tab to tab")
  func cards() throws {
    let idle = try idle(in: [.cards])
    #expect(idle == [])
  }

  @Test("Of every example for Hero", arguments: HeroExample.allCases)
  func examples(example: HeroExample) throws {
    let idle = try idle(in: SettingSession.example(example))
    #expect(idle == [])
  }
}

extension SettingsShowTests {
  /// Whether sessions whose settings are changed before the first step play like those that begin with
  /// them, frame by frame.
  private func isTheSame(_ sessions: [SettingSession]) throws -> Bool {
    try sessions.allSatisfy { session in
      var settings = MotionSettings()
      for setting in session.settings {
        settings[setting] = (setting.standard + setting.range.upperBound) / 2
      }
      var frames: [DisplayList] = []
      session.play(try session.player(photos, settings)) {
        frames.append($0)
        return true
      }
      let player = try session.player(photos)
      player.app.settings = settings
      var (number, isSame) = (0, true)
      session.play(player) { frame in
        isSame = number < frames.count && frame == frames[number]
        number += 1
        return isSame
      }
      return isSame && number == frames.count
    }
  }

  @Test("What is changed in the panel moves as what it began with does", arguments: styles)
  func live(style: GalleryStyle, preset: HeroStyle.Preset) throws {
    #expect(try isTheSame([.style(style, preset)]))
  }

  @Test("So do the cards")
  func liveCards() throws { #expect(try isTheSame([.cards])) }

  @Test("So does every example for Hero", arguments: HeroExample.allCases)
  func live(example: HeroExample) throws {
    #expect(try isTheSame(SettingSession.example(example)))
  }
}
