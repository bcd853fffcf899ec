public import Transitions

/// What both managers have in common: it supplies the animators and owns the drag that dismisses.
///
/// It holds both screens weakly, and supplies no animator once either is gone.
@MainActor
public class HeroTransitioning: TransitioningDelegate {
  /// How the pictures fly; takes effect with the next plan.
  public var style: HeroStyle

  private weak var presenting: ViewController?
  private weak var presented: ViewController?
  private var interaction: DismissInteraction?

  init(style: HeroStyle, presenting: ViewController, presented: ViewController) {
    self.style = style
    self.presenting = presenting
    self.presented = presented
  }

  /// Supplies the animator, and watches drags on the presented screen.
  public func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? {
    guard self.presented != nil, self.presenting != nil else { return nil }
    watchDrags(on: presented)
    return HeroAnimator(style: style)
  }

  /// Supplies the animator, and watches drags on the presented screen.
  public func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? {
    guard presented != nil, presenting != nil else { return nil }
    watchDrags(on: dismissed)
    return HeroAnimator(style: style)
  }

  private func watchDrags(on screen: ViewController) {
    guard interaction == nil, let screen = screen as? any KVTransitionAnimatable else { return }
    interaction = DismissInteraction(screen: screen) { [weak self] in self?.style }
  }
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
