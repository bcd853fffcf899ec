public import Motion
import SceneGraph

/// The ordinary push and pop: the upper screen slides in from the right over the lower one, which
/// gives way to the left by less and darkens.
///
/// Its elements are `presenting`, the lower screen; `fade`, the darkening; and `target`, the upper
/// screen. Where less movement is asked for it is a cross-fade.
public final class NavigationSlide: TransitionAnimator {
  /// How far the lower screen gives way, as a part of the width: 0.3, as iOS does.
  nonisolated public static let parallax = 0.3

  /// How dark the lower screen is beneath the upper one, `0...1`: a tenth, as measured on iOS.
  nonisolated public static let darkness = 0.1

  /// Critically damped, so that the upper screen never leaves a gap at its edge: a response of 0.36 s
  /// as our other default flights have, which is at rest after about as long as iOS's 0.5 s.
  nonisolated public static let spring = Spring(response: 0.36, dampingRatio: 1)

  nonisolated private static let shadow = Shadow(
    color: Color(white: 0, alpha: 0.25), offset: .zero, radius: 6)

  /// What moves this one; ``spring`` unless it is set.
  public var movement = NavigationSlide.spring

  /// It is what the drag from the edge was made for.
  public var followsPopDrag: Bool { true }

  /// Creates one; it keeps nothing between transitions.
  public init() {}

  /// Describes the slide; see the type.
  public func plan(for context: TransitionContext) -> TransitionPlan {
    guard !context.reducesMotion else {
      return .crossFade(
        presented: nil, direction: context.direction, container: context.container,
        scale: context.scale)
    }
    return NavigationSlide.plan(
      direction: context.direction, container: context.container, movement: movement,
      scale: context.scale)
  }

  /// Nothing is to be prepared.
  public func transitionWillStart(_ context: TransitionContext) {}

  /// Nothing is to be put back.
  public func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {}

  /// The slide as a value.
  ///
  /// - Parameters:
  ///   - direction: `present` for a push, `dismiss` for a pop.
  ///   - container: The space both screens fill, in points.
  ///   - movement: What moves both screens.
  ///   - scale: Device pixels per point.
  /// - Returns: The plan from rest to rest; a cross-fade in a container that cannot be drawn.
  nonisolated public static func plan(
    direction: TransitionDirection, container: Rect, movement: Spring = spring, scale: Double = 1
  ) -> TransitionPlan {
    guard container.isDrawable else {
      return .crossFade(
        presented: nil, direction: direction, container: container,
        fallback: "degenerate container", scale: scale)
    }
    let (start, end) = direction == .present ? (0.0, 1.0) : (1.0, 0.0)
    let timing = ChannelTiming.spring(movement)
    func channels(_ place: (Double) -> ElementProperties<ChannelVector>) -> ElementChannels {
      place(start).merge(place(end)) { Channel(from: $0, to: $1, timing: timing) }
    }
    return TransitionPlan(
      elements: [
        TransitionElement(
          name: "presenting", content: .below(size: container.size),
          channels: channels { lower(coverage: $0, in: container) }, isClipped: false),
        TransitionElement(
          name: "fade", content: .color(.black),
          channels: channels { fade(coverage: $0, in: container) }),
        TransitionElement(
          name: "target", content: .presented(size: container.size),
          channels: channels { upper(coverage: $0, in: container) }, shadow: shadow),
      ], scale: scale)
  }

  nonisolated private static func lower(
    coverage: Double, in container: Rect
  ) -> ElementProperties<ChannelVector> {
    let offset = Vector(dx: -parallax * container.width * coverage, dy: 0)
    return place(container.offset(by: offset), opacity: 1, shadow: 0)
  }

  nonisolated private static func fade(
    coverage: Double, in container: Rect
  ) -> ElementProperties<ChannelVector> {
    place(container, opacity: darkness * coverage, shadow: 0)
  }

  nonisolated private static func upper(
    coverage: Double, in container: Rect
  ) -> ElementProperties<ChannelVector> {
    let offset = Vector(dx: container.width * (1 - coverage), dy: 0)
    return place(container.offset(by: offset), opacity: 1, shadow: coverage)
  }

  nonisolated private static func place(
    _ frame: Rect, opacity: Double, shadow: Double
  ) -> ElementProperties<ChannelVector> {
    ElementProperties(
      frame: ChannelVector(frame), content: ChannelVector(frame), radii: .zero,
      opacity: ChannelVector(single: opacity), shadow: ChannelVector(single: shadow))
  }
}
