public import Motion
import SceneGraph

/// A change of tabs that goes the way the tabs lie: a tab farther right comes in from the right while
/// the former one leaves to the left, and the other way round.
///
/// Its elements are `presenting` and `target`, edge to edge. Where less movement is asked for it is a
/// cross-fade.
public final class TabSlide: TransitionAnimator {
  /// What moves both: that of ``NavigationSlide``, critically damped, so that no gap opens at an edge.
  nonisolated public static let spring = NavigationSlide.spring

  /// What moves this one; ``spring`` unless it is set.
  public var movement = TabSlide.spring

  /// Creates one; it keeps nothing between transitions.
  public init() {}

  /// Describes the slide; the way is that from one tab's place to the other's in the tab controller that
  /// both are in, and to the left where they are in none.
  public func plan(for context: TransitionContext) -> TransitionPlan {
    guard !context.reducesMotion else {
      return .crossFade(
        presented: nil, direction: context.direction, container: context.container,
        scale: context.scale)
    }
    return TabSlide.plan(
      comesFromRight: TabSlide.isFartherRight(context.presented, than: context.presenting),
      direction: context.direction, container: context.container, movement: movement,
      scale: context.scale)
  }

  /// Nothing is to be prepared.
  public func transitionWillStart(_ context: TransitionContext) {}

  /// Nothing is to be put back.
  public func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {}

  private static func isFartherRight(_ screen: ViewController, than other: ViewController) -> Bool {
    guard let tabs = screen.tabController?.viewControllers,
      let place = tabs.firstIndex(where: { $0 === screen }),
      let before = tabs.firstIndex(where: { $0 === other })
    else { return true }
    return place > before
  }

  /// The slide as a value.
  ///
  /// - Parameters:
  ///   - comesFromRight: Whether the upper screen's tab lies farther right.
  ///   - direction: `present` to the upper screen, `dismiss` back from it.
  ///   - container: The space both screens fill, in points.
  ///   - movement: What moves both screens.
  ///   - scale: Device pixels per point.
  /// - Returns: The plan from rest to rest; a cross-fade in a container that cannot be drawn.
  nonisolated public static func plan(
    comesFromRight: Bool, direction: TransitionDirection, container: Rect,
    movement: Spring = spring, scale: Double = 1
  ) -> TransitionPlan {
    guard container.isDrawable else {
      return .crossFade(
        presented: nil, direction: direction, container: container,
        fallback: "degenerate container", scale: scale)
    }
    let width = comesFromRight ? container.width : -container.width
    func element(
      _ name: String, _ content: TransitionElement.Content, closed: Double, opened: Double
    ) -> TransitionElement {
      let places = [closed, opened].map { offset in
        ChannelVector(container.offset(by: Vector(dx: offset, dy: 0)))
      }
      let (start, end) = direction == .present ? (places[0], places[1]) : (places[1], places[0])
      let frame = Channel(from: start, to: end, timing: .spring(movement))
      return TransitionElement(
        name: name, content: content,
        channels: ElementChannels(
          frame: frame, content: frame, radii: .still(.zero),
          opacity: .still(ChannelVector(single: 1)), shadow: .still(.zero)),
        // What the upper screen draws beyond its edges would cover the lower one beside it.
        isClipped: name == "target")
    }
    return TransitionPlan(
      elements: [
        element("presenting", .below(size: container.size), closed: 0, opened: -width),
        element("target", .presented(size: container.size), closed: width, opened: 0),
      ], scale: scale)
  }
}
