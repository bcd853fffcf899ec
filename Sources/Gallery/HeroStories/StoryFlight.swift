import Hero
import SceneGraph

/// What the parts of a story are called on its card and on its page, and how they fly.
struct StoryFlight {
  let number: Int

  enum Part: String {
    case ground, picture, kicker, title
  }

  /// Moves all of it.
  static let spring = HeroModifier.spring(stiffness: 220, damping: 24)

  /// Lets a view fly to its like on the other screen, by a spring.
  @MainActor
  func takes(_ view: View, as part: Part) {
    view.heroID = "story \(number) \(part.rawValue)"
    view.heroModifiers = [StoryFlight.spring]
  }
}
