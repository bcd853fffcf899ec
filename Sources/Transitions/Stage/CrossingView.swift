public import Motion
import SceneGraph

/// Holds a screen's view in the tree, and decides what a press in flight reaches.
///
/// At rest a press reaches the screen as usual. In flight it reaches no control, which may be
/// elsewhere than it is drawn, but the transition itself; on the way out only where the flying
/// picture is, so that everything else can already be used.
final class CrossingView: View {
  /// Whose view it holds.
  let controller: ViewController

  /// What brings the screen or takes it away; `nil` for a screen with nothing beneath it.
  weak var crossing: Crossing?

  init(_ controller: ViewController) {
    self.controller = controller
    super.init()
    let tap = TapGestureRecognizer { [weak self] _ in self?.crossing?.catchByTap() }
    tap.shouldBegin = { [weak self] _ in self?.crossing?.isCaughtByTap == true }
    addGestureRecognizer(tap)
    for recognizer in controller.presentationGestureRecognizers {
      addGestureRecognizer(recognizer)
    }
    addSubview(controller.view)
  }

  override func layoutSubviews() {
    for subview in subviews {
      subview.frame = bounds
    }
  }

  override func hitTest(_ point: Point) -> View? {
    guard let crossing, let transition = crossing.transition else {
      return super.hitTest(point)
    }
    guard isUserInteractionEnabled, bounds.contains(point) else { return nil }
    guard crossing.isLeaving, !crossing.ignoresInput else { return self }
    return transition.leadingFrame?.contains(point) == true ? self : nil
  }
}

extension RunningTransition {
  /// Where the flying picture was last shown, in container points.
  public var leadingFrame: Rect? {
    guard let index = plan.elements.lastIndex(where: { $0.name == "hero" || $0.name == "target" })
    else { return nil }
    return states[index].frame.value.rect
  }
}
