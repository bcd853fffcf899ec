public import Motion
public import SceneGraph

extension TransitionPlan {
  /// A plan that fades the presented screen in or out over the presenting one; nothing moves.
  ///
  /// It stands in where geometry is unusable, and where the person asked for less movement.
  ///
  /// - Parameters:
  ///   - presented: The presented screen's display list, in container points; `nil` shows the screen
  ///     as it is at each moment.
  ///   - direction: In or out.
  ///   - container: The space both screens fill, in points; one that cannot be drawn counts as a point.
  ///   - fallback: Why the ordinary plan is not played, or `nil` if this is the ordinary plan.
  ///   - duration: Seconds; a quarter by default.
  ///   - scale: Device pixels per point.
  /// - Returns: Two elements, `presenting` and `screen`.
  public static func crossFade(
    presented: DisplayList?, direction: TransitionDirection, container: Rect,
    fallback: String? = nil, duration: Double = 0.25, scale: Double = 1
  ) -> TransitionPlan {
    let container = container.isDrawable ? container : Rect(x: 0, y: 0, width: 1, height: 1)
    let whole = Channel.constant(ChannelVector(container))
    let none = Channel.constant(.zero)
    let opaque = Channel.constant(ChannelVector(single: 1))
    let (start, end) =
      switch direction {
      case .present: (0.0, 1.0)
      case .dismiss: (1.0, 0.0)
      }
    let fade = Channel(
      from: ChannelVector(single: start), to: ChannelVector(single: end),
      timing: .curve(.easeInOut, duration: duration))
    func channels(opacity: Channel) -> ElementChannels {
      ElementChannels(frame: whole, content: whole, radii: none, opacity: opacity, shadow: none)
    }
    return TransitionPlan(
      elements: [
        TransitionElement(
          name: "presenting", content: .below(size: container.size),
          channels: channels(opacity: opaque), isClipped: false),
        TransitionElement(
          name: "screen",
          content: presented.map { .snapshot($0, size: container.size) }
            ?? .presented(size: container.size),
          channels: channels(opacity: fade), isClipped: false),
      ],
      reversal: .retarget, fallback: fallback, scale: scale)
  }
}
