import Motion
import SceneGraph
public import Transitions

/// The drag that takes a zoomed screen back, and in flight catches it from anywhere; the original has
/// none.
///
/// Down from anywhere on the screen, or where the screen scrolls, down from its top. The whole zoom
/// follows the pointer; letting go ends it where it would drift to. Works for screens that are
/// presented and for screens of a navigation controller, whoever supplies their
/// ``ZOZolaZoomTransition``. In the classic preset a zoom that plays is not caught.
@MainActor
public final class ZolaZoomInteraction {
  /// A drag under way.
  private struct Drag {
    let grip: TransitionGrip

    /// How far the pan had come when it took hold, in points.
    let origin: Double

    /// How far it is to go to close the zoom, in points, whatever becomes of the room meanwhile.
    let distance: Double
  }

  /// The distance, in points, that closes the zoom: half of a screen's height, but at least this; 200
  /// by default.
  public var leastDistance = 200.0

  /// How far the zoom must have come back, by where it would drift to, for letting go to close it,
  /// `0...1`; half of the way by default.
  public var closingFraction = 0.5

  private weak var screen: ViewController?
  private let pan = PanGestureRecognizer()
  private var drag: Drag?

  /// Watches drags on a screen; the screen holds it.
  ///
  /// - Parameter screen: The one on top; held weakly.
  public init(screen: ViewController) {
    self.screen = screen
    screen[attachment: ZolaZoomInteractionKey.self]?.stop()
    screen[attachment: ZolaZoomInteractionKey.self] = self
    pan.shouldReceive = { [weak pan] _ in pan?.contacts.isEmpty ?? false }
    pan.shouldBegin = { [weak self] _ in self?.shouldBegin ?? false }
    pan.shouldRecognizeSimultaneously = { [weak pan] _ in
      guard let velocity = pan?.velocity(in: nil) else { return false }
      return abs(velocity.dy) > abs(velocity.dx)
    }
    pan.onChange = { [weak self] _ in self?.panChanged() }
    screen.addPresentationGestureRecognizer(pan)
  }

  /// Watches no more; a drag under way is cancelled.
  public func stop() {
    screen?.removePresentationGestureRecognizer(pan)
  }

  private var shouldBegin: Bool {
    guard let screen else { return false }
    if screen.isInTransition { return true }
    var motion = pan.velocity(in: nil)
    if motion == .zero { motion = pan.translation(in: nil) }
    if let scroll = screen.view.firstScrollView { return scroll.isAtTop && motion.dy > 0 }
    return motion.dy > abs(motion.dx)
  }

  private func panChanged() {
    switch pan.state {
    case .began: begin()
    case .changed: follow()
    case .ended:
      follow()
      release()
    case .cancelled: settle(.present)
    case .possible, .failed, .recognized: break
    }
  }

  private func begin() {
    let grip = screen?.grabTransition { [weak self] change in
      // A new plan has everything as far along its way as before, under the same hand.
      if case .lost = change { self?.drag = nil }
    }
    guard let grip, let screen else { return }
    drag = Drag(
      grip: grip, origin: pan.translation(in: nil).dy,
      distance: max(leastDistance, screen.view.bounds.height / 2))
    follow()
  }

  // MARK: Following

  private func follow() {
    guard let drag else { return }
    let (grip, base) = (drag.grip, drag.grip.baseCoverage)
    let wanted = base - (pan.translation(in: nil).dy - drag.origin) / drag.distance
    let openness = min(max(wanted, 0), 1)
    let speed = openness == wanted ? -pan.velocity(in: nil).dy * grip.slowness / drag.distance : 0
    grip.move(by: openness - base, rate: speed)
  }

  /// The zoom goes where it would drift to: past the middle the screen goes.
  private func release() {
    guard let drag else { return }
    let drift = Decay.fast.projection(velocity: pan.velocity(in: nil).dy) / drag.distance
    settle(drag.grip.coverage - drift < 1 - closingFraction ? .dismiss : .present)
  }

  private func settle(_ heading: TransitionDirection) {
    guard let grip = drag?.grip else { return }
    drag = nil
    grip.release(to: heading)
  }
}

/// Keeps a screen's drag alive for as long as the screen.
private enum ZolaZoomInteractionKey: ViewControllerAttachmentKey {
  typealias Value = ZolaZoomInteraction
}
