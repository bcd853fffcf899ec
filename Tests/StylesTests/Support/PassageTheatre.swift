import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Two screens and one way between them.
@MainActor
final class PassageTheatre: StageDriver, NavigationControllerDelegate {
  static let size = Size(width: 400, height: 344)

  let passage: Passage
  let diary = Diary()
  let lower: DiaryScreen
  let upper: DiaryScreen
  let stage: Stage
  private let navigation: NavigationController?
  private let tabs: TabController?
  var now = 0.0

  init(_ passage: Passage) {
    self.passage = passage
    lower = DiaryScreen("lower", diary)
    upper = DiaryScreen("upper", diary)
    passage.style?.dress(upper, over: lower)
    switch passage.place {
    case .modal:
      (navigation, tabs) = (nil, nil)
      stage = Stage(root: lower, size: PassageTheatre.size)
    case .navigation:
      let navigation = NavigationController(rootViewController: lower)
      (self.navigation, tabs) = (navigation, nil)
      stage = Stage(root: navigation, size: PassageTheatre.size)
    case .tabs:
      let tabs = TabController(viewControllers: [lower, upper])
      tabs.transition = passage.style?.tabTransition ?? CrossDissolve()
      (navigation, self.tabs) = (nil, tabs)
      stage = Stage(root: tabs, size: PassageTheatre.size)
    }
    navigation?.delegate = self
  }

  var transition: RunningTransition? { stage.transition(of: upper) }

  /// Whether the upper screen is there, or will be.
  var isThere: Bool {
    switch passage.place {
    case .modal: stage.activeViewController === upper
    case .navigation: navigation?.topViewController === upper
    case .tabs: tabs?.selectedIndex == 1
    }
  }

  // MARK: Going

  func open(animated: Bool = true) {
    switch passage.place {
    case .modal: lower.present(upper, animated: animated)
    case .navigation: navigation?.pushViewController(upper, animated: animated)
    case .tabs: tabs?.select(1, animated: animated)
    }
  }

  func close() {
    switch passage.place {
    case .modal: upper.dismiss()
    case .navigation: navigation?.popViewController()
    case .tabs: tabs?.select(0)
    }
  }

  func go(_ direction: TransitionDirection) {
    if (direction == .present) != isThere { direction == .present ? open() : close() }
  }

  /// Begins the passage, from a rest that nothing is left over of.
  func begin() {
    frame()
    if passage.direction == .dismiss {
      open(animated: false)
      frame(after: 0.1)
      close()
    } else {
      open()
    }
  }

  // MARK: Where it ends

  /// Holds everything at rest against where it should have ended.
  func expectAtRest(
    isThere: Bool, _ note: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.transitions.isEmpty, "\(note)", sourceLocation: sourceLocation)
    #expect(self.isThere == isThere, "\(note)", sourceLocation: sourceLocation)
    #expect(diary.faults == [], "\(note)", sourceLocation: sourceLocation)
    #expect(upper.isHere == isThere && upper.isAtRest, "\(note)", sourceLocation: sourceLocation)
    #expect(lower.isAtRest, "\(note)", sourceLocation: sourceLocation)
    let isAlone = passage.place != .modal || upper.modalPresentationStyle == .fullScreen
    if isAlone { #expect(lower.isHere != isThere, "\(note)", sourceLocation: sourceLocation) }
  }

  // MARK: NavigationControllerDelegate

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    switch operation {
    case .push:
      destination.transitioningDelegate?.animator(forPresented: destination, presenting: source)
    case .pop: source.transitioningDelegate?.animator(forDismissed: source)
    }
  }
}
