import Motion
import SceneGraph
import Transitions

extension ZOZolaZoomTransition {
  /// Looks at both screens.
  ///
  /// The target and its frames are the same whichever way the transition runs at the moment: turned
  /// round in flight, it is still the same thing that flies.
  func subject(_ context: TransitionContext) -> ZolaSubject {
    let (presenting, presented) = (context.presenting, context.presented)
    let frames = frames(context)
    let counterpart = counterpart(
      at: type == .presenting ? frames.destination : frames.source,
      on: type == .presenting ? presented : presenting, in: context.containerView)
    let (source, destination) =
      type == .presenting ? (targetView, counterpart) : (counterpart ?? targetView, targetView)
    let target = type == .presenting ? counterpart : targetView
    let surroundings = target.map { view in
      let lists = presented.view.displayLists(
        around: view, excluding: view.later(in: presented.view) { $0 })
      return DisplayList(lists.behind.items + lists.inFront.items)
    }
    let foreground = target.map { view in
      presented.view.displayLists(
        around: view, excluding: view.later(in: presented.view) { !$0 }
      ).inFront
    }
    let screen = presented.view.displayList()
    var subject = ZolaSubject(
      container: context.container, source: end(frames.source, source, in: context.containerView),
      destination: end(
        frames.destination, destination ?? targetView, in: context.containerView),
      target: targetView.zoomTarget,
      supplements: supplements(on: presenting, in: context.containerView),
      surroundings: surroundings ?? screen, presented: screen)
    subject.foreground = foreground ?? DisplayList()
    return subject
  }

  /// Where the target is on either screen, in the container.
  private func frames(_ context: TransitionContext) -> (source: Rect, destination: Rect) {
    guard let delegate else { return (.zero, .zero) }
    let (from, to) =
      type == .presenting
      ? (context.presenting, context.presented) : (context.presented, context.presenting)
    let container = context.containerView
    let start = delegate.zolaZoomTransition(
      self, startingFrameFor: targetView, relativeTo: from.view, from: from, to: to)
    let finish = delegate.zolaZoomTransition(
      self, finishingFrameFor: targetView, relativeTo: to.view, from: from, to: to)
    let leaving = from.view.convert(start, to: container)
    let arriving = to.view.convert(finish, to: container)
    return type == .presenting
      ? (leaving ?? .zero, arriving ?? .zero) : (arriving ?? .zero, leaving ?? .zero)
  }

  /// The view of the other screen that stands where the target goes: it is drawn by the target.
  private func counterpart(
    at frame: Rect, on screen: ViewController, in container: View?
  ) -> View? {
    screen.view.first { $0.stands(at: frame, in: container) }
  }

  private func end(_ frame: Rect, _ view: View, in container: View?) -> ZolaSubject.End {
    ZolaSubject.End(
      frame: frame, clip: view.stands(at: frame, in: container) ? view.clip(in: container) : nil,
      radius: view.cornerRadius,
      mode: (view as? ImageView)?.contentMode ?? (targetView as? ImageView)?.contentMode
        ?? .scaleAspectFill)
  }

  private func supplements(
    on screen: ViewController, in container: View?
  ) -> [ZolaSubject.Supplement] {
    guard let delegate else { return [] }
    return delegate.supplementaryViews(for: self).map { view in
      let frame = delegate.zolaZoomTransition(
        self, frameForSupplementaryView: view, relativeTo: screen.view)
      guard let frame else {
        preconditionFailure(
          "\(Swift.type(of: delegate)) gives supplementaryViews(for:) without "
            + "zolaZoomTransition(_:frameForSupplementaryView:relativeTo:)")
      }
      return ZolaSubject.Supplement(
        frame: screen.view.convert(frame, to: container) ?? .zero, snapshot: view.displayList())
    }
  }
}

extension View {
  /// What a zoom of this view flies.
  fileprivate var zoomTarget: ZolaSubject.Target {
    if let image = (self as? ImageView)?.image, subviews.isEmpty { return .image(image) }
    return .snapshot(displayList(), size: bounds.size)
  }

  /// The views that are drawn after this one beside it or around it, chosen by whether they lie over
  /// it, all with what is below them.
  fileprivate func later(in screen: View, where isChosen: (_ isOver: Bool) -> Bool) -> [View] {
    var views: [View] = []
    var child: View = self
    while child !== screen, let parent = child.superview {
      let index = parent.subviews.firstIndex { $0 === child } ?? parent.subviews.count
      for view in parent.subviews.dropFirst(index + 1) {
        let frame = view.convert(view.bounds, to: self)
        if isChosen(frame?.intersects(bounds) ?? false) { views.append(view) }
      }
      child = parent
    }
    return views
  }

  /// Whether this view is where a rectangle of the container is.
  fileprivate func stands(at frame: Rect, in container: View?) -> Bool {
    guard let own = convert(bounds, to: container) else { return false }
    return abs(own.x - frame.x) + abs(own.y - frame.y) + abs(own.width - frame.width)
      + abs(own.height - frame.height) < 0.5
  }

  /// What the views around this one leave to be seen of it, in the points of the container; `nil`
  /// where none of them clips.
  fileprivate func clip(in container: View?) -> Rect? {
    var clip: Rect?
    var around = superview
    while let view = around, view !== container {
      if view.clipsToBounds, let own = view.convert(view.bounds, to: container) {
        clip = clip.map { $0.intersection(own) ?? .zero } ?? own
      }
      around = view.superview
    }
    return clip
  }

  /// The first view below this one, the outermost first, of which something holds.
  fileprivate func first(where condition: (View) -> Bool) -> View? {
    for subview in subviews {
      if condition(subview) { return subview }
      if let found = subview.first(where: condition) { return found }
    }
    return nil
  }
}
