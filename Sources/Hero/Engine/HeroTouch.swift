import SceneGraph
import Transitions

/// What a person touched to bring a screen: where others have the same id, it flies from there and back.
@MainActor
struct HeroTouch {
  private(set) weak var view: View?
}

/// Keeps that on the screen that was brought.
enum HeroTouchKey: ViewControllerAttachmentKey {
  typealias Value = HeroTouch
}

extension HeroAnimator {
  /// Notes what was touched on the screen that another comes over; where nothing was, there is nothing.
  func rememberTouch(_ context: TransitionContext) {
    guard context.direction == .present else { return }
    let screen = context.presenting
    let view = screen.stage?.touchedView.flatMap { $0.isDescendant(of: screen.view) ? $0 : nil }
    context.presented[attachment: HeroTouchKey.self] = view.map { HeroTouch(view: $0) }
  }
}
