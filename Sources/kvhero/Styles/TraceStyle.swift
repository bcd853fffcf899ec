import CustomTransitions
import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Transitions
import ZolaZoom

/// The styles whose plans can be printed: those of the gallery, and a navigation controller's own slide.
enum TraceStyle: String, CaseIterable, Sendable {
  case hero, pinterest, banner, zola, fade, pull, slide

  /// Whether it flies from one frame to another, and not only between two screens.
  var looksAtFrames: Bool {
    switch self {
    case .hero, .pinterest, .banner, .zola: true
    case .fade, .pull, .slide: false
    }
  }

  /// What is known of the two screens.
  struct Ends {
    var container: Rect
    var source: HeroSubject.End
    var target: HeroSubject.End

    /// What flies; `nil` for a snapshot.
    var image: Image?
  }

  /// The plan from rest to rest.
  ///
  /// - Parameters:
  ///   - ends: The two screens.
  ///   - preset: Whose figures are used.
  ///   - settings: What was changed of them.
  ///   - direction: Which way.
  ///   - reducesMotion: Whether to fade instead of moving.
  ///   - scale: Device pixels per point.
  /// - Returns: The plan; a cross-fade that says why where the geometry cannot be flown.
  @MainActor
  func plan(
    _ ends: Ends, preset: HeroStyle.Preset, settings: MotionSettings = MotionSettings(),
    direction: TransitionDirection, reducesMotion: Bool, scale: Double
  ) -> TransitionPlan {
    switch self {
    case .hero, .pinterest, .banner:
      let kind: HeroStyle.Kind = self == .pinterest ? .pinterest : .hero
      let subject = HeroSubject(
        container: ends.container, source: ends.source, target: ends.target, image: ends.image)
      return settings.heroStyle(kind, preset).plan(
        for: subject, direction: direction, reducesMotion: reducesMotion, scale: scale)
    case .zola:
      // A snapshot is taken of the view that the zoom leaves.
      let left = direction == .present ? ends.source.frame : ends.target.frame
      let subject = ZolaSubject(
        container: ends.container, source: ZolaSubject.End(ends.source),
        destination: ZolaSubject.End(ends.target),
        target: ends.image.map { .image($0) } ?? .snapshot(DisplayList(), size: left.size))
      return settings.zolaStyle(preset == .classic ? .classic : .standard).plan(
        for: subject, direction: direction, reducesMotion: reducesMotion, scale: scale)
    case .fade:
      return TraceStyle.plan(
        .fade, ends.container, settings, direction, reducesMotion: reducesMotion, scale: scale)
    case .pull:
      return TraceStyle.plan(
        .pull, ends.container, settings, direction, reducesMotion: reducesMotion, scale: scale)
    case .slide:
      let slide = NavigationSlide()
      slide.movement = settings.slideSpring
      return slide.plan(
        for: TraceStyle.context(
          ends.container, direction, reducesMotion: reducesMotion, scale: scale))
    }
  }

  /// What a transition in imperative form does to two bare screens; where they have something to show
  /// is all the same to it.
  @MainActor
  private static func plan(
    _ transition: CustomTransition, _ container: Rect, _ settings: MotionSettings,
    _ direction: TransitionDirection, reducesMotion: Bool, scale: Double
  ) -> TransitionPlan {
    let manager = TransitionManager(transition: transition)
    settings.apply(to: manager)
    return manager.plan(
      for: context(container, direction, reducesMotion: reducesMotion, scale: scale))
  }

  /// Two bare screens.
  @MainActor
  private static func context(
    _ container: Rect, _ direction: TransitionDirection, reducesMotion: Bool, scale: Double
  ) -> TransitionContext {
    let (presenting, presented) = (ViewController(), ViewController())
    for screen in [presenting, presented] { screen.view.frame = container }
    return TransitionContext(
      direction: direction, presenting: presenting, presented: presented, container: container,
      scale: scale, reducesMotion: reducesMotion)
  }
}

extension ZolaSubject.End {
  fileprivate init(_ end: HeroSubject.End) {
    self.init(frame: end.frame, radius: end.radius, mode: end.mode)
  }
}
