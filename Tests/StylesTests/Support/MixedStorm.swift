import CustomTransitions
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Does anything at any moment to a ``StormTheatre``, and to its model what should come of it.
@MainActor
final class MixedStorm {
  /// What may happen.
  enum Kind: CaseIterable {
    case push, pop, popToRoot, replace, select, present, dismiss, tap, tapGoing, drag, shortDrag,
      lostDrag, overtakenDrag
  }

  /// What was done, with the styles, for the report of a failure.
  private(set) var deeds: [String] = []

  /// How often each kind came to something.
  private(set) var counts: [Kind: Int] = [:]

  private let theatre: StormTheatre
  /// How a screen was dressed, and whether it came by its transition.
  private struct Dress {
    let style: ScreenStyle
    weak var lower: ViewController?
    var hasFlown = false
  }

  private var dresses: [ObjectIdentifier: Dress] = [:]
  private let tabTransitions: [any TransitionAnimator] =
    [CrossDissolve(duration: 0.2)]
    + [ScreenStyle.slide, .fade, .custom].compactMap(\.tabTransition)

  init(seed: UInt64) {
    theatre = StormTheatre(seed: seed)
    theatre.animators = { [unowned theatre, tabTransitions] lower, upper, direction in
      if upper.parent === theatre.tabs {
        let choice = theatre.below(tabTransitions.count + 1)
        return choice < tabTransitions.count ? tabTransitions[choice] : nil
      }
      return switch direction {
      case .present:
        upper.transitioningDelegate?.animator(forPresented: upper, presenting: lower)
      case .dismiss: upper.transitioningDelegate?.animator(forDismissed: upper)
      }
    }
    theatre.hands = {
      ($0 as? TransitionManager)?.transitionAnimation.interactionTransitionController
    }
  }

  /// Whether everything is, or will be, where the model says.
  var isAsModelled: Bool {
    let (hierarchy, model) = (theatre.hierarchy, theatre.model)
    return hierarchy.stacks == model.stacks && hierarchy.selected == model.selected
  }

  /// One event, and some time.
  func act() {
    let weights: [(Kind, Int)] = [
      (.push, 6), (.pop, 4), (.popToRoot, 1), (.replace, 2), (.select, 3), (.present, 5),
      (.dismiss, 4), (.tap, 4), (.tapGoing, 3), (.drag, 3), (.shortDrag, 2), (.lostDrag, 2),
      (.overtakenDrag, 2),
    ]
    var choice = theatre.below(weights.reduce(0) { $0 + $1.1 })
    for (kind, weight) in weights {
      choice -= weight
      guard choice < 0 else { continue }
      if act(kind) { counts[kind, default: 0] += 1 }
      break
    }
    for screen in flying { dresses[ObjectIdentifier(screen)]?.hasFlown = true }
    switch theatre.below(8) {
    case 0: break
    case 1: theatre.frame(after: 0.4)
    case 2:
      let width = Double(300 + theatre.below(300))
      theatre.send(.resize(Size(width: width, height: 300), scale: 1))
    case 3: theatre.send(.focus(theatre.below(2) == 0))
    default: theatre.frame(after: Double(theatre.below(20)) / 120)
    }
  }

  /// Lets everything come to rest, holds it against the model, and clears up.
  func rest(_ note: String) {
    theatre.send(.resize(Size(width: 400, height: 300), scale: 1))
    theatre.settle()
    theatre.expectAtRest(note)
    for navigation in theatre.navigations { navigation.popToRootViewController(animated: false) }
    theatre.model.stacks = theatre.model.stacks.map { [$0[0]] }
    theatre.tabs.dismiss(animated: false)
    theatre.model.presented = []
    deeds = []
  }

  /// The screens that are on their way there by a transition of their own.
  private var flying: [ViewController] {
    let pushed = theatre.navigations.flatMap(\.viewControllers)
    return (pushed + [theatre.stage.topViewController]).filter {
      theatre.stage.transition(of: $0)?.direction == .present
    }
  }

  // MARK: What the app asks for

  private var animated: Bool { theatre.below(6) > 0 }

  private func act(_ kind: Kind) -> Bool {
    let which = theatre.below(4) < 3 ? min(theatre.model.selected, 1) : theatre.below(2)
    let navigation = theatre.navigations[which]
    switch kind {
    case .push:
      guard let lower = navigation.topViewController else { return false }
      let screen = dressed(over: lower)
      navigation.pushViewController(screen, animated: animated)
      theatre.model.stacks[which].append(screen.title)
    case .pop:
      guard theatre.model.stacks[which].count > 1 else { return false }
      navigation.popViewController(animated: animated)
      theatre.model.stacks[which].removeLast()
      deeds.append("pop")
    case .popToRoot:
      navigation.popToRootViewController(animated: animated)
      theatre.model.stacks[which] = [theatre.model.stacks[which][0]]
      deeds.append("pop to root")
    case .replace:
      let kept = navigation.viewControllers.filter { _ in theatre.below(2) == 0 }
      let isNew = kept.isEmpty || theatre.below(2) == 0
      let new = isNew ? [dressed(over: kept.last ?? navigation)] : []
      navigation.setViewControllers(kept + new, animated: animated)
      theatre.model.stacks[which] = (kept + new).map(\.title)
      deeds.append("replace")
    case .select:
      let index = theatre.below(3)
      theatre.tabs.select(index, animated: animated)
      theatre.model.selected = index
      deeds.append("select")
    case .present:
      let lower = theatre.stage.activeViewController
      let screen = dressed(over: innermost(lower))
      screen.modalPresentationStyle = theatre.below(2) == 0 ? .fullScreen : .custom
      lower.present(screen, animated: animated)
      theatre.model.presented.append(screen.title)
      deeds.append("(presented)")
    case .dismiss:
      guard !theatre.model.presented.isEmpty else { return false }
      theatre.stage.activeViewController.dismiss(animated: animated)
      theatre.model.presented.removeLast()
      deeds.append("dismiss")
    case .tap: return tap()
    case .tapGoing: return tapGoing()
    case .drag, .shortDrag, .lostDrag, .overtakenDrag: return drag(kind)
    }
    return true
  }

  /// A new screen of some style.
  private func dressed(over lower: ViewController) -> DiaryScreen {
    let screen = theatre.screen()
    let style = ScreenStyle.allCases[theatre.below(ScreenStyle.allCases.count)]
    style.dress(screen, over: lower)
    dresses[ObjectIdentifier(screen)] = Dress(style: style, lower: lower)
    deeds.append("\(style) \(screen.title)")
    return screen
  }

  private func innermost(_ screen: ViewController) -> ViewController {
    if let tabs = screen as? TabController { return innermost(tabs.selectedViewController) }
    guard let top = (screen as? NavigationController)?.topViewController else { return screen }
    return innermost(top)
  }

  private func style(_ screen: ViewController) -> ScreenStyle? {
    dresses[ObjectIdentifier(screen)]?.style
  }

  // MARK: What people do

  /// A click while a screen is on its way onto the stage sends it back.
  private func tap() -> Bool {
    let top = theatre.stage.topViewController
    guard let transition = theatre.stage.transition(of: top), transition.isPlaying,
      transition.heading == .present, style(top)?.ignoresInput == false
    else { return false }
    theatre.click(Point(x: 150, y: 150))
    theatre.model.presented.removeLast()
    deeds.append("tap")
    return true
  }

  /// A click on what flies while a screen leaves the stage brings it back.
  private func tapGoing() -> Bool {
    let top = theatre.stage.topViewController
    guard let transition = theatre.stage.transition(of: top), transition.isPlaying,
      transition.heading == .dismiss, style(top)?.ignoresInput == false,
      let place = transition.leadingFrame?.intersection(
        Rect(origin: .zero, size: theatre.stage.size))?.center
    else { return false }
    theatre.click(place)
    theatre.model.presented.append(top.title)
    deeds.append("tap while it goes")
    return true
  }

  /// A drag on a screen at rest: far enough, too short, taken away, or overtaken by the app.
  private func drag(_ kind: Kind) -> Bool {
    if theatre.below(2) == 0 { theatre.settle() }
    guard theatre.stage.transitions.isEmpty, let (screen, way) = draggable else { return false }
    deeds.append("\(kind) of \(screen.title)")
    let start = way.start
    let full = kind == .shortDrag ? way.short : way.long
    let end = theatre.drag(from: start, by: full, lasting: 0.15, frames: false)
    switch kind {
    case .lostDrag: theatre.pointer(.cancel, end)
    case .overtakenDrag:
      leave(screen)
      theatre.pointer(.up, end, after: 0.2)
    default:
      // Held still before it is let go, so that the place decides and not the speed.
      theatre.frame(after: 0.3)
      theatre.pointer(.up, end)
    }
    guard kind == .drag || kind == .overtakenDrag else { return true }
    if theatre.model.presented.isEmpty {
      theatre.model.stacks[theatre.model.selected].removeLast()
    } else {
      theatre.model.presented.removeLast()
    }
    return true
  }

  private func leave(_ screen: ViewController) {
    if let navigation = screen.navigationController {
      // A hand that takes a screen away has told so already, unless it has told nobody yet.
      if navigation.topViewController === screen { navigation.popViewController() }
    } else {
      screen.dismiss()
    }
  }

  /// The screen in sight, if a drag takes it away, and how.
  private var draggable: (ViewController, (start: Point, long: Vector, short: Vector))? {
    let presented = theatre.stage.topViewController
    let isPresented = presented !== theatre.tabs
    let screen = isPresented ? presented : innermost(theatre.tabs)
    guard isPresented || theatre.model.selected < 2, let style = style(screen) else { return nil }
    if !isPresented, theatre.model.stacks[theatre.model.selected].count < 2 { return nil }
    let down = (
      start: Point(x: 150, y: 70), long: Vector(dx: 0, dy: 215), short: Vector(dx: 0, dy: 30)
    )
    switch style {
    case .slide:
      if isPresented { return nil }
      let width = theatre.stage.size.width
      return (
        screen,
        (
          start: Point(x: 8, y: 150), long: Vector(dx: width * 0.8, dy: 0),
          short: Vector(dx: 40, dy: 0)
        )
      )
    // Where its counterpart has gone there is no flight to be dragged.
    case .hero, .pinterest, .zola, .classicZola:
      return dresses[ObjectIdentifier(screen)]?.lower == nil ? nil : (screen, down)
    // Its pan comes with its transition.
    case .pull: return dresses[ObjectIdentifier(screen)]?.hasFlown == true ? (screen, down) : nil
    case .fade, .custom: return nil
    }
  }
}
