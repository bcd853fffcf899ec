import Hero
import Motion
import SceneGraph
import Transitions

/// A drag down that leads a presented screen back to where it came from: everything that flies follows
/// the hand, and goes on or back when it lets go. In flight it catches the screen where it is.
@MainActor
final class DragAway {
  private struct Drag {
    /// How far the transition had come when the hand took hold.
    let progress: Double

    /// How far the pan had come, in points.
    let origin: Double

    /// Whether the transition takes the screen away; else it brings it, and the drag leads it back.
    let isDismissal: Bool
  }

  private weak var screen: ViewController?
  private let engine: HeroTransition
  private let figures: ExampleFigures
  private let pan = PanGestureRecognizer()
  private var drag: Drag?

  /// Watches drags on a screen.
  ///
  /// - Parameters:
  ///   - screen: Held weakly; it keeps this.
  ///   - kit: Its engine animates it, by its figures.
  init(_ screen: ViewController, _ kit: ExampleKit) {
    self.screen = screen
    engine = kit.engine
    figures = kit.figures
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
      begin()
      follow()
    case .changed: follow()
    case .ended:
      follow()
      release()
    case .cancelled:
      if let drag { letGo(drag, goes: false) }
    case .possible, .failed, .recognized: break
    }
  }

  private func begin() {
    guard let screen else { return }
    if !screen.isInTransition { screen.dismiss() }
    guard let transition = screen.stage?.transition(of: screen) else { return }
    drag = Drag(
      progress: engine.progress, origin: pan.translation(in: nil).dy,
      isDismissal: transition.direction == .dismiss)
  }

  /// How far is the whole way, in points.
  private var reach: Double {
    max(1, (screen?.view.bounds.height ?? 0) * figures.settings[.examplesReach])
  }

  private func follow() {
    guard let drag else { return }
    let sign = drag.isDismissal ? 1.0 : -1
    let progress = drag.progress + sign * (pan.translation(in: nil).dy - drag.origin) / reach
    engine.update(progress, velocity: sign * pan.velocity(in: nil).dy / reach)
  }

  /// Past a part of the way the screen goes, else it comes back; a throw decides by itself.
  private func release() {
    guard let drag else { return }
    let speed = pan.velocity(in: nil).dy
    let gone = drag.isDismissal ? engine.progress : 1 - engine.progress
    let settings = figures.settings
    letGo(
      drag,
      goes: abs(speed) > settings[.examplesSpeed]
        ? speed > 0 : gone > settings[.examplesThreshold])
  }

  private func letGo(_ drag: Drag, goes: Bool) {
    self.drag = nil
    if goes == drag.isDismissal { engine.finish() } else { engine.cancel() }
  }
}
