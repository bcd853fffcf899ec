import Motion
import SceneGraph
public import Transitions

/// One transition: the pipeline from two screens to a plan.
@MainActor
public final class HeroAnimator: TransitionAnimator {
  private let kind: HeroSituation.Kind
  private let isPresenting: Bool
  private let animation: HeroDefaultAnimationType
  private let settings: HeroSettings
  private weak var engine: HeroTransition?

  /// Which way it was made for; the way back is the same plan backwards.
  private var direction: TransitionDirection?

  /// Whoever leads the transition, once it has been announced.
  private(set) var hand: HeroHand?

  /// Whether there is a plan, so that there is something to lead.
  private(set) var hasBegun = false

  /// Whose elements the newest plan has.
  private(set) var owners = HeroOwners()

  private var newest: TransitionPlan?
  private var changes: [HeroTargetChange] = []
  private var loosened: [String: Set<HeroKey>] = [:]

  init(
    kind: HeroSituation.Kind, isPresenting: Bool, animation: HeroDefaultAnimationType,
    settings: HeroSettings, engine: HeroTransition
  ) {
    self.kind = kind
    self.isPresenting = isPresenting
    self.animation = animation
    self.settings = settings
    self.engine = engine
  }

  /// Tells the screens that a transition begins: before modifiers are read, so that they can set them.
  public func transitionWillStart(_ context: TransitionContext) {
    direction = context.direction
    let hand = HeroHand(context.presented, self, context.direction)
    self.hand = hand
    engine?.begin(hand)
    let (from, to) = context.sides(context.direction)
    from.tellHero { $0.heroWillStartTransition() }
    from.tellHero { $0.heroWillStartAnimatingTo(viewController: to) }
    to.tellHero { $0.heroWillStartTransition() }
    to.tellHero { $0.heroWillStartAnimatingFrom(viewController: from) }
  }

  /// What both screens' ids and modifiers come to.
  public func plan(for context: TransitionContext) -> TransitionPlan {
    let direction = direction ?? context.direction
    self.direction = direction
    hasBegun = true
    if context.reducesMotion {
      return .crossFade(
        presented: context.presented.view.displayList(), direction: context.direction,
        container: context.container, scale: context.scale)
    }
    let plan = plan(for: context, direction).changed(
      by: changes, loosened: loosened, owners, scale: context.scale)
    newest = plan
    return direction == context.direction ? plan : plan.reversed
  }

  private func plan(
    for context: TransitionContext, _ direction: TransitionDirection
  ) -> TransitionPlan {
    let (fromScreen, toScreen) = context.sides(direction)
    let container = Rect(origin: .zero, size: context.container.size)
    var from = HeroRegister(.from, root(of: fromScreen), container: container)
    var to = HeroRegister(.to, root(of: toScreen), container: container)
    var situation = HeroSituation(
      kind: kind, isPresenting: isPresenting, container: container.size)
    situation.ordering = settings.viewOrderingStrategy
    situation.direction = settings.defaultAnimationDirectionStrategy
    situation.readsFromRight = settings.readsFromRight
    situation.isClassic = settings.preset == .classic
    var scene = HeroScene(situation: situation, from: from.takeSide(), to: to.takeSide())
    let views = HeroSides(from: from.views, to: to.views)
    scene.run(animation) { scene, role, index in
      scene.context(of: index, on: role, views, from: fromScreen, to: toScreen)
    }
    engine?.onReport?(
      HeroMatchReport(scene, disabled: [.from: from.disabled, .to: to.disabled]))
    let (plan, owners) = scene.ownedPlan(
      views, direction: direction, ground: settings.containerColor, scale: context.scale)
    self.owners = owners
    return plan
  }

  /// The view of a screen that fills the container: over everything, that of all containers around it.
  private func root(of screen: ViewController) -> View {
    var screen = screen
    while kind == .modal, let parent = screen.parent { screen = parent }
    return screen.view
  }

  /// Tells the screens how it ended.
  public func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {
    if let hand { engine?.end(hand) }
    let (from, to) = context.sides(context.direction)
    switch outcome {
    case .completed:
      from.tellHero { $0.heroDidEndAnimatingTo(viewController: to) }
      from.tellHero { $0.heroDidEndTransition() }
      to.tellHero { $0.heroDidEndAnimatingFrom(viewController: from) }
      to.tellHero { $0.heroDidEndTransition() }
    case .cancelled:
      from.tellHero { $0.heroDidCancelAnimatingTo(viewController: to) }
      from.tellHero { $0.heroDidCancelTransition() }
      to.tellHero { $0.heroDidCancelAnimatingFrom(viewController: from) }
      to.tellHero { $0.heroDidCancelTransition() }
    }
  }
}

// MARK: - Led by hand

extension HeroAnimator {
  /// Whether either end of something is not where its modifiers say.
  var isChanged: Bool { !changes.isEmpty }

  /// Moves an end of a view's way from the next plan on.
  func change(_ change: HeroTargetChange) { changes.append(change) }

  /// Whether the newest plan moves something.
  func moves(_ name: String, _ key: HeroKey) -> Bool {
    guard let element = newest?.elements.first(where: { $0.name == name }) else { return false }
    let channel = element.channels[keyPath: key.channel]
    return channel.from != channel.to
  }

  /// Notes that a key was put somewhere by hand, and comes back from there.
  func loosen(_ name: String, _ key: HeroKey) { loosened[name, default: []].insert(key) }
}

extension TransitionContext {
  /// The screens before and after a transition that way.
  fileprivate func sides(
    _ direction: TransitionDirection
  ) -> (from: ViewController, to: ViewController) {
    direction == .present ? (presenting, presented) : (presented, presenting)
  }
}

extension HeroScene {
  /// What a condition may ask about a view.
  @MainActor
  fileprivate func context(
    of index: Int, on role: HeroSide.Role, _ views: HeroSides<[View]>,
    from: ViewController, to: ViewController
  ) -> HeroConditionContext {
    let other: HeroSide.Role = role == .from ? .to : .from
    var context = HeroConditionContext(
      isPresenting: situation.isPresenting, isAppearing: role == .to,
      isInTabBarController: situation.kind == .tabs,
      isInNavigationController: situation.kind == .navigation)
    context.view = views[role][index]
    context.matchedView = partner(of: index, on: role).map { views[other][$0] }
    context.fromViewController = from
    context.toViewController = to
    var above = self[role].views[index].parent
    while let index = above {
      if let partner = partner(of: index, on: role) {
        context.matchedAncestorView = (views[role][index], views[other][partner])
        break
      }
      above = self[role].views[index].parent
    }
    return context
  }
}
