import Gallery
import Hero
import Motion
import SceneGraph
import Transitions

/// A transition of Hero's between two screens with at most one view each.
@MainActor
struct HeroTrace {
  /// What it does, from rest to rest.
  let plan: TransitionPlan

  /// What became of the views that have an id.
  let report: HeroMatchReport

  /// One view of a screen.
  struct Subject {
    var frame: Rect
    var radius: Double
  }

  /// What is known of the two screens.
  struct Ends {
    var container: Rect

    /// On the presenting screen; `nil` for nothing there.
    var source: Subject?

    /// On the presented screen; `nil` for nothing there.
    var target: Subject?

    /// What the target's view does.
    var modifiers: [HeroModifier] = []
  }

  /// Asks the engine, as a stage or a navigation controller would.
  ///
  /// - Parameters:
  ///   - ends: The two screens. A view on both has the id `view`.
  ///   - animation: What the screens do by default.
  ///   - preset: Whose figures are used.
  ///   - figures: What was changed of them.
  ///   - direction: Which way, and whether in a navigation controller.
  ///   - reducesMotion: Whether to fade instead of moving.
  ///   - scale: Device pixels per point.
  init(
    _ ends: Ends, animation: HeroDefaultAnimationType, preset: HeroPreset,
    figures: MotionSettings = MotionSettings(), direction: TraceDirection, reducesMotion: Bool,
    scale: Double
  ) {
    let screens = (presenting: ViewController(), presented: ViewController())
    for screen in [screens.presenting, screens.presented] {
      screen.view.frame = ends.container
      screen.view.backgroundColor = .white
    }
    HeroTrace.add(ends.source, to: screens.presenting)
    HeroTrace.add(ends.target, to: screens.presented)?.heroModifiers = ends.modifiers
    var settings = HeroSettings()
    settings.preset = preset
    settings.defaultAnimation = animation
    figures.apply(to: &settings)
    let engine = HeroTransition(settings: settings)
    var report: HeroMatchReport?
    engine.onReport = { report = $0 }
    let context = TransitionContext(
      direction: direction.way, presenting: screens.presenting, presented: screens.presented,
      container: ends.container, scale: scale, reducesMotion: reducesMotion)
    let animator = HeroTrace.animator(of: engine, direction, screens)
    plan = animator?.plan(for: context) ?? TransitionPlan(elements: [])
    self.report = report ?? HeroMatchReport(entries: [])
  }

  @discardableResult
  private static func add(_ subject: Subject?, to screen: ViewController) -> View? {
    guard let subject else { return nil }
    let view = View(frame: subject.frame)
    view.backgroundColor = .black
    view.cornerRadius = subject.radius
    view.heroID = "view"
    screen.view.addSubview(view)
    return view
  }

  private static func animator(
    of engine: HeroTransition, _ direction: TraceDirection,
    _ screens: (presenting: ViewController, presented: ViewController)
  ) -> (any TransitionAnimator)? {
    let navigation = NavigationController(rootViewController: ViewController())
    switch direction {
    case .present:
      return engine.animator(forPresented: screens.presented, presenting: screens.presenting)
    case .dismiss:
      return engine.animator(forDismissed: screens.presented)
    case .push:
      return engine.navigationController(
        navigation, animationControllerFor: .push, from: screens.presenting,
        to: screens.presented)
    case .pop:
      return engine.navigationController(
        navigation, animationControllerFor: .pop, from: screens.presented,
        to: screens.presenting)
    }
  }
}
