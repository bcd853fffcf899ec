public import Transitions

/// What both managers have in common: it supplies the animators and owns the drag that dismisses.
///
/// It holds both screens weakly, and supplies no animator once either is gone. The presented screen
/// holds it, so that it lives as long as that screen, or until another manager takes its place.
@MainActor
public class HeroTransitioning: TransitioningDelegate {
  /// How the pictures fly; takes effect with the next plan.
  public var style: HeroStyle

  /// What decides a drag that carries the picture about; `nil` for the preset's. Takes effect with the
  /// next drag.
  public var freeDragTuning: DismissTuning?

  /// What decides a drag where the screen gives nothing to carry about; `nil` for the preset's. Takes
  /// effect with the next drag.
  public var standardDragTuning: DismissTuning?

  private weak var presenting: ViewController?
  private weak var presented: ViewController?
  private var interaction: DismissInteraction?

  init(style: HeroStyle, presenting: ViewController, presented: ViewController) {
    self.style = style
    self.presenting = presenting
    self.presented = presented
    presented[attachment: HeroTransitioningKey.self]?.interaction?.stop()
    presented[attachment: HeroTransitioningKey.self] = self
    if let screen = presented as? any KVTransitionAnimatable {
      interaction = DismissInteraction(
        screen: screen, style: { [weak self] in self?.style },
        tuning: { [weak self] in $0 ? self?.freeDragTuning : self?.standardDragTuning })
    }
  }

  /// Supplies the animator.
  public func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? {
    animator
  }

  /// Supplies the animator.
  public func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? {
    animator
  }

  private var animator: HeroAnimator? {
    presented == nil || presenting == nil ? nil : HeroAnimator(style: self.style)
  }
}

/// Keeps a presented screen's manager alive for as long as the screen.
private enum HeroTransitioningKey: ViewControllerAttachmentKey {
  typealias Value = HeroTransitioning
}

/// Flies a thumbnail to the full picture and back.
public final class KVHeroTransitionManager: HeroTransitioning {
  /// - Parameters:
  ///   - presenting: The screen with the thumbnail; held weakly.
  ///   - presented: The screen with the full picture; held weakly.
  ///   - preset: Whose figures are used; ours by default.
  public init(
    presentingViewController presenting: ViewController,
    presentedViewController presented: ViewController, preset: HeroStyle.Preset = .standard
  ) {
    super.init(
      style: HeroStyle(kind: .hero, preset: preset), presenting: presenting,
      presented: presented)
  }
}

/// Flies a thumbnail to the full picture and zooms the whole presenting screen along with it.
public final class KVPinterestTransitionManager: HeroTransitioning {
  /// - Parameters:
  ///   - presenting: The screen with the thumbnail; held weakly.
  ///   - presented: The screen with the full picture; held weakly.
  ///   - preset: Whose figures are used; ours by default.
  public init(
    presentingViewController presenting: ViewController,
    presentedViewController presented: ViewController, preset: HeroStyle.Preset = .standard
  ) {
    super.init(
      style: HeroStyle(kind: .pinterest, preset: preset), presenting: presenting,
      presented: presented)
  }
}
