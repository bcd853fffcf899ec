import Motion
public import SceneGraph
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

  /// Whose elements the newest plan has; looked up only once somebody asks.
  private var owners = HeroOwners() {
    didSet { index = nil }
  }
  private var index: HeroOwners.Index?

  private var newest: TransitionPlan? {
    didSet { places = nil }
  }
  private var places: ElementPlaces?

  /// Those that take part in this one.
  private var plugins: [any HeroPlugin] = []

  /// How long the slowest of them takes, in seconds.
  private var pluginDuration = 0.0
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
    rememberTouch(context)
    let hand = HeroHand(context.presented, self, context.direction)
    self.hand = hand
    engine?.begin(hand)
    plugins = (engine?.plugins ?? []).map { $0.init() }
    engine?.state = .notified
    engine?.state = .starting
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
    defer { begin() }
    if context.reducesMotion {
      return .crossFade(
        presented: context.presented.view.displayList(), direction: context.direction,
        container: context.container, scale: context.scale)
    }
    var plan = plan(for: context, direction).changed(
      by: changes, loosened: loosened, ownersOfElements, scale: context.scale)
    animatePlugins(&plan, in: context)
    newest = plan
    return direction == context.direction ? plan : plan.reversed
  }

  private func plan(
    for context: TransitionContext, _ direction: TransitionDirection
  ) -> TransitionPlan {
    let (fromScreen, toScreen) = context.sides(direction)
    let container = Rect(origin: .zero, size: context.container.size)
    let touched = context.presented[attachment: HeroTouchKey.self]?.view
    var from = HeroRegister(.from, root(of: fromScreen), container: container, touched: touched)
    var to = HeroRegister(.to, root(of: toScreen), container: container, touched: touched)
    var situation = HeroSituation(
      kind: kind, isPresenting: isPresenting, container: container.size)
    situation.ordering = settings.viewOrderingStrategy
    situation.direction = settings.defaultAnimationDirectionStrategy
    situation.readsFromRight = settings.readsFromRight
    // These two may be tuned while a transition is held.
    let present = engine?.settings ?? settings
    situation.defaultAnimationDuration = present.defaultAnimationDuration
    situation.defaultAnimationTimingFunction = present.defaultAnimationTimingFunction
    situation.choosesTimingFunctions = settings.choosesTimingFunctions
    situation.isClassic = settings.preset == .classic
    var scene = HeroScene(situation: situation, from: from.takeSide(), to: to.takeSide())
    let views = HeroSides(from: from.views, to: to.views)
    scene.run(animation) { scene, role, index in
      scene.context(of: index, on: role, views, from: fromScreen, to: toScreen)
    }
    for plugin in plugins {
      plugin.process(&scene, fromViews: views.from, toViews: views.to)
    }
    if !plugins.isEmpty { handOver(&scene, views) }
    if !hasBegun {
      engine?.onReport?(
        HeroMatchReport(scene, disabled: [.from: from.disabled, .to: to.disabled]))
    }
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

  /// A pop of Hero's can be led from the edge, as an ordinary one.
  public var followsPopDrag: Bool { true }

  /// Whether a view and all that it is inside of have come to rest, where the settings let views be used
  /// that have.
  public func isSettled(_ view: View, in transition: RunningTransition) -> Bool {
    guard settings.isUserInteractionEnabled, direction == .present else { return false }
    var around: View? = view
    while let current = around {
      let names = ownersOfElements.names(of: current)
      guard names.allSatisfy({ transition.isAtRest($0) }) else { return false }
      around = current.superview
    }
    return true
  }

  /// Tells the screens how it ended.
  public func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {
    if let engine {
      engine.delegate?.heroTransition(engine, didUpdate: outcome == .completed ? 1 : 0)
    }
    engine?.state = .completing
    defer { engine?.state = .possible }
    for plugin in plugins { plugin.clean() }
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

// MARK: - Plugins

extension HeroAnimator {
  /// Leaves the views to plugins that these want to move themselves.
  private func handOver(_ scene: inout HeroScene, _ views: HeroSides<[View]>) {
    for role in [HeroSide.Role.from, .to] {
      for index in views[role].indices where scene[role].views[index].isInSight {
        let view = views[role][index]
        let isTaken = plugins.contains { $0.canAnimate(view, appears: role == .to) }
        guard isTaken else { continue }
        scene.update(index, on: role) { view in
          view.isPluginDriven = true
          view.state = nil
        }
      }
    }
  }

  /// Lets the plugins change the plan, and waits for a hand where one of them says so.
  private func animatePlugins(_ plan: inout TransitionPlan, in context: TransitionContext) {
    pluginDuration = 0
    for plugin in plugins {
      let seconds = plugin.animate(&plan, in: context)
      if seconds.isFinite { pluginDuration = max(pluginDuration, seconds) }
      if seconds == .infinity, !hasBegun { hand?.beginInHand() }
    }
    let longest = max(plan.leastDuration, pluginDuration)
    guard longest > plan.leastDuration else { return }
    plan = TransitionPlan(
      elements: plan.elements, reversal: plan.reversal, fallback: plan.fallback,
      scale: context.scale, leastDuration: longest, isScrubbedInTime: plan.isScrubbedInTime)
  }

  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    if hand != nil { engine?.state = .animating }
  }

  /// Tells those who follow where it is.
  public func transitionDidAdvance(_ transition: RunningTransition) {
    guard let engine, let hand, engine.delegate != nil || !plugins.isEmpty else { return }
    let progress = hand.progress
    engine.delegate?.heroTransition(engine, didUpdate: progress)
    let seconds = progress * (newest?.duration ?? 0)
    for plugin in plugins where plugin.requiresPerFrameCallback || transition.isInteractive {
      plugin.seek(to: seconds)
    }
  }

  /// Tells the plugins, and waits for what is left of their own time.
  public func transitionWillTurn(to heading: TransitionDirection) -> Double {
    resumePlugins(isReversed: heading != direction)
    return pluginsRest(isReversed: heading != direction)
  }

  func tellPlugins(_ tell: (any HeroPlugin) -> Void) {
    for plugin in plugins { tell(plugin) }
  }

  func resumePlugins(isReversed: Bool) {
    for plugin in plugins { plugin.resume(at: seconds, isReversed: isReversed) }
  }

  /// How much of the plugins' own time is left from where it is now, in seconds.
  func pluginsRest(isReversed: Bool) -> Double {
    isReversed ? min(seconds, pluginDuration) : max(0, pluginDuration - seconds)
  }

  /// Where it is in the transition's own time.
  private var seconds: Double { (hand?.progress ?? 0) * (newest?.duration ?? 0) }
}

// MARK: - Led by hand

extension HeroAnimator {
  /// Whether either end of something is not where its modifiers say.
  var isChanged: Bool { !changes.isEmpty }

  /// Whose elements the newest plan has.
  var ownersOfElements: HeroOwners.Index {
    let index = index ?? owners.index()
    self.index = index
    return index
  }

  /// Moves an end of a view's way from the next plan on.
  func change(_ change: HeroTargetChange) {
    changes.removeAll { $0.isOverridden(by: change) }
    changes.append(change)
    guard let view = change.view else { return }
    for plugin in plugins {
      plugin.changeTarget(change.state, isDestination: change.isDestination, of: view)
    }
  }

  /// Whether the newest plan moves something.
  func moves(_ name: String, _ key: HeroKey) -> Bool {
    guard let newest else { return false }
    let places = places ?? ElementPlaces(newest.elements)
    self.places = places
    guard let place = places.place(of: name) else { return false }
    let channel = newest.elements[place].channels[keyPath: key.channel]
    return channel.from != channel.to
  }

  /// Notes that a key was put somewhere by hand, and comes back from there.
  func loosen(_ name: String, _ key: HeroKey) { loosened[name, default: []].insert(key) }
}

extension RunningTransition {
  /// Whether an element stands where it will stay, to half a point and half a step of opacity.
  fileprivate func isAtRest(_ name: String) -> Bool {
    guard let index = plan.elements.firstIndex(where: { $0.name == name }) else { return false }
    let (state, channels) = (states[index], plan.elements[index].channels)
    return HeroKey.allCases.allSatisfy { key in
      let (now, end) = (state[keyPath: key.state], channels[keyPath: key.channel].to)
      let unit = key.isLength ? 0.5 : 0.5 / 255
      // What only passes its end has not arrived.
      return (0..<4).allSatisfy {
        abs(now.value[$0] - end[$0]) <= unit && abs(now.velocity[$0]) <= unit * 20
      }
    }
  }
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
