package import CustomTransitions
package import Hero
package import KVHeroTransition
package import Motion
import Transitions
package import ZolaZoom

// What the settings come to. Where nothing is changed a style keeps its own figures, to the last bit.

extension MotionSettings {
  /// A spring of two settings, or `nil` where both are at their defaults.
  func spring(_ response: MotionSetting, _ damping: MotionSetting) -> Spring? {
    guard isChanged(response) || isChanged(damping) else { return nil }
    return Spring(response: self[response], dampingRatio: self[damping])
  }

  /// How a photograph flies.
  package func heroStyle(_ kind: HeroStyle.Kind, _ preset: HeroStyle.Preset) -> HeroStyle {
    var style = HeroStyle(kind: kind, preset: preset)
    let isHero = kind == .hero
    switch preset {
    case .standard:
      let spring =
        isHero
        ? spring(.heroResponse, .heroDamping) : spring(.pinterestResponse, .pinterestDamping)
      if let spring { style.movement = .spring(spring) }
    case .classic:
      let (duration, curve): (MotionSetting, MotionSetting) =
        isHero ? (.heroDuration, .heroCurve) : (.pinterestDuration, .pinterestCurve)
      if isChanged(duration) || isChanged(curve) {
        style.movement = .curve(self.curve(curve).curve, duration: self[duration])
      }
    }
    return style
  }

  /// Sets how a photograph flies and is dragged; takes effect with the next plan and the next drag.
  @MainActor
  package func apply(to manager: HeroTransitioning) {
    let preset = manager.style.preset
    manager.style = heroStyle(manager.style.kind, preset)
    manager.freeDragTuning = dragTuning(preset, isFree: true)
    manager.standardDragTuning = dragTuning(preset, isFree: false)
  }

  /// What decides a drag of a photograph.
  ///
  /// - Parameters:
  ///   - preset: Whose figures hold where nothing is changed.
  ///   - isFree: Whether the drag carries the photograph about.
  /// - Returns: Distances and speeds.
  package func dragTuning(_ preset: HeroStyle.Preset, isFree: Bool) -> DismissTuning {
    var tuning: DismissTuning =
      preset == .standard ? .standard : isFree ? .classicFree : .classicStandard
    if isChanged(.dragDistance) { tuning.distance = self[.dragDistance] }
    switch preset {
    case .standard:
      if isChanged(.dragDeceleration) {
        tuning.rule = .projected(Decay(rate: self[.dragDeceleration]))
      }
    case .classic: if isChanged(.dragSpeed) { tuning.rule = .either(speed: self[.dragSpeed]) }
    }
    tuning.shrinkingDistance = self[.dragShrinking]
    tuning.smallestScale = self[.dragScale]
    tuning.clearingDistance = self[.dragClearing]
    tuning.thinnestScrim = self[.dragScrim]
    return tuning
  }

  /// How a product is zoomed into.
  package func zolaStyle(_ preset: ZolaStyle.Preset) -> ZolaStyle {
    var style = ZolaStyle(
      preset: preset, duration: self[preset == .classic ? .zolaDuration : .zolaResponse])
    style.dampingRatio = self[.zolaDamping]
    style.curve = curve(.zolaCurve).curve
    return style
  }

  /// Sets when a drag closes a zoom.
  @MainActor
  package func apply(to interaction: ZolaZoomInteraction) {
    interaction.leastDistance = self[.zolaDistance]
    interaction.closingFraction = self[.zolaThreshold]
  }

  /// Sets how a page fades or is pulled; what it is already doing goes on as before.
  @MainActor
  package func apply(to manager: TransitionManager) {
    switch manager.transitionAnimation {
    case let fade as FadeTransitionAnimation:
      manager.duration = self[.fadeDuration]
      fade.curve = curve(.fadeCurve).curve
    case let pull as PullTransitionAnimation:
      manager.duration = self[.pullDuration]
      pull.curve = curve(.pullCurve).curve
      pull.closingFraction = self[.pullThreshold]
    default: break
    }
  }

  /// Sets how the default animations of Hero's go; the next ones take it.
  package func apply(to settings: inout HeroSettings) {
    settings.defaultAnimationDuration =
      isChanged(.animationsDuration) ? self[.animationsDuration] : nil
    settings.defaultAnimationTimingFunction =
      isChanged(.animationsCurve) ? HeroTimingFunction(curve(.animationsCurve).curve) : nil
  }

  /// The spring that deals a card.
  var cardSpring: Spring? { spring(.cardsResponse, .cardsDamping) }

  /// The spring that slides from tab to tab, and to a page of details.
  package var slideSpring: Spring {
    spring(.slideResponse, .slideDamping) ?? NavigationSlide.spring
  }
}
