import Motion
import SceneGraph
import Transitions

/// A drag down that leads a presented screen back to where it came from: everything that flies follows
/// the hand, and goes on or back when it lets go. In flight it catches the screen where it is.
@MainActor
final class DragAway {
  private struct Drag {
    let grip: TransitionGrip

    /// Where everything was when the hand took hold, and how much of the screen had come.
    let base: [ElementState]
    let coverage: Double

    /// How far the pan had come, in points.
    let origin: Double
  }

  private weak var screen: ViewController?
  private let pan = PanGestureRecognizer()
  private var drag: Drag?

  /// How far is the whole way, as a part of the screen's height.
  private static let reach = 0.75

  /// Let go below this, the screen goes.
  private static let leastCoverage = 0.7

  /// A throw as fast as this decides by itself, in points per second.
  private static let throwSpeed = 500.0

  /// - Parameter screen: Held weakly; it keeps this.
  init(_ screen: ViewController) {
    self.screen = screen
    pan.axis = .vertical
    pan.shouldReceive = { [weak pan] _ in pan?.contacts.isEmpty ?? false }
    pan.shouldBegin = { [weak self] _ in self?.shouldBegin ?? false }
    pan.shouldRecognizeSimultaneously = { $0 is PanGestureRecognizer }
    pan.onChange = { [weak self] _ in self?.panChanged() }
    screen.addPresentationGestureRecognizer(pan)
  }

  /// What the screen scrolls comes first: it is taken down from its top.
  private var shouldBegin: Bool {
    guard let screen else { return false }
    if screen.isInTransition { return true }
    let isAtTop = screen.view.firstScrollView?.isAtTop ?? true
    return isAtTop && pan.translation(in: nil).dy > 0
  }

  private func panChanged() {
    switch pan.state {
    case .began:
      hold()
      follow()
    case .changed: follow()
    case .ended:
      follow()
      release()
    case .cancelled:
      drag?.grip.release(to: .present)
      drag = nil
    case .possible, .failed, .recognized: break
    }
  }

  private func hold() {
    guard let screen else { return }
    let grip = screen.grabTransition { [weak self] change in
      guard let self else { return }
      let grip = drag?.grip
      drag = nil
      if case .replanned = change, let grip { hold(grip) }
    }
    if let grip { hold(grip) }
  }

  private func hold(_ grip: TransitionGrip) {
    drag = Drag(
      grip: grip, base: grip.transition.states, coverage: grip.coverage,
      origin: pan.translation(in: nil).dy)
  }

  private var height: Double { max(1, (screen?.view.bounds.height ?? 0) * DragAway.reach) }

  private func follow() {
    guard let drag else { return }
    let wanted = drag.coverage - (pan.translation(in: nil).dy - drag.origin) / height
    let coverage = min(max(wanted, 0), 1)
    let rate = coverage == wanted ? -pan.velocity(in: nil).dy / height : 0
    drag.grip.move(
      by: coverage - drag.coverage, from: drag.base, rate: rate * drag.grip.slowness)
  }

  private func release() {
    guard let drag else { return }
    self.drag = nil
    let speed = pan.velocity(in: nil).dy
    let goes =
      abs(speed) > DragAway.throwSpeed
      ? speed > 0 : drag.grip.coverage < DragAway.leastCoverage
    drag.grip.release(to: goes ? .dismiss : .present)
  }
}
