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
    let base: [ElementState]

    /// How far the pan had come when it took hold, in points.
    let origin: Double
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
      grip: grip, base: grip.transition.states,
      origin: caught == nil ? 0 : recognizer.translation(in: view).dx)
    follow()
  }

  private func follow() {
    guard let drag, let container = container,
      let start = drag.coverage(in: container)
    else { return }
    let translation = recognizer.translation(in: view).dx - drag.origin
    let velocity = recognizer.velocity(in: view).dx * drag.grip.slowness
    let wanted = start - translation / container.width
    let coverage = min(max(wanted, 0), max(start, 1))
    let rate = coverage == wanted ? -velocity / container.width : 0
    let elements = drag.grip.transition.plan.elements
    drag.grip.move { states in
      for (index, element) in elements.enumerated() {
        let place = { NavigationSlide.place(of: element.name, coverage: $0, in: container) }
        guard let now = place(coverage), let then = place(start),
          let closed = place(0), let whole = place(1)
        else { continue }
        let way = now.merge(then) { $0 - $1 }
        let speed = whole.merge(closed) { ($0 - $1) * rate }
        states[index] = drag.base[index].merge(way) { $0.value + $1 }.merge(speed) {
          ChannelState($0, velocity: $1)
        }
      }
    }
  }

  private var container: Rect? {
    view.bounds.isDrawable ? Rect(origin: .zero, size: view.bounds.size) : nil
  }

  private func gripChanged(_ change: TransitionGrip.Change) {
    switch change {
    case .lost: drag = nil
    case .replanned:
      guard let grip = drag?.grip else { return }
      drag = Drag(
        grip: grip, base: grip.transition.states, origin: recognizer.translation(in: view).dx)
    }
  }

  /// The screen goes where it would drift to: past the middle it is taken away.
  private func release() {
    guard let drag, let frame = drag.grip.transition.leadingFrame else { return settle(.present) }
    let drift = Decay.fast.projection(velocity: recognizer.velocity(in: view).dx)
    settle(frame.x + drift > view.bounds.width / 2 ? .dismiss : .present)
  }

  private func settle(_ heading: TransitionDirection) {
    guard let grip = drag?.grip else { return }
    drag = nil
    grip.release(to: heading)
  }
}

extension PopInteraction.Drag {
  /// How much of the container the upper screen covered when it was taken hold of; more than all of
  /// it where a spring had overshot.
  fileprivate func coverage(in container: Rect) -> Double? {
    guard let index = grip.transition.plan.elements.lastIndex(where: { $0.name == "target" })
    else { return nil }
    return 1 - base[index].frame.value[0] / container.width
  }
}
