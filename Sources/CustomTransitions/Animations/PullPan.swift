import Motion
import SceneGraph
import Transitions

/// The pan that takes a pulled screen down, and in flight catches it where it is.
@MainActor
final class PullPan {
  /// The screen, caught in flight.
  private struct Caught {
    let grip: TransitionGrip

    /// How far the pan had come, in points.
    let origin: Double
  }

  private weak var animation: PullTransitionAnimation?
  private weak var screen: ViewController?
  private let pan = PanGestureRecognizer()
  private var caught: Caught?

  /// Watches a screen.
  ///
  /// - Parameters:
  ///   - animation: Its interaction leads the screen down; held weakly.
  ///   - screen: Held weakly.
  init(_ animation: PullTransitionAnimation, on screen: ViewController) {
    self.animation = animation
    self.screen = screen
    pan.axis = .vertical
    pan.shouldReceive = { [weak pan] _ in pan?.contacts.isEmpty ?? false }
    pan.shouldBegin = { [weak self] _ in self?.shouldBegin ?? false }
    pan.shouldRecognizeSimultaneously = { $0 is PanGestureRecognizer }
    pan.onChange = { [weak self] _ in self?.panChanged() }
    screen.addPresentationGestureRecognizer(pan)
  }

  /// Watches no more; a pan under way is cancelled.
  func stop() { screen?.removePresentationGestureRecognizer(pan) }

  /// Whether it leads the screen by an animation.
  func leads(_ animation: PullTransitionAnimation) -> Bool { self.animation === animation }

  private var height: Double { max(1, screen?.view.bounds.height ?? 0) }
  private var percent: Double { pan.translation(in: nil).dy / height }
  private var speed: Double { pan.velocity(in: nil).dy / height }

  private func panChanged() {
    switch pan.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended:
      follow()
      release()
    case .cancelled: cancel()
    case .possible, .failed, .recognized: break
    }
  }

  private var shouldBegin: Bool {
    guard let screen, !screen.isInTransition, let scroll = screen.view.firstScrollView else {
      return true
    }
    // What the screen scrolls comes first; it is taken down from its top.
    return scroll.isAtTop && pan.translation(in: nil).dy > 0
  }

  private func begin() {
    guard let screen else { return }
    if screen.isInTransition {
      catchInFlight(screen)
    } else {
      let interaction = PercentDrivenInteraction()
      interaction.onReplan = { [weak self] in self?.follow() }
      animation?.interactionTransitionController = interaction
      if let navigation = screen.navigationController {
        navigation.popViewController(animated: true)
      } else {
        screen.dismiss(animated: true)
      }
    }
  }

  private func catchInFlight(_ screen: ViewController) {
    let grip = screen.grabTransition { [weak self] change in
      switch change {
      case .lost: self?.caught = nil
      case .replanned: self?.follow()
      }
    }
    caught = grip.map { Caught(grip: $0, origin: pan.translation(in: nil).dy) }
  }

  private func follow() {
    guard let caught else {
      animation?.interactionTransitionController?.update(percent, velocity: speed)
      return
    }
    let (grip, base) = (caught.grip, caught.grip.baseCoverage)
    let wanted = base - (pan.translation(in: nil).dy - caught.origin) / height
    let coverage = min(max(wanted, 0), 1)
    grip.move(by: coverage - base, rate: coverage == wanted ? -speed * grip.slowness : 0)
  }

  private func release() {
    if let caught {
      self.caught = nil
      caught.grip.release(to: caught.grip.coverage < 1 - closingFraction ? .dismiss : .present)
    } else if percent > closingFraction {
      animation?.interactionTransitionController?.finish()
    } else {
      animation?.interactionTransitionController?.cancel()
    }
    animation?.interactionTransitionController = nil
  }

  private var closingFraction: Double { animation?.closingFraction ?? 0.5 }

  private func cancel() {
    if let caught {
      self.caught = nil
      caught.grip.release(to: .present)
    }
    animation?.interactionTransitionController?.cancel()
    animation?.interactionTransitionController = nil
  }
}
