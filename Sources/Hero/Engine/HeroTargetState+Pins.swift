import Motion
import SceneGraph
import Transitions

extension HeroTargetState {
  /// What an element is to be at once where this state says something.
  ///
  /// - Parameters:
  ///   - state: How the element is now; what is not said stays.
  ///   - space: From the space that the element stands in to the container's.
  ///   - velocity: How fast ``position`` moves, in container points per second.
  /// - Returns: One state for each key that is said.
  func pins(
    on state: ElementState, in space: Transform3D, velocity: Vector = .zero
  ) -> [(key: HeroKey, state: ChannelState)] {
    var pins: [(HeroKey, ChannelState)] = []
    func pin(_ key: HeroKey, _ value: ChannelVector) { pins.append((key, ChannelState(value))) }
    if position != nil || size != nil {
      var (frame, content) = (state.frame.value.rect, state.content.value.rect)
      if let size, size.isDrawable, frame.isDrawable {
        content = content.stretched(about: frame.center, by: size, over: frame.size)
        frame = Rect(center: frame.center, size: size)
      }
      var rate = ChannelVector.zero
      if let position, let local = space.preimage(of: position) {
        content = content.offset(by: local - frame.center)
        frame = frame.offset(by: local - frame.center)
        let step = 1e-3
        if let next = space.preimage(of: position + velocity * step) {
          rate = ChannelVector((next.x - local.x) / step, (next.y - local.y) / step, 0, 0)
        }
      }
      pins.append((.frame, ChannelState(ChannelVector(frame), velocity: rate)))
      pins.append((.content, ChannelState(ChannelVector(content), velocity: rate)))
    }
    if let transform {
      let pose = ElementPose(transform)
      pin(.translation, pose.translation)
      pin(.scale, pose.scale)
      pin(.rotation, pose.rotation)
    }
    if let opacity { pin(.opacity, ChannelVector(single: opacity)) }
    if let cornerRadii { pin(.radii, ChannelVector(cornerRadii)) }
    if let backgroundColor { pin(.fill, ChannelVector(backgroundColor)) }
    if let overlay { pin(.overlay, ChannelVector(overlay.color.faded(to: overlay.opacity))) }
    if let borderColor { pin(.border, ChannelVector(borderColor)) }
    if borderWidth != nil || zPosition != nil || blurRadius != nil {
      let now = state.measures.value
      pin(
        .measures,
        ChannelVector(
          borderWidth ?? now[0], zPosition ?? now[1], blurRadius ?? now[2], now[3]))
    }
    if shadowOpacity != nil || shadowOffset != nil || shadowRadius != nil {
      let now = state.shadow.value
      pin(
        .shadow,
        ChannelVector(
          shadowOpacity ?? now[0], shadowOffset?.dx ?? now[1], shadowOffset?.dy ?? now[2],
          shadowRadius ?? now[3]))
    }
    return pins
  }
}

extension HeroTargetState {
  /// The keys that ``pins(on:in:velocity:)`` has a state for, wherever something is.
  var pinnedKeys: Set<HeroKey> {
    let frame = ChannelState(ChannelVector(Rect.unit))
    let state = ElementProperties<ChannelState>(
      frame: frame, content: frame, radii: frame, opacity: frame, shadow: frame,
      translation: frame, scale: frame, rotation: frame, fill: frame, overlay: frame,
      border: frame, measures: frame)
    return Set(pins(on: state, in: .identity).map(\.key))
  }
}

extension Rect {
  /// This rectangle as it becomes where what is around it changes its size about a point.
  fileprivate func stretched(about center: Point, by size: Size, over old: Size) -> Rect {
    let (x, y) = (size.width / old.width, size.height / old.height)
    return Rect(
      x: center.x + (self.x - center.x) * x, y: center.y + (self.y - center.y) * y,
      width: width * x, height: height * y)
  }
}
