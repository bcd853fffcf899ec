/// A kind of property that has a value at which it changes nothing.
public protocol StillProperty: Hashable, Sendable {
  /// The property that is always one value.
  static func still(_ value: ChannelVector) -> Self
}

extension Channel: StillProperty {
  /// A channel that never moves.
  public static func still(_ value: ChannelVector) -> Channel { .constant(value) }
}

extension ChannelState: StillProperty {
  /// A state at rest.
  public static func still(_ value: ChannelVector) -> ChannelState { ChannelState(value) }
}

extension SIMD4: StillProperty where Scalar == Double {
  /// The value itself.
  public static func still(_ value: ChannelVector) -> ChannelVector { value }
}

extension ElementProperties where Property: StillProperty {
  /// Creates it for an element that stands upright in its plane, with nothing filled beneath its
  /// content, laid over it or drawn around it.
  public init(
    frame: Property, content: Property, radii: Property, opacity: Property, shadow: Property
  ) {
    self.init(
      frame: frame, content: content, radii: radii, opacity: opacity, shadow: shadow,
      translation: .still(.zero), scale: .still(ElementPose.upright.scale),
      rotation: .still(.zero), fill: .still(.zero))
  }

  /// Creates it for an element with nothing laid over its content or drawn around it.
  public init(
    frame: Property, content: Property, radii: Property, opacity: Property, shadow: Property,
    translation: Property, scale: Property, rotation: Property, fill: Property
  ) {
    self.init(
      frame: frame, content: content, radii: radii, opacity: opacity, shadow: shadow,
      translation: translation, scale: scale, rotation: rotation, fill: fill,
      overlay: .still(.zero), border: .still(.zero), measures: .still(.zero))
  }
}
