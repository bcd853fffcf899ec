import Hero
import Motion

// What the settings come to in the examples for Hero, as their modifiers say it.

extension MotionSettings {
  /// A spring of Hero's of two settings: its own constants, to the last bit, where nothing is changed.
  private func heroSpring(
    _ response: MotionSetting, _ damping: MotionSetting, own stiffness: Double, _ ownDamping: Double
  ) -> HeroModifier {
    guard let spring = spring(response, damping) else {
      return .spring(stiffness: stiffness, damping: ownDamping)
    }
    return .spring(stiffness: spring.stiffness, damping: spring.damping)
  }

  /// Moves a picture between list and grid.
  var morphSpring: HeroModifier { heroSpring(.morphResponse, .morphDamping, own: 260, 27) }

  /// Moves an item of a ring of the menu.
  var menuSpring: HeroModifier { heroSpring(.menuResponse, .menuDamping, own: 300, 22) }

  /// Moves all of a story.
  var storySpring: HeroModifier { heroSpring(.storiesResponse, .storiesDamping, own: 220, 24) }

  /// Moves all of the music player.
  var musicSpring: HeroModifier { heroSpring(.musicResponse, .musicDamping, own: 240, 26) }

  /// How long something takes.
  func duration(_ setting: MotionSetting) -> HeroModifier { .duration(self[setting]) }

  /// How long something waits.
  func delay(_ setting: MotionSetting) -> HeroModifier { .delay(self[setting]) }

  /// How long something takes to fade, evenly and apart from everything else, where its screen goes.
  func leaving(_ setting: MotionSetting) -> HeroModifier {
    .whenDismissing(.timing(.opacity, duration: self[setting], timingFunction: .linear))
  }

  /// How a setting's curve goes: where it keeps its own, by Hero's standard.
  func timing(_ setting: MotionSetting) -> HeroTimingFunction {
    isChanged(setting) ? HeroTimingFunction(curve(setting).curve) : .standard
  }
}
