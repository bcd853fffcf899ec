import CustomTransitions
import KVHeroTransition
package import Motion
package import SceneGraph
import TestSupport
import Transitions
import ZolaZoom

/// How a screen comes and goes.
enum ScreenStyle: String, CaseIterable, Sendable {
  case slide, hero, pinterest, zola, classicZola, fade, pull, custom

  /// Whether presses in flight reach nothing.
  var ignoresInput: Bool { self == .classicZola }

  /// Whether velocity is kept, as in every default preset.
  var keepsVelocity: Bool { self != .classicZola }

  /// Puts a picture on a screen, and makes it come and go this way.
  ///
  /// - Parameters:
  ///   - screen: Keeps all that it needs for it.
  ///   - lower: The screen that it comes over.
  @MainActor
  func dress(_ screen: DiaryScreen, over lower: ViewController) {
    if screen.picture == nil { screen.addPicture(Rect(x: 40, y: 20, width: 320, height: 200)) }
    guard let lower = lower as? DiaryScreen else { return }
    if lower.picture == nil { lower.addPicture(Rect(x: 200, y: 150, width: 90, height: 90)) }
    let delegate: (any TransitioningDelegate)?
    switch self {
    case .slide: delegate = nil
    case .hero:
      delegate = KVHeroTransitionManager(
        presentingViewController: lower, presentedViewController: screen)
    case .pinterest:
      delegate = KVPinterestTransitionManager(
        presentingViewController: lower, presentedViewController: screen)
    case .zola, .classicZola:
      delegate = ZoomTailor(
        lower: lower, upper: screen, preset: self == .zola ? .standard : .classic)
      _ = ZolaZoomInteraction(screen: screen)
    case .fade: delegate = TransitionManager(transition: .fade)
    case .pull: delegate = TransitionManager(transition: .pull)
    case .custom: delegate = TransitionManager(transitionAnimation: DropAnimation())
    }
    screen.transitioningDelegate = delegate
    screen[attachment: DelegateKey.self] = delegate
  }

  /// The same among tabs; `nil` where that takes more than two screens' views.
  @MainActor var tabTransition: (any TransitionAnimator)? {
    switch self {
    case .slide: TabSlide()
    case .fade: TransitionManager(transition: .fade)
    case .custom: TransitionManager(transitionAnimation: DropAnimation())
    default: nil
    }
  }

  /// Keeps a screen's delegate alive for as long as the screen.
  private enum DelegateKey: ViewControllerAttachmentKey {
    typealias Value = any TransitioningDelegate
  }
}

extension DiaryScreen: KVTransitionAnimatable {
  /// The picture on it.
  var picture: ImageView? { view.subviews.lazy.compactMap { $0 as? ImageView }.first }

  func addPicture(_ frame: Rect) {
    let picture = ImageView(
      frame: frame, image: Image(id: .init(rawValue: 1), size: Size(width: 300, height: 200)),
      contentMode: .scaleAspectFill)
    picture.clipsToBounds = true
    view.addSubview(picture)
  }

  package var imageViewFrame: Rect? { picture?.frame }
  package var enableInteractionDismiss: Bool { true }
  package func heroImage() -> Image? { picture?.image }
  package func interactionViewForDismiss() -> View? { picture }
}

/// Supplies the zooms between the pictures of two screens.
final class ZoomTailor: TransitioningDelegate, ZOZolaZoomTransitionDelegate {
  private weak var lower: DiaryScreen?
  private weak var upper: DiaryScreen?
  private let preset: ZolaStyle.Preset

  init(lower: DiaryScreen, upper: DiaryScreen, preset: ZolaStyle.Preset) {
    self.lower = lower
    self.upper = upper
    self.preset = preset
  }

  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? { zoom(of: lower, .presenting) }

  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? {
    zoom(of: upper, .dismissing)
  }

  private func zoom(
    of screen: DiaryScreen?, _ type: ZOZolaZoomTransition.TransitionType
  ) -> ZOZolaZoomTransition? {
    screen?.picture.map {
      ZOZolaZoomTransition(
        targetView: $0, type: type, duration: 0.5, delegate: self, preset: preset)
    }
  }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, startingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect { targetView.frame }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, finishingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect { (transition.type == .presenting ? upper : lower)?.picture?.frame ?? .zero }
}

/// A transition of one's own: the screen drops in, turned and large, by a spring, and its picture comes
/// from its side in steps.
final class DropAnimation: TransitionManagerAnimation {
  override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    let upper = isDismissing ? fromViewController.view : toViewController.view
    let lower = isDismissing ? toViewController.view : fromViewController.view
    let picture = upper.subviews.first
    let place = picture?.frame.origin.x ?? 0
    func lift() {
      upper.transform = Transform3D.rotation(angle: 0.3).concatenating(.scale(x: 1.5, y: 1.5))
      upper.alpha = 0
    }
    if isDismissing {
      container.insertSubview(lower, belowSubview: upper)
      container.animate(duration: 0.4, animations: lift) { completion() }
      return
    }
    lift()
    picture?.frame.origin.x = place + 80
    container.addSubview(upper)
    container.animate(spring: Spring(response: 0.4, dampingRatio: 0.8)) {
      upper.transform = .identity
      upper.alpha = 1
    }
    container.animateKeyframes(duration: 0.5) { steps in
      steps.add(at: 0, lasting: 0.6, curve: .easeOut) { picture?.frame.origin.x = place - 10 }
      steps.add(at: 0.6, lasting: 0.4, curve: .easeInOut) { picture?.frame.origin.x = place }
    } completion: {
      completion()
    }
  }
}
