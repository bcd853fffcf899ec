import Motion
import SceneGraph
package import Testing
package import Transitions

/// Three tabs, two of which are navigation controllers, and whatever is presented over them, beside
/// a model of plain lists that says what should be where.
@MainActor
package final class StormTheatre: StageDriver, NavigationControllerDelegate, TabControllerDelegate {
  /// What should be where, by the screens' names.
  package struct Model: Hashable {
    /// Of each navigation controller.
    package var stacks: [[String]]

    /// The tab in sight.
    package var selected = 0

    /// From the bottom to the top.
    package var presented: [String] = []
  }

  private struct Trace {
    weak var screen: DiaryScreen?
    let name: String
  }

  /// Who animates: is given the lower and the upper screen, and which way.
  package typealias Animators = (
    _ lower: ViewController, _ upper: ViewController, TransitionDirection
  ) -> (any TransitionAnimator)?

  package let diary = Diary()
  package let navigations: [NavigationController]
  package let tabs: TabController
  package let stage: Stage
  package var model: Model
  package var random: SeededGenerator
  package var now = 0.0

  /// Who animates pushes and pops, and changes of tabs.
  package var animators: Animators = { _, _, _ in nil }

  /// Whose hand leads a transition; asked before ``beginsInHands`` is looked at.
  package var hands: (any TransitionAnimator) -> (any TransitionInteraction)? = { _ in nil }

  /// Whether transitions may begin in a hand.
  package var beginsInHands = false

  /// The hands that transitions began in.
  package private(set) var interactions: [PercentDrivenInteraction] = []
  private var traces: [Trace] = []
  private var made = 0

  /// Puts three tabs on a stage, 400 points wide and 300 high.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var first: [DiaryScreen] = []
    for name in ["n0", "n1", "plain"] { first.append(DiaryScreen(name, diary)) }
    navigations = first.prefix(2).map { NavigationController(rootViewController: $0) }
    tabs = TabController(viewControllers: navigations + [first[2]])
    stage = Stage(root: tabs, size: Size(width: 400, height: 300))
    model = Model(stacks: [["n0"], ["n1"]])
    for screen in first { traces.append(Trace(screen: screen, name: screen.title)) }
    for navigation in navigations { navigation.delegate = self }
    tabs.delegate = self
  }

  /// A random number from 0.
  package func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// A new screen.
  package func screen() -> DiaryScreen {
    made += 1
    let screen = DiaryScreen("s\(made)", diary)
    traces.append(Trace(screen: screen, name: screen.title))
    return screen
  }

  /// Runs until nothing is under way; hands let go.
  package func settle() {
    for _ in 0..<900 where stage.isMoving || !stage.transitions.isEmpty {
      // Screens may ask for more meanwhile.
      for interaction in interactions { interaction.cancel() }
      interactions = []
      advance(by: 1 / 60.0)
    }
    #expect(!stage.isMoving)
    frame(after: 1 / 60.0)
  }

  /// What is where.
  package var hierarchy: Model {
    var presented: [String] = []
    var screen = tabs.presentedViewController
    while let current = screen {
      presented.append(current.title)
      screen = current.presentedViewController
    }
    return Model(
      stacks: navigations.map { $0.viewControllers.map(\.title) }, selected: tabs.selectedIndex,
      presented: presented)
  }

  /// Holds everything at rest against the model: who is there, who is in sight, who is gone.
  package func expectAtRest(_ note: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(stage.transitions.isEmpty, "\(note)", sourceLocation: sourceLocation)
    #expect(hierarchy == model, "\(note)", sourceLocation: sourceLocation)
    #expect(diary.faults == [], "\(note)", sourceLocation: sourceLocation)
    let living = Set(model.stacks.joined() + model.presented + ["plain"])
    let inTab = model.selected < 2 ? model.stacks[model.selected].last : "plain"
    for trace in traces {
      #expect(
        (trace.screen != nil) == living.contains(trace.name), "\(note): \(trace.name)",
        sourceLocation: sourceLocation)
      guard let screen = trace.screen else { continue }
      #expect(screen.isAtRest, "\(note): \(trace.name)", sourceLocation: sourceLocation)
      let isSeen = trace.name == model.presented.last
      let mayBeSeen = isSeen || trace.name == inTab || model.presented.contains(trace.name)
      if isSeen || (model.presented.isEmpty && trace.name == inTab) {
        #expect(screen.isHere, "\(note): \(trace.name)", sourceLocation: sourceLocation)
      } else if !mayBeSeen {
        #expect(!screen.isHere, "\(note): \(trace.name)", sourceLocation: sourceLocation)
      }
    }
    traces.removeAll { $0.screen == nil }
    _ = diary.read()
  }

  // MARK: Delegates

  private var someInteraction: PercentDrivenInteraction? {
    guard beginsInHands, below(4) == 0 else { return nil }
    let interaction = PercentDrivenInteraction()
    interactions.append(interaction)
    return interaction
  }

  /// Whoever ``animators`` says.
  package func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    operation == .push
      ? animators(source, destination, .present) : animators(destination, source, .dismiss)
  }

  /// Whoever ``hands`` says, or a hand of the theatre's.
  package func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { hands(animationController) ?? someInteraction }

  /// Whoever ``animators`` says.
  package func tabController(
    _ tabController: TabController, animationControllerForTransitionFrom source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? { animators(source, destination, .present) }

  /// A hand of the theatre's.
  package func tabController(
    _ tabController: TabController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { someInteraction }
}
