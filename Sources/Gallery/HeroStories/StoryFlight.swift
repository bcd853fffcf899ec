import Hero
import SceneGraph

/// What the parts of a story are called on its card and on its page, and how they fly.
struct StoryFlight {
  let number: Int

  enum Part: String {
    case ground, picture, kicker, title
  }

  /// Lets a view fly to its like on the other screen, by a spring.
  @MainActor
  func takes(_ view: View, as part: Part, _ kit: ExampleKit) {
    view.heroID = "story \(number) \(part.rawValue)"
    kit.figures.lead(view) { $0.heroModifiers = [$1.storySpring] }
  }
}
