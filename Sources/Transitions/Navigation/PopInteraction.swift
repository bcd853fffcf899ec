import Motion
import SceneGraph

/// The drag from the left edge that takes the upper screen away, and in flight from anywhere.
@MainActor
final class PopInteraction {
  /// From how far inside the left edge a drag may begin, in points.
  static let edge = 20.0

  /// A drag under way.
  @MainActor
  fileprivate struct Drag {
    let grip: TransitionGrip

    /// How far the pan had come when it took hold, in points.
    let origin: Double

    /// How wide the room was then.
    let width: Double
  }

  let recognizer = PanGestureRecognizer()
  private unowned let navigation: NavigationController
  private let view: View
  private var drag: Drag?

  init(_ navigation: NavigationController, in view: View) {
    self.navigation = navigation
    self.view = view
    recognizer.axis = .horizontal
    // Earlier than the pans of the screen, which would take the drag otherwise.
    recognizer.slop = PointerSlop(touch: 5, mouse: 2)
    recognizer.shouldReceive = { [weak self] in self?.shouldReceive($0) ?? false }
    recognizer.shouldBegin = { [weak self] _ in self?.shouldBegin ?? false }
    recognizer.onChange = { [weak self] _ in self?.panChanged() }
    view.addGestureRecognizer(recognizer)
  }

  private func shouldReceive(_ contact: Contact) -> Bool {
    guard recognizer.contacts.isEmpty else { return false }
    if navigation.slidingScreen != nil { return true }
    guard navigation.mayPopByHand, let point = view.convert(contact.start, from: nil) else {
      return false
    }
    return point.x < view.bounds.minX + PopInteraction.edge
  }

  private var shouldBegin: Bool {
    navigation.slidingScreen != nil || recognizer.translation(in: view).dx > 0
  }

  private func panChanged() {
    switch recognizer.state {
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
    let caught = navigation.slidingScreen
    guard let screen = caught ?? navigation.topViewController else { return }
    let grip = screen.grabTransition { [weak self] in self?.gripChanged($0) }
    guard let grip else { return }
    // At rest the screen has not moved since the press; in flight it has, by itself.
    drag = Drag(
      grip: grip, origin: caught == nil ? 0 : recognizer.translation(in: view).dx,
      width: view.bounds.width)
    follow()
  }

  private func follow() {
    guard let drag, view.bounds.isDrawable else { return }
    let grip = drag.grip
    // An ordinary slide keeps in step, and stays under the pointer even beyond its place and in a room
    // of another size.
    let isSlide = grip.transition.leadingFrame != nil
    let width = isSlide ? view.bounds.width : drag.width
    let translation = recognizer.translation(in: view).dx - drag.origin
    let velocity = recognizer.velocity(in: view).dx * grip.slowness
    let wanted = grip.baseCoverage - translation / width
    let coverage = min(max(wanted, 0), max(grip.baseCoverage, 1))
    let rate = coverage == wanted ? -velocity / width : 0
    if isSlide {
      grip.move(by: coverage - grip.baseCoverage, rate: rate)
    } else {
      grip.move(to: coverage, rate: rate)
    }
  }

  private func gripChanged(_ change: TransitionGrip.Change) {
    switch change {
    case .lost: drag = nil
    case .replanned: follow()
    }
  }

  /// The screen goes where it would drift to: past a part of its width, half unless said otherwise, it is
  /// taken away.
  private func release() {
    guard let drag else { return }
    let come = (1 - drag.grip.coverage) * view.bounds.width
    let drift = Decay.fast.projection(velocity: recognizer.velocity(in: view).dx)
    let enough = view.bounds.width * navigation.interactivePopFraction
    settle(come + drift > enough ? .dismiss : .present)
  }

  private func settle(_ heading: TransitionDirection) {
    guard let grip = drag?.grip else { return }
    drag = nil
    grip.release(to: heading)
  }
}
