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
    tap.shouldReceive = { [weak self] in
      guard let self, let point = convert($0.start, from: nil) else { return true }
      return settledView(at: point) == nil
    }
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

  /// What a press in flight reaches because it has come to rest already.
  private func settledView(at point: Point) -> View? {
    guard let flight = crossing?.flight, crossing?.isCaughtByTap == true || isContained,
      flight.transition.heading == .present, flight.transition.isPlaying,
      let view = super.hitTest(point), view !== self,
      flight.animator.isSettled(view, in: flight.transition)
    else { return nil }
    return view
  }

  private var isContained: Bool { crossing?.kind == .contained }

  override func hitTest(_ point: Point) -> View? {
    guard let crossing, let transition = crossing.transition else {
      return super.hitTest(point)
    }
    guard isUserInteractionEnabled, bounds.contains(point) else { return nil }
    if let view = settledView(at: point) { return view }
    guard crossing.isLeaving, !crossing.ignoresInput else { return self }
    return transition.leadingFrame?.contains(point) == true ? self : nil
  }
}

extension RunningTransition {
  /// Where what flies was last shown, in container points: the picture, the target, or else the
  /// presented screen as a whole where that moves from place to place, or the largest part of it that
  /// does.
  public var leadingFrame: Rect? {
    let elements = plan.elements
    let index =
      elements.lastIndex { $0.name == "hero" || $0.name == "target" }
      ?? elements.lastIndex {
        $0.name == "presented" && $0.channels.frame.from != $0.channels.frame.to
      }
    return index.map { states[$0].frame.value.rect } ?? largestPart
  }

  private var largestPart: Rect? {
    var largest: Rect?
    for (element, state) in zip(plan.elements, states)
    where element.depth == 0 && element.name.hasPrefix("presented ")
      && element.channels.frame.from != element.channels.frame.to
    {
      let frame = state.frame.value.rect
      let area = largest.map { $0.width * $0.height } ?? 0
      if frame.width * frame.height > area { largest = frame }
    }
    return largest
  }
}
