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

    /// Where everything was when it took hold, and how much of the room the upper screen covered: more
    /// than all of it where a spring had overshot.
    let base: [ElementState]
    let coverage: Double

    /// How far the pan had come then, in points.
    let origin: Double

    init(_ grip: TransitionGrip, origin: Double) {
      self.grip = grip
      base = grip.transition.states
      coverage = grip.coverage
      self.origin = origin
    }
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
    drag = Drag(grip, origin: caught == nil ? 0 : recognizer.translation(in: view).dx)
    follow()
  }

  private func follow() {
    guard let drag, view.bounds.isDrawable else { return }
    let width = view.bounds.width
    let translation = recognizer.translation(in: view).dx - drag.origin
    let velocity = recognizer.velocity(in: view).dx * drag.grip.slowness
    let wanted = drag.coverage - translation / width
    let coverage = min(max(wanted, 0), max(drag.coverage, 1))
    let rate = coverage == wanted ? -velocity / width : 0
    // An ordinary slide keeps in step, and stays under the pointer even beyond its place.
    if drag.grip.transition.leadingFrame != nil {
      drag.grip.move(by: coverage - drag.coverage, from: drag.base, rate: rate)
    } else {
      drag.grip.move(to: coverage, from: drag.base, at: drag.coverage, rate: rate)
    }
  }

  private func gripChanged(_ change: TransitionGrip.Change) {
    switch change {
    case .lost: drag = nil
    case .replanned:
      guard let grip = drag?.grip else { return }
      drag = Drag(grip, origin: recognizer.translation(in: view).dx)
    }
  }

  /// The screen goes where it would drift to: past the middle it is taken away.
  private func release() {
    guard let drag else { return }
    let come = (1 - drag.grip.coverage) * view.bounds.width
    let drift = Decay.fast.projection(velocity: recognizer.velocity(in: view).dx)
    settle(come + drift > view.bounds.width / 2 ? .dismiss : .present)
  }

  private func settle(_ heading: TransitionDirection) {
    guard let grip = drag?.grip else { return }
    drag = nil
    grip.release(to: heading)
  }
}
