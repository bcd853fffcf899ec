import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Three tabs, two of which are navigation controllers, and whatever is presented over them, beside
/// a model of plain lists that says what should be where.
@MainActor
final class StormTheatre: StageDriver, NavigationControllerDelegate, TabControllerDelegate {
  /// What should be where, by the screens' names.
  struct Model: Hashable {
    var stacks: [[String]]
    var selected = 0
    var presented: [String] = []
  }

  private struct Trace {
    weak var screen: DiaryScreen?
    let name: String
  }

  let diary = Diary()
  let navigations: [NavigationController]
  let tabs: TabController
  let stage: Stage
  var model: Model
  var random: SeededGenerator
  private let box = BoxAnimator()
  private let rewinding = BoxAnimator()
  private let dissolve = CrossDissolve(duration: 0.2)
  private(set) var interactions: [PercentDrivenInteraction] = []

  /// Whether transitions may begin in a hand.
  var beginsInHands = false
  private var traces: [Trace] = []
  private var made = 0
  var now = 0.0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var first: [DiaryScreen] = []
    for name in ["n0", "n1", "plain"] { first.append(DiaryScreen(name, diary)) }
    navigations = first.prefix(2).map { NavigationController(rootViewController: $0) }
    tabs = TabController(viewControllers: navigations + [first[2]])
    stage = Stage(root: tabs, size: Size(width: 400, height: 300))
    model = Model(stacks: [["n0"], ["n1"]])
    for screen in first { traces.append(Trace(screen: screen, name: screen.title)) }
    rewinding.timing = .curve(.easeInOut, duration: 0.3)
    rewinding.reversal = .rewind
    for navigation in navigations { navigation.delegate = self }
    tabs.delegate = self
  }

  func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  func screen() -> DiaryScreen {
    made += 1
    let screen = DiaryScreen("s\(made)", diary)
    traces.append(Trace(screen: screen, name: screen.title))
    return screen
  }

  func settle() {
    for _ in 0..<900 where stage.isMoving || !stage.transitions.isEmpty {
      // Screens may ask for more meanwhile.
      for interaction in interactions { interaction.cancel() }
      interactions = []
      frame(after: 1 / 60.0)
    }
    #expect(!stage.isMoving)
    frame(after: 1 / 60.0)
  }

  /// What is where.
  var hierarchy: Model {
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
  func expectAtRest(_ note: String, sourceLocation: SourceLocation = #_sourceLocation) {
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

  private var someAnimator: (any TransitionAnimator)? {
    switch below(6) {
    case 0: box
    case 1: rewinding
    case 2: dissolve
    default: nil
    }
  }

  private var someInteraction: PercentDrivenInteraction? {
    guard beginsInHands, below(4) == 0 else { return nil }
    let interaction = PercentDrivenInteraction()
    interactions.append(interaction)
    return interaction
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? { someAnimator }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { someInteraction }

  func tabController(
    _ tabController: TabController, animationControllerForTransitionFrom source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? { someAnimator }

  func tabController(
    _ tabController: TabController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { someInteraction }

  /// Lets a screen be presented over the one that is active.
  func present(_ screen: DiaryScreen, animated: Bool) {
    screen.modalPresentationStyle = below(2) == 0 ? .fullScreen : .custom
    screen.transitioningDelegate = below(3) == 0 ? rewinding : box
    stage.activeViewController.present(screen, animated: animated)
  }
}
