import SceneGraph
public import Transitions

/// The new screen comes up from below, and goes down again; a pan on it takes it down by hand.
public final class PullTransitionAnimation: TransitionManagerAnimation {
  /// Pulls.
  public override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    let (from, to) = (fromViewController, toViewController)
    if isDismissing {
      container.insertSubview(to.view, belowSubview: from.view)
      container.animate(duration: duration) {
        from.view.frame.origin.y = to.view.frame.maxY
      } completion: {
        completion()
      }
    } else {
      addPan(to: to)
      container.addSubview(to.view)
      let top = to.view.frame.origin.y
      to.view.frame.origin.y = from.view.frame.maxY
      container.animate(duration: duration) {
        to.view.frame.origin.y = top
      } completion: {
        completion()
      }
    }
  }

  private func addPan(to screen: ViewController) {
    guard screen[attachment: PullPanKey.self] == nil else { return }
    let pan = PanGestureRecognizer()
    pan.axis = .vertical
    pan.shouldBegin = { [weak screen, weak pan] _ in
      guard let scroll = screen?.view.firstScrollView, let pan else { return true }
      // What the screen scrolls comes first; it is taken down from its top.
      return scroll.isAtTop && pan.translation(in: nil).dy > 0
    }
    pan.shouldRecognizeSimultaneously = { $0 is PanGestureRecognizer }
    pan.onChange = { [weak self, weak screen, weak pan] _ in
      if let screen, let pan { self?.panChanged(pan, on: screen) }
    }
    screen[attachment: PullPanKey.self] = pan
    screen.view.addGestureRecognizer(pan)
  }

  private func panChanged(_ pan: PanGestureRecognizer, on screen: ViewController) {
    let height = screen.view.bounds.height
    let percent = height > 0 ? pan.translation(in: nil).dy / height : 0
    let speed = height > 0 ? pan.velocity(in: nil).dy / height : 0
    switch pan.state {
    case .began:
      interactionTransitionController = PercentDrivenInteraction()
      leave(screen)
      interactionTransitionController?.update(percent, velocity: speed)
    case .changed: interactionTransitionController?.update(percent, velocity: speed)
    case .ended:
      interactionTransitionController?.update(percent, velocity: speed)
      if percent > 0.5 {
        interactionTransitionController?.finish()
      } else {
        interactionTransitionController?.cancel()
      }
      interactionTransitionController = nil
    case .cancelled:
      interactionTransitionController?.cancel()
      interactionTransitionController = nil
    case .possible, .failed, .recognized: break
    }
  }

  private func leave(_ screen: ViewController) {
    if let navigation = screen.navigationController {
      navigation.popViewController(animated: true)
    } else {
      screen.dismiss(animated: true)
    }
  }
}

/// Notes that a screen has its pan.
private enum PullPanKey: ViewControllerAttachmentKey {
  typealias Value = PanGestureRecognizer
}
